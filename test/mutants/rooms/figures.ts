// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const file = 'src/model/figures/translated.ts';

export const translationFigures: Room = {
  name: 'translation-figures',
  tests: ['test/management/translation-figures.test.ts'],
  mutants: [
    {
      file,
      breaks: 'customers see everybody’s figures',
      from: "reach(days, 'translation_figures', actor)",
      to: 'days',
    },
    {
      file,
      breaks: 'the caps on everything are told to customers',
      from: "...(actor.isAdmin ? (['all', 'unowned'] as const) : []),",
      to: "...(['all', 'unowned'] as const),",
    },
    {
      file,
      breaks: 'the caps of other days are told',
      from: " and usage.day = (now() at time zone 'utc')::date",
      to: '',
    },
    {
      file: 'src/runner/work/spending.ts',
      breaks: 'what is sent is not told in the figures',
      from: '    await addToFigures(trx, { characters, provider, lang, ownerId: account.ownerId });\n',
      to: '',
    },
    {
      file: 'src/runner/work/translate.ts',
      breaks: 'what comes from memory is not told in the figures',
      from: 'if (remembered > 0) await',
      to: 'if (false) await',
    },
    {
      file: 'src/runner/work/spending.ts',
      breaks: 'a cap that is none is told as one that lets nothing through',
      from: 'owner: owner || null',
      to: 'owner',
    },
  ],
};

const counted = 'src/model/figures/counted.ts';
const lists = 'src/model/figures/list-counts.ts';

export const coverageCounts: Room = {
  name: 'coverage-counts',
  tests: ['test/world/rows/coverage-counts.test.ts'],
  mutants: [
    {
      file: counted,
      breaks: 'what has changed since the coverage was counted is told as it was',
      from: "where(isAmong(since, 'not in'))",
      to: "where('true')",
    },
    {
      file: counted,
      breaks: 'a tag that has moved counts only where the journal noted it',
      from: 'select t.customer_id, t.place_id from changed join tags t on t.id = changed.tag_id',
      to: 'select null::integer, null::integer where false',
    },
    {
      file: counted,
      breaks: 'counts that a restore has brought are believed',
      from: " now where ${holds('s', 'now')}`",
      to: ' now`',
    },
    {
      file: 'src/model/figures/recount.ts',
      breaks: 'counts are noted as of a moment, and stay as they were',
      from: 'since ? rows.where(isAmong(since)) : rows',
      to: 'since ? rows.where(raw("false")) : rows',
    },
    {
      file: lists,
      breaks: 'how long lists are is told by counts of another moment',
      from: '!since.areListsCounted || ',
      to: '',
    },
    {
      file: lists,
      breaks: 'a tag with a text and a name in a language is two tags',
      from: 'group by id, customer_id, place_id, lang_code',
      to: 'group by id, customer_id, place_id, lang_code, text',
    },
    {
      file: 'src/model/record-filter.ts',
      breaks: 'a list of records of texts in a language is as long as that of texts in it',
      from: 'if (areRecords && lang_code !== undefined) return (await countedStanding(db, narrow, lang_code))?.text.original;',
      to: '',
    },
    {
      file: 'src/model/record-filter.ts',
      breaks: 'the list of one place is as long as that of all',
      from: 'for (const condition of conditions) reached.where(condition);',
      to: '',
    },
  ],
};

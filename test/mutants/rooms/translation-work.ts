// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
/** Faults of the list of translation work and of reports. */
import type { Room } from '../mutant.ts';

const rows = 'src/model/translations/work/work-rows.ts';
const counts = 'src/model/translations/work/work-count.ts';
const list = 'src/model/translations/work/work-list.ts';
const confirm = 'src/model/translations/confirm.ts';
const written = 'src/model/translations/human-translation.ts';
const reports = 'src/model/reports/close-reports.ts';

export const translationWork: Room = {
  name: 'translation work',
  tests: ['test/management/translation-work.test.ts', 'test/world/rows/work-plan.test.ts'],
  mutants: [
    {
      file: rows,
      breaks: 'the new owner of a tag sees its earlier texts',
      from: "listCondition('history', actor, 'reached') ?? 'true'",
      to: "'true'",
    },
    {
      file: rows,
      breaks: 'the list of work shows the oldest text as the earlier one',
      from: "later.changes ? 'text'",
      to: 'false',
    },
    {
      file: list,
      breaks: 'the second row of a tag is lost between two pages',
      from: "towards === 'later' ? (['asc', '>='] as const)",
      to: "towards === 'later' ? (['asc', '>'] as const)",
    },
    {
      file: counts,
      breaks: 'the second row of a tag is lost between two counted pages',
      from: "towards === 'later' ? ['asc', '>=']",
      to: "towards === 'later' ? ['asc', '>']",
    },
    { file: counts, breaks: 'a counted page ends too early', from: '=> most + 2', to: '=> most' },
    {
      file: list,
      breaks: 'tags of other customers are listed',
      from: "reach(Tag.query(db).select('tags.id'), 'tags', caller)",
      to: "Tag.query(db).select('tags.id')",
    },
    { file: confirm, breaks: 'an original can be confirmed', from: '    demandTranslation(present);\n', to: '' },
    {
      file: confirm,
      breaks: 'a text can be confirmed after its original has changed',
      from: '    requireOriginalRead(await originalOf(rows, trx, tag_id), source_hash);\n',
      to: '',
    },
    {
      file: written,
      breaks: 'a text can be confirmed after its original was deleted',
      from: 'source_hash !== original?.source_hash',
      to: 'original && source_hash !== original.source_hash',
    },
    { file: reports, breaks: 'closed reports are listed as work', from: '${report}.closed_at is null and', to: '' },
  ],
};

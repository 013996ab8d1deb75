// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
/** What is told of records, to whom, and what is put back. */
import type { Room } from '../mutant.ts';

const migration = 'src/database/schema/6-history.sql';
/** The function of today. */
const recording = 'src/database/migrations/0006-change-sets.ts';
const entry = 'src/model/history/history-entry.ts';
const restore = 'src/model/history/restore.ts';
const putBack = 'src/model/translations/put-back.ts';
const pages = ['test/pages/history.test.ts'];

export const history: Room = {
  name: 'history',
  tests: ['test/management/history.test.ts'],
  mutants: [
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'who is given a tag is told what it said before',
      from: "new.history_from := nextval('history_id_seq');",
      to: 'null;',
    },
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'who claims a tag is not told how it was made',
      from: 'update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;',
      to: 'null;',
    },
    { file: recording, breaks: 'what changes nothing is told', from: "where changes <> '{}'", to: 'where true' },
    {
      file: migration,
      breaks: 'a write of a web process that says nothing is a person’s',
      from: "in ('api', 'json',",
      to: "in ('unsaid', 'api', 'json',",
    },
    {
      file: migration,
      breaks: 'a password is told',
      from: "when 'password' then '[null, null]'",
      to: "when 'no password' then '[null, null]'",
    },
    {
      file: migration,
      breaks: 'who is gone is known by e-mail',
      from: 'then \'{"email": [null, null]}\'::jsonb',
      to: "then '{}'::jsonb",
    },
    {
      file: 'src/database/schema/3-texts.sql',
      breaks: 'what was deleted with a tag is not told of that tag',
      from: '      delete from translations where text_record_id = old.id;\n',
      to: '      null;\n',
    },
    {
      file: recording,
      breaks: 'the tag that an item was taken from does not know',
      from: "case when tg_table_name = 'hardwares' and n.tag_id <> o.tag_id then o.tag_id end",
      to: 'null',
    },
    {
      file: 'src/model/translations/editable-translation.ts',
      breaks: 'a minor edit makes translations stale for a moment, which is told',
      from: "    await rows.with('edited', edit).update({ source_hash });",
      to: '    await edit;\n    await rows.update({ source_hash });',
    },
    {
      file: entry,
      breaks: 'a record that is gone is told of to anybody',
      from: 'const entry = actor.isAdmin &&',
      to: 'const entry =',
    },
    {
      file: entry,
      breaks: 'the history of a tag leaves out what is gone of it',
      from: "return HistoryEntry.list(db, actor, page, { breadth: 'reached',",
      to: 'return HistoryEntry.list(db, actor, page, {',
    },
    { file: entry, breaks: 'anybody erases', from: "  demand(actor, resource, 'erase');\n", to: '' },
    {
      file: entry,
      breaks: 'the last day is left out',
      from: '(?::date + 1)',
      to: '(?::date)',
    },
    {
      file: entry,
      breaks: 'a voice is taken for a text',
      from: 'const former = this.changes.text?.[0];',
      to: 'const former = this.changes.text?.[1];',
    },
    {
      file: restore,
      breaks: 'a text comes back with another voice',
      from: 'wasOriginal ? await formerGender(trx, tag_id) : undefined',
      to: 'undefined',
    },
    {
      file: putBack,
      breaks: 'an original comes back as nothing',
      from: 'if (!original && wasOriginal)',
      to: 'if (original && wasOriginal)',
    },
    {
      file: putBack,
      breaks: 'a text comes back in another language',
      from: 'if (present?.lang_code === lang_code) {',
      to: 'if (present) {',
    },
    {
      file: 'src/http/refused-page.ts',
      breaks: 'wrong filters are a failure',
      from: '    res.status(422);\n    return page(error.errors);',
      to: '    throw error;',
      tests: pages,
    },
    {
      file: 'src/management/history/history-views.ts',
      breaks: "a tag's page tells what was",
      from: '  columns: shortColumnsFor(context, names),\n  rows: entries',
      to: '  columns: columnsFor(context, names),\n  rows: entries',
      tests: pages,
    },
  ],
};

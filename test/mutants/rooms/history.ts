// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
/** Faults of the history and of restoring from it. */
import type { Room } from '../mutant.ts';

const migration = 'src/database/schema/6-history.sql';
/** The present version of the function. */
const recording = 'src/database/migrations/0006-change-sets.ts';
const entry = 'src/model/history/history-entry.ts';
const restore = 'src/model/history/restore.ts';
const putBack = 'src/model/translations/restore-text.ts';
const pages = ['test/pages/history.test.ts'];
const deleted = ['test/pages/history-deleted.test.ts'];

export const history: Room = {
  name: 'history',
  tests: ['test/management/history.test.ts'],
  mutants: [
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'the new owner of a tag sees its earlier history',
      from: "new.history_from := nextval('history_id_seq');",
      to: 'null;',
    },
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'a customer that claims a tag does not see its creation',
      from: 'update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;',
      to: 'null;',
    },
    {
      file: recording,
      breaks: 'the history has entries without changes',
      from: "where changes <> '{}'",
      to: 'where true',
    },
    {
      file: migration,
      breaks: 'writes without a stated source count as a person’s',
      from: "in ('api', 'json',",
      to: "in ('unsaid', 'api', 'json',",
    },
    {
      file: migration,
      breaks: 'the history has passwords',
      from: "when 'password' then '[null, null]'",
      to: "when 'no password' then '[null, null]'",
    },
    {
      file: migration,
      breaks: 'the history has the e-mail addresses of deleted customers',
      from: 'then \'{"email": [null, null]}\'::jsonb',
      to: "then '{}'::jsonb",
    },
    {
      file: 'src/database/schema/3-texts.sql',
      breaks: 'the history of a tag lacks the deletion of its texts',
      from: '      delete from translations where text_record_id = old.id;\n',
      to: '      null;\n',
    },
    {
      file: recording,
      breaks: 'the history of a tag lacks the hardware that was moved away',
      from: "case when tg_table_name = 'hardwares' and n.tag_id <> o.tag_id then o.tag_id end",
      to: 'null',
    },
    {
      file: 'src/model/translations/editable-translation.ts',
      breaks: 'the history has a moment of stale translations for each minor edit',
      from: "    await rows.with('edited', edit).update({ source_hash });",
      to: '    await edit;\n    await rows.update({ source_hash });',
    },
    {
      file: entry,
      breaks: 'everybody can see the history of deleted records',
      from: 'const entry = actor.isAdmin &&',
      to: 'const entry =',
    },
    {
      file: entry,
      breaks: 'the history of a tag lacks its deleted records',
      from: "return HistoryEntry.list(db, actor, page, { breadth: 'reached',",
      to: 'return HistoryEntry.list(db, actor, page, {',
    },
    {
      file: entry,
      breaks: 'every customer can erase the history',
      from: "  authorise(actor, resource, 'erase');\n",
      to: '',
    },
    {
      file: entry,
      breaks: 'a period of the history lacks its last day',
      from: '(?::date + 1)',
      to: '(?::date)',
    },
    {
      file: entry,
      breaks: 'restoring an earlier text restores the newer one',
      from: 'const former = this.changes.text?.[0];',
      to: 'const former = this.changes.text?.[1];',
    },
    {
      file: restore,
      breaks: 'a restored text has another voice',
      from: 'wasOriginal ? await formerGender(trx, tag_id) : undefined',
      to: 'undefined',
    },
    {
      file: putBack,
      breaks: 'an original that was deleted cannot be restored',
      from: 'if (!original && wasOriginal)',
      to: 'if (original && wasOriginal)',
    },
    {
      file: putBack,
      breaks: 'a restored text replaces the present original in another language',
      from: 'if (present?.lang_code === lang_code) {',
      to: 'if (present) {',
    },
    {
      file: 'src/http/refused-page.ts',
      breaks: 'wrong filters of the history have a failure page without a form',
      from: '    res.status(422);\n    return page(error.errors);',
      to: '    throw error;',
      tests: pages,
    },
    {
      file: 'src/management/history/history-views.ts',
      breaks: 'a tag’s page has the full texts of its history',
      from: '  columns: shortColumnsFor(context, names),\n  rows: savesIn',
      to: '  columns: columnsFor(context, names),\n  rows: savesIn',
      tests: pages,
    },
    {
      file: 'src/model/access/history-reach.ts',
      breaks: 'the history of a museum’s account is shown to all members of its team',
      from: "when history.resource = 'customers' or history.change_set is null",
      to: 'when history.change_set is null',
      tests: deleted,
    },
    {
      file: 'src/model/access/history-reach.ts',
      breaks: 'the history has no line for what its reader has deleted',
      from: 'else ${isOfOwnDeleted} end`',
      to: 'else false end`',
      tests: deleted,
    },
    {
      file: 'src/model/access/history-reach.ts',
      breaks: 'a deleted tag shows what it was before it was given away',
      from: 'and later.owner_id is distinct from :actor',
      to: 'and false',
      tests: deleted,
    },
    {
      file: 'src/management/history/change-set-routes.ts',
      breaks: 'the undo of a bulk change can lead to another site',
      from: "ownPath(fields.return_to, '')",
      to: '(fields.return_to as string | undefined)',
      tests: ['test/pages/tag-bulk.test.ts'],
    },
  ],
};

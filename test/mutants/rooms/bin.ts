/** What is deleted is kept, and what was done is undone. */
import type { Room } from '../mutant.ts';

const entry = 'src/model/bin/bin-entry.ts';
const restore = 'src/model/bin/restore.ts';
const tags = 'src/model/bin/restore-tags.ts';
const hardware = 'src/model/bin/restore-hardware.ts';
const places = 'src/model/bin/restore-places.ts';
const set = 'src/model/undo/change-set.ts';
const made = 'src/model/undo/created.ts';
const fields = 'src/model/undo/tags.ts';
const texts = 'src/model/undo/texts.ts';
const edits = 'src/model/undo/text-edits.ts';
const undo = ['test/management/undo.test.ts'];
const pages = ['test/pages/bin.test.ts'];

export const bin: Room = {
  name: 'bin',
  tests: ['test/management/bin.test.ts'],
  mutants: [
    { file: entry, breaks: 'what is over is in the bin', from: "raw('bin.expires_at > now()')", to: "raw('true')" },
    {
      file: entry,
      breaks: 'the history is erased, and the record comes back',
      from: "await trx('bin').where({ resource, record_id }).delete();",
      to: '',
    },
    {
      file: restore,
      breaks: 'what is over is restored',
      from: 'bin.id = any(?::integer[]) and expires_at > now()',
      to: 'bin.id = any(?::integer[])',
    },
    { file: restore, breaks: 'a part is restored', from: 'if (entries.length < ids.length) throw absent();', to: '' },
    {
      file: tags,
      breaks: 'what memory had put there counts as up to date',
      from: "changed: copies });\n  await insertRows(trx, { table: 'name",
      to: "});\n  await insertRows(trx, { table: 'name",
    },
    {
      file: tags,
      breaks: 'a restored tag counts as changed',
      from: 'await trx.raw(timed, { entries: some });',
      to: ';',
    },
    {
      file: tags,
      breaks: 'a child is taken from its parent',
      from: 'parent_id === null && is_owners',
      to: 'is_owners',
    },
    {
      file: tags,
      breaks: 'a circle is restored',
      from: 'else if (await isWithin(trx, parent_id, id))',
      to: 'else if (false)',
    },
    {
      file: tags,
      breaks: 'a reference of another tag is wanted',
      from: 'reference: holder === null ? reference : null',
      to: 'reference',
    },
    { file: hardware, breaks: 'hardware of others is taken', from: '(present !== null && !is_owners)', to: 'false' },
    {
      file: hardware,
      breaks: 'attached hardware is taken',
      from: '(present_tag === tag_id ? null : present_tag)',
      to: 'null',
    },
    {
      file: places,
      breaks: 'tags are taken from other places',
      from: 'and t.place_id is null and t.customer_id',
      to: 'and t.customer_id',
    },
    {
      file: places,
      breaks: 'there is no end of links',
      from: '<= :most as has_room',
      to: '<= 1000 + :most as has_room',
    },
    { file: set, breaks: 'sets of long ago are undone', from: 'if (is_old)', to: 'if (false)', tests: undo },
    {
      file: set,
      breaks: 'an order that runs is undone',
      from: "if (order && order.finished_at === null) throw new Failure('change_set_open');",
      to: '',
      tests: undo,
    },
    {
      file: set,
      breaks: 'what was deleted is nobody’s to undo',
      from: 'b.record_id = history.tag_id and b.customer_id = :actor',
      to: 'false',
      tests: undo,
    },
    {
      file: set,
      breaks: 'what is given away at the same moment is undone',
      from: 'for (const sql of locks(actor)) await trx.raw(sql, bindings);',
      to: '',
      tests: undo,
    },
    {
      file: set,
      breaks: 'a look waits for who changes parents',
      from: 'has_parents && !isDryRun',
      to: 'true',
      tests: undo,
    },
    {
      file: 'src/model/undo/former-items.ts',
      breaks: 'an item of another is taken back',
      from: '!== owner_id',
      to: '!== owner_id && false',
      tests: undo,
    },
    {
      file: made,
      breaks: 'a tag that was changed since is deleted',
      from: 'isAsLeft(net, row) && arePartsAsLeft',
      to: 'arePartsAsLeft',
      tests: undo,
    },
    {
      file: made,
      breaks: 'a tag with other texts is deleted',
      from: ' && arePartsAsLeft(ofTags.get(net.id) ?? [], has)',
      to: '',
      tests: undo,
    },
    {
      file: made,
      breaks: 'a parent of others is deleted',
      from: 'keepParents(deletedIds, present, nets);',
      to: '',
      tests: undo,
    },
    { file: made, breaks: 'a place with tags is deleted', from: '!busy.has(net.id) && ', to: '', tests: undo },
    {
      file: fields,
      breaks: 'who was given a tag gives it back',
      from: '!undoing.actor.isAdmin || former === null',
      to: 'former === null',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'a tag becomes nobody’s',
      from: '!undoing.actor.isAdmin || former === null',
      to: '!undoing.actor.isAdmin',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'a place that is gone is wanted',
      from: "=== owner ? undefined : 'gone'",
      to: '=== owner ? undefined : undefined',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'references cannot be exchanged',
      from: "await undoing.update(\n    'tags',\n    [...new Set(exchanged)]",
      to: "await undoing.update(\n    'tags',\n    [...new Set([] as number[])]",
      tests: undo,
    },
    {
      file: texts,
      breaks: 'texts of people go with an original',
      from: 'people.every((row) => nets.some((net) => net.id === row.id && isTextAsLeft(net, row))) &&',
      to: '',
      tests: undo,
    },
    { file: edits, breaks: 'all hashes are carried back', from: 'net.carried.includes(id) && ', to: '', tests: undo },
    { file: edits, breaks: 'a changed text is undone', from: 'if (!is(1)) {', to: 'if (false) {', tests: undo },
    {
      file: 'src/http/crud-pages.ts',
      breaks: 'a save that changed nothing is to be undone',
      from: 'const isChanged = changeSet && !notice.undo && (await',
      to: 'const isChanged = true || (await',
      tests: pages,
    },
  ],
};

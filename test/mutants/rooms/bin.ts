/** Faults of the bin and of undo. */
import type { Room } from '../mutant.ts';

const entry = 'src/model/bin/bin-entry.ts';
const restore = 'src/model/bin/restore.ts';
const tags = 'src/model/bin/restore-tags.ts';
const hardware = 'src/model/bin/restore-hardware.ts';
const places = 'src/model/bin/restore-places.ts';
const set = 'src/model/undo/change-set.ts';
const made = 'src/model/undo/created-records.ts';
const fields = 'src/model/undo/tags.ts';
const texts = 'src/model/undo/texts.ts';
const edits = 'src/model/undo/text-edits.ts';
const undo = ['test/management/undo.test.ts'];
const undone = ['test/management/undo-undone.test.ts'];
const pages = ['test/pages/bin.test.ts'];

export const bin: Room = {
  name: 'bin',
  tests: ['test/management/bin.test.ts'],
  mutants: [
    {
      file: entry,
      breaks: 'expired records are listed in the bin',
      from: "raw('bin.expires_at > now()')",
      to: "raw('true')",
    },
    {
      file: entry,
      breaks: 'a record whose history was erased can be restored',
      from: "await trx('bin').where({ resource, record_id }).delete();",
      to: '',
    },
    {
      file: restore,
      breaks: 'an expired record can be restored',
      from: 'bin.id = any(?::integer[]) and expires_at > now()',
      to: 'bin.id = any(?::integer[])',
    },
    {
      file: restore,
      breaks: 'only a part of the selected records is restored',
      from: 'if (entries.length < ids.length) throw absent();',
      to: '',
    },
    {
      file: tags,
      breaks: 'restored texts from the translation memory count as up to date',
      from: "changed: copies });\n  await insertRows(trx, { table: 'name",
      to: "});\n  await insertRows(trx, { table: 'name",
    },
    {
      file: tags,
      breaks: 'restored tags and texts have the time of their restore',
      from: 'await trx.raw(timed, { entries: some });',
      to: ';',
    },
    {
      file: tags,
      breaks: 'a restored parent takes a child away from its present parent',
      from: 'parent_id === null && is_owners',
      to: 'is_owners',
    },
    {
      file: tags,
      breaks: 'a restored tag becomes a parent of its own parent',
      from: 'else if (await isWithin(trx, parent_id, id))',
      to: 'else if (false)',
    },
    {
      file: tags,
      breaks: 'a tag cannot be restored because another tag has its reference',
      from: 'reference: holder === null ? reference : null',
      to: 'reference',
    },
    {
      file: hardware,
      breaks: 'a restored tag takes hardware of another customer',
      from: '(present !== null && !is_owners)',
      to: 'false',
    },
    {
      file: hardware,
      breaks: 'a restored tag takes hardware from another tag',
      from: '(present_tag === tag_id ? null : present_tag)',
      to: 'null',
    },
    {
      file: places,
      breaks: 'a restored place takes tags from other places',
      from: 'and t.place_id is null and t.customer_id',
      to: 'and t.customer_id',
    },
    {
      file: places,
      breaks: 'a restored place has more bundle links than allowed',
      from: '<= :most as has_room',
      to: '<= 1000 + :most as has_room',
    },
    {
      file: set,
      breaks: 'a change set of months ago can be undone',
      from: 'if (is_old)',
      to: 'if (false)',
      tests: undo,
    },
    {
      file: set,
      breaks: 'an order that still runs can be undone',
      from: "if (order && order.finished_at === null) throw new Failure('change_set_open');",
      to: '',
      tests: undo,
    },
    {
      file: set,
      breaks: 'a customer cannot undo a deletion',
      from: 'b.record_id = history.tag_id and b.customer_id = :actor',
      to: 'false',
      tests: undo,
    },
    {
      file: set,
      breaks: 'an undo changes a tag that is given away at the same time',
      from: 'for (const sql of locks(actor)) await trx.raw(sql, bindings);',
      to: '',
      tests: undo,
    },
    {
      file: set,
      breaks: 'a dry run of an undo waits for changes of parents',
      from: 'has_parents && !isDryRun',
      to: 'true',
      tests: undo,
    },
    {
      file: set,
      breaks: 'tags that an undo of an undo restores have lost the places made with them',
      from: "w.event = 'destroy'), false)",
      to: "w.event = 'destroy'))",
      tests: undone,
    },
    {
      file: set,
      breaks: 'hardware that an undo gave back to its former tag becomes free when that is undone',
      from: 'and not is_part and tag_id is not null',
      to: 'and false',
      tests: undone,
    },
    {
      file: 'src/model/undo/undo.ts',
      breaks: 'an undo reports hardware as not restored although it is',
      from: '!reattached.has(each.record_id)',
      to: 'true',
      tests: undone,
    },
    {
      file: 'src/model/undo/former-hardware.ts',
      breaks: 'an undo takes hardware away from another customer',
      from: '!== owner_id',
      to: '!== owner_id && false',
      tests: undo,
    },
    {
      file: made,
      breaks: 'an undo deletes a tag that was changed afterwards',
      from: 'isUnchangedSince(net, row) && arePartsAsLeft',
      to: 'arePartsAsLeft',
      tests: undo,
    },
    {
      file: made,
      breaks: 'an undo deletes a tag whose texts were changed afterwards',
      from: ' && arePartsAsLeft(ofTags.get(net.id) ?? [], has)',
      to: '',
      tests: undo,
    },
    {
      file: made,
      breaks: 'an undo deletes a parent of tags that stay',
      from: 'keepParents(deletedIds, present, nets);',
      to: '',
      tests: undo,
    },
    {
      file: made,
      breaks: 'an undo deletes a place that has tags again',
      from: '!busy.has(net.id) && ',
      to: '',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'the new owner of a tag gives it back by an undo',
      from: '!undoing.actor.isAdmin || former === null',
      to: 'former === null',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'an undo leaves a tag without an owner',
      from: '!undoing.actor.isAdmin || former === null',
      to: '!undoing.actor.isAdmin',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'an undo fails because a place was deleted',
      from: "=== owner ? undefined : 'gone'",
      to: '=== owner ? undefined : undefined',
      tests: undo,
    },
    {
      file: fields,
      breaks: 'an undo cannot exchange references between tags',
      from: "await undoing.update(\n    'tags',\n    [...new Set(exchanged)]",
      to: "await undoing.update(\n    'tags',\n    [...new Set([] as number[])]",
      tests: undo,
    },
    {
      file: texts,
      breaks: 'an undo deletes human translations with their original',
      from: 'people.every((row) => nets.some((net) => net.id === row.id && isTextAsLeft(net, row))) &&',
      to: '',
      tests: undo,
    },
    {
      file: edits,
      breaks: 'an undo changes source hashes that the edit did not carry',
      from: 'net.carried.includes(id) && ',
      to: '',
      tests: undo,
    },
    {
      file: edits,
      breaks: 'an undo overwrites a text that was edited afterwards',
      from: 'if (!is(1)) {',
      to: 'if (false) {',
      tests: undo,
    },
    {
      file: 'src/http/crud-pages.ts',
      breaks: 'a save without changes offers an undo',
      from: 'const isChanged = changeSet && !notice.undo && (await',
      to: 'const isChanged = true || (await',
      tests: pages,
    },
    {
      file: entry,
      breaks: 'the bin is not searched by reference',
      from: "columns: ['bin.name', rowOf('reference')]",
      to: "columns: ['bin.name']",
      tests: pages,
    },
  ],
};

/** Every cell of the policy: each caller's access to own and others' records, as written in test/setup/policy-cells.ts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource, Verb } from '../../contracts/access.ts';
import { management } from '../../contracts/index.ts';
import { policy } from '../../src/model/access/policy.ts';
import { signedIn } from '../setup/factories.ts';
import { as, groups, makeRecord, paths } from '../setup/management.ts';
import { type Cell, cells, makePolicyWorld, mismatch, type PolicyWorld } from '../setup/policy-cells.ts';
import { rules } from '../setup/policy-rules.ts';

let world: PolicyWorld;
beforeAll(async () => {
  world = await makePolicyWorld();
});
afterAll(() => world.stop());

const rows = [...new Set(cells.map(({ resource, operation }) => `${resource} ${operation}`))];
const ofRow = (row: string) => cells.filter(({ resource, operation }) => `${resource} ${operation}` === row);

test('the matrix has every operation of every resource, for every caller and ownership', () => {
  const operations = Object.values(management).flatMap((resource) =>
    Object.entries(resource).map(([name, { metadata }]) => `${(metadata as { resource: Resource }).resource} ${name}`),
  );
  // The list of what there is to translate is one of tags, as theirs is.
  const inCells = operations.filter((operation) => !summed.includes(operation.split(' ')[0] as string));
  expect(rows.toSorted()).toEqual([...new Set(inCells)].sort());
  expect(new Set(rows.map((row) => ofRow(row).length))).toEqual(new Set([5 * 3]));
});

test.each(rows)('R16, R18, X1–X6, X8, D41, D56, D57: %s', async (row) => {
  const faults = [];
  for (const cell of ofRow(row)) faults.push(await mismatch(world, cell));
  expect(faults.filter(Boolean)).toEqual([]);
});

/** Sums have no records that could stand in a cell, and a team has several people: their own tests hold whose they are. */
const summed: readonly string[] = ['reads', 'translation_figures', 'team', 'team_invitations', 'look'];
const tried = rules().filter(({ resource }) => !summed.includes(resource));

test('an owner by a tag is the only restriction of a list: its readings know no other', () => {
  const byTag = Object.entries(policy).filter(([, { tag }]) => tag !== undefined);
  expect(byTag.length).toBeGreaterThan(3);
  expect(byTag.filter(([, { listed }]) => listed !== undefined && listed !== 'all')).toEqual([]);
});

describe('with one rule removed', () => {
  test('the list of rules is complete', () => {
    expect(tried.map(({ name }) => name)).toEqual([
      'tags: reach',
      'tags: erase is for admins',
      'tags: update is without customer_id',
      'tags: mint is without customer_id',
      'tags: bulk is without customer_id',
      'text_records: reach',
      'text_records: erase is for admins',
      'translations: reach',
      'translations: erase is for admins',
      'name_translations: reach',
      'name_translations: index lists all',
      'name_translations: erase is for admins',
      'hardwares: reach',
      'hardwares: index lists none',
      'hardwares: erase is for admins',
      'places: reach',
      'places: erase is for admins',
      'customers: reach',
      'customers: create is for admins',
      'customers: destroy is for admins',
      'customers: link is for admins',
      'customers: erase is for admins',
      'customers: update is without role',
      'customers: update is without suspended',
      'reports: reach',
      'bundle_links: reach',
      "bundle_links: is its owner's alone",
      'keep_words: reach',
      'bin: reach',
      'history: reach',
      'history: index lists only what is there',
      'translation_orders: reach',
      'invitations: index is for admins',
      'invitations: create is for admins',
      'invitations: destroy is for admins',
    ]);
    expect(Object.keys(policy)).toHaveLength(19);
  });

  test.each(tried)('$name: the tests detect it', async (rule) => {
    const restore = rule.remove();
    try {
      const { resource, verb, field, isOfAdmins = false } = rule;
      const suspects = cells
        .filter((cell) => cell.resource === resource && (cell.caller === 'admin') === isOfAdmins)
        .toSorted((one, other) => suspicion(other, verb) - suspicion(one, verb));
      let fault = field && (await setByOthers(resource, verb, field)) ? `anybody can set ${field}` : undefined;
      if (!field) for (const cell of suspects) fault ??= await mismatch(world, cell);
      expect(fault).toBeDefined();
    } finally {
      restore();
    }
  });
});

/** How likely a cell is to notice first that a rule about the verb is gone. */
const suspicion = ({ operation, caller, ownership }: Cell, verb: Verb | undefined) =>
  Number(operation === verb) * 4 +
  Number(!['nobody', 'signed-out'].includes(caller)) * 2 +
  Number(ownership === 'foreign');

/** Whether a customer who is no admin can set a field of its own record, or of a new one, or say one of many, that only an admin may. */
async function setByOthers(resource: Resource, verb: Verb | undefined, field: string): Promise<boolean> {
  const { app, people, other } = world;
  if (verb === 'mint') {
    const { body } = await as(app, people.A)('POST', `${paths[resource]}/mint.json`, {
      mint: { count: 1, [field]: other.id },
    });
    return body[0][field] !== people.A.id;
  }
  if (verb === 'bulk') {
    // Only an admin gives tags away; from others it is not even heard.
    const tag_ids = [await makeRecord(app, resource, people.A.id)];
    const { status } = await as(app, people.A)('POST', `${paths[resource]}/bulk.json`, {
      bulk: { action: 'move', tag_ids, place_id: null, [field]: 'somebody' },
    });
    return status !== 200;
  }
  // Who can suspend itself is signed out.
  const caller = field === 'suspended' ? await signedIn(app) : people.A;
  const id = await makeRecord(app, resource, caller.id);
  const column = field === 'suspended' ? 'suspended_at' : field;
  const before = (await app.db(resource).where({ id }).first())[column];
  const value = { role: 'manager', suspended: true }[field] ?? other.id;
  const answer = await as(app, caller)('PATCH', `${paths[resource]}/${id}.json`, {
    [groups[resource]]: { [field]: value },
  });
  expect(answer.status).toBe(204);
  const after = (await app.db(resource).where({ id }).first())[column];
  await app
    .db(resource)
    .where({ id })
    .update({ [column]: before });
  return after !== before;
}

test.each(rules().filter(({ field }) => field))('D38, D57: $name', async ({ resource, verb, field }) => {
  expect(await setByOthers(resource, verb, field as string)).toBe(false);
});

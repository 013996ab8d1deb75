/** The policy as a table of testable cells: permissions by person, operation and ownership. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../../contracts/access.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type Answer, startApp, type TestApp } from './app.ts';
import { signedIn } from './factories.ts';
import { as, change, groups, makeMachine, makeRecord, newFields, noId, paths } from './management.ts';

type Operation =
  | 'index'
  | 'create'
  | 'show'
  | 'update'
  | 'replace'
  | 'destroy'
  | 'bulk'
  | 'mint'
  | 'import'
  | 'setPicture'
  | 'destroyPicture'
  | 'link'
  | 'confirm'
  | 'toMachine'
  | 'items'
  | 'cancel'
  | 'retry'
  | Historic;
type Historic = 'history' | 'erase' | 'restore' | 'restoreMany' | 'undo';
type Caller = 'nobody' | 'signed-out' | 'A' | 'B' | 'admin';
/**
 * The ownership of the record, or of the tag or place that a new record refers to, as the caller sees it. For anonymous
 * callers A's count as own.
 */
type Ownership = 'own' | 'foreign' | 'absent';

const callers: readonly Caller[] = ['nobody', 'signed-out', 'A', 'B', 'admin'];
const ownerships: readonly Ownership[] = ['own', 'foreign', 'absent'];

/**
 * The expectation: a status; or for a list, the records in it (`own`, `all`, `none`). A cell with three words is about
 * own, foreign and absent records; one with a single word, about all of them.
 *
 * `create` is about the tag, or for Tags and links the place, that the new record refers to, and so is `mint`; places,
 * customers and invitations refer to nothing. There is no runner for orders.
 */
const table = `
                            nobody | signed-out | A           | B           | admin
tags index                | 401    | 401        | own         | own         | all
tags create               | 401    | 401        | 201 422 422 | 201 422 422 | 201 422 422
tags show                 | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
tags update               | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
tags replace              | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
tags destroy              | 401    | 401        | 204 204 204 | 204 204 204 | 204 204 204
tags bulk                 | 401    | 401        | 200 422 422 | 200 422 422 | 200 200 422
tags mint                 | 401    | 401        | 201 422 422 | 201 422 422 | 201 201 422
tags import               | 401    | 401        | 200 422 422 | 200 422 422 | 200 200 422
tags setPicture           | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
tags destroyPicture       | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
tags history              | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
tags erase                | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
text_records index        | 401    | 401        | own         | own         | all
text_records create       | 401    | 401        | 201 422 422 | 201 422 422 | 201 201 422
text_records show         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
text_records update       | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
text_records replace      | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
text_records destroy      | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
text_records history      | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
text_records erase        | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
translations index        | 401    | 401        | own         | own         | all
translations create       | 401    | 401        | 201 422 422 | 201 422 422 | 201 201 422
translations show         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translations update       | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
translations replace      | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
translations destroy      | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
translations history      | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translations erase        | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
translations confirm      | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translations toMachine    | 401    | 401        | 503 404 404 | 503 404 404 | 503 503 404
name_translations index   | 401    | 401        | all         | all         | all
name_translations create  | 401    | 401        | 201 422 422 | 201 422 422 | 201 201 422
name_translations show    | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
name_translations update  | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
name_translations replace | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
name_translations destroy | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
name_translations history | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
name_translations erase   | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
name_translations confirm | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
name_translations toMachine| 401    | 401        | 503 404 404 | 503 404 404 | 503 503 404
hardwares index           | 401    | 401        | none        | none        | none
hardwares create          | 401    | 401        | 201 422 422 | 201 422 422 | 201 201 422
hardwares show            | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
hardwares update          | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
hardwares replace         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
hardwares destroy         | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
hardwares history         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
hardwares erase           | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
places index              | 401    | 401        | own         | own         | all
places create             | 401    | 401        | 201         | 201         | 201
places show               | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
places update             | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
places replace            | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
places destroy            | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
places setPicture         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
places destroyPicture     | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
places history            | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
places erase              | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
customers index           | 401    | 401        | own         | own         | all
customers create          | 401    | 401        | 403         | 403         | 201
customers show            | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
customers update          | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
customers replace         | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
customers destroy         | 401    | 401        | 403 404 404 | 403 404 404 | 422 204 404
customers link            | 401    | 401        | 403         | 403         | 201 201 404
customers history         | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
customers erase           | 401    | 401        | 403 404 404 | 403 404 404 | 204 204 404
reports index             | 401    | 401        | own         | own         | all
reports show              | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
reports destroy           | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
bundle_links index        | 401    | 401        | own         | own         | own
bundle_links create       | 401    | 401        | 201 422 422 | 201 422 422 | 201 422 422
bundle_links destroy      | 401    | 401        | 204 404 404 | 204 404 404 | 204 404 404
invitations index         | 401    | 401        | 403         | 403         | all
invitations create        | 401    | 401        | 403         | 403         | 201
invitations destroy       | 401    | 401        | 403         | 403         | 204 204 404
history index             | 401    | 401        | own         | own         | all
history restore           | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
history undo              | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
bin index                 | 401    | 401        | own         | own         | all
bin show                  | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
bin restore               | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
bin restoreMany           | 401    | 401        | 200 422 422 | 200 422 422 | 200 200 422
bin destroy               | 401    | 401        | 204 404 404 | 204 404 404 | 204 204 404
translation_orders index  | 401    | 401        | own         | own         | all
translation_orders create | 401    | 401        | 503         | 503         | 503
translation_orders show   | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translation_orders items  | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translation_orders cancel | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
translation_orders retry  | 401    | 401        | 200 404 404 | 200 404 404 | 200 200 404
`;

export interface Cell {
  resource: Resource;
  operation: Operation;
  caller: Caller;
  ownership: Ownership;
  expected: string;
}

export const cells: readonly Cell[] = table
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [head = '', ...columns] = line.split('|').map((part) => part.trim());
    const [resource, operation] = head.split(/\s+/) as [Resource, Operation];
    return columns.flatMap((column, i) => {
      const words = column.split(/\s+/);
      return ownerships.map((ownership, j): Cell => {
        const expected = words[words.length === 1 ? 0 : j];
        const caller = callers[i];
        if (caller === undefined || expected === undefined) throw new Error(`The table is askew in: ${line}`);
        return { resource, operation, caller, ownership, expected };
      });
    });
  });

interface Person {
  id: number;
  token: string;
}

export interface PolicyWorld {
  app: TestApp;
  people: Record<Exclude<Caller, 'nobody'>, Person>;
  /** The owner of what is foreign to everybody else. */
  other: Person;
  stop(): Promise<void>;
}

export async function makePolicyWorld(): Promise<PolicyWorld> {
  const app = await startApp();
  const signedOut = await signedIn(app);
  const { email, token: auth_token } = signedOut;
  await app.call('POST', '/api/v1/login/signOut', { body: { email, auth_token } });
  const people = {
    'signed-out': signedOut,
    A: await signedIn(app),
    B: await signedIn(app),
    admin: await signedIn(app, { role: 'admin' }),
  };
  const other = await signedIn(app);
  // Only admins see deleted records in the list.
  for (const { id } of [...Object.values(people), other])
    await app
      .db('name_translations')
      .where({ id: await makeRecord(app, 'name_translations', id) })
      .delete();
  for (const resource of Object.keys(paths) as Resource[])
    for (const { id } of [...Object.values(people), other]) await makeRecord(app, resource, id);
  return { app, people, other, stop: () => app.stop() };
}

/** The deviation of the service from a cell; undefined if none. */
export async function mismatch(world: PolicyWorld, cell: Cell): Promise<string | undefined> {
  const { answer, seen, wasTouched } = await act(world, cell);
  const said = `${cell.caller}, ${cell.resource} ${cell.operation}, ${cell.ownership}: `;
  if (seen !== cell.expected) return `${said}${seen} in place of ${cell.expected}`;
  if (wasTouched) return `${said}answered ${answer.status}, and changed a foreign record`;
  if (cell.ownership !== 'foreign' || isReached(cell)) return undefined;
  const absent = await act(world, { ...cell, ownership: 'absent' });
  return isDeepStrictEqual(visible(answer), visible(absent.answer))
    ? undefined
    : `${said}a foreign record is told from an absent one`;
}

/** A foreign record within the caller's reach; or no reference at all. */
const isReached = ({ caller, operation, resource }: Cell) =>
  operation === 'index' ||
  (operation === 'create' && ['places', 'customers', 'invitations'].includes(resource)) ||
  (caller === 'admin' && resource !== 'bundle_links' && !(resource === 'tags' && operation === 'create'));

/** The visible parts of an answer, without those that differ for every request. */
const visible = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
});

/** A GIF of one pixel, in Base64. */
const smallPicture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function act(world: PolicyWorld, cell: Cell): Promise<{ answer: Answer; seen: string; wasTouched: boolean }> {
  const { app, people } = world;
  const { resource, operation, caller, ownership } = cell;
  const call = as(app, caller === 'nobody' ? undefined : people[caller]);
  const path = paths[resource];
  if (operation === 'index') {
    const answer = await call('GET', `${path}.json`);
    return {
      answer,
      seen: answer.status === 200 ? await breadthOf(world, cell, answer) : `${answer.status}`,
      wasTouched: false,
    };
  }
  if (operation === 'create') {
    const answer = await call('POST', `${path}.json`, { [groups[resource]]: await newRecord(world, cell) });
    return { answer, seen: `${answer.status}`, wasTouched: false };
  }
  if (operation === 'mint') {
    const answer = await call('POST', `${path}/mint.json`, { mint: { count: 1, ...(await newRecord(world, cell)) } });
    return { answer, seen: `${answer.status}`, wasTouched: false };
  }
  const id = await recordFor(world, cell);
  const before = await app.db(resource).where({ id }).first();
  const isForeign = ownership === 'foreign' && (caller !== 'admin' || resource === 'bundle_links');
  const seenAs = async (answer: Answer) => {
    const after = isForeign ? await app.db(resource).where({ id }).first() : before;
    return { answer, seen: `${answer.status}`, wasTouched: !isDeepStrictEqual(after, before) };
  };
  if (operation === 'import') {
    const tag_identifier = before?.tag_identifier ?? '000000000000';
    return seenAs(
      await call('POST', `${path}/import.json?atomic=1`, {
        import: { rows: [{ tag_identifier, ...change[resource] }] },
      }),
    );
  }
  if (operation === 'bulk')
    return seenAs(await call('POST', `${path}/bulk.json`, { bulk: { action: 'delete', tag_ids: [id], count: 1 } }));
  if (operation === 'confirm') {
    const source_hash = sourceOf(before);
    return seenAs(await call('POST', `${path}/${id}/confirm.json`, { source_hash }));
  }
  // There is no runner to make it.
  if (operation === 'toMachine') return seenAs(await call('POST', `${path}/${id}/to_machine.json`));
  if (operation === 'setPicture')
    return seenAs(await call('PUT', `${path}/${id}/picture.json`, { picture: { data: smallPicture } }));
  if (operation === 'destroyPicture') return seenAs(await call('DELETE', `${path}/${id}/picture.json`));
  if (operation === 'link') return seenAs(await call('POST', `${path}/${id}/password_link.json`));
  if (operation === 'undo') {
    const set = before?.change_set ?? randomUUID();
    return seenAs(await call('POST', `${path}/change_sets/${set}/undo.json`));
  }
  if (operation === 'restoreMany') return seenAs(await call('POST', `${path}/restore.json`, { bin: { ids: [id] } }));
  if (operation === 'restore') return seenAs(await call('POST', `${path}/${id}/restore.json`));
  if (operation === 'cancel' || operation === 'retry')
    return seenAs(await call('POST', `${path}/${id}/${operation}.json`));
  if (operation === 'items') return seenAs(await call('GET', `${path}/${id}/items.json`));
  if (operation === 'history') return seenAs(await call('GET', `${path}/${id}/history.json`));
  if (operation === 'erase') return seenAs(await call('DELETE', `${path}/${id}/history.json`));
  const method = { show: 'GET', update: 'PATCH', replace: 'PUT', destroy: 'DELETE' }[operation];
  const body = method.startsWith('P') ? { [groups[resource]]: change[resource] } : undefined;
  return seenAs(await call(method, `${path}/${id}.json`, body));
}

const ownerOf = ({ people, other }: PolicyWorld, { caller, ownership }: Cell): number => {
  if (ownership === 'foreign') return other.id;
  return people[caller === 'nobody' ? 'A' : caller].id;
};

async function recordFor(world: PolicyWorld, cell: Cell): Promise<number> {
  const { resource, operation, ownership } = cell;
  if (ownership === 'absent') return noId;
  if (operation === 'confirm' || operation === 'toMachine')
    return makeTranslated(world.app, resource, ownerOf(world, cell));
  // Customers to be deleted must own nothing; one's own record is oneself.
  const isExpendable = resource === 'customers' && operation === 'destroy' && ownership === 'foreign';
  return makeRecord(world.app, resource, isExpendable ? null : ownerOf(world, cell));
}

/** A translation with its original, inserted directly into the database. */
async function makeTranslated(app: TestApp, resource: Resource, owner: number): Promise<number> {
  const original = await makeRecord(app, resource, owner);
  return makeMachine(app, resource as 'translations' | 'name_translations', original, 'fr', { isStale: true });
}

/** The hash of a translation's original; any hash without one. */
const sourceOf = (translation: { text_record_id?: number } | undefined) =>
  sourceHash('en', translation && !('text_record_id' in translation) ? 'Entrance' : 'Welcome');

/** Fields of a record that refers to a tag, or for Tags and links to a place, of the ownership. */
async function newRecord(world: PolicyWorld, cell: Cell): Promise<object> {
  const { app } = world;
  const { resource, ownership } = cell;
  const owner = ownerOf(world, cell);
  const fields = await newFields(app, resource, owner);
  if (['places', 'customers', 'invitations'].includes(resource)) return fields;
  const isInPlace = resource === 'tags' || resource === 'bundle_links';
  const [name, named] = isInPlace ? (['place_id', 'places'] as const) : (['tag_id', 'tags'] as const);
  return { ...fields, [name]: ownership === 'absent' ? noId : await makeRecord(app, named, owner) };
}

/** The owners of a list's records, among the present ones. */
async function breadthOf({ app, people }: PolicyWorld, cell: Cell, { body }: Answer): Promise<string> {
  const { resource, caller } = cell;
  const ids: number[] = body.map(({ id }: { id: number }) => id);
  if (ids.length === 0) return 'none';
  const order = resource === 'bin' ? 'desc' : 'asc';
  const all: number[] = (await listable(app, resource).orderBy('id', order).pluck('id')).map(Number);
  if (isDeepStrictEqual(ids, all)) return 'all';
  const own = await ownIds(app, resource, people[caller as 'A'].id);
  if (resource === 'bin') own.reverse();
  return isDeepStrictEqual(ids, own) ? 'own' : 'others, or not all of them';
}

/** The possible rows of a list: an invitation by a non-admin, possible where a rule was removed, cannot be accepted. */
function listable({ db }: TestApp, resource: Resource) {
  const admins = db('customers').select('id').where({ role: 'admin' });
  return resource === 'invitations' ? db(resource).whereIn('customer_id', admins) : db(resource);
}

/** The ids of a customer's records, determined independently of the service. */
async function ownIds(app: TestApp, resource: Resource, customerId: number): Promise<number[]> {
  if (resource === 'customers') return [customerId];
  if (resource === 'history') return toldIds(app, customerId);
  const owned = app.db(resource).orderBy(`${resource}.id`);
  if (['tags', 'places', 'bin', 'bundle_links', 'invitations', 'translation_orders'].includes(resource))
    return owned.where({ customer_id: customerId }).pluck('id');
  const rows = resource === 'translations' ? owned.join('text_records', 'text_records.id', 'text_record_id') : owned;
  const tagId = resource === 'translations' ? 'text_records.tag_id' : `${resource}.tag_id`;
  return rows.join('tags', 'tags.id', tagId).where('tags.customer_id', customerId).pluck(`${resource}.id`);
}

/** The history entries of a customer's possessions, since their acquisition. */
async function toldIds(app: TestApp, customer_id: number): Promise<number[]> {
  const tags = new Map<number, number>(
    (await app.db('tags').where({ customer_id })).map(({ id, history_from }) => [id, Number(history_from)]),
  );
  const there = new Set<string>();
  for (const resource of Object.keys(groups) as Resource[])
    for (const id of await app.db(resource).pluck('id')) there.add(`${resource} ${id}`);
  const entries = await app.db('history').where({ owner_id: customer_id }).orderBy('id');
  return entries
    .filter(({ id, tag_id }) => tag_id === null || Number(id) >= (tags.get(tag_id) ?? Number.POSITIVE_INFINITY))
    .filter(({ resource, record_id }) => there.has(`${resource} ${record_id}`))
    .map(({ id }) => Number(id));
}

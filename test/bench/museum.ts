/** Addresses and tokens for the benchmark, from the data of `fill`. */
import type { Client } from 'pg';
import { connect } from '../../src/database/connect.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';

/** Addresses of lookups in French, for tags evenly spread over the table. */
export async function pathsOf(database: Client, kind: 'identifier' | 'hardware', count: number): Promise<string[]> {
  if (kind === 'identifier') return (await identifiersOf(database, count)).map(pathTo);
  const { rows } = await database.query(
    'select identifier, major, minor from hardwares where tag_id = any ($1)',
    // Every second tag has a beacon.
    [await evenlySpread(database, count, 2)],
  );
  return shuffled(rows).map(
    ({ identifier, major, minor }) =>
      `/api/v1/tags/showByHardwareId?id=${identifier}&type=ble-beacon&major=${major}&minor=${minor}&lang=fr`,
  );
}

export const pathTo = (identifier: string) => `/api/v1/tags/show?id=${identifier}&lang=fr`;

/** Identifiers of different tags, evenly spread over the table. */
export async function identifiersOf(database: Client, count: number): Promise<string[]> {
  return identifiersIn(database, await evenlySpread(database, count, 1));
}

/** The identifiers of the given tags, in the order of `ids`, repetitions included. */
export async function identifiersIn(database: Client, ids: readonly number[]): Promise<string[]> {
  const { rows } = await database.query('select id, tag_identifier from tags where id = any ($1)', [[...new Set(ids)]]);
  const known = new Map<number, string>(rows.map(({ id, tag_identifier }) => [id, tag_identifier]));
  return ids.map((id) => known.get(id) ?? '');
}

/** Ids that are multiples of `step`, in random order; all of them if there are fewer than `count`. */
async function evenlySpread(database: Client, count: number, step: number): Promise<number[]> {
  const { rows } = await database.query('select max(id) as tags from tags');
  const all = Math.floor(rows[0].tags / step);
  const wanted = Math.min(count, all);
  return shuffled(Array.from({ length: wanted }, (_, at) => step * (1 + Math.floor((at * all) / wanted))));
}

function shuffled<T>(all: readonly T[]): T[] {
  const places = all.map((one) => ({ one, at: Math.random() }));
  return places.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Tokens of new admins. */
export async function tokensOfAdmins(databaseUrl: string, count: number): Promise<string[]> {
  const db = connect(databaseUrl, { name: 'bench' });
  const tokens: string[] = [];
  for (let i = 1; i <= count; i += 1) {
    const admin = await Customer.add(db, { email: `admin-${i}@example.com`, role: 'admin' });
    tokens.push(await Token.issue(db, admin));
  }
  await db.destroy();
  return tokens;
}

/** A token of the first customer, which owns the most tags. */
export async function tokenOfOwner(databaseUrl: string): Promise<string> {
  const db = connect(databaseUrl, { name: 'bench' });
  const token = await Token.issue(db, await Customer.query(db).findById(1).throwIfNotFound());
  await db.destroy();
  return token;
}

/** Bundles as a client reads and stores them. */
import { hash } from 'node:crypto';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { expect } from '@jest/globals';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { BundleEnd, BundleGone, BundleTag } from '../../contracts/v1/tag-bundle.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import type { TestApp } from './app.ts';

type BundledTag = z.output<typeof BundleTag>;

interface Bundle {
  tags: BundledTag[];
  /** Their identifiers. */
  gone: string[];
  cursor: string;
  text: string;
}

/** Parses a bundle strictly, each line by its schema. Throws for an incomplete one. */
export function readBundle(text: string): Bundle {
  expect(text.endsWith('\n')).toBe(true);
  const lines = text.slice(0, -1).split('\n');
  const end = BundleEnd.strict().parse(JSON.parse(lines.pop() ?? ''));
  const tags: BundledTag[] = [];
  const gone: string[] = [];
  for (const line of lines) {
    const value = JSON.parse(line);
    if (value.type === 'gone') gone.push(BundleGone.strict().parse(value).tag_identifier);
    else tags.push(hashed(line, BundleTag.strict().parse(value)));
  }
  expect([end.tags, end.gone]).toEqual([tags.length, gone.length]);
  const ids = tags.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  return { tags, gone, cursor: end.cursor, text };
}

function hashed(line: string, tag: BundledTag): BundledTag {
  expect(tag.hash).toBe(hash('sha256', line.replace(`,"hash":"${tag.hash}"`, ''), 'base64url'));
  return tag;
}

export const bundlePath = '/api/v1/tags/bundle';

type Caller = { token: string };
type Query = Record<string, string | number>;

/** A response of which only the head has been read. Not by pactum, which reads responses to their end. */
export function beginBundle(
  app: Pick<TestApp, 'url'>,
  { token }: Caller,
  query: Query = {},
  headers: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> {
  const address = new URL(`${app.url}${bundlePath}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const options = { headers: { Authorization: `Bearer ${token}`, ...headers }, agent: false };
  return new Promise((resolve, reject) => {
    get(address, options, resolve).on('error', reject);
  });
}

/** The rest of a response. */
export async function rest(answer: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Fetches the bundle of a signed-in customer. */
export async function fetchBundle(app: Pick<TestApp, 'url'>, caller: Caller, query: Query = {}): Promise<Bundle> {
  const answer = await beginBundle(app, caller, query);
  const text = String(await rest(answer));
  expect([answer.statusCode, answer.statusCode === 200 ? '' : text]).toEqual([200, '']);
  return readBundle(text);
}

/** A client's copy: the tags by their identifiers, and the cursor. */
export interface ClientCopy {
  tags: Map<string, BundledTag>;
  cursor: string | undefined;
}

/** Applies a bundle to the copy. */
export function apply(copy: ClientCopy, { tags, gone, cursor }: Bundle): void {
  for (const tag of tags) copy.tags.set(tag.tag_identifier, tag);
  for (const identifier of gone) copy.tags.delete(identifier);
  copy.cursor = cursor;
}

/**
 * Writes to the tables of tags and texts without history, journal and words for searches, which take most of the time of many or long
 * texts.
 */
export async function writeQuickly({ db }: Pick<TestApp, 'db'>, write: (trx: Knex.Transaction) => Promise<unknown>) {
  const tables = ['tags', 'text_records', 'translations'];
  await db.transaction(async (trx) => {
    for (const table of tables) await trx.raw('alter table ?? disable trigger user', [table]);
    await write(trx);
    for (const table of tables) await trx.raw('alter table ?? enable trigger user', [table]);
    // Nobody else does: without statistics, lists of so many rows are read in the slowest way. Those of texts take long.
    await trx.raw('analyze tags, text_records, translations (id, text_record_id, lang_code, origin)');
  });
}

/** Inserts so many tags of a customer, each with this text, directly into the database. */
export async function fill(
  app: Pick<TestApp, 'db'>,
  owner: { id: number },
  count: number,
  text: string,
): Promise<void> {
  const statement = `with made as (
       insert into tags (tag_identifier, customer_id, created_at, in_use)
       select substr(md5(concat(random(), n)), 1, 12), :owner, now(), true from generate_series(1, :count) n returning id),
     held as (insert into text_records (tag_id) select id from made order by id returning id)
     insert into translations (text_record_id, lang_code, text, origin, source_hash)
     select id, 'en', :text, 'original', :hash from held order by id`;
  const values = { owner: owner.id, count, text, hash: sourceHash('en', text) };
  await writeQuickly(app, (trx) => trx.raw(statement, values));
}

/** Initial records of tests, created as clients do where possible. */
import { randomUUID } from 'node:crypto';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import type { TestApp } from './app.ts';

export interface MadeTag {
  id: number;
  tag_identifier: string;
  gender: string;
  translation: { text: string; lang: string };
}

export const purchaseId = () => randomUUID();

/** The minimal body of `create`. */
export const newTag = (more: Record<string, unknown> = {}) => ({
  lang: 'en',
  purchase_id: purchaseId(),
  text: 'Welcome',
  ...more,
});

export async function createTag(app: TestApp, more: Record<string, unknown> = {}): Promise<MadeTag> {
  return app.spec().post('/api/v1/tags/create').withJson(newTag(more)).expectStatus(200).returns('tags[0]');
}

/** A signed-in customer. */
export async function signedIn(app: TestApp, more: { email?: string; role?: string } = {}) {
  const email = more.email ?? `${randomUUID()}@example.com`;
  const customer = await Customer.query(app.db).insert({ email, role: more.role ?? null });
  return { id: customer.id, email, token: await Token.issue(app.db, customer) };
}

/** A member of a museum's team, made in the database, who is signed in. */
export async function memberOf(app: TestApp, museum: { id: number }, role: string, languages: string[] | null = null) {
  const person = await signedIn(app);
  await app.db('customers').where({ id: person.id }).update({ member_of: museum.id, member_role: role, languages });
  return person;
}

/** Stores a translation of a tag's text, as by a provider or a person. */
export async function storeTranslation(
  app: TestApp,
  tag: MadeTag,
  lang_code: string,
  text: string,
  origin: 'machine' | 'human' = 'machine',
) {
  const record = await app.db('text_records').where({ tag_id: tag.id }).first('id');
  await app.db('translations').insert({
    text_record_id: record.id,
    lang_code,
    text,
    origin,
    provider: origin === 'machine' ? 'deepl' : null,
    source_hash: sourceHash(tag.translation.lang, tag.translation.text),
  });
}

/** Stores a translation of a tag's name. */
export async function storeName(app: TestApp, tag: MadeTag, lang_code: string, text: string) {
  const original = await app.db('name_translations').where({ tag_id: tag.id, origin: 'original' }).first('source_hash');
  await app.db('name_translations').insert({
    tag_id: tag.id,
    lang_code,
    text,
    origin: 'machine',
    provider: 'deepl',
    source_hash: original.source_hash,
  });
}

export const missing = (...values: string[]) => ({
  error: { message: 'Request values are missing', code: 'InvalidRequest', values },
});
export const invalid = { error: { message: 'Request values are invalid', code: 'InvalidRequest' } };
export const tagNotFound = { error: { message: 'Tag not found', code: 'InvalidRequest' } };
export const userNotFound = { error: { message: 'User not found.', code: 'UserNotFound' } };
export const hardwareTaken = {
  error: { message: 'Hardware is already attached to another tag', code: 'InvalidRequest' },
};
export const tagOwned = { error: { message: 'Tag belongs to a customer', code: 'InvalidRequest' } };

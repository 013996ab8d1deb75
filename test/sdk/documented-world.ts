/** A service that has what the examples of the documentation speak of, under the very ids that they name. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Customer } from '../../src/model/customer.ts';
import { digestOf } from '../../src/model/sign-in/secret.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../setup/management.ts';
import { startSocialIssuer } from '../setup/social-issuer.ts';

const example = {
  address: 'http://127.0.0.1:3000',
  identifier: '4f0c9a17be52',
  sourceHash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  changeSet: '0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21',
  bundleKey: '3q2-7wAAbase64url_of_32_random_bytes_012345',
  token: '3q2-7wAAbase64url_of_32_random_bytes_0123456',
  socialToken: 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl',
};

export interface DocumentedWorld {
  app: TestApp;
  /** What the service has for what stands in the documentation as an example. */
  inThisWorld(text: string, token?: string): string;
  /** Runs a sample for the shell, as the owner of all or with another token: the status and the body of its answer. */
  run(sample: string, token?: string): Promise<{ status: number; body: string }>;
  end(): Promise<void>;
}

export async function createDocumentedWorld(): Promise<DocumentedWorld> {
  const [scene, network] = await Promise.all([setScene(), startSocialIssuer()]);
  const provider = { name: 'Google', issuer: network.issuer, audience: network.clientId };
  const runner = scene.client(await scene.runner());
  const app = await startApp({
    databaseUrl: scene.url,
    translator: runner,
    runner,
    env: { SOCIAL_PROVIDERS: JSON.stringify([provider]), LOOKUP_TRANSLATION_BUDGET_MS: '10000' },
  });
  const owner = await fill(app);
  const socialToken = await network.idTokenFor({ sub: 'eve', email: 'eve@example.com', email_verified: true });
  const directory = mkdtempSync(join(tmpdir(), 'documented-world-'));
  const ownToken = await Token.issue(app.db, owner);
  const inThisWorld = (text: string, token = ownToken) =>
    text
      .replaceAll(example.address, app.url)
      .replaceAll(example.token, token)
      .replaceAll(example.sourceHash, sourceHash('en', 'Welcome'))
      .replaceAll(example.socialToken, socialToken);
  return {
    app,
    inThisWorld,
    run: async (sample, token = ownToken) => {
      const printing = `curl() { command curl -s -o body -w '%{http_code}' "$@"; }`;
      const status = await shell(`${printing}\n${inThisWorld(sample, token)}`, directory, token);
      return { status: Number(status), body: readFileSync(join(directory, 'body'), 'utf8') };
    },
    end: async () => {
      await app.stop();
      await scene.end();
      await network.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Makes the records that the examples name, all of which belong to an admin. */
async function fill(app: TestApp): Promise<Customer> {
  const { db } = app;
  const countFrom = (table: string, id: number) => db.raw(`alter table ${table} alter column id restart with ${id}`);
  await countFrom('customers', 3);
  const owner = await Customer.add(db, { email: 'root@example.com', role: 'admin' });
  await countFrom('places', 3);
  await makeRecord(app, 'places', owner.id);
  const tables = [
    'customers',
    'places',
    'tags',
    'text_records',
    'name_translations',
    'hardwares',
    'reports',
    'bundle_links',
    'keep_words',
    'invitations',
    'team_invitations',
    'translation_orders',
    'translation_memory',
    'bin',
  ];
  for (const table of tables) await countFrom(table, 17);
  const museum = await makeRecord(app, 'customers', null);
  await db('customers').insert({ email: 'mary@example.com', member_of: museum, member_role: 'viewer' });
  await makeRecord(app, 'places', owner.id);
  const tag = await makeRecord(app, 'tags', owner.id);
  await db('tags').where({ id: tag }).update({ tag_identifier: example.identifier });
  await countFrom('name_translations', 16);
  await makeMachine(app, 'name_translations', await makeName(app, tag, 'en', 'Welcome'), 'it');
  await countFrom('translations', 16);
  const { original } = await makeText(app, await makeRecord(app, 'tags', owner.id));
  await makeMachine(app, 'translations', original, 'it');
  // One to be shown and destroyed each time that all operations are called.
  for (const words of ['Uno', 'Due']) await makeReport(app, tag, { words, part: 'name', lang_code: 'it' });
  await makeRecord(app, 'hardwares', owner.id);
  await db('bundle_links').insert({ customer_id: owner.id, key_hash: digestOf(example.bundleKey) });
  await makeRecord(app, 'keep_words', owner.id);
  await makeRecord(app, 'invitations', null);
  const invited = { email: 'anna@example.com', role: 'editor', token_hash: randomBytes(32) };
  await db('team_invitations').insert({ ...invited, customer_id: museum, museum_id: museum });
  await makeRecord(app, 'translation_orders', owner.id);
  await db.raw(
    `insert into translation_memory (key, source_lang_code, lang_code, is_shared, text, provider)
     values (memory_key('Exit'), 'en', 'fr', true, 'Sortie', 'deepl')`,
  );
  // To be destroyed, and to be restored, the collection's twice.
  for (let entry = 0; entry < 4; entry += 1) await makeRecord(app, 'bin', owner.id);
  await countFrom('history', 4711);
  await db('translations').where({ id: 17 }).update({ text: 'Benvenuti' });
  await db('history').where({ id: 4711 }).update({ change_set: example.changeSet });
  return owner;
}

function shell(script: string, cwd: string, token: string): Promise<string> {
  const env = { ...process.env, TOKEN: token };
  return new Promise((resolve, reject) =>
    execFile('sh', ['-c', script], { cwd, env }, (error, stdout) => (error ? reject(error) : resolve(stdout))),
  );
}

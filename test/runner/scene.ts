/** The set-up for tests of the runner: a database, a provider on loopback, tags, runners and clients. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import type { TranslationRequest } from '../../contracts/runner.ts';
import { type RunnerClient, runnerClient } from '../../src/channel/client.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { TextRecord } from '../../src/model/text-record.ts';
import { NameTranslation } from '../../src/model/translations/name-translation.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import type { RunnerOptions } from '../../src/runner/parts.ts';
import { azure } from '../../src/runner/providers/azure.ts';
import { deepl } from '../../src/runner/providers/deepl.ts';
import type { Provider } from '../../src/runner/providers/provider.ts';
import type { JobRow } from '../../src/runner/queue/queue.ts';
import { type Runner, startRunner } from '../../src/runner/runner.ts';
import { createDatabase } from '../setup/database.ts';
import { type FakeProvider, startFakeProvider } from '../setup/fake-provider.ts';
import { throughPooler } from '../setup/pooler.ts';

export const log = pino({ level: 'silent' });
export const secret = 'a secret that only the tests know';

export interface Scene {
  url: string;
  db: Database;
  provider: FakeProvider;
  /** Starts a runner in this process, with short intervals, and a provider with Azure's protocol. */
  runner(options?: Partial<RunnerOptions>): Promise<Runner>;
  /** Starts a runner as a separate process. */
  runnerProcess(environment?: Record<string, string>): Promise<{ child: ChildProcess; url: string }>;
  client(...runners: { url: string }[]): RunnerClient;
  /** Creates a tag with a text, and optionally a name. */
  tag(values: NewTag): Promise<{ id: number; textRecordId: number; ownerId: number | null }>;
  /** The job of a text. */
  jobOf(textRecordId: number): Promise<JobRow | undefined>;
  end(): Promise<void>;
}

interface NewTag {
  text: string;
  lang?: string;
  name?: string;
  owned?: boolean;
  /** An existing customer; by default each tag has a new one. */
  ownerId?: number;
}

/** Two providers on the same server, which distinguishes them by their protocols. */
export const azureAt = (url: string): Provider => azure({ url, key: 'azure-key' });
export const deeplAt = (url: string): Provider => deepl({ url, key: 'deepl-key' });

export async function setScene(given?: { url: string }): Promise<Scene> {
  const database = given ?? (await createDatabase());
  // Without time limits for the statements of tests.
  const db = connect(database.url, { pool: 8, log, statementTimeout: undefined });
  const provider = await startFakeProvider();
  const undo: (() => Promise<unknown> | undefined)[] = [];

  return {
    url: database.url,
    db,
    provider,

    async runner(options) {
      const runner = await startRunner({
        databaseUrl: throughPooler(database.url),
        databaseDirectUrl: database.url,
        host: '127.0.0.1',
        port: 0,
        secret,
        // Each opens a session when it starts.
        concurrency: 3,
        providers: [azureAt(provider.url)],
        caps: { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 },
        tokenIdleDays: 365,
        log,
        ...options,
        timing: { sweep: 300, grace: 300, ...options?.timing },
      });
      undo.push(() => runner.stop());
      await runner.ready;
      return runner;
    },

    async runnerProcess(environment) {
      const child = fork(new URL('../../src/runner/main.ts', import.meta.url), {
        execArgv: [],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATABASE_URL: throughPooler(database.url),
          DATABASE_DIRECT_URL: database.url,
          RUNNER_PORT: '0',
          RUNNER_SECRET: secret,
          TRANSLATION_PROVIDERS: 'azure',
          AZURE_TRANSLATOR_KEY: 'azure-key',
          AZURE_TRANSLATOR_URL: provider.url,
          LOG_LEVEL: 'silent',
          ...environment,
        },
      });
      undo.push(async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      });
      const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      if (child.exitCode !== null) throw new Error(`The runner has ended with ${child.exitCode} before it was ready`);
      return { child, url: message.ready.url };
    },

    client(...runners) {
      const client = runnerClient({ urls: runners.map(({ url }) => url), secret, log });
      undo.push(() => client.close());
      return client;
    },

    async tag({ text, lang = 'en', name, owned = true, ownerId }) {
      const [owner] =
        owned && ownerId === undefined
          ? await db('customers')
              .insert({ email: `owner-${Math.random()}@example.com` })
              .returning('id')
          : [];
      const customer_id: number | null = ownerId ?? owner?.id ?? null;
      const [tag] = await db('tags')
        .insert({
          tag_identifier: Math.floor(Math.random() * 2 ** 48)
            .toString(16)
            .padStart(12, '0'),
          customer_id,
        })
        .returning('id');
      const record = await TextRecord.query(db).insert({ tag_id: tag.id });
      const original = { lang_code: lang, origin: 'original' } as const;
      await Translation.query(db).insert({
        ...original,
        text_record_id: record.id,
        text,
        source_hash: sourceHash(lang, text),
      });
      if (name !== undefined)
        await NameTranslation.query(db).insert({
          ...original,
          tag_id: tag.id,
          text: name,
          source_hash: sourceHash(lang, name),
        });
      return { id: tag.id, textRecordId: record.id, ownerId: customer_id };
    },

    jobOf: (subject_id) => db<JobRow>('work').where({ subject_kind: 'text', subject_id }).first(),

    async end() {
      for (const step of undo.reverse()) await step();
      await provider.close();
      await db.destroy();
      if ('drop' in database) await (database as { drop(): Promise<void> }).drop();
    },
  };
}

/** A lookup's request for a text, with a wait that is long enough for any machine. */
export const textRequest = (
  id: number,
  lang_code: string,
  more: Partial<TranslationRequest> = {},
): TranslationRequest => ({
  subject: { kind: 'text', id },
  lang_code,
  wait_ms: 20_000,
  insist: false,
  from: more.insist ? 'management' : 'lookup',
  ...more,
});

export const nameRequest = (
  id: number,
  lang_code: string,
  more: Partial<TranslationRequest> = {},
): TranslationRequest => ({
  ...textRequest(id, lang_code, more),
  subject: { kind: 'name', id },
});

/** Cancels all jobs, so that retries of an earlier test do not call the providers. */
export async function cancelAll(client: RunnerClient): Promise<void> {
  const { jobs } = await client.jobs.list({ states: ['queued', 'running', 'waiting'], limit: 200 });
  await Promise.all(jobs.map(({ id }) => client.jobs.cancel({ id })));
}

/** Edits the original as the web process does. */
export async function editText(db: Database, textRecordId: number, text: string, lang = 'en'): Promise<void> {
  await Translation.query(db)
    .where({ text_record_id: textRecordId, origin: 'original' })
    .patch({ text, lang_code: lang, source_hash: sourceHash(lang, text) });
}

/** The admin's pages of translation jobs, with a real runner and a provider on loopback. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job, JobState } from '../../contracts/runner.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { type Scene, textRequest } from '../runner/scene.ts';
import type { Answer, TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { eventually } from '../setup/eventually.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { csrfTokenOf, formsOf } from '../setup/test-browser.ts';

let scene: Scene;
let runner: RunnerClient;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let admin: SignedInPerson;

beforeAll(async () => {
  ({ scene, runner, app, stop } = await startWithRunner());
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => stop?.());
beforeEach(async () => {
  const { jobs } = await runner.jobs.list({ states: ['queued', 'running', 'waiting'], limit: 200 });
  for (const { id } of jobs) await runner.jobs.cancel({ id });
  scene.provider.reset();
  await scene.db('provider_states').delete();
});

const get = (path: string) => admin.browser.get(path);

/** So that what waits does not go on by itself in the midst of a test. */
const brokenForLong = { mode: 'broken', retryAfter: 900 } as const;

/** Has a text translated, with whatever comes of it. */
async function jobFor(text: string, lang = 'fr', name?: string): Promise<Job> {
  const { id, textRecordId } = await scene.tag({ text, ...(name !== undefined && { name }) });
  await runner.request(textRequest(textRecordId, lang));
  const [job] = (await runner.jobs.list({ tag_id: id, limit: 1 })).jobs;
  if (!job) throw new Error('no job');
  return job;
}

/** A job that a provider is at for ever. */
async function runningJob(text: string): Promise<Job> {
  const { id, textRecordId } = await scene.tag({ text });
  scene.provider.respond('hang');
  await runner.request(textRequest(textRecordId, 'fr', { wait_ms: 0 }));
  await scene.provider.called(scene.provider.calls.length + 1);
  const [job] = (await runner.jobs.list({ tag_id: id, limit: 1 })).jobs;
  if (!job) throw new Error('no job');
  return job;
}

/** The row of a job, its tags left out. */
function rowOf({ text }: Answer, { id }: Job): string {
  const row = text.split('<tr').find((each) => each.includes(`data-job="${id}"`));
  return (row ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const countsIn = ({ text }: Answer) =>
  Object.fromEntries(
    [...text.matchAll(/data-count="(\w+)">(\d+)</g)].map(([, state, count]) => [state, Number(count)]),
  );

describe('the list', () => {
  test('names the text and its language, and links to the tag', async () => {
    const job = await jobFor('Willkommen <b>alle</b>', 'fr', 'The entrance');
    const page = await get('/jobs');
    expect(page.status).toBe(200);
    expect(rowOf(page, job)).toMatch(
      /Text of The entrance .* Willkommen &lt;b&gt;alle&lt;\/b&gt; French done by Azure/,
    );
    expect(page.text).toContain(`href="/Tags/${job.tag_id}"`);
    expect(page.text).not.toContain('<b>alle');
  });

  test('C4: names the provider and the reason of each failure', async () => {
    scene.provider.respond('too-long');
    const refused = await jobFor('Refused');
    scene.provider.respond(brokenForLong);
    const waiting = await jobFor('Waiting');
    const page = await get('/jobs');
    expect(rowOf(page, refused)).toMatch(
      /failed Every provider refuses this text\. \(azure says that this text is too long \(HTTP 400\): “The input text is too long\.”\)/,
    );
    expect(rowOf(page, waiting)).toMatch(
      /waiting No provider could be reached, .* \(azure failed \(HTTP 500\): “[^”]+”\) Tried again at \d{4}-/,
    );
    expect(countsIn(page)).toMatchObject(await runner.jobs.counts());
  });

  test('shows the jobs of one state', async () => {
    const done = await jobFor('Done');
    scene.provider.respond('languages');
    const unsupported = await jobFor('No such languages');
    const page = await get('/jobs?state=unsupported');
    expect([rowOf(page, done), rowOf(page, unsupported) !== '']).toEqual(['', true]);
    expect(page.text).toContain('href="/jobs?state=unsupported" aria-current="page"');
    expect((await get('/jobs?state=unknown')).text).toContain(`data-job="${done.id}"`);
    expect((await get('/jobs?state=queued')).text).toContain('No job is in this state: queued.');
  });

  test('O7: an unsupported job is no failure, is not counted as one, and is not retried', async () => {
    scene.provider.respond('languages');
    const before = await runner.jobs.counts();
    const job = await jobFor('Nobody can');
    expect(job).toMatchObject({ state: 'unsupported', reason: 'unsupported' });
    expect(await runner.jobs.counts()).toEqual({ ...before, unsupported: before.unsupported + 1 });
    const page = await get('/jobs?state=unsupported');
    expect(rowOf(page, job)).toMatch(/unsupported No provider translates between these languages\./);
    expect(page.text).toMatch(/class="state plain"[^>]*>unsupported</);
    expect(page.text).not.toContain('action="/jobs/retry"');
    expect(rowOf(await get('/jobs?state=failed'), job)).toBe('');
    const csrf_token = csrfTokenOf(page);
    expect((await admin.browser.post('/jobs/retry', { csrf_token, state: 'unsupported' })).status).toBe(422);
    const calls = scene.provider.calls.length;
    const late = await admin.browser.post(`/jobs/${job.id}/retry`, { csrf_token });
    expect((await admin.browser.follow(late)).text).toContain('It is not tried again.');
    await runner.jobs.retryAll({ state: 'failed' });
    expect(await runner.jobs.get({ id: job.id })).toEqual(job);
    expect(scene.provider.calls).toHaveLength(calls);
    // On the tag's page it is no failure either.
    const tag = await get(`/Tags/${job.tag_id}`);
    expect(tag.text).toContain(
      'class="quiet-text">No provider translates from the language of the original: text in French.<',
    );
    expect(tag.text).not.toContain('could not be made');
  });

  test('has pages', async () => {
    const { id } = await scene.tag({ text: 'Long ago' });
    const rows = Array.from({ length: 41 }, (_, n) => ({
      subject_kind: 'text',
      subject_id: 1_000_000 + n,
      tag_id: id,
      lang_code: 'fi',
      source_hash: 'x',
      state: 'succeeded',
    }));
    await scene.db('work').insert(rows);
    const first = await get('/jobs?state=succeeded');
    expect(first.text.match(/data-job=/g)).toHaveLength(40);
    const next = /rel="next" href="([^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toMatch(/^\/jobs\?state=succeeded&before=\d+$/);
    const second = await get(next);
    expect(second.text).toContain('To the newest jobs');
    const ids = (page: Answer) => [...page.text.matchAll(/data-job="(\d+)"/g)].map(([, each]) => Number(each));
    expect(Math.max(...ids(second))).toBeLessThan(Math.min(...ids(first)));
  });

  test('works without a script, and its script connects to the service only', async () => {
    const { headers, text } = await get('/jobs?state=failed');
    expect(text).toContain('<a href="/jobs?state=failed">Refresh</a>');
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "script-src 'self'", "default-src 'none'"]));
    for (const other of ['/', '/providers', `/jobs/${(await jobFor('Another page')).id}`])
      expect((await get(other)).headers.get('content-security-policy')).not.toContain('connect-src');
  });
});

describe('a job', () => {
  test('has a page of its own', async () => {
    scene.provider.respond('too-long');
    const job = await jobFor('By itself', 'ar');
    const { status, text } = await get(`/jobs/${job.id}`);
    expect(status).toBe(200);
    for (const part of [
      `<h1>Job ${job.id}</h1>`,
      'Arabic',
      'Every provider refuses this text.',
      'By itself',
      'Try again',
    ])
      expect(text).toContain(part);
  });

  test.each(['0', 'x', '2000000000', '99999999999'])('with the id %s answers 404', async (id) => {
    expect((await get(`/jobs/${id}`)).status).toBe(404);
    const csrf_token = csrfTokenOf(await get('/'));
    for (const verb of ['retry', 'cancel'])
      expect((await admin.browser.post(`/jobs/${id}/${verb}`, { csrf_token })).status).toBe(404);
  });

  test('that failed is retried, and leads back to the same list', async () => {
    scene.provider.respond('too-long');
    const job = await jobFor('Better luck');
    scene.provider.respond('ok');
    const page = await get('/jobs?state=failed');
    const answer = await admin.browser.submit(page, `/jobs/${job.id}/retry`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/jobs?state=failed']);
    expect((await admin.browser.follow(answer)).text).toMatch(/>The job is (tried again\.|done already)/);
    await eventually('it is translated', async () => (await runner.jobs.get({ id: job.id }))?.state === 'succeeded');
    const late = await admin.browser.submit(page, `/jobs/${job.id}/retry`);
    expect((await admin.browser.follow(late)).text).toMatch(
      /role="alert"[^>]*>The job is done already: it is not tried again\.</,
    );
  });

  test('that runs is cancelled, and the call to the provider is aborted', async () => {
    const job = await runningJob('Never mind');
    const call = scene.provider.calls.at(-1);
    const page = await get(`/jobs/${job.id}`);
    const answer = await admin.browser.submit(page, `/jobs/${job.id}/cancel`);
    expect(answer.headers.get('location')).toBe(`/jobs/${job.id}`);
    expect((await admin.browser.follow(answer)).text).toContain('The job is cancelled.');
    await eventually('hung up', () => call?.gone.aborted === true);
    expect(await runner.jobs.get({ id: job.id })).toMatchObject({ state: 'cancelled' });
    const again = await admin.browser.submit(page, `/jobs/${job.id}/cancel`);
    expect((await admin.browser.follow(again)).text).toContain('The job is cancelled.');
  });

  test('offers only the actions of its state', async () => {
    const offered = async (job: Job) => {
      const page = await get(`/jobs/${job.id}`);
      return formsOf(page).flatMap(({ action }) => /^\/jobs\/\d+\/(\w+)$/.exec(action)?.[1] ?? []);
    };
    const expected: Record<string, string[]> = {
      succeeded: [],
      waiting: ['retry', 'cancel'],
      failed: ['retry'],
      running: ['cancel'],
    };
    const seen: Partial<Record<JobState, string[]>> = { succeeded: await offered(await jobFor('Is done')) };
    scene.provider.respond('too-long');
    seen.failed = await offered(await jobFor('Has failed'));
    seen.running = await offered(await runningJob('Runs'));
    scene.provider.respond(brokenForLong);
    seen.waiting = await offered(await jobFor('Waits'));
    expect(seen).toEqual(expected);
  });

  test('O7: retries all jobs of a state after showing their number and characters, and no others', async () => {
    scene.provider.respond('too-long');
    const failed = [await jobFor('First'), await jobFor('Second')];
    const { id } = await runningJob('Third');
    const cancelled = await runner.jobs.cancel({ id });
    scene.provider.respond('ok');
    expect((await get('/jobs')).text).not.toContain('action="/jobs/retry"');
    const { failed: count } = await runner.jobs.counts();
    const calls = scene.provider.calls.length;
    const said = await admin.browser.submit(await get('/jobs?state=failed'), '/jobs/retry');
    const { characters } = await runner.jobs.stuck({ state: 'failed' });
    expect(characters).toBeGreaterThanOrEqual('First'.length + 'Second'.length);
    expect([said.status, said.text.replaceAll(/<[^>]*>/g, '')]).toEqual([
      200,
      expect.stringContaining(`${count} jobs are tried again, of texts of ${characters} characters.`),
    ]);
    expect(scene.provider.calls).toHaveLength(calls);
    const answer = await admin.browser.submit(said, '/jobs/retry');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/jobs?state=failed']);
    expect((await admin.browser.follow(answer)).text).toContain(`role="status">${count} jobs are tried again.<`);
    await eventually('they are translated', async () => {
      const states = await Promise.all(failed.map(async ({ id }) => (await runner.jobs.get({ id }))?.state));
      return states.every((state) => state === 'succeeded');
    });
    expect(await runner.jobs.get({ id })).toEqual(cancelled);
  });

  test('ignores a return address outside of the service', async () => {
    scene.provider.respond('too-long');
    const job = await jobFor('Elsewhere');
    for (const return_to of ['https://example.com/', '//example.com', '/\\example.com']) {
      const answer = await admin.browser.submit(await get(`/jobs/${job.id}`), `/jobs/${job.id}/retry`, { return_to });
      expect(answer.headers.get('location')).toBe('/jobs');
      await eventually('it has failed', async () => (await runner.jobs.get({ id: job.id }))?.state === 'failed');
    }
  });
});

/**
 * Thousands of requests to all of the API, from sensible to outlandish, each answer held against the contract.
 *
 * Each run asks the same; another `FUZZ_SEED` asks other things, and `FUZZ_REQUESTS` makes it shorter or longer. A fault
 * comes with the smallest request that still shows it.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FailureReason } from '../../../contracts/failures.ts';
import { languageCodes } from '../../../contracts/languages.ts';
import { isBlank } from '../../../contracts/text.ts';
import { type Judgement, judge } from '../../setup/fuzz-judge.ts';
import { type FuzzRequest, requests } from '../../setup/fuzz-requests.ts';
import { connections, describeExchange, type FuzzAnswer, send } from '../../setup/fuzz-send.ts';
import { makeWorld, type World } from '../../setup/fuzz-world.ts';
import { isWhole } from '../../setup/tier.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const total = Number(process.env.FUZZ_REQUESTS ?? (isWhole ? 20_000 : 1000));
const lanes = 16;

/** Reasons that are found before the operation begins with its work. */
const refusedBefore = new Set<FailureReason | undefined>([
  'missing_values',
  'invalid_values',
  'not_an_object',
  'malformed_request',
  'unknown_path',
  'wrong_method',
  'too_large',
  'unsupported_encoding',
  'tokens_differ',
]);

let world: World;
const agent = connections(lanes);
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(async () => {
  agent.destroy();
  await world?.stop();
});

/** How often each kind of answer came, by operation, status and reason. */
const seen = new Map<string, number>();
let sent = 0;
let passed = 0;
let created = 0;

async function exchange(request: FuzzRequest): Promise<void> {
  let answer: FuzzAnswer | undefined;
  try {
    answer = await send(world.app.url, agent, request);
    const judgement = judge(request, answer);
    count(answer, judgement);
    await checkModel(request, answer, judgement);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${describeExchange(request, answer)}`);
  }
}

function count({ status }: FuzzAnswer, { operation, reason, body }: Judgement): void {
  sent += 1;
  if (operation && !refusedBefore.has(reason)) passed += 1;
  const kind = `${operation?.operationId ?? 'other'} ${status} ${reason ?? ''}`;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  if (operation?.operationId === 'createTag' && body && status === 200) created += 1;
}

/** What a tag was made with is what is read of it. */
async function checkModel({ good }: FuzzRequest, answer: FuzzAnswer, { operation, body }: Judgement): Promise<void> {
  if (answer.status !== 200 || !body?.tags) return;
  for (const tag of body.tags) expect(languageCodes).toContain(tag.translation.lang);
  if (operation?.operationId !== 'createTag' || !good) return;
  const [made] = body.tags;
  expect([made.translation.text, made.gender]).toEqual([String(good.text), good.gender ?? 'm']);
  if (made.id % 4 !== 0) return;
  const target = `/api/v1/tags/show?id=${made.tag_identifier}`;
  const shown = await send(world.app.url, agent, { method: 'GET', target, headers: {}, body: undefined });
  const { id, tag_identifier, gender, translation, name } = JSON.parse(shown.text).tags[0];
  expect(JSON.stringify({ id, tag_identifier, gender, translation })).toBe(JSON.stringify(made));
  expect(name).toEqual({ text: isBlank(good.name) ? '' : (good.name ?? ''), lang: translation.lang });
}

const rows = async (table: string, where = {}) =>
  Number((await world.app.db(table).where(where).count('* as count'))[0]?.count);

const failed = () => world.app.logged.filter(({ msg }) => msg === 'request failed');

describe(`${total} requests from FUZZ_SEED=${seed}`, () => {
  test('N5: every response follows the contract, and none is a 5xx', async () => {
    const before = await rows('tags');
    const arbitrary = requests(world);
    const begun = performance.now();
    const runs = await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        fc.check(fc.asyncProperty(arbitrary, exchange), { seed: seed + lane, numRuns: Math.ceil(total / lanes) }),
      ),
    );
    const seconds = (performance.now() - begun) / 1000;
    const messages = runs.flatMap(({ errorInstance }) =>
      errorInstance instanceof Error ? [errorInstance.message] : [],
    );
    // Of those that several lanes have found, one is enough to read.
    const faults = [...new Map(messages.map((message) => [message.split('\n', 1)[0], message])).values()];
    if (faults.length > 0 || runs.some(({ failed }) => failed))
      throw new Error(
        `FUZZ_SEED=${seed} found ${faults.length} kinds of faults:\n\n${faults.join('\n\n')}\n\n${JSON.stringify(failed().slice(0, 3))}`,
      );

    console.log(
      `FUZZ_SEED=${seed}: ${sent} requests in ${seconds.toFixed(1)} s, ${((100 * passed) / sent).toFixed(1)} % of them past the validation\n` +
        [...seen]
          .sort()
          .map(([kind, times]) => `${String(times).padStart(6)} ${kind}`)
          .join('\n'),
    );
    expect(passed / sent).toBeGreaterThanOrEqual(1 / 3);
    // What was refused has left nothing behind.
    expect(await rows('tags')).toBe(before + created);
    expect(await rows('text_records')).toBe(before + created - 1);
    expect(await rows('translations', { origin: 'original' })).toBe(before + created - 1);
    expect(failed()).toEqual([]);
  }, 600_000);

  test('M7: the log contains neither tokens nor passwords', () => {
    const log = JSON.stringify(world.app.logged);
    const secrets = [
      ...world.tokens,
      ...world.socialTokens,
      ...world.sessions.map(({ token }) => token),
      ...world.accounts.map(({ password }) => password),
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});

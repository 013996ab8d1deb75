/** Runs all vectors through one channel and checks the outcomes. */
import { expect } from '@jest/globals';
import { onceARun } from '../setup/once-a-run.ts';
import { type Channel, comparable, type Outcome } from './outcome.ts';
import { documented } from './raw.ts';
import { type Expected, type Vector, vectors } from './vectors.ts';
import { createWorld } from './world.ts';

/** The comparable outcome of each vector, by its name. */
export type Results = Map<string, unknown>;

/** Plain HTTP runs all vectors; an SDK runs those that its types can express. */
export async function runAll(open: (baseUrl: string) => Channel, { isSdk }: { isSdk: boolean }): Promise<Results> {
  const world = await createWorld();
  const channel = open(world.baseUrl);
  const kept: Record<string, unknown> = { ...world.given };
  const results: Results = new Map();
  const wrong: string[] = [];
  try {
    for (const vector of vectors) {
      if (isSdk && vector.raw) continue;
      const outcome = await channel.call({
        operation: vector.do,
        parameters: filled(vector.with ?? {}, kept),
        ...(vector.body && { body: filled(vector.body, kept) }),
        token: vector.as === undefined ? null : tokenOf(world.tokens, vector.as),
      });
      const fault = faultOf(vector, outcome, kept);
      if (fault !== undefined) wrong.push(`${vector.name}: ${fault}`);
      for (const [name, path] of Object.entries(vector.keep ?? {})) {
        kept[name] = at(outcome.body, path);
        if (kept[name] === undefined) wrong.push(`${vector.name}: the answer has nothing at ${path}`);
      }
      results.set(vector.name, comparable(outcome, world.baseUrl));
    }
  } finally {
    await channel.end();
    await world.end();
  }
  expect(wrong).toEqual([]);
  return results;
}

/** The outcomes of plain HTTP for the vectors of SDKs, recorded once in a test run. */
export const byPlainHttp = (): Promise<Record<string, unknown>> =>
  onceARun('parity-by-plain-http', async () => Object.fromEntries(await runAll(documented, { isSdk: true })));

function tokenOf(tokens: Record<string, string>, name: string): string {
  const token = tokens[name];
  if (token === undefined) throw new Error(`There is no token of ${name}`);
  return token;
}

/** Replaces names in braces by stored values; a value that is only a name keeps its type. */
function filled<T>(value: T, kept: Record<string, unknown>): T {
  return JSON.parse(JSON.stringify(value), (_, part) => {
    const name = typeof part === 'string' ? /^\{(\w+)\}$/.exec(part)?.[1] : undefined;
    if (name === undefined) return part;
    if (!(name in kept)) throw new Error(`No value was stored as ${name}`);
    return kept[name];
  });
}

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);

/** The difference from the expected outcome; undefined if there is none. */
function faultOf({ expect: expected }: Vector, outcome: Outcome, kept: Record<string, unknown>): string | undefined {
  const { status, code, reason, values, errors, body, headers }: Expected = filled(expected, kept);
  const is = JSON.stringify(outcome);
  try {
    expect(outcome.status).toBe(status);
    if (code !== undefined) expect(outcome.error?.code).toBe(code);
    if (reason !== undefined) expect(outcome.reason).toBe(reason);
    if (status >= 400 && errors === undefined) expect(outcome.error?.values ?? undefined).toEqual(values);
    if (errors !== undefined) expect(outcome.errors).toEqual(errors);
    if (body !== undefined) expect({ body: outcome.body }).toMatchObject({ body });
    if (headers !== undefined) expect(outcome.headers).toMatchObject(headers);
    return undefined;
  } catch {
    return `expected ${JSON.stringify(expected)}, and it is ${is}`;
  }
}

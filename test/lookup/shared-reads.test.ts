/** Lookups in the same turn of the event loop share one statement, and each gets its own result. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SharedReads } from '../../src/lookup/read/batched-reads.ts';
import { readByIdentifier } from '../../src/lookup/read/by-identifier.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, storeTranslation } from '../setup/factories.ts';
import { statementsDuring } from '../setup/statements.ts';

type Key = string;

/** Answers each key in capitals, and notes what it was asked for. */
const reader = () => {
  const alone = jest.fn(async (key: Key) => key.toUpperCase());
  const together = jest.fn(async (keys: readonly Key[]) => keys.map((key) => key.toUpperCase()));
  return { alone, together };
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('shared reads', () => {
  test('read a single lookup of a turn by itself', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    expect(await reads.read('a', '', asked)).toBe('A');
    expect(asked.together).not.toHaveBeenCalled();
  });

  test('read lookups of the same turn together, and give each its own result', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    const answers = ['a', 'b', 'c', 'a'].map((key) => reads.read(key, '', asked));
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'A']);
    expect(asked.together.mock.calls).toEqual([[['a', 'b', 'c', 'a']]]);
    expect(asked.alone).not.toHaveBeenCalled();
  });

  test('do not mix lookups that want different languages', async () => {
    const [reads, asked, other] = [new SharedReads<Key, string>(), reader(), reader()];
    await Promise.all([reads.read('a', 'fr', asked), reads.read('b', 'fi', other)]);
    expect([asked.alone.mock.calls, other.alone.mock.calls]).toEqual([[['a']], [['b']]]);
  });

  test('never add a lookup to a statement that is already running', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    const first = reads.read('a', '', asked);
    await turn();
    const second = reads.read('b', '', asked);
    await Promise.all([first, second]);
    expect(asked.alone.mock.calls).toEqual([['a'], ['b']]);
  });

  test('add later lookups to a waiting batch while all connections are busy; different ones queue behind', async () => {
    const [reads, asked, other] = [new SharedReads<Key, string>(1), reader(), reader()];
    const taken = Promise.withResolvers<string>();
    asked.alone.mockReturnValueOnce(taken.promise);
    const first = reads.read('a', '', asked);
    await turn();
    const waiting = [reads.read('b', '', asked)];
    await turn();
    waiting.push(reads.read('c', 'fi', other));
    await turn();
    waiting.push(reads.read('d', '', asked));
    await turn();
    expect([asked.alone.mock.calls, asked.together.mock.calls, other.alone.mock.calls]).toEqual([[['a']], [], []]);
    taken.resolve('A');
    expect(await Promise.all([first, ...waiting])).toEqual(['A', 'B', 'C', 'D']);
    expect([asked.together.mock.calls, other.alone.mock.calls]).toEqual([[[['b', 'd']]], [['c']]]);
  });

  test('free the connection for the next batch after a failure', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(1), reader()];
    asked.alone.mockRejectedValueOnce(new Error('broken'));
    const first = reads.read('a', '', asked);
    await turn();
    const second = reads.read('b', '', asked);
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('B');
  });

  test('read at most a hundred lookups in a statement', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    const keys = Array.from({ length: 201 }, (_, i) => `key ${i}`);
    const answers = await Promise.all(keys.map((key) => reads.read(key, '', asked)));
    expect(answers).toEqual(keys.map((key) => key.toUpperCase()));
    expect(asked.together.mock.calls.map(([each]) => each.length)).toEqual([100, 100]);
    expect(asked.alone.mock.calls).toEqual([['key 200']]);
  });

  test('isolate an error to the lookup that caused it', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    asked.together.mockRejectedValue(new Error('one of them is wrong'));
    asked.alone.mockImplementation(async (key) => {
      if (key === 'wrong') throw new Error('it is this one');
      return key.toUpperCase();
    });
    const answers = ['a', 'wrong', 'c'].map((key) => reads.read(key, '', asked));
    const settled = await Promise.allSettled(answers);
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      'A',
      'it is this one',
      'C',
    ]);
  });

  test('do not retry lookups one by one when the database is unavailable', async () => {
    const [reads, asked] = [new SharedReads<Key, string>(), reader()];
    asked.together.mockRejectedValue(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
    const settled = await Promise.allSettled(['a', 'b'].map((key) => reads.read(key, '', asked)));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked.alone).not.toHaveBeenCalled();
  });
});

describe('with a database', () => {
  let app: TestApp;
  let tags: MadeTag[];
  beforeAll(async () => {
    app = await startApp();
    tags = [];
    for (let i = 0; i < 12; i += 1) {
      const tag = await createTag(app, { lang: 'de', text: `Tür ${i}`, name: `Name ${i}` });
      await storeTranslation(app, tag, 'fr', `Porte ${i}`);
      tags.push(tag);
      await app.call('POST', '/api/v1/tags/addHardwareIdToTag', {
        body: { id: tag.tag_identifier, hardware_id: `CHIP-${i}`, hardware_type: 'qr' },
      });
    }
  });
  afterAll(() => app.stop());

  test('V3: reads the tags of a turn with one statement for each choice of languages', async () => {
    const read = (preferences: string[]) =>
      Promise.all(tags.map((tag) => readByIdentifier(app.databases.lookups, tag.tag_identifier, { preferences })));
    let readings: Awaited<ReturnType<typeof read>>[] = [];
    const statements = await statementsDuring(app.databases, async () => {
      readings = await Promise.all([read(['fr']), read([]), read(['sv', 'fr'])]);
    });
    expect(readings.map((each) => each.map((reading) => reading?.text))).toEqual([
      tags.map((_, i) => `Porte ${i}`),
      tags.map((_, i) => `Tür ${i}`),
      tags.map((_, i) => `Porte ${i}`),
    ]);
    expect(statements).toHaveLength(3);
  });

  test('D3, V3, V8, W1: concurrent lookups get the same answers as sequential ones, for every key and language', async () => {
    const paths = tags.flatMap(({ tag_identifier }, i) => [
      `/api/v1/tags/show?id=${tag_identifier}&lang=fr`,
      `/api/v1/tags/show?id=${tag_identifier}`,
      `/api/v1/tags/show?id=${tag_identifier}&lang=sv,fr&expand=provenance`,
      `/api/v1/tags/show?id=00000000000${i.toString(16)}&lang=fr`,
      `/api/v1/tags/showByHardwareId?type=qr&id=chip-${i}&lang=fr`,
      `/api/v1/tags/showByHardwareId?type=qr&id=nowhere-${i}&lang=fr`,
    ]);
    const read = async (path: string) => {
      const response = await fetch(app.url + path);
      return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
    };
    const oneByOne: Awaited<ReturnType<typeof read>>[] = [];
    for (const path of paths) oneByOne.push(await read(path));
    expect(new Set(oneByOne.map(({ status }) => status))).toEqual(new Set([200, 404]));
    let atOnce: typeof oneByOne = [];
    const statements = await statementsDuring(app.databases, async () => {
      atOnce = await Promise.all(paths.map(read));
    });
    expect(atOnce).toEqual(oneByOne);
    expect(statements.length).toBeLessThanOrEqual(paths.length);
  });
});

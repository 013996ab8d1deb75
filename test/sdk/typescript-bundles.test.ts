/** The store of the TypeScript SDK, held against the published vectors. */
import { describe, expect, test } from '@jest/globals';
import { type BundleSource, BundleStore, UnusableBundle } from '../../generated/typescript/dist/index.js';
import { bundleVectors } from '../setup/bundle-vectors.ts';
import { storeShows } from './offline/store-shows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Pieces of so many bytes: characters are cut too. */
const pieces = (text: string, size: number): Uint8Array[] => {
  const all = bytes(text);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
};

async function* oneByOne<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

/** The ways in which an app may have a bundle. */
const ways: Record<string, (text: string) => BundleSource> = {
  'a text': (text) => text,
  'a list of lines': (text) => text.split(/(?<=\n)/),
  'a stream of bytes': (text) => new Blob([text]).stream(),
  'bytes that come one by one': (text) => oneByOne(pieces(text, 1)),
  'pieces of texts': (text) => oneByOne(text.match(/.{1,7}/gs) ?? []),
};

describe.each(Object.entries(ways))('from %s', (_, sourceOf) => {
  test.each(bundleVectors)('$name', async ({ steps, cursor, saved, lookups }) => {
    const store = new BundleStore();
    for (const { do: what, text, is_usable } of steps) {
      const done = store[what](sourceOf(text));
      if (is_usable) await done;
      else await expect(done).rejects.toThrow(UnusableBundle);
    }
    expect(store.cursor ?? null).toBe(cursor);
    expect([...store.save()].join('')).toBe(saved);
    expect(lookups.map(({ asks }) => storeShows(store, asks))).toEqual(lookups.map(({ shows }) => shows));
  });
});

test('the tags that are there can be listed', async () => {
  const store = new BundleStore();
  expect(store.tagIdentifiers).toEqual([]);
  await store.load(bundleVectors.find(({ name }) => name === 'a whole bundle')?.steps[0]?.text ?? '');
  expect(store.tagIdentifiers).toEqual([
    ...['4f0c9a17be52', '00a1b2c3d4e5', 'abcdef012345', '777777777777', 'fedcba987654'],
  ]);
});

test('a source that breaks leaves the store as it was, and is not read on', async () => {
  const [, { steps = [], saved = '' } = {}] = bundleVectors;
  const store = new BundleStore();
  await store.load(steps[0]?.text ?? '');
  const broken = async function* () {
    yield '{"type":"gone","tag_identifier":"4f0c9a17be52"}\n';
    throw new Error('the line went dead');
  };
  await expect(store.apply(broken())).rejects.toThrow('the line went dead');
  let isCancelled = false;
  const useless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('<html>\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  await expect(store.load(useless)).rejects.toThrow(UnusableBundle);
  expect(isCancelled).toBe(true);
  expect([...store.save()].join('')).toBe(saved);
});

/** The bundle store of the TypeScript SDK against the published test vectors. */
import { beforeAll, describe, expect, test } from '@jest/globals';
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

test('tagIdentifiers lists the stored tags', async () => {
  const store = new BundleStore();
  expect(store.tagIdentifiers).toEqual([]);
  await store.load(bundleVectors.find(({ name }) => name === 'a whole bundle')?.steps[0]?.text ?? '');
  expect(store.tagIdentifiers).toEqual([
    ...['4f0c9a17be52', '00a1b2c3d4e5', 'abcdef012345', '777777777777', 'fedcba987654'],
  ]);
});

test('a source that fails leaves the store unchanged; an unusable one is cancelled', async () => {
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

test('invalid UTF-8 is rejected as UnusableBundle', async () => {
  const store = new BundleStore();
  const [, { steps: [loaded] = [] } = {}] = bundleVectors;
  const whole = bytes(loaded?.text ?? '');
  for (const wrong of [[0xff], [0xc3], [0xed, 0xa0, 0x80]]) {
    const name = `{"type":"new","name":"`;
    const source = [bytes(name), Uint8Array.from(wrong), bytes('"}\n'), whole];
    await expect(store.load(source)).rejects.toThrow(UnusableBundle);
    expect(store.tagIdentifiers).toEqual([]);
  }
});

describe('for callers without types', () => {
  const store = new BundleStore();
  const [, { steps: [loaded] = [] } = {}] = bundleVectors;
  beforeAll(() => store.load(loaded?.text ?? ''));

  test.each([5, ['fr'], {}, true, Symbol('fr')])('K1: an invalid language falls back to the original: %p', (lang) => {
    const wish = { id: '4f0c9a17be52', lang, accept_language: lang } as unknown as { id: string };
    expect(store.showTag(wish)?.tag.translation.lang).toBe('en');
    expect(store.showTag({ ...wish, lang: 'auto' } as { id: string })?.tag.translation.lang).toBe('en');
  });

  test.each([5, 777777777777.5, null, undefined, ['4f0c9a17be52'], {}, true])('the id %p finds no tag', (id) => {
    expect(store.showTag({ id } as unknown as { id: string })).toBeUndefined();
    for (const type of ['nfc', 'qr', 'ble-beacon', id])
      expect(store.showTagByHardwareId({ id, type, major: 1, minor: 2 } as never)).toBeUndefined();
  });

  test('a numeric id is read as its digits', () => {
    expect(store.showTag({ id: 777777777777 } as never)?.tag.tag_identifier).toBe('777777777777');
  });

  const beacon = { id: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', type: 'ble-beacon' };

  test.each([1.5, Number.NaN, Infinity, '', 'one', '-1', '1.5', [], {}, true])(
    'the beacon number %p finds no tag',
    (number) => {
      expect(store.showTagByHardwareId({ ...beacon, major: 3, minor: number } as never)).toBeUndefined();
      expect(store.showTagByHardwareId({ ...beacon, major: number, minor: 3 } as never)).toBeUndefined();
    },
  );

  test('beacon numbers may be strings', () => {
    expect(store.showTagByHardwareId({ ...beacon, major: '1', minor: ' 2.0' } as never)?.tag.tag_identifier).toBe(
      '4f0c9a17be52',
    );
  });
});

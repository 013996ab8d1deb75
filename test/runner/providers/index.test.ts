import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { configuredProviders, fingerprint, type ProviderSettings } from '../../../src/runner/providers/index.ts';

const nowhere = { program: '/nowhere/apertium' };
const all: ProviderSettings = {
  azure: { key: 'azure-key' },
  deepl: { key: 'deepl-key' },
  google: { key: 'google-key' },
  libretranslate: { url: 'http://127.0.0.1:5000' },
  apertium: nowhere,
};
const names = async (settings: ProviderSettings) => (await configuredProviders(settings)).map(({ name }) => name);

/** A program that lists these directions when asked with -l, as Apertium does. */
async function withApertium<T>(directions: readonly string[], use: (program: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'apertium-'));
  try {
    const program = join(directory, 'apertium');
    await writeFile(program, `#!/bin/sh\ncat <<'EOF'\n${directions.map((name) => `  ${name}`).join('\n')}\nEOF\n`);
    await chmod(program, 0o755);
    return await use(program);
  } finally {
    await rm(directory, { recursive: true });
  }
}

describe('configuredProviders', () => {
  test('without a list, uses those that are configured, in a fixed order', async () => {
    await expect(names(all)).resolves.toEqual(['azure', 'deepl', 'google', 'libretranslate']);
    await expect(names({ google: { key: 'k' }, azure: { key: 'k' }, apertium: nowhere })).resolves.toEqual([
      'azure',
      'google',
    ]);
    await expect(names({ apertium: nowhere })).resolves.toEqual([]);
  });

  test('uses Apertium last, and only if its program has a useful pair', async () => {
    await withApertium(['eng-spa'], async (program) => {
      await expect(names({ ...all, apertium: { program } })).resolves.toEqual([
        'azure',
        'deepl',
        'google',
        'libretranslate',
        'apertium',
      ]);
    });
    await withApertium(['*', 'swe-dan', 'eng-eng'], async (program) => {
      await expect(names({ apertium: { program } })).resolves.toEqual([]);
    });
  });

  test('with a list, uses those of the list in its order, each once', async () => {
    await expect(names({ ...all, providers: ['google', 'azure', 'google'] })).resolves.toEqual(['google', 'azure']);
    await expect(names({ ...all, providers: [] })).resolves.toEqual([]);
  });

  test('refuses a list with unconfigured providers, and names all that is missing', async () => {
    const settings: ProviderSettings = {
      providers: ['deepl', 'azure', 'apertium'],
      azure: { key: 'k' },
      apertium: nowhere,
    };
    await expect(configuredProviders(settings)).rejects.toThrow(
      'TRANSLATION_PROVIDERS names what is not configured: deepl (DEEPL_API_KEY is not set), ' +
        'apertium (its program is not on PATH, or has no language pair that is of use here)',
    );
  });

  test('uses the providers’ own addresses by default', async () => {
    const providers = await configuredProviders({ ...all, libretranslate: { key: 'k' } });
    expect(providers.map(({ about }) => about)).toEqual([
      'https://api.cognitive.microsofttranslator.com/translate',
      'https://api.deepl.com/v2/translate',
      'https://translation.googleapis.com/language/translate/v2',
      'https://libretranslate.com/translate',
    ]);
  });
});

describe('fingerprint', () => {
  const of = async (settings: ProviderSettings) => fingerprint(await configuredProviders(settings));

  test('is short, and the same for the same providers regardless of their keys', async () => {
    expect(await of(all)).toMatch(/^[0-9a-f]{16}$/);
    expect(await of({ ...all, azure: { key: 'another', region: 'westeurope' }, google: { key: 'another' } })).toBe(
      await of(all),
    );
  });

  test('changes with the names, the order, an address or the installed pairs', async () => {
    const others = [
      await of(all),
      await of({ ...all, google: undefined }),
      await of({ ...all, providers: ['deepl', 'azure', 'google', 'libretranslate'] }),
      await of({ ...all, libretranslate: { url: 'http://127.0.0.1:5001' } }),
      await withApertium(['eng-spa'], (program) => of({ ...all, apertium: { program } })),
      await withApertium(['eng-spa', 'spa-ita'], (program) => of({ ...all, apertium: { program } })),
      await of({ apertium: nowhere }),
    ];
    expect(new Set(others).size).toBe(others.length);
  });
});

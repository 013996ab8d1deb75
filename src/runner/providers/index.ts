/** The configured providers of this runner, in order of preference. */
import { createHash } from 'node:crypto';
import { languageCodes } from '../../../contracts/languages.ts';
import { type ProviderName, providerNames } from '../../../contracts/providers.ts';
import { type ApertiumSettings, apertium } from './apertium.ts';
import { azure } from './azure.ts';
import { deepl } from './deepl.ts';
import { google } from './google.ts';
import type { HostedSettings } from './hosted.ts';
import { libretranslate } from './libretranslate.ts';
import type { Provider } from './provider.ts';

type KeyedSettings = HostedSettings & { key: string };

/** A provider with settings is configured. */
export interface ProviderSettings {
  /** Ordered, from TRANSLATION_PROVIDERS; without it, all that are configured. */
  providers?: readonly ProviderName[] | undefined;
  azure?: KeyedSettings | undefined;
  deepl?: KeyedSettings | undefined;
  google?: KeyedSettings | undefined;
  libretranslate?: HostedSettings | undefined;
  /** Needs no settings: it is available if its program is on PATH and has a language pair. */
  apertium?: ApertiumSettings | undefined;
}

type MadeProvider = Provider | undefined;

/** For each provider its constructor, and the settings that it needs. */
const makers: Record<
  ProviderName,
  { make(settings: ProviderSettings): Promise<MadeProvider> | MadeProvider; missing: string }
> = {
  azure: { make: (settings) => settings.azure && azure(settings.azure), missing: 'AZURE_TRANSLATOR_KEY is not set' },
  deepl: { make: (settings) => settings.deepl && deepl(settings.deepl), missing: 'DEEPL_API_KEY is not set' },
  google: {
    make: (settings) => settings.google && google(settings.google),
    missing: 'GOOGLE_TRANSLATE_API_KEY is not set',
  },
  libretranslate: {
    make: (settings) => settings.libretranslate && libretranslate(settings.libretranslate),
    missing: 'LIBRETRANSLATE_URL is not set',
  },
  apertium: {
    make: (settings) => apertium(settings.apertium),
    missing: 'its program is not on PATH, or has no language pair that is of use here',
  },
};

/**
 * Creates the providers, without any network call.
 *
 * @throws Error naming every provider of TRANSLATION_PROVIDERS that is not configured; RangeError for an impossible
 * address or key
 */
export async function configuredProviders(settings: ProviderSettings): Promise<Provider[]> {
  const names = [...new Set(settings.providers ?? providerNames)];
  const found = await Promise.all(names.map(async (name) => ({ name, provider: await makers[name].make(settings) })));
  const absent = found.filter(({ provider }) => !provider).map(({ name }) => `${name} (${makers[name].missing})`);
  if (settings.providers && absent.length > 0) {
    throw new Error(`TRANSLATION_PROVIDERS names what is not configured: ${absent.join(', ')}`);
  }
  return found.flatMap(({ provider }) => provider ?? []);
}

/**
 * A short hash of the providers and their abilities, without keys; equal in every process with the same settings. While
 * it stays the same, retrying permanent refusals is pointless.
 */
export function fingerprint(providers: readonly Provider[]): string {
  const facts = providers.map((provider) => [
    provider.name,
    provider.about ?? '',
    languageCodes.map((from) => languageCodes.filter((to) => provider.can(from, to))),
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

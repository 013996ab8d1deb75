/** The variables of the translation providers, and their settings. */
import { z } from 'zod';
import { type ProviderName, providerNames } from '../../contracts/providers.ts';
import { httpUrl, list, variable } from './values.ts';

export const providerVariables = {
  TRANSLATION_PROVIDERS: variable(list.pipe(z.array(z.enum(providerNames))).optional()).describe(
    `Order in which providers are asked: ${providerNames.map((name) => `\`${name}\``).join(', ')}. Default: the configured ones, in this order; \`apertium\` if its program is on PATH`,
  ),
  AZURE_TRANSLATOR_KEY: variable(z.string().optional()).describe('Key of Azure AI Translator'),
  AZURE_TRANSLATOR_REGION: variable(z.string().optional()).describe('Region of the key, if it belongs to one'),
  AZURE_TRANSLATOR_URL: variable(httpUrl.optional()).describe(
    "Address of Azure AI Translator. Default: the provider's own",
  ),
  DEEPL_API_KEY: variable(z.string().optional()).describe('Key of DeepL'),
  DEEPL_URL: variable(httpUrl.optional()).describe(
    "Address of DeepL. Default: the provider's own, the free one for a key that ends in `:fx`",
  ),
  GOOGLE_TRANSLATE_API_KEY: variable(z.string().optional()).describe('Key of Google Cloud Translation'),
  GOOGLE_TRANSLATE_URL: variable(httpUrl.optional()).describe(
    "Address of Google Cloud Translation. Default: the provider's own",
  ),
  LIBRETRANSLATE_URL: variable(httpUrl.optional()).describe('Address of a LibreTranslate server'),
  LIBRETRANSLATE_API_KEY: variable(z.string().optional()).describe(
    'Key of the LibreTranslate server, if it requires one',
  ),
};

type Variables = z.infer<z.ZodObject<typeof providerVariables>>;

/** The variable that enables each provider; Apertium is enabled by its program. */
const neededBy: Record<ProviderName, keyof Variables | undefined> = {
  azure: 'AZURE_TRANSLATOR_KEY',
  deepl: 'DEEPL_API_KEY',
  google: 'GOOGLE_TRANSLATE_API_KEY',
  libretranslate: 'LIBRETRANSLATE_URL',
  apertium: undefined,
};

/** Rejects a list with a provider that is not enabled. */
export function requireConfiguredProviders(env: Variables, context: z.RefinementCtx): void {
  for (const name of env.TRANSLATION_PROVIDERS ?? []) {
    const needs = neededBy[name];
    if (needs && !env[needs])
      context.addIssue({
        code: 'custom',
        path: ['TRANSLATION_PROVIDERS'],
        message: `names ${name}, which needs ${needs}`,
      });
  }
}

/** The settings of hosted providers; undefined for disabled ones. */
const hostedSettings = (env: Variables) =>
  ({
    azure: env.AZURE_TRANSLATOR_KEY
      ? { key: env.AZURE_TRANSLATOR_KEY, region: env.AZURE_TRANSLATOR_REGION, url: env.AZURE_TRANSLATOR_URL }
      : undefined,
    deepl: env.DEEPL_API_KEY ? { key: env.DEEPL_API_KEY, url: env.DEEPL_URL } : undefined,
    google: env.GOOGLE_TRANSLATE_API_KEY
      ? { key: env.GOOGLE_TRANSLATE_API_KEY, url: env.GOOGLE_TRANSLATE_URL }
      : undefined,
    libretranslate: env.LIBRETRANSLATE_URL
      ? { url: env.LIBRETRANSLATE_URL, key: env.LIBRETRANSLATE_API_KEY }
      : undefined,
  }) satisfies Record<Exclude<ProviderName, 'apertium'>, object | undefined>;

export const providerSettings = (env: Variables) => ({
  providers: env.TRANSLATION_PROVIDERS,
  ...hostedSettings(env),
});

/** DeepL, version 2. */
import { onlyElement, valueAt } from './answers.ts';
import { codesExcept, type HostedSettings, hostedProvider } from './hosted.ts';
import type { ProviderReason } from './http-call.ts';
import type { Provider } from './provider.ts';

const deeplAddress = 'https://api.deepl.com';
/** The address for keys of the free plan only. */
const deeplFreeAddress = 'https://api-free.deepl.com';

/** The codes of target languages; source languages have no variant. */
export const deeplCodes = codesExcept(
  { 'zh-CHS': 'ZH-HANS', 'zh-CHT': 'ZH-HANT', no: 'NB', mww: null, tlh: null, 'tlh-Qaak': null },
  (code) => code.toUpperCase(),
);

export const deepl = (settings: HostedSettings & { key: string }): Provider =>
  hostedProvider(settings, {
    name: 'deepl',
    codes: deeplCodes,
    address: settings.key.endsWith(':fx') ? deeplFreeAddress : deeplAddress,
    path: '/v2/translate',
    reasonIn,
    marks: { open: '<keep>', close: '</keep>' },
    // Its source language is "Chinese" only, so it cannot convert one script into the other.
    except: (from, to) => withoutVariant(from) === withoutVariant(to),
    callFor: ({ text, from, to, isMarkup }) => ({
      headers: { authorization: `DeepL-Auth-Key ${settings.key}` },
      body: { text: [text], source_lang: withoutVariant(from), target_lang: to, ...(isMarkup && markup) },
    }),
    textIn: (answer) => valueAt(onlyElement(valueAt(answer, 'translations')), 'text'),
  });

/** Elements of this name stay untranslated; line breaks end sentences, as in plain text. */
const markup = { tag_handling: 'xml', ignore_tags: ['keep'], outline_detection: false, split_sentences: '1' };

/** DeepL has variants (ZH-HANS) as targets only: as a source they silently mean automatic detection. */
const withoutVariant = (code: string) => code.replace(/-.*/, '');

function reasonIn(status: number, answer: unknown): ProviderReason | undefined {
  if (status === 456) return 'quota';
  if (status === 529) return 'throttled';
  if (status === 400 && /(source|target)_lang|language/i.test(String(valueAt(answer, 'message')))) return 'languages';
  return undefined;
}

/** LibreTranslate, the open server that anyone can run. */
import { valueAt } from './answers.ts';
import { codesExcept, type HostedSettings, hostedProvider } from './hosted.ts';
import type { ProviderReason } from './http-call.ts';
import type { Provider } from './provider.ts';

export const libretranslateCodes = codesExcept({
  'zh-CHS': 'zh-Hans',
  'zh-CHT': 'zh-Hant',
  no: 'nb',
  cy: null,
  ht: null,
  mt: null,
  mww: null,
  tlh: null,
  'tlh-Qaak': null,
});

/** The key only if the server requires one. */
export const libretranslate = (settings: HostedSettings): Provider =>
  hostedProvider(settings, {
    name: 'libretranslate',
    codes: libretranslateCodes,
    // The server of its makers, which requires a key.
    address: 'https://libretranslate.com',
    path: '/translate',
    reasonIn,
    callFor: ({ text, from, to }) => ({
      body: { q: text, source: from, target: to, format: 'text', ...(settings.key && { api_key: settings.key }) },
    }),
    textIn: (answer) => valueAt(answer, 'translatedText'),
  });

/** LibreTranslate has no error codes, only sentences; `http-call` asks for them in English. */
function reasonIn(status: number, answer: unknown): ProviderReason | undefined {
  const error = String(valueAt(answer, 'error'));
  if (status === 403 && /too many|limit/i.test(error)) return 'throttled';
  if (status !== 400) return undefined;
  if (/exceeds text limit/i.test(error)) return 'length';
  if (/api key/i.test(error)) return 'key';
  return /is not supported|not available as a target/i.test(error) ? 'languages' : undefined;
}

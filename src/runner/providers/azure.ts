/** Azure AI Translator, version 3. */
import { onlyElement, valueAt } from './answers.ts';
import { codesExcept, type HostedSettings, hostedProvider } from './hosted.ts';
import type { ProviderReason } from './http-call.ts';
import type { Provider } from './provider.ts';

export const azureCodes = codesExcept({
  'zh-CHS': 'zh-Hans',
  'zh-CHT': 'zh-Hant',
  no: 'nb',
  tlh: 'tlh-Latn',
  'tlh-Qaak': 'tlh-Piqd',
});

export const azure = (settings: HostedSettings & { key: string }): Provider =>
  hostedProvider(settings, {
    name: 'azure',
    codes: azureCodes,
    address: 'https://api.cognitive.microsofttranslator.com',
    path: '/translate',
    reasonIn,
    marks: { open: '<span class="notranslate">', close: '</span>', lineBreak: '<br>' },
    callFor: ({ text, from, to, isMarkup }) => ({
      query: { 'api-version': '3.0', from, to, ...(isMarkup && { textType: 'html' }) },
      headers: {
        'Ocp-Apim-Subscription-Key': settings.key,
        ...(settings.region && { 'Ocp-Apim-Subscription-Region': settings.region }),
      },
      body: [{ Text: text }],
    }),
    textIn: (answer) => valueAt(onlyElement(valueAt(onlyElement(answer), 'translations')), 'text'),
  });

/** Azure's own codes: the status and three more digits. Its gateway sends the status only. */
const languageCodes = new Set([400003, 400019, 400023, 400035, 400036, 400075]);

/** Too many characters, and too large a request. */
const lengthCodes = new Set([400050, 400077]);

function reasonIn(status: number, answer: unknown): ProviderReason | undefined {
  const code = Number(valueAt(answer, 'error', 'code'));
  if (lengthCodes.has(code)) return 'length';
  if (languageCodes.has(code)) return 'languages';
  if (code === 403001) return 'quota';
  // The gateway reports a spent quota like a refused key, with another message.
  if (status === 403 && /quota/i.test(String(valueAt(answer, 'error', 'message')))) return 'quota';
  return undefined;
}

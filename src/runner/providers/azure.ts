/** Azure AI Translator, version 3. */
import { dig, only } from './answers.ts';
import { codesBut, endpoint, hosted, usableKey } from './hosted.ts';
import type { ProviderReason } from './http-call.ts';
import type { Provider } from './provider.ts';

const azureAddress = 'https://api.cognitive.microsofttranslator.com';

export const azureCodes = codesBut({
  'zh-CHS': 'zh-Hans',
  'zh-CHT': 'zh-Hant',
  no: 'nb',
  tlh: 'tlh-Latn',
  'tlh-Qaak': 'tlh-Piqd',
});

export interface AzureSettings {
  key: string;
  /** The resource's region; Azure demands it of all but global resources. */
  region?: string | undefined;
  url?: string | undefined;
  timeoutMs?: number | undefined;
}

export function azure(settings: AzureSettings): Provider {
  const url = endpoint('azure', settings.url ?? azureAddress, '/translate');
  const headers: Record<string, string> = { 'Ocp-Apim-Subscription-Key': usableKey('azure', settings.key) };
  if (settings.region) headers['Ocp-Apim-Subscription-Region'] = usableKey('azure', settings.region);
  return hosted({
    name: 'azure',
    codes: azureCodes,
    url,
    keys: [settings.key],
    timeoutMs: settings.timeoutMs,
    reasonIn,
    marks: { open: '<span class="notranslate">', close: '</span>', lineBreak: '<br>' },
    callFor({ text, from, to, isMarkup }) {
      const address = new URL(url);
      address.searchParams.set('api-version', '3.0');
      address.searchParams.set('from', from);
      address.searchParams.set('to', to);
      if (isMarkup) address.searchParams.set('textType', 'html');
      return { url: address, headers, body: [{ Text: text }] };
    },
    textIn: (answer) => dig(only(dig(only(answer), 'translations')), 'text'),
  });
}

/** Azure's own codes: the status and three more digits. Its gateway sends the status only. */
const languageCodes = new Set([400003, 400019, 400023, 400035, 400036, 400075]);

/** Too many characters, and too large a request. */
const lengthCodes = new Set([400050, 400077]);

function reasonIn(status: number, answer: unknown): ProviderReason | undefined {
  const code = Number(dig(answer, 'error', 'code'));
  if (lengthCodes.has(code)) return 'length';
  if (languageCodes.has(code)) return 'languages';
  if (code === 403001) return 'quota';
  // The gateway reports a spent quota like a refused key, with another message.
  if (status === 403 && /quota/i.test(String(dig(answer, 'error', 'message')))) return 'quota';
  return undefined;
}

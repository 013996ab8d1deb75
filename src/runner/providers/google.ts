/** Google Cloud Translation, version 2 ("Basic"). */
import { onlyElement, valueAt } from './answers.ts';
import { codesExcept, type HostedSettings, hostedProvider } from './hosted.ts';
import type { ProviderReason } from './http-call.ts';
import type { Provider } from './provider.ts';

export const googleCodes = codesExcept({
  'zh-CHS': 'zh-CN',
  'zh-CHT': 'zh-TW',
  mww: 'hmn',
  tlh: null,
  'tlh-Qaak': null,
});

export const google = (settings: HostedSettings & { key: string }): Provider =>
  hostedProvider(settings, {
    name: 'google',
    codes: googleCodes,
    address: 'https://translation.googleapis.com',
    path: '/language/translate/v2',
    reasonIn,
    marks: { open: '<span translate="no">', close: '</span>', lineBreak: '<br>' },
    // As HTML, the answer for a plain text would have entities for quotes.
    callFor: ({ text, from, to, isMarkup }) => ({
      query: { key: settings.key },
      body: { q: text, source: from, target: to, format: isMarkup ? 'html' : 'text' },
    }),
    textIn: (answer) => valueAt(onlyElement(valueAt(answer, 'data', 'translations')), 'translatedText'),
  });

const quotaReasons = new Set(['dailyLimitExceeded', 'dailyLimitExceededUnreg', 'quotaExceeded', 'RESOURCE_EXHAUSTED']);
const rateReasons = new Set(['userRateLimitExceeded', 'rateLimitExceeded', 'RATE_LIMIT_EXCEEDED']);

/** Google answers 403 for a spent quota and 400 for a wrong key; the reasons beside the status distinguish them. */
function reasonIn(status: number, answer: unknown): ProviderReason | undefined {
  const reasons = [
    valueAt(answer, 'error', 'status'),
    ...listed(valueAt(answer, 'error', 'errors')),
    ...listed(valueAt(answer, 'error', 'details')),
  ].map(String);
  const message = String(valueAt(answer, 'error', 'message'));
  if (reasons.some((reason) => rateReasons.has(reason))) return 'throttled';
  if (status === 403 && reasons.some((reason) => quotaReasons.has(reason))) return 'quota';
  if (status !== 400) return undefined;
  if (reasons.includes('API_KEY_INVALID') || /api key/i.test(message)) return 'key';
  if (/too long|too large|payload size/i.test(message)) return 'length';
  return /language pair|invalid value/i.test(message) ? 'languages' : undefined;
}

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((entry) => valueAt(entry, 'reason')) : [];

/** DeepL, version 2. */
import { endpoint, hosted, usableKey } from './hosted.ts';
import { dig, httpCall, type Refusal } from './http-call.ts';
import type { Provider } from './provider.ts';

export const deeplAddress = 'https://api.deepl.com';
/** Where the keys of the free plan work, and only they. */
export const deeplFreeAddress = 'https://api-free.deepl.com';

export interface DeeplSettings {
  key: string;
  url?: string | undefined;
  timeoutMs?: number | undefined;
}

export function deepl(settings: DeeplSettings): Provider {
  const key = usableKey('deepl', settings.key);
  const url = endpoint(
    'deepl',
    settings.url ?? (key.endsWith(':fx') ? deeplFreeAddress : deeplAddress),
    '/v2/translate',
  );
  return hosted({
    name: 'deepl',
    url,
    // Its source says "Chinese" only, so that it cannot be asked to turn one script into the other.
    except: (from, to) => withoutVariant(from) === withoutVariant(to),
    async ask({ text, from, to, signal }) {
      const answer = await httpCall({
        url,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: { text: [text], source_lang: withoutVariant(from), target_lang: to },
        signal,
        timeoutMs: settings.timeoutMs,
        refusal,
      });
      return dig(answer, 'translations', 0, 'text');
    },
  });
}

/** DeepL has variants (ZH-HANS) as targets only: as a source they are silently taken for "find out yourself". */
const withoutVariant = (code: string) => code.replace(/-.*/, '');

function refusal(status: number, answer: unknown): Refusal | undefined {
  if (status === 456) return 'quota';
  if (status === 529) return 'throttled';
  if (status === 400 && /(source|target)_lang|language/i.test(String(dig(answer, 'message')))) return 'languages';
  return undefined;
}

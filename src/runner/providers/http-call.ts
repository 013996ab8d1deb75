/** One call to a translation provider over HTTP, and the meaning of its failures. Retries belong to the queue. */
import { errorDetailsIn, valueAt } from './answers.ts';
import { defaultTimeoutMs, type FailureKind, maxAnswerBytes, ProviderFailure, withinDeadline } from './provider.ts';

/** The reason of a refusal, common to all providers' own statuses and codes. */
export type ProviderReason = 'key' | 'quota' | 'throttled' | 'languages' | 'text' | 'length' | 'fault';

const failures: Record<ProviderReason, { kind: FailureKind; message: string }> = {
  key: { kind: 'unavailable', message: 'refused the key' },
  quota: { kind: 'throttled', message: 'says that the quota is spent' },
  throttled: { kind: 'throttled', message: 'wants fewer requests' },
  languages: { kind: 'unsupported', message: 'does not translate between these languages' },
  text: { kind: 'rejected', message: 'refuses this text' },
  length: { kind: 'rejected', message: 'says that this text is too long' },
  fault: { kind: 'unavailable', message: 'failed' },
};

export interface HttpCall {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body: unknown;
  signal: AbortSignal;
  timeoutMs: number | undefined;
  /** The key and the text, which are cut out of messages of the provider. */
  secrets: readonly string[];
  /** The reason for a status and its JSON body; `undefined`: the status alone decides. */
  reasonIn(status: number, answer: unknown): ProviderReason | undefined;
}

/**
 * Posts the body and returns the parsed answer.
 *
 * Messages contain no text from the platform or the provider, which may quote the address, the key or the text. The
 * message of the provider is stored separately, without key and text.
 *
 * @throws ProviderFailure, or the signal's reason when the caller aborted
 */
export async function httpCall(call: HttpCall): Promise<unknown> {
  const { response, answer } = await withinDeadline(call.signal, call.timeoutMs ?? defaultTimeoutMs, async (signal) => {
    try {
      const response = await fetch(call.url, {
        method: 'POST',
        // Providers translate their errors, and some are recognised by their message only.
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'content-type': 'application/json',
          ...call.headers,
        },
        body: JSON.stringify(call.body),
        // A redirect would send the key to an address that the operator has not configured.
        redirect: 'error',
        signal,
      });
      return { response, answer: parsed(await boundedBody(response)) };
    } catch (error) {
      throw new ProviderFailure('unavailable', unreachable(error));
    }
  });
  if (!response.ok) throw refused(response, answer, call);
  if (answer === undefined)
    throw new ProviderFailure('unavailable', 'answered with something other than JSON (UTF-8, 2 MiB at most)');
  return answer;
}

function refused(response: Response, answer: unknown, { reasonIn, secrets }: HttpCall): ProviderFailure {
  const { status } = response;
  const reason = reasonIn(status, answer) ?? usualReason(status);
  const { kind, message } = failures[reason];
  const retryAfter = secondsUntilRetry(response.headers.get('retry-after'), sentAt(response));
  const { code, words } = errorDetailsIn(status, answer, secrets);
  const detail = code === undefined ? `HTTP ${status}` : `HTTP ${status}, ${code}`;
  return new ProviderFailure(kind, `${message} (HTTP ${status})`, {
    retryAfter,
    detail,
    words,
    isTooLong: reason === 'length',
  });
}

function usualReason(status: number): ProviderReason {
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'key';
  if (status === 413) return 'length';
  if (status === 400 || status === 414 || status === 422) return 'text';
  return 'fault';
}

/** The body, or `undefined` where it is too large or is not UTF-8. */
async function boundedBody(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return undefined;
  }
}

function parsed(body: string | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The reason why the provider was unreachable: the system's error code only. */
function unreachable(error: unknown): string {
  if (valueAt(error, 'cause', 'message') === 'unexpected redirect') return 'redirects to another address';
  const code = valueAt(error, 'cause', 'code');
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? `is out of reach (${code})` : 'is out of reach';
}

/** A demand for a longer pause than a day is a mistake or malicious. */
const maxPause = 24 * 60 * 60;

/** An HTTP date begins with the day of the week; `Date.parse` accepts more, such as "-5". */
const date = /^[A-Z][a-z]{2,8},? /;

/** The time of an answer by the sender's clock, as for other times in it. */
function sentAt(response: Response): number {
  const sent = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent;
}

/** Whole seconds from a Retry-After header, in either of its forms (RFC 9110, 10.2.3). */
export function secondsUntilRetry(header: string | null, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (!/^\d+$/.test(value) && !date.test(value)) return undefined;
  const seconds = date.test(value) ? Math.ceil((Date.parse(value) - now) / 1000) : Number(value);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), maxPause);
}

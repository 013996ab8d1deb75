/** The outcome of a call, in a form that can be compared between channels. */

export interface Outcome {
  status: number;
  body?: unknown;
  /** The fields of an error's body. */
  error?: { code: string; message: string; values?: string[] };
  reason?: string;
  /** Of a 422. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
}

/** The headers that every SDK exposes and whose values are not in the body. */
const comparedHeaders = ['content-language', 'x-translation-status', 'x-total-count'] as const;

/** One call, as every channel gets it. */
export interface Call {
  operation: string;
  parameters: Record<string, unknown>;
  body?: Record<string, unknown>;
  token: string | null;
}

/** A way to reach a service. */
export interface Channel {
  call(call: Call): Promise<Outcome>;
  end(): Promise<void>;
}

/** The outcome of an HTTP answer. */
export function outcomeOf(status: number, text: string, header: (name: string) => string | undefined): Outcome {
  const body = text === '' ? undefined : JSON.parse(text);
  if (status === 422) return { status, errors: body };
  if (status >= 400) return { status, error: body.error, ...optional('reason', header('x-error-reason')) };
  const headers = comparedHeaders.map((name) => [name, header(name)]).filter(([, value]) => value !== undefined);
  return { status, ...optional('body', body), ...(headers.length > 0 && { headers: Object.fromEntries(headers) }) };
}

const optional = <K extends string>(name: K, value: unknown) => (value === undefined ? {} : { [name]: value });

const instants: ReadonlySet<string> = new Set([
  'at',
  'created_at',
  'updated_at',
  'translated_at',
  'deleted_at',
  'expires_at',
]);

/**
 * The outcome without values that differ in each run: addresses, times, identifiers and tokens. Null and absent fields are treated
 * as equal, since some SDKs cannot distinguish them.
 */
export function comparable(outcome: Outcome, baseUrl: string): unknown {
  const same = JSON.parse(JSON.stringify(outcome), (key, value) => {
    if (value === null) return undefined;
    if (typeof value !== 'string') return value;
    if (key === 'auth_token') return '<token>';
    if (instants.has(key)) return '<instant>';
    if (key === 'change_set') return '<change set>';
    return value
      .replaceAll(baseUrl, '<base>')
      .replaceAll(/(?<=[?]token=)[\w-]{43}$/g, '<token>')
      .replaceAll(/\b[0-9a-f]{12}\b/g, '<identifier>');
  });
  // Through JSON, since the other outcome may have been stored as JSON.
  return JSON.parse(JSON.stringify(same));
}

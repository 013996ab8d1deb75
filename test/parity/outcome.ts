/** What a call came to, in the one form that all channels are compared in. */

export interface Outcome {
  status: number;
  body?: unknown;
  /** Of an error: the documented body's own. */
  error?: { code: string; message: string; values?: string[] };
  reason?: string;
  /** Of a 422. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
}

/** The headers that say more than the body and that every SDK gives. */
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

/** Reads the outcome off an answer of HTTP. */
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
 * The outcome without what is another in every world: addresses, instants, identifiers and tokens. A field that is null and
 * one that is absent are one thing to an SDK whose language has a single word for both.
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
  // As JSON has it, in which it may have been kept.
  return JSON.parse(JSON.stringify(same));
}

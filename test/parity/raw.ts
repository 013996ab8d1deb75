/** Two channels without an SDK: requests as documented, and requests as old clients send them. */
import { request } from 'node:http';
import { type DocumentedOperation, operations } from './operations.ts';
import { type Channel, type Outcome, outcomeOf } from './outcome.ts';

/** Parameters in the query, bodies in JSON, the token in the header. */
export function documented(baseUrl: string): Channel {
  return {
    call: ({ operation, parameters, body, token }) => {
      const { method, path, query } = addressOf(operations.get(operation), parameters);
      return send(baseUrl, method, path, query, {
        ...(body && json(body)),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      });
    },
    end: async () => {},
  };
}

/**
 * Requests of old clients: parameters of a GET in a JSON body, with the token as `auth_token`, and all numbers as strings.
 * Records are sent as forms; the token of a call without a body is in the query.
 */
export function legacy(baseUrl: string): Channel {
  return {
    call: ({ operation, parameters, body, token }) => {
      const { method, path, query, isRecord } = addressOf(operations.get(operation), parameters);
      const named = token === null ? {} : { auth_token: token };
      if (!isRecord && method === 'GET')
        return send(baseUrl, method, path, {}, json(asStrings({ ...query, ...named })));
      if (!isRecord) return send(baseUrl, method, path, query, json(asStrings({ ...body, ...named })));
      return send(baseUrl, method, path, { ...query, ...named }, body && (hasFields(body) ? form(body) : json(body)));
    },
    end: async () => {},
  };
}

interface Address {
  method: string;
  path: string;
  query: Record<string, unknown>;
  isRecord: boolean;
}

function addressOf(operation: DocumentedOperation | undefined, parameters: Record<string, unknown>): Address {
  if (!operation) throw new Error('The document has no such operation');
  const query = { ...parameters };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = String(query[name]);
    delete query[name];
    return encodeURIComponent(value);
  });
  return { method: operation.method, path, query, isRecord: !path.startsWith('/api/v1/') };
}

const json = (value: unknown) => ({ 'Content-Type': 'application/json', payload: JSON.stringify(value) });

function asStrings(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

/** A form cannot express a record without fields. */
const hasFields = (body: Record<string, unknown>) =>
  Object.values(body).some((record) => Object.keys(record as object).length > 0);

/** `{ place: { name: 'Museum', latitude: null } }` as `place[name]=Museum&place[latitude]=`. */
function form(body: Record<string, unknown>) {
  const fields = new URLSearchParams();
  for (const [group, record] of Object.entries(body))
    for (const [name, value] of Object.entries(record as object))
      fields.append(`${group}[${name}]`, String(value ?? ''));
  return { 'Content-Type': 'application/x-www-form-urlencoded', payload: fields.toString() };
}

/** Node's `fetch` refuses a GET with a body. */
function send(
  baseUrl: string,
  method: string,
  path: string,
  query: Record<string, unknown>,
  { payload, ...headers }: { payload?: string; [header: string]: string | undefined } = {},
): Promise<Outcome> {
  const address = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, String(value));
  const length = payload === undefined ? {} : { 'Content-Length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method, headers: { Accept: 'application/json', ...headers, ...length } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const header = (name: string) => incoming.headers[name]?.toString();
          resolve(outcomeOf(incoming.statusCode ?? 0, Buffer.concat(chunks).toString(), header));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

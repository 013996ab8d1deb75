/**
 * The vectors: one file of calls with parameters and expected outcomes, in order. Every channel runs them against a separate
 * service with the same few customers, so the same call finds the same records.
 *
 * `"{museum}"` stands for a value that an earlier call has stored under this name by `keep`; `as` names the customer whose token is sent.
 */
import { readFileSync } from 'node:fs';

export interface Vector {
  name: string;
  /** The operation's id. */
  do: string;
  /** The caller: a customer, or `stranger`, who has an invalid token. */
  as?: string;
  /** Parameters of path and query, by their documented names. */
  with?: Record<string, unknown>;
  body?: Record<string, unknown>;
  expect: Expected;
  /** Values of the answer's body for later calls: a name and the path in the body. */
  keep?: Record<string, string>;
  /** The types of SDKs cannot express this call, such as a missing mandatory field, so SDKs skip it. */
  raw?: boolean;
}

export interface Expected {
  status: number;
  /** Fields that the body must have, among others. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Of an error. */
  code?: string;
  reason?: string;
  values?: string[];
  /** The messages of a 422, by field. */
  errors?: Record<string, string[]>;
}

const file = new URL('./vectors.jsonl', import.meta.url);

export const vectors: Vector[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

/**
 * The vectors: one file of calls, their parameters and their expected outcomes, in order. Every channel runs all of them
 * against a service of its own that begins with the same few customers, so the same call finds the same records.
 *
 * `"{museum}"` stands for a value that an earlier call was told to keep; `as` is whose token goes along.
 */
import { readFileSync } from 'node:fs';

export interface Vector {
  name: string;
  /** The operation's id. */
  do: string;
  /** Who calls: a customer of the world, or `stranger`, whose token nobody has issued. */
  as?: string;
  /** Parameters of path and query, by their documented names. */
  with?: Record<string, unknown>;
  body?: Record<string, unknown>;
  expect: Expected;
  /** What later calls need of the answer's body: a name and the path to it. */
  keep?: Record<string, string>;
  /** Sends what the types of an SDK cannot express, such as leaving out what is mandatory: no SDK is asked. */
  raw?: boolean;
}

export interface Expected {
  status: number;
  /** What the body has at least. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Of an error. */
  code?: string;
  reason?: string;
  values?: string[];
  /** Of a 422: what is wrong, by field. */
  errors?: Record<string, string[]>;
}

const file = new URL('./vectors.jsonl', import.meta.url);

export const vectors: Vector[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

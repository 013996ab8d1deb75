/** The connection pools of a web process, separate so that none can starve another. */

import { type ConnectOptions, connect, type Database } from './connect.ts';
import { writerRequired } from './transaction-writer.ts';

export interface Databases {
  /** For lookups of tags, so that nothing else delays them. */
  lookups: Database;
  /** For everything else. */
  work: Database;
  /** For lists and searches, which read many rows: a statement has 2 s, and memory to sort and group them. */
  searches: Database;
  /** For exports, which read one snapshot for as long as their client reads: made on demand. */
  exports: Database;
}

/** The most concurrent exports of a process. */
export const maxConcurrentExports = 2;
/** The timeout of an export in milliseconds. */
export const exportTimeout = 600_000;

/** With fewer connections than these all share one pool. */
const fewestToShare = 4;

/**
 * The planner's costs for lists, which favour index lookups for few rows of many: PostgreSQL's defaults assume a
 * rotating disk, where random reads cost four times as much as sequential ones, and fifty operators for each level of
 * an index. Parallel workers cost more than they save.
 */
const planned = { random_page_cost: 1.1, cpu_operator_cost: 0.0005, max_parallel_workers_per_gather: 0 };
/** Settings for lists and searches. Rows are grouped and sorted in memory. */
export const searchSettings = { statement_timeout: 2000, work_mem: '16MB', ...planned };

/** The size of each pool. They sum up to `size`. */
export function poolSizes(size: number): Record<Exclude<keyof Databases, 'exports'>, number> {
  const searches = Math.max(1, Math.floor(size / 5));
  const lookups = Math.floor((size - searches) / 2);
  return { lookups, work: size - searches - lookups, searches };
}

/** Opens the pools; with few connections all of them are one. */
export function openDatabases(
  url: string,
  size: number,
  options: Pick<ConnectOptions, 'log' | 'afterCommit'> = {},
): Databases {
  const exports = connect(url, {
    ...options,
    pool: maxConcurrentExports,
    name: 'web: exports',
    settings: { idle_in_transaction_session_timeout: exportTimeout },
  });
  if (size < fewestToShare) {
    const all = connect(url, { ...options, pool: size, name: 'web', settings: writerRequired });
    return { lookups: all, work: all, searches: all, exports };
  }
  const { lookups, work, searches } = poolSizes(size);
  return {
    lookups: connect(url, { ...options, pool: lookups, name: 'web: lookups' }),
    work: connect(url, { ...options, pool: work, name: 'web', settings: { ...writerRequired, ...planned } }),
    searches: connect(url, {
      ...options,
      pool: searches,
      name: 'web: searches',
      settings: searchSettings,
    }),
    exports,
  };
}

/** Each pool once, with the names that share it. */
export function poolsOf(databases: Databases): Map<string, Database> {
  const { exports, ...others } = databases;
  const { lookups, work } = others;
  const shared = Object.entries(lookups === work ? { all: work } : others);
  return new Map([...shared, ['exports', exports]]);
}

/** Closes all connections once their statements have ended. */
export async function closeDatabases(databases: Databases): Promise<void> {
  await Promise.all([...poolsOf(databases).values()].map((pool) => pool.destroy()));
}

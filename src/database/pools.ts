/** The connections of a web process, in pools that cannot take each other's. */
import { mustSay } from './by.ts';
import { type ConnectOptions, connect, type Database } from './connect.ts';

export interface Databases {
  /** For those who stand in front of a tag: nothing else can take their connections. */
  lookups: Database;
  /** For everything else. */
  work: Database;
  /** For what looks through many rows: lists and searches. A statement gets 2 s of the server's time there. */
  searches: Database;
  /** For what is read as of one moment, and takes as long as somebody takes it: apart, and made when they are needed. */
  exports: Database;
}

/** How many exports are read at once in a process. */
export const exportsAtOnce = 2;
/** Milliseconds after which an export is broken off. */
export const longestExport = 600_000;

/** With fewer connections than these nothing is set apart. */
const fewestToShare = 4;
const longestSearch = 2000;

/** How many connections each pool has at most. They sum up to `size`. */
export function shares(size: number): Record<Exclude<keyof Databases, 'exports'>, number> {
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
    pool: exportsAtOnce,
    name: 'web: exports',
    settings: { idle_in_transaction_session_timeout: longestExport },
  });
  if (size < fewestToShare) {
    const all = connect(url, { ...options, pool: size, name: 'web', settings: mustSay });
    return { lookups: all, work: all, searches: all, exports };
  }
  const { lookups, work, searches } = shares(size);
  return {
    lookups: connect(url, { ...options, pool: lookups, name: 'web: lookups' }),
    work: connect(url, { ...options, pool: work, name: 'web', settings: mustSay }),
    searches: connect(url, {
      ...options,
      pool: searches,
      name: 'web: searches',
      settings: { statement_timeout: longestSearch },
    }),
    exports,
  };
}

/** Each pool once, under the names that share it. */
export function poolsOf(databases: Databases): Map<string, Database> {
  const { exports, ...others } = databases;
  const { lookups, work } = others;
  const shared = Object.entries(lookups === work ? { all: work } : others);
  return new Map([...shared, ['exports', exports]]);
}

/** Closes all connections, when what is under way on them has ended. */
export async function closeDatabases(databases: Databases): Promise<void> {
  await Promise.all([...poolsOf(databases).values()].map((pool) => pool.destroy()));
}

import type { Client } from 'pg';
import type { Database } from '../../src/database/connect.ts';
import type { Databases } from '../../src/database/pools.ts';

type Query = (...args: unknown[]) => unknown;

interface Sent {
  text: string;
  values?: unknown[];
}

/** All SQL statements of a process' pools during an action, recorded in the driver. */
export const statementsDuring = async (databases: Databases, happening: () => Promise<unknown>): Promise<string[]> =>
  (await sentDuring(databases, happening)).map(({ text }) => text);

/** The same with their values. */
export async function sentDuring(databases: Databases, happening: () => Promise<unknown>): Promise<Sent[]> {
  const heard: Sent[] = [];
  const undo = [...new Set<Database>(Object.values(databases))].map((db) => hear(db, heard));
  try {
    await happening();
  } finally {
    for (const step of undo) step();
  }
  return heard;
}

function hear(db: Database, heard: Sent[]): () => void {
  const acquire = db.client.acquireConnection;
  const patched = new Map<Client, Client['query']>();
  db.client.acquireConnection = async () => {
    const connection: Client = await acquire.call(db.client);
    if (!patched.has(connection)) {
      const query = connection.query;
      patched.set(connection, query);
      connection.query = function (this: Client, ...args: unknown[]) {
        heard.push(typeof args[0] === 'string' ? { text: args[0] } : (args[0] as Sent));
        return (query as Query).apply(this, args);
      } as Client['query'];
    }
    return connection;
  };
  return () => {
    db.client.acquireConnection = acquire;
    for (const [connection, query] of patched) connection.query = query;
  };
}

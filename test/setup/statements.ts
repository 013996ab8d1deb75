import type { Client } from 'pg';
import type { Database } from '../../src/database/connect.ts';

/** All SQL statements that a pool sends while something happens, whoever sends them: heard at the driver itself. */
export async function statementsDuring(db: Database, happening: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const acquire = db.client.acquireConnection.bind(db.client);
  const patched = new Map<Client, Client['query']>();
  db.client.acquireConnection = async () => {
    const connection: Client = await acquire();
    if (!patched.has(connection)) {
      const query = connection.query;
      patched.set(connection, query);
      connection.query = function (this: Client, ...args: unknown[]) {
        heard.push(typeof args[0] === 'string' ? args[0] : String((args[0] as { text: string }).text));
        return (query as (...args: unknown[]) => unknown).apply(this, args);
      } as Client['query'];
    }
    return connection;
  };
  try {
    await happening();
  } finally {
    db.client.acquireConnection = acquire;
    for (const [connection, query] of patched) connection.query = query;
  }
  return heard;
}

/** Checks at the start of a process whether the database URLs are usable as intended. */
import pg from 'pg';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>;

/** Milliseconds for a connection, and for each statement. */
const longest = 2000;
/** A busy pooler may now and then give two clients different sessions. */
const tries = 5;

const notOurs = (where: string) =>
  `DATABASE_DIRECT_URL must name PostgreSQL itself: ${where} to a pooler that lends a session for one transaction at a time, and such a one can neither listen nor keep a lock.`;
const notTheSame =
  'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases: what is written in one of them is never heard of in the other.';

/** Throws an Error if they are not. An unreachable database is no error here. */
export async function assertOwnSessions({ databaseUrl: url, databaseDirectUrl: direct }: Addresses): Promise<void> {
  if (url === undefined || direct === undefined) return;
  if (await known(isPooled(direct))) throw new Error(notOurs(direct === url ? 'DATABASE_URL leads' : 'it leads'));
  if (direct === url) return;
  // A server restarted in between also looks like another one.
  for (let attempt = 1; ; attempt += 1) {
    const [one, other] = await Promise.all([known(serverOf(url)), known(serverOf(direct))]);
    if (one === undefined || other === undefined || one === other) return;
    if (attempt === tries) throw new Error(notTheSame);
  }
}

/** Whether two concurrent clients share a session of the server, as behind a pooler. */
async function isPooled(url: string): Promise<boolean> {
  return withClient(url, async (one) => {
    const first = await one.pid();
    if (first === one.toldPid) return false;
    return withClient(url, async (other) => {
      for (let attempt = 1; attempt <= tries; attempt += 1)
        if ((await other.pid()) === (await one.pid()) || (await one.pid()) !== first) return true;
      return false;
    });
  });
}

/** The running server, and the database in it. */
const serverOf = (url: string): Promise<string> =>
  withClient(url, ({ value }) =>
    value<string>(
      `select concat(extract(epoch from pg_postmaster_start_time()), ' ', oid) as value
       from pg_database where datname = current_database()`,
    ),
  );

interface Client {
  /** The server process' id, as reported at connecting. */
  toldPid: number | undefined;
  pid(): Promise<number>;
  value<T>(statement: string): Promise<T>;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const limits = { connectionTimeoutMillis: longest, query_timeout: longest };
  const connection = new pg.Client({ connectionString: url, application_name: 'start', ...limits });
  connection.on('error', () => {});
  try {
    await connection.connect();
    const value = async <V>(statement: string): Promise<V> => (await connection.query(statement)).rows[0]?.value;
    const { processID: toldPid } = connection as { processID?: number };
    return await work({ toldPid, value, pid: () => value<number>('select pg_backend_pid() as value') });
  } finally {
    connection.end().catch(() => {});
  }
}

const known = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);

/** Knex' dialect of PostgreSQL, which its types leave out. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex';
  import type { Client as Connection } from 'pg';

  export default class PostgresDialect extends Knex.Client {
    protected _driver(): { Client: unknown };
    override acquireConnection(): Promise<Connection>;
    override releaseConnection(connection: Connection): Promise<void>;
  }
}

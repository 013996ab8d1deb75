/** For a library that brings whole statements of its own: what writes is a transaction, as all writes are. */
import type { QueryConfig, QueryResult } from 'pg';
import { type Database, runStatement } from './connect.ts';
import { inTransaction } from './transaction.ts';

export const statementsOn = (db: Database) => ({
  query: (statement: QueryConfig): Promise<QueryResult> =>
    /^\s*select\b/i.test(statement.text)
      ? runStatement(db, statement)
      : inTransaction(db, (trx) => runStatement(trx, statement)),
});

/** Statements of a library that brings its own SQL: writes get a transaction, as all writes do. */
import type { QueryConfig, QueryResult } from 'pg';
import { type Database, runStatement } from './connect.ts';
import { inTransaction } from './transaction.ts';

export const statementsOn = (db: Database) => ({
  query: (statement: QueryConfig): Promise<QueryResult> =>
    /^\s*select\b/i.test(statement.text)
      ? runStatement(db, statement)
      : inTransaction(db, (trx) => runStatement(trx, statement)),
});

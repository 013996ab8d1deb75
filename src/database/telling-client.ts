/**
 * A connection whose transactions leave it to their process to tell which tags they have changed: see decision 0067.
 *
 * What a transaction has noted in the journal bears its number, which comes with the answer to its commit.
 */
import type { QueryResult } from 'pg';
import { PooledClient } from './pooled-client.ts';

/** Tells all processes which tags have changed, by the numbers of the transactions that have changed them. */
export interface Teller {
  /** Whether it can tell now. Asked as a transaction begins; where it cannot, the commit itself does. */
  canTell(): boolean;
  /** A transaction has left it to us, and is done. */
  committed(version: string): void;
}

type Callback = (error: Error | null, result?: QueryResult) => void;

const leaving = `select set_config('tags.told', 'later', true);`;
/** As knex says them. */
const begins = /^begin\b/i;
const commit = 'COMMIT;';
const numbered = `select pg_current_xact_id_if_assigned()::text as version;${commit}`;

export const tellingClient = (teller: Teller) =>
  class TellingClient extends PooledClient {
    /** Whether the transaction that is under way leaves it to us. */
    #isLeft = false;

    // biome-ignore lint/suspicious/noExplicitAny: as the driver declares it, for callbacks and promises
    override query(statement: any, values?: any, callback?: any): any {
      const text: unknown = typeof statement === 'string' ? statement : statement?.text;
      const called: Callback | undefined = typeof values === 'function' ? values : callback;
      if (typeof text !== 'string' || !called) return super.query(statement, values, callback);
      if (begins.test(text)) {
        this.#isLeft = teller.canTell();
        return super.query(this.#isLeft ? `${text}${leaving}` : text, called);
      }
      if (text !== commit || !this.#isLeft) return super.query(statement, values, callback);
      this.#isLeft = false;
      return super.query(numbered, (error: Error | null, results?: unknown) => {
        // Of a transaction that has failed before not even the number is told, and nothing has ended it.
        if (error) return super.query('rollback', () => called(error));
        const [{ rows }, ended] = results as [QueryResult<{ version: string | null }>, QueryResult];
        const version = rows[0]?.version;
        if (version) teller.committed(version);
        called(null, ended);
      });
    }
  };

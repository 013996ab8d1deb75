// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
/** The base of all models: what every row of every table has. */
import { Model } from 'objection';
import type { Database } from './connect.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import { type ConstraintMessages, explained } from './write.ts';

export class Row extends Model {
  declare id: number;
  declare created_at: Date;
  /** Set by the database, where something else of the row has changed. */
  declare updated_at: Date;

  /** Of what is read along with rows: a request takes one connection at a time. */
  static concurrency = 1;

  /** The message for each constraint of the database that a writer may break. */
  static readonly constraintMessages: ConstraintMessages = {};

  /** Does the work in one transaction, all of it or nothing. Throws `Invalid` for a broken constraint that `constraintMessages` explains. */
  static write<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
    return explained(this.constraintMessages, () => inTransaction(db, work));
  }
}

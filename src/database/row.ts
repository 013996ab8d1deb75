// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
/** The base of all models: the columns of every table. */
import { Model } from 'objection';
import type { Database } from './connect.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import { type ConstraintMessages, withConstraintMessages } from './write.ts';

export class Row extends Model {
  declare id: number;
  declare created_at: Date;
  /** Set by a trigger where another column has changed. */
  declare updated_at: Date;

  /** For eager loading: a request takes one connection at a time. */
  static concurrency = 1;

  /** The messages for constraints that a writer may break. */
  static readonly constraintMessages: ConstraintMessages = {};

  /** Runs the work in one transaction. Throws `Invalid` for a broken constraint that `constraintMessages` explains. */
  static write<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
    return withConstraintMessages(this.constraintMessages, () => inTransaction(db, work));
  }
}

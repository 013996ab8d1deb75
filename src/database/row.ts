/** The base of all models: what every row of every table has. */
import { Model } from 'objection';

export class Row extends Model {
  declare id: number;
  declare created_at: Date;
  declare updated_at: Date;

  /** `updated_at` is the row's, whoever writes it. */
  override $beforeUpdate(): void {
    this.updated_at = new Date();
  }
}

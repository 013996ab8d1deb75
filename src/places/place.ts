import { Row } from '../database/row.ts';

/** Where tags are: a museum, a market, a street. It belongs to a customer, as its tags do. */
export class Place extends Row {
  static override tableName = 'places';

  declare customer_id: number;
  declare name: string | null;
  /** In degrees, as is the longitude; null where it was never said. */
  declare latitude: number | null;
  declare longitude: number | null;
}

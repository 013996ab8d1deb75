import { randomBytes, randomUUID } from 'node:crypto';
import { alwaysBy } from '../database/by.ts';
import { connect } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { Customer } from '../model/customer.ts';
import { Place } from '../model/place.ts';
import { Tag } from '../model/tags/tag.ts';
import { curator, type Exhibit, exhibits, places, shown } from './exhibits.ts';

export interface Museum {
  curator: { email: string; password: string };
  /** It was made just now; else it is as it was left. */
  isNew: boolean;
}

/**
 * Fills the database with the museum, whole or not at all, unless its curator is there already. The curator's password is
 * a new one each time: a known one would be an open door wherever the demo can be reached from elsewhere.
 */
export async function openMuseum(databaseUrl: string): Promise<Museum> {
  const db = connect(databaseUrl, { pool: 1, name: 'demo', settings: alwaysBy('command') });
  const password = randomBytes(12).toString('base64url');
  try {
    return await inTransaction(db, async (trx) => {
      const known = await Customer.byEmail(trx, curator.email);
      if (known) {
        await known.setPassword(trx, password);
        await removeLastShow(trx, known);
      } else {
        await fill(trx, await Customer.add(trx, { ...curator, password }));
      }
      return { curator: { email: curator.email, password }, isNew: !known };
    });
  } finally {
    await db.destroy();
  }
}

/** The show makes its tag anew each time, from nothing to the last translation. */
async function removeLastShow(trx: Transaction, owner: Customer): Promise<void> {
  await Tag.query(trx).delete().where({ customer_id: owner.id, purchase_id: shown.purchaseId });
}

async function fill(trx: Transaction, owner: Customer): Promise<void> {
  const placeIds = new Map<string, number>();
  for (const [key, values] of Object.entries(places)) {
    const { id } = await Place.query(trx).insert({ ...values, customer_id: owner.id });
    placeIds.set(key, id);
  }
  for (const exhibit of exhibits) await exhibitIn(trx, owner, exhibit, placeIds.get(exhibit.place) ?? null);
}

async function exhibitIn(trx: Transaction, owner: Customer, exhibit: Exhibit, place_id: number | null): Promise<void> {
  const { hardware: items, location, description = null } = exhibit;
  const { id, tag_identifier } = await Tag.create(
    trx,
    { ...exhibit, hardware: undefined, purchaseId: randomUUID() },
    owner,
  );
  await Tag.query(trx).findById(id).patch({ place_id, description });
  for (const hardware of items)
    await Tag.addHardware(trx, { tagIdentifier: tag_identifier, hardware, location }, owner);
}

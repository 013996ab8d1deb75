import type { Knex } from 'knex';
import { canonicalEmail } from '../email.ts';

/** Those that may be spelt in several ways. */
const severalForms = String.raw`email ~ '[^\x20-\x7e]|xn--'`;

/** Where two addresses are one by now both stay: the one that has this form, or else the older, gets it, and the other keeps its own. */
export async function up(db: Knex): Promise<void> {
  for (const table of ['customers', 'invitations']) {
    const rows: { id: number; email: string }[] = await db(table)
      .whereRaw(severalForms)
      .orderBy('id')
      .select('id', 'email');
    for (const { id, email: former } of rows) {
      const email = canonicalEmail(former);
      if (email !== former) await db.raw(rename(table), { id, former, email });
    }
  }
}

const rename = (table: string) => `
  update ${table} set email = :email where id = :id and email = :former
    and not exists (select from ${table} other where other.email = :email)`;

/** Earlier versions read these addresses too. */
export const down = async (): Promise<void> => {};

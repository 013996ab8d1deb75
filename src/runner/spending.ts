/** What is sent to providers is counted before it is sent, over all processes, and kept within the day's caps. */
import type { ProviderName } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';

/** How many characters (code points) may be sent in one day (UTC). */
export interface Caps {
  all: number;
  /** For tags without an owner; counts towards the other as well. */
  unowned: number;
}

export interface Parcel {
  characters: number;
  provider: ProviderName;
  unowned: boolean;
}

const today = `(now() at time zone 'utc')::date`;

/** Takes the characters from the day's caps; false, and nothing taken, where they don't fit in any more. */
export function reserve(db: Database, caps: Caps, { characters, provider, unowned }: Parcel): Promise<boolean> {
  const limits: Record<string, number> = {
    all: caps.all,
    ...(unowned && { unowned: caps.unowned }),
    [provider]: Infinity,
  };
  const scopes = Object.keys(limits);
  return inTransaction(db, async (trx) => {
    const day = trx.raw(today);
    const ofToday = () => trx('translation_usage').where({ day }).whereIn('scope', scopes);
    await trx('translation_usage')
      .insert(scopes.map((scope) => ({ day, scope })))
      .onConflict(['day', 'scope'])
      .ignore();
    // All lock the rows in the same order, so none waits for one that waits for it.
    const spent = await ofToday().orderBy('scope').forUpdate().select('scope', 'characters');
    const fits = spent.every((row) => Number(row.characters) + characters <= (limits[row.scope] ?? 0));
    if (fits) await ofToday().increment('characters', characters);
    return fits;
  });
}

/** Seconds until the caps are fresh again: the next midnight (UTC). */
export async function secondsUntilTomorrow(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select extract(epoch from ${today} + 1 - (now() at time zone 'utc'))::integer as seconds`,
  );
  return rows[0].seconds;
}

/** Characters sent today, by scope: `all`, `unowned`, and the providers' names. */
export async function spentToday(db: Database): Promise<Record<string, number>> {
  const rows = await db('translation_usage').select('scope', 'characters').whereRaw(`day = ${today}`);
  return Object.fromEntries(rows.map(({ scope, characters }) => [scope, Number(characters)]));
}

export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

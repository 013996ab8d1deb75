/** What is sent to providers is counted before it is sent, over all processes, and kept within the day's caps. */
import type { ProviderName, Spender } from '../../../contracts/providers.ts';
import type { Cap } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { priorities, type Urgency } from '../queue/urgency.ts';

/** How many characters (code points) may be sent in one day (UTC). */
export interface Caps {
  all: number;
  /** For tags without an owner; counts towards the other as well. */
  unowned: number;
  /** For the tags of one owner, and for what lookups cause of one tag; 0: no cap. */
  owner: number;
  tag: number;
}

/** On whose account a text is translated. */
export interface Account extends Urgency {
  tagId: number;
  ownerId: number | null;
}

export interface Parcel {
  characters: number;
  provider: ProviderName;
  account: Account;
}

interface Limit {
  /** The counter in the table. */
  scope: string;
  most: number;
  cap: Cap;
}

const today = `(now() at time zone 'utc')::date`;

/** Takes the characters from all of the day's caps; where one of them leaves no room, from none, and says which. */
export function reserve(db: Database, caps: Caps, { characters, provider, account }: Parcel): Promise<Cap | undefined> {
  const limits = limitsOf(caps, account);
  // All lock the rows in the same order, so none waits for one that waits for it.
  const scopes = [...new Set([provider, ...limits.map(({ scope }) => scope)])].sort();
  return inTransaction(db, async (trx) => {
    const day = trx.raw(today);
    const ofToday = () => trx('translation_usage').where({ day }).whereIn('scope', scopes);
    await trx('translation_usage')
      .insert(scopes.map((scope) => ({ day, scope })))
      .onConflict(['day', 'scope'])
      .ignore();
    const rows = await ofToday().orderByRaw('scope collate "C"').forUpdate().select('scope', 'characters');
    const spent = new Map(rows.map((row) => [row.scope, Number(row.characters)]));
    const met = limits.find(({ scope, most }) => (spent.get(scope) ?? 0) + characters > most);
    if (!met) await ofToday().increment('characters', characters);
    return met?.cap;
  });
}

/** Those first that stop whoever asks: the last tenth of everything, and what lookups may spend, is another matter for some. */
function limitsOf(caps: Caps, { tagId, ownerId, priority, by_lookup }: Account): Limit[] {
  const isSingle = priority === priorities.insisting;
  return [
    { scope: 'all', most: caps.all, cap: 'all' },
    ownerId === null
      ? { scope: 'unowned', most: caps.unowned, cap: 'unowned' }
      : { scope: `owner:${ownerId}`, most: caps.owner || Infinity, cap: 'owner' },
    { scope: 'all', most: isSingle ? Infinity : caps.all - Math.floor(caps.all / 10), cap: 'share' },
    ...(by_lookup ? [{ scope: `tag:${tagId}`, most: caps.tag || Infinity, cap: 'tag' } as const] : []),
  ];
}

/** Seconds until the caps are fresh again: the next midnight (UTC). */
export async function secondsUntilTomorrow(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select extract(epoch from ${today} + 1 - (now() at time zone 'utc'))::integer as seconds`,
  );
  return rows[0].seconds;
}

/** Characters sent today, by scope: `all`, `unowned`, and the providers' names; `kind:id` is left out. */
export async function spentToday(db: Database): Promise<Record<string, number>> {
  const rows = await db('translation_usage')
    .select('scope', 'characters')
    .whereRaw(`day = ${today} and scope not like '%:%'`);
  return Object.fromEntries(rows.map(({ scope, characters }) => [scope, Number(characters)]));
}

/** The owners whose tags, or the tags whose lookups, have spent most today. */
export async function mostSpentToday(db: Database, kind: 'owner' | 'tag'): Promise<Spender[]> {
  const rows = await db('translation_usage')
    .whereRaw(`day = ${today} and characters > 0 and scope like ?`, [`${kind}:%`])
    .orderBy([{ column: 'characters', order: 'desc' }, 'scope'])
    .limit(3)
    .select('scope', 'characters');
  return rows.map(({ scope, characters }) => ({ id: Number(scope.split(':')[1]), characters: Number(characters) }));
}

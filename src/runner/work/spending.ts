/** Characters for providers are counted before they are sent, over all processes, and kept within the day's caps and the month's budget. */
import type { Prices } from '../../../contracts/prices.ts';
import type { memoryName, ProviderName, Spender } from '../../../contracts/providers.ts';
import type { Cap } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { spentThisMonth } from '../../model/figures/spent.ts';
import { priorities, type Urgency } from '../queue/urgency.ts';

/** How many characters (code points) may be sent in one day (UTC). */
export interface Caps {
  all: number;
  /** For tags without an owner; counts towards the other as well. */
  unowned: number;
  /** For the tags of one owner, and for what lookups cause of one tag; 0: no cap. */
  owner: number;
  tag: number;
  /** What everything may cost in one month; undefined: any sum. */
  budget?: Budget | undefined;
}

/** What all that is sent may cost in one month, at today's prices. */
export interface Budget {
  /** In the currency of the prices. */
  most: number;
  prices: Prices;
}

/** The account that pays for a text: its tag, and the tag's owner. */
export interface Account extends Urgency {
  tagId: number;
  ownerId: number | null;
  /** The order that it is for, if any. */
  orderId?: number;
}

interface Parcel {
  characters: number;
  provider: ProviderName;
  /** Into which language. */
  lang: string;
  account: Account;
}

interface Limit {
  /** The counter in the table. */
  scope: string;
  most: number;
  cap: Cap;
}

const today = `(now() at time zone 'utc')::date`;

/** The day on which the characters were counted, or the cap that leaves no room. */
type Reserved = { day: string } | { met: Cap };

/**
 * Takes the characters from all of the day's caps; where one of them leaves no room, from none. The figures
 * are of the same statement, so that they agree with what is sent. To be called last in its transaction, as
 * others may wait for the counters until it ends.
 */
export async function reserve(trx: Transaction, caps: Caps, parcel: Parcel): Promise<Reserved> {
  const { characters, provider, account } = parcel;
  const limits = limitsOf(caps, account);
  const room = new Map<string, number>([[provider, Infinity]]);
  for (const { scope, most } of limits) room.set(scope, Math.min(most, room.get(scope) ?? Infinity));
  const { taken, day } = await take(trx, room, parcel);
  if (taken.length === room.size) {
    // All wait for the counter of everything, so what others have counted is seen.
    if (!(await exceeds(trx, caps.budget, provider))) return { day };
    await release(trx, { ...parcel, day });
    return { met: 'budget' };
  }
  // A refused attempt holds the counters that it has taken from: no other transaction has seen them.
  const counters = trx('translation_usage').where({ day });
  await counters.clone().whereIn('scope', taken).decrement('characters', characters);
  const rows = await counters
    .clone()
    .whereIn('scope', [...room.keys()])
    .select('scope', 'characters');
  const spent = new Map(rows.map((row) => [row.scope, Number(row.characters)]));
  // One of them is exhausted: the counter that refused is locked as well.
  return { met: (limits.find(({ scope, most }) => (spent.get(scope) ?? 0) + characters > most) as Limit).cap };
}

/** Gives back what was taken and not sent, on the day on which it was counted; never below zero. */
export async function release(trx: Transaction, parcel: Parcel & { day: string }): Promise<void> {
  const { characters, provider, account, day } = parcel;
  const scopes = [...new Set([provider, ...limitsOf(noCaps, account).map(({ scope }) => scope)])];
  await trx.raw(
    `with held as (
       select day, scope from translation_usage
       where day = cast(:day as date) and scope = any(cast(:scopes as text[])) order by scope for update
     ), whole as (
       select cast(:day as date) as day, cast(:characters as bigint) as characters from (select count(*) from held) locked
     ), ${counted}
     update translation_usage usage set characters = greatest(0, usage.characters + cast(:characters as bigint))
     from held where usage.day = held.day and usage.scope = held.scope`,
    { ...countedBindings(parcel), characters: -characters, scopes, day },
  );
}

/** A row of the figures, in which characters are added to what is there. */
const addingTo = (row: string) =>
  `insert into translation_figures as sum (day, customer_id, provider, lang_code, characters) ${row}
   on conflict (customer_id, day, provider, lang_code)
   do update set characters = greatest(0, sum.characters + cast(:characters as bigint))`;

/** The figures, and what an order has used, where there is a row of `whole`. */
const counted = `figures as (
    ${addingTo('select day, cast(:ownerId as integer), :provider, :lang, greatest(0, characters) from whole')}
  ), ordered as (
    update translation_order_usage usage set characters = usage.characters + whole.characters
    from whole where usage.order_id = cast(:orderId as integer) and usage.provider = :provider
  )`;

const countedBindings = ({ provider, lang, account: { ownerId, orderId } }: Parcel) => ({
  provider,
  lang,
  ownerId,
  orderId: orderId ?? null,
});

/** Characters that came from memory. It counts by its own name, also for a provider’s work. */
interface Remembered {
  characters: number;
  provider: typeof memoryName;
  /** The tag's owner of the moment. */
  ownerId: number | null;
  lang: string;
}

/** To be called last in a transaction, as others may wait for the sum until it ends. */
export async function addToFigures(trx: Transaction, remembered: Remembered): Promise<void> {
  await trx.raw(addingTo(`values (${today}, :ownerId, :provider, :lang, :characters)`), { ...remembered });
}

/** Whether the month has cost more than it may, with what this transaction has counted; what costs nothing never stops for it. */
async function exceeds(db: Database, budget: Budget | undefined, provider: ProviderName): Promise<boolean> {
  if (!budget?.prices.perMillion[provider]) return false;
  return (await spentThisMonth(db, budget.prices)) > budget.most;
}

/** What may still be spent this month; null without a budget. */
export async function leftOfBudget(db: Database, budget: Budget | undefined): Promise<number | null> {
  return budget ? Math.max(0, budget.most - (await spentThisMonth(db, budget.prices))) : null;
}

const noCaps: Caps = { all: Infinity, unowned: Infinity, owner: 0, tag: 0 };

/** Adds to each counter of today that has room, and returns those. Counters are locked in one order, so there is no deadlock. */
async function take(trx: Transaction, room: ReadonlyMap<string, number>, parcel: Parcel) {
  const scopes = [...room.keys()].sort();
  const { characters } = parcel;
  const { rows } = await trx.raw(
    `with wanted as (
       select * from unnest(cast(:scopes as text[]), cast(:most as float8[])) with ordinality as wanted (scope, most, place)
     ), taken as (
       insert into translation_usage as usage (day, scope, characters)
       select ${today}, scope, cast(:characters as bigint) from wanted where most >= :characters order by place
       on conflict (day, scope) do update set characters = usage.characters + excluded.characters
         where usage.characters + excluded.characters <= (select most from wanted where wanted.scope = usage.scope)
       returning scope, day
     ), whole as (
       select max(day) as day, cast(:characters as bigint) as characters from taken
       having count(*) = (select count(*) from wanted)
     ), ${counted}
     select scope, day::text from taken`,
    { ...countedBindings(parcel), characters, scopes, most: scopes.map((scope) => room.get(scope)) },
  );
  // There is one always: a provider's own has no end.
  const found = rows as [{ scope: string; day: string }];
  return { taken: found.map(({ scope }) => scope), day: found[0].day };
}

/** Caps for all jobs first, then those for some: the reserved last tenth, and the cap of lookups. */
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

/** Publishes the caps for the pages of figures, which ask no runner. */
export async function publishCaps(db: Database, { all, unowned, owner, tag }: Caps): Promise<void> {
  const rows = Object.entries({ all, unowned, owner: owner || null, tag: tag || null });
  await db('translation_caps')
    .insert(rows.map(([scope, cap]) => ({ scope, cap })))
    .onConflict('scope')
    .merge();
}

/** How much more orders may send today: the least that the caps leave of everything, and of the one owner whose tags they are about. */
export async function leftToOrders(db: Database, caps: Caps, owners: readonly (number | null)[]): Promise<number> {
  const [ownerId = null] = owners;
  const account = { tagId: 0, ownerId, priority: priorities.background, by_lookup: false };
  const limits = limitsOf(caps, account).filter(({ scope }) => scope === 'all' || owners.length === 1);
  const scopes = limits.map(({ scope }) => scope);
  const rows = await db('translation_usage')
    .whereRaw(`day = ${today}`)
    .whereIn('scope', scopes)
    .select('scope', 'characters');
  const spent = new Map(rows.map(({ scope, characters }) => [scope, Number(characters)]));
  const left = limits.map(({ scope, most }) => most - (spent.get(scope) ?? 0));
  return Math.max(0, Math.min(...left));
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

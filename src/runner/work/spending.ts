/**
 * Spending limits: characters are counted before they are sent, over all processes, against the day's caps and the
 * month's budget.
 */
import type { Prices } from '../../../contracts/prices.ts';
import type { memoryName, ProviderName, Spender } from '../../../contracts/providers.ts';
import type { Cap } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sumSpentThisMonth } from '../../model/figures/current-costs.ts';
import { priorities, type Urgency } from '../queue/urgency.ts';

/** Characters (code points) per day (UTC). */
export interface Caps {
  all: number;
  /** For tags without an owner; included in `all`. */
  unowned: number;
  /** For the tags of one owner, and for the lookups of one tag; 0: no cap. */
  owner: number;
  tag: number;
  /** Undefined: no limit. */
  budget?: Budget | undefined;
}

/** The most that everything may cost in one month, at today's prices. */
export interface Budget {
  /** In the currency of the prices. */
  most: number;
  prices: Prices;
}

/** Whose caps a translation counts against: its tag's, and the tag's owner's. */
export interface Payer extends Urgency {
  tagId: number;
  ownerId: number | null;
  /** Its order, if any. */
  orderId?: number;
}

interface Charge {
  characters: number;
  provider: ProviderName;
  /** The target language. */
  lang: string;
  payer: Payer;
}

interface Limit {
  /** The counter in the table. */
  scope: string;
  most: number;
  cap: Cap;
}

const today = `(now() at time zone 'utc')::date`;

/** The day on which the characters were counted; or the exceeded cap, and the seconds until it is reset, at midnight (UTC). */
type Reservation = { day: string } | { met: Cap; seconds: number };

/**
 * Counts the characters against all caps, or against none if one is exceeded. One statement adds them to the figures,
 * too, so that these agree with what is sent. Must come last in its transaction, as others may wait for the counters
 * until it ends.
 */
export async function reserve(trx: Transaction, caps: Caps, charge: Charge): Promise<Reservation> {
  const { characters, provider, payer } = charge;
  const limits = limitsOf(caps, payer);
  const room = new Map<string, number>([[provider, Infinity]]);
  for (const { scope, most } of limits) room.set(scope, Math.min(most, room.get(scope) ?? Infinity));
  const { taken, day, seconds } = await addToCounters(trx, room, charge);
  if (taken.length === room.size) {
    // Everybody waits for the counter of `all`, so concurrent spending is seen.
    if (!(await exceeds(trx, caps.budget, provider))) return { day };
    await release(trx, { ...charge, day });
    return { met: 'budget', seconds };
  }
  // Undone while this transaction still has the counters locked, so no other one sees them.
  const counters = trx('translation_usage').where({ day });
  await counters.clone().whereIn('scope', taken).decrement('characters', characters);
  const rows = await counters
    .clone()
    .whereIn('scope', [...room.keys()])
    .select('scope', 'characters');
  const spent = new Map(rows.map((row) => [row.scope, Number(row.characters)]));
  // One of them is exceeded: its row is locked as well, although it was not updated.
  const met = limits.find(({ scope, most }) => (spent.get(scope) ?? 0) + characters > most) as Limit;
  return { met: met.cap, seconds };
}

/** Releases counted but unsent characters, on their day; never below zero. */
export async function release(trx: Transaction, charge: Charge & { day: string }): Promise<void> {
  const { characters, provider, payer, day } = charge;
  const scopes = [...new Set([provider, ...limitsOf(noCaps, payer).map(({ scope }) => scope)])];
  await trx.raw(
    `with locked as (
       select day, scope from translation_usage
       where day = cast(:day as date) and scope = any(cast(:scopes as text[])) order by scope for update
     ), whole as (
       select cast(:day as date) as day, cast(:characters as bigint) as characters from (select count(*) from locked) all_locked
     ), ${counted}
     update translation_usage usage set characters = greatest(0, usage.characters + cast(:characters as bigint))
     from locked where usage.day = locked.day and usage.scope = locked.scope`,
    { ...countedBindings(charge), characters: -characters, scopes, day },
  );
}

/** SQL: adds characters to a row of the figures. */
const addingTo = (row: string) =>
  `insert into translation_figures as sum (day, customer_id, provider, lang_code, characters) ${row}
   on conflict (customer_id, day, provider, lang_code)
   do update set characters = greatest(0, sum.characters + cast(:characters as bigint))`;

/** SQL: adds the characters of `whole`, if it has a row, to the figures and to the order's usage. */
const counted = `figures as (
    ${addingTo('select day, cast(:ownerId as integer), :provider, :lang, greatest(0, characters) from whole')}
  ), ordered as (
    update translation_order_usage usage set characters = usage.characters + whole.characters
    from whole where usage.order_id = cast(:orderId as integer) and usage.provider = :provider
  )`;

const countedBindings = ({ provider, lang, payer: { ownerId, orderId } }: Charge) => ({
  provider,
  lang,
  ownerId,
  orderId: orderId ?? null,
});

/** Characters that came from memory, even if a provider had made the entry. */
interface MemoryUsage {
  characters: number;
  provider: typeof memoryName;
  /** The tag's present owner. */
  ownerId: number | null;
  lang: string;
}

/** Must come last in its transaction, as others may wait for the sum until it ends. */
export async function addToFigures(trx: Transaction, remembered: MemoryUsage): Promise<void> {
  await trx.raw(addingTo(`values (${today}, :ownerId, :provider, :lang, :characters)`), { ...remembered });
}

/** Whether the month exceeds the budget, including this transaction. Providers without a price are never stopped. */
async function exceeds(db: Database, budget: Budget | undefined, provider: ProviderName): Promise<boolean> {
  if (!budget?.prices.perMillion[provider]) return false;
  return (await sumSpentThisMonth(db, budget.prices)) > budget.most;
}

/** The rest of the month's budget; null without one. */
export async function readRemainingBudget(db: Database, budget: Budget | undefined): Promise<number | null> {
  return budget ? Math.max(0, budget.most - (await sumSpentThisMonth(db, budget.prices))) : null;
}

const noCaps: Caps = { all: Infinity, unowned: Infinity, owner: 0, tag: 0 };

/** Adds to each of today's counters that has room, and returns those. Sorted, so there is no deadlock. */
async function addToCounters(trx: Transaction, room: ReadonlyMap<string, number>, charge: Charge) {
  const scopes = [...room.keys()].sort();
  const { characters } = charge;
  const { rows } = await trx.raw(
    `with wanted as (
       select * from unnest(cast(:scopes as text[]), cast(:most as float8[])) with ordinality as wanted (scope, most, nth)
     ), taken as (
       insert into translation_usage as usage (day, scope, characters)
       select ${today}, scope, cast(:characters as bigint) from wanted where most >= :characters order by nth
       on conflict (day, scope) do update set characters = usage.characters + excluded.characters
         where usage.characters + excluded.characters <= (select most from wanted where wanted.scope = usage.scope)
       returning scope, day
     ), whole as (
       select max(day) as day, cast(:characters as bigint) as characters from taken
       having count(*) = (select count(*) from wanted)
     ), ${counted}
     select scope, day::text, extract(epoch from day + 1 - (now() at time zone 'utc'))::integer as seconds from taken`,
    { ...countedBindings(charge), characters, scopes, most: scopes.map((scope) => room.get(scope)) },
  );
  // Never empty: a provider's own counter has no limit.
  const found = rows as [{ scope: string; day: string; seconds: number }];
  const [{ day, seconds }] = found;
  return { taken: found.map(({ scope }) => scope), day, seconds };
}

/** The caps of all jobs first, then those of some: the reserved last tenth, and the cap of lookups. */
function limitsOf(caps: Caps, { tagId, ownerId, priority, by_lookup }: Payer): Limit[] {
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

/**
 * The characters that orders may still send today: the least that the caps leave in total, and to the owner, if there
 * is only one.
 */
export async function readRemainingForOrders(
  db: Database,
  caps: Caps,
  owners: readonly (number | null)[],
): Promise<number> {
  const [ownerId = null] = owners;
  const payer = { tagId: 0, ownerId, priority: priorities.background, by_lookup: false };
  const limits = limitsOf(caps, payer).filter(({ scope }) => scope === 'all' || owners.length === 1);
  const scopes = limits.map(({ scope }) => scope);
  const rows = await db('translation_usage')
    .whereRaw(`day = ${today}`)
    .whereIn('scope', scopes)
    .select('scope', 'characters');
  const spent = new Map(rows.map(({ scope, characters }) => [scope, Number(characters)]));
  const left = limits.map(({ scope, most }) => most - (spent.get(scope) ?? 0));
  return Math.max(0, Math.min(...left));
}

/** Characters sent today by scope: `all`, `unowned`, and the providers' names, without single owners and tags. */
export async function readSpentToday(db: Database): Promise<Record<string, number>> {
  const rows = await db('translation_usage')
    .select('scope', 'characters')
    .whereRaw(`day = ${today} and scope not like '%:%'`);
  return Object.fromEntries(rows.map(({ scope, characters }) => [scope, Number(characters)]));
}

/** The owners or tags with the most characters today. */
export async function readTopSpenders(db: Database, kind: 'owner' | 'tag'): Promise<Spender[]> {
  const rows = await db('translation_usage')
    .whereRaw(`day = ${today} and characters > 0 and scope like ?`, [`${kind}:%`])
    .orderBy([{ column: 'characters', order: 'desc' }, 'scope'])
    .limit(3)
    .select('scope', 'characters');
  return rows.map(({ scope, characters }) => ({ id: Number(scope.split(':')[1]), characters: Number(characters) }));
}

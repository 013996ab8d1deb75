/** Translation figures: sent and saved characters, from the runners' sums. */
import type { Knex } from 'knex';
import type { Actor } from '../../../contracts/access.ts';
import { languageCodes } from '../../../contracts/languages.ts';
import { type Span, spanOrDefault } from '../../../contracts/management/days.ts';
import type {
  TranslationFigureFilters,
  TranslationFigures,
} from '../../../contracts/management/translation-figures.ts';
import { charactersByProvider, costOf, costsFor } from '../../../contracts/prices.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { ListReader } from '../access/browse.ts';
import { reach } from '../access/policy.ts';
import { resolveReferredIds } from '../record-filter.ts';

type Row = TranslationFigures['rows'][number];
type DailyCap = TranslationFigures['caps'][number];

/** The runners' own, as all processes have the same configuration. */
export type Spending = Pick<Config, 'prices' | 'caps'>;

/** Throws `Invalid` for an unknown customer. */
export async function readTranslationFigures(
  { db, searches, caller: actor }: ListReader,
  filters: TranslationFigureFilters,
  { prices, caps: configured }: Spending,
): Promise<TranslationFigures> {
  const span = spanOrDefault(filters);
  const { customer_id } = await resolveReferredIds(db, actor, filters);
  const rows = await rowsOf(searches, actor, span, customer_id);
  const sum = (of: readonly Row[]) => of.reduce((total, { characters }) => total + characters, 0);
  const memory = sum(rows.filter(({ provider }) => provider === memoryName));
  const asked = sum(rows);
  const caps = await capsOf(db, configured, actor, customer_id);
  const priced = actor.isAdmin
    ? rows.map((row) => ({ ...row, cost: costOf(prices, { [row.provider]: row.characters }) }))
    : rows;
  return {
    ...span,
    rows: priced,
    asked,
    memory,
    sent: asked - memory,
    caps,
    ...costsFor(actor, prices, charactersByProvider(rows)),
  };
}

/** An admin's filter: all customers, one, or (null) tags without an owner. */
type Whose = number | null | undefined;

async function rowsOf(db: Database, actor: Actor, { from, to }: Span, whose: Whose): Promise<Row[]> {
  const days = db('translation_figures').whereRaw('day between ?::date and ?::date', [from, to]);
  const reached: Knex.QueryBuilder = reach(days, 'translation_figures', actor);
  const rows: Row[] = await reached
    .where(whose === undefined ? {} : { customer_id: whose })
    .groupBy('day', 'provider', 'lang_code')
    .havingRaw('sum(characters) > 0')
    .orderBy(['day', 'provider'])
    .select('provider', {
      day: db.raw(`to_char(day, 'YYYY-MM-DD')`),
      lang_code: db.raw('lang_code::text'),
      // The driver returns a sum as text.
      characters: db.raw('sum(characters)::double precision'),
    });
  const place = (code: string) => languageCodes.indexOf(code);
  return rows.sort(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      one.provider.localeCompare(other.provider) ||
      place(one.lang_code) - place(other.lang_code),
  );
}

/** Today's spending against the caps: the total for admins, an owner's cap where the figures are the owner's. */
async function capsOf(db: Database, caps: Spending['caps'], actor: Actor, asked: Whose): Promise<DailyCap[]> {
  const whose = actor.isAdmin ? asked : actor.id;
  const scopes: DailyCap['scope'][] = [
    ...(actor.isAdmin ? (['all', 'unowned'] as const) : []),
    ...(typeof whose === 'number' ? (['owner'] as const) : []),
  ];
  const counterOf = (scope: DailyCap['scope']) => (scope === 'owner' ? `owner:${whose}` : scope);
  const rows = await db('translation_usage')
    .whereRaw(`day = (now() at time zone 'utc')::date`)
    .whereIn('scope', scopes.map(counterOf))
    .select('scope', 'characters');
  // The driver returns a bigint as text.
  const sent = new Map(rows.map(({ scope, characters }) => [scope, Number(characters)]));
  return scopes.map((scope) => ({
    scope,
    cap: scope === 'owner' ? caps.owner || null : caps[scope],
    sent: sent.get(counterOf(scope)) ?? 0,
  }));
}

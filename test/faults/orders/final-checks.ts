/** Compares the database, the figures and the calls of the providers after all orders have ended: one line for each violation. */
import { sendRequest } from '../send-request.ts';
import type { ProviderLog } from './provider-log.ts';
import type { Runners } from './runners.ts';
import type { World } from './world.ts';

interface FinalState {
  url: string;
  world: World;
  providerLog: ProviderLog;
  runners: Runners;
}

export async function violationsIn(state: FinalState): Promise<string[]> {
  const checks = [wrongCounts, lostTranslations, changedTexts, wrongMachineTexts, repeatedWrites, repeatedCalls];
  const violations: string[] = [];
  for (const check of checks) violations.push(...(await check(state)));
  return violations;
}

/** The characters sent so far, according to the figures. */
export async function sentByFigures({ url, world }: Pick<FinalState, 'url' | 'world'>): Promise<number> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await sendRequest('GET', `${url}/stats/translation.json?from=${yesterday}`, {
    token: world.admin.token,
  });
  if (status !== 200) throw new Error(`the figures were answered with ${status}: ${JSON.stringify(body)}`);
  const { rows } = await world.db.raw(
    `select coalesce(sum(characters), 0)::float8 as spent from translation_usage where scope = 'all'`,
  );
  if (body.asked !== body.memory + body.sent) throw new Error(`the figures do not add up: ${JSON.stringify(body)}`);
  if (rows[0].spent !== body.sent)
    throw new Error(`the caps count ${rows[0].spent} characters, the figures ${body.sent}`);
  return body.sent;
}

/** Orders that have not ended, or whose counts differ from their items. */
async function wrongCounts({ world: { db } }: FinalState): Promise<string[]> {
  const states = ['queued', 'running', 'saved', 'skipped', 'failed', 'cancelled'];
  const { rows } = await db.raw(
    `select o.id, o.state from translation_orders o
     left join lateral (
       select count(*) as total, ${states.map((state) => `count(*) filter (where state = '${state}') as ${state}`).join()}
       from translation_order_items item where item.order_id = o.id
     ) item on true
     where o.finished_at is null or o.waiting_for is not null or ${['total', ...states].map((name) => `item.${name} <> o.${name}`).join(' or ')}`,
  );
  return rows.map((row: object) => `an order and its items disagree: ${JSON.stringify(row)}`);
}

/** Saved items of existing tags without a translation. */
async function lostTranslations({ world: { db } }: FinalState): Promise<string[]> {
  const { rows } = await db.raw(
    `select item.order_id, item.id from translation_order_items item
     where item.state = 'saved' and exists (select from tags where id = item.tag_id) and not exists (
       select from translations made where item.part = 'text' and made.text_record_id = item.subject_id and made.lang_code = item.lang_code
       union all
       select from name_translations made where item.part = 'name' and made.tag_id = item.subject_id and made.lang_code = item.lang_code)`,
  );
  return rows.map((row: object) => `an item is saved, but its translation is missing: ${JSON.stringify(row)}`);
}

/** Human translations, and machine translations that were fresh, that have been changed. */
async function changedTexts({ world: { db, protectedTexts } }: FinalState): Promise<string[]> {
  const rows = await db('translations')
    .whereIn('id', [...protectedTexts.keys()])
    .select('id', 'text', 'origin');
  const found = new Map<number, { text: string; origin: string }>(rows.map(({ id, ...row }) => [id, row]));
  return [...protectedTexts].flatMap(([id, { text, tag, isHuman }]) => {
    if (tag.isGone || (tag.isEdited && !isHuman)) return [];
    return found.get(id)?.text === text
      ? []
      : [`a protected text was changed: ${text}, now ${JSON.stringify(found.get(id))}`];
  });
}

interface MachineText {
  resource: string;
  id: number;
  text: string;
  lang_code: string;
  provider: string;
  original: string;
  tag_id: number;
}

const machineTexts = `
  select 'translations' as resource, made.id, made.text, made.lang_code, made.provider, source.text as original, record.tag_id
  from translations made join translations source using (text_record_id) join text_records record on record.id = text_record_id
  where made.origin = 'machine' and source.origin = 'original' and made.source_hash = source.source_hash
  union all
  select 'name_translations', made.id, made.text, made.lang_code, made.provider, source.text, made.tag_id
  from name_translations made join name_translations source using (tag_id)
  where made.origin = 'machine' and source.origin = 'original' and made.source_hash = source.source_hash`;

/** Fresh machine translations that are no provider's answer for their original, and copies of texts that no person has written. */
async function wrongMachineTexts({ world: { db, tags, protectedTexts }, providerLog }: FinalState): Promise<string[]> {
  const edited = new Set(tags.filter(({ isEdited }) => isEdited).map(({ id }) => id));
  const written = new Set((await db('translations').where({ origin: 'human' }).pluck('text')) as string[]);
  const { rows } = await db.raw(machineTexts);
  return rows.flatMap(({ resource, id, text, lang_code, provider, original, tag_id }: MachineText) => {
    if (edited.has(tag_id) || (resource === 'translations' && protectedTexts.has(id))) return [];
    const entry = providerLog.entries[Number.parseInt(text, 10) - 1];
    const isTrue =
      provider === 'memory'
        ? written.has(text)
        : entry?.answer === text && entry?.text === original && entry?.to === lang_code;
    return isTrue
      ? []
      : [`a translation is not the provider's answer: ${JSON.stringify({ id, text, provider, original })}`];
  });
}

/** Texts that were stored more than once, although neither their original nor a human translation of the same text has changed. */
async function repeatedWrites({ world: { db, tags } }: FinalState): Promise<string[]> {
  const edited = tags.filter(({ isEdited }) => isEdited).map(({ id }) => id);
  const { rows } = await db.raw(
    `select resource, record_id, count(*)::integer as times from history
     where resource in ('translations', 'name_translations') and via = 'runner' and changes -> 'text' is not null
       and tag_id <> all (?)
     group by resource, record_id having count(*) > 1 and bool_and(changes::text not like '%By hand%')`,
    [edited],
  );
  return rows.map((row: object) => `a text was stored more than once: ${JSON.stringify(row)}`);
}

/** More repeated calls than items that may have been interrupted. */
function repeatedCalls({ providerLog, runners }: FinalState): string[] {
  const answered = providerLog.entries.filter(({ answer }) => answer !== undefined);
  const distinct = new Set(answered.map(({ text, to }) => `${to} ${text}`));
  const extra = answered.length - distinct.size;
  return extra <= runners.interrupted
    ? []
    : [`${extra} texts were translated again, ${runners.interrupted} may have been interrupted`];
}

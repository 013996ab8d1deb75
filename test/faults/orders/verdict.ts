/** Whether the database, the figures and what the providers were asked agree, when every order has ended: a line for each fault. */
import { ask } from '../ask.ts';
import type { Ledger } from './ledger.ts';
import type { Runners } from './runners.ts';
import type { World } from './world.ts';

interface Ended {
  url: string;
  world: World;
  ledger: Ledger;
  runners: Runners;
}

export async function faultsIn(ended: Ended): Promise<string[]> {
  const checks = [miscounted, lost, changed, untrue, writtenTwice, paidTwice];
  const faults: string[] = [];
  for (const check of checks) faults.push(...(await check(ended)));
  return faults;
}

/** What the figures say was sent until now, to the character. */
export async function sentByFigures({ url, world }: Pick<Ended, 'url' | 'world'>): Promise<number> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await ask('GET', `${url}/stats/translation.json?from=${yesterday}`, {
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

/** Orders whose counts are not those of their items, and who works on what has ended. */
async function miscounted({ world: { db } }: Ended): Promise<string[]> {
  const states = ['queued', 'running', 'saved', 'skipped', 'failed', 'cancelled'];
  const { rows } = await db.raw(
    `select o.id, o.state from translation_orders o
     left join lateral (
       select count(*) as total, ${states.map((state) => `count(*) filter (where state = '${state}') as ${state}`).join()}
       from translation_order_items item where item.order_id = o.id
     ) item on true
     where o.finished_at is null or o.waiting_for is not null or ${['total', ...states].map((name) => `item.${name} <> o.${name}`).join(' or ')}`,
  );
  return rows.map((row: object) => `an order is not what its items are: ${JSON.stringify(row)}`);
}

/** Items that are saved, of texts that are there, where there is no translation. */
async function lost({ world: { db } }: Ended): Promise<string[]> {
  const { rows } = await db.raw(
    `select item.order_id, item.id from translation_order_items item
     where item.state = 'saved' and exists (select from tags where id = item.tag_id) and not exists (
       select from translations made where item.part = 'text' and made.text_record_id = item.subject_id and made.lang_code = item.lang_code
       union all
       select from name_translations made where item.part = 'name' and made.tag_id = item.subject_id and made.lang_code = item.lang_code)`,
  );
  return rows.map((row: object) => `an item is saved, and its translation is not there: ${JSON.stringify(row)}`);
}

/** What people have written, and what was fresh already. */
async function changed({ world: { db, kept } }: Ended): Promise<string[]> {
  const rows = await db('translations')
    .whereIn('id', [...kept.keys()])
    .select('id', 'text', 'origin');
  const found = new Map<number, { text: string; origin: string }>(rows.map(({ id, ...row }) => [id, row]));
  return [...kept].flatMap(([id, { text, tag, isHuman }]) => {
    if (tag.isGone || (tag.isEdited && !isHuman)) return [];
    return found.get(id)?.text === text
      ? []
      : [`a text was to stay, and has not: ${text}, now ${JSON.stringify(found.get(id))}`];
  });
}

interface MachineWork {
  resource: string;
  id: number;
  text: string;
  lang_code: string;
  provider: string;
  original: string;
  tag_id: number;
}

const machineWork = `
  select 'translations' as resource, made.id, made.text, made.lang_code, made.provider, source.text as original, record.tag_id
  from translations made join translations source using (text_record_id) join text_records record on record.id = text_record_id
  where made.origin = 'machine' and source.origin = 'original' and made.source_hash = source.source_hash
  union all
  select 'name_translations', made.id, made.text, made.lang_code, made.provider, source.text, made.tag_id
  from name_translations made join name_translations source using (tag_id)
  where made.origin = 'machine' and source.origin = 'original' and made.source_hash = source.source_hash`;

/** Machines' work that is served, and that no machine has made of its original, and copies of what nobody has written. */
async function untrue({ world: { db, tags, kept }, ledger }: Ended): Promise<string[]> {
  const edited = new Set(tags.filter(({ isEdited }) => isEdited).map(({ id }) => id));
  const written = new Set((await db('translations').where({ origin: 'human' }).pluck('text')) as string[]);
  const { rows } = await db.raw(machineWork);
  return rows.flatMap(({ resource, id, text, lang_code, provider, original, tag_id }: MachineWork) => {
    if (edited.has(tag_id) || (resource === 'translations' && kept.has(id))) return [];
    const entry = ledger.entries[Number.parseInt(text, 10) - 1];
    const isTrue =
      provider === 'memory'
        ? written.has(text)
        : entry?.answer === text && entry?.text === original && entry?.to === lang_code;
    return isTrue ? [] : [`a translation is not what was said: ${JSON.stringify({ id, text, provider, original })}`];
  });
}

/** Texts that were stored more than once, though their original has stayed and no person's work was taken over. */
async function writtenTwice({ world: { db, tags } }: Ended): Promise<string[]> {
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

/** More than what was cut short was answered again. */
function paidTwice({ ledger, runners }: Ended): string[] {
  const answered = ledger.entries.filter(({ answer }) => answer !== undefined);
  const distinct = new Set(answered.map(({ text, to }) => `${to} ${text}`));
  const extra = answered.length - distinct.size;
  return extra <= runners.interrupted
    ? []
    : [`${extra} texts were paid for again, where ${runners.interrupted} may have been cut short`];
}

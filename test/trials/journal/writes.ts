/** Random writes by SQL to all tables whose contents readers see, often to the same few rows. */
import type { RandomSource } from '../../faults/random-source.ts';

/** The data of one sequence: two customers, and the UUIDs of beacons that they share. */
export interface World {
  customers: [number, number];
  beacons: readonly string[];
}

/** Statements with their values. */
export type Action = readonly (readonly [sql: string, values: Record<string, unknown>])[];

/** The table and the kind of write of an action, as for triggers. */
export type Kind =
  `${'tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places'} ${'insert' | 'update' | 'delete'}`;

/** The rows of the sequence, in the order of their creation; and one of them. */
const tags = '(select id from tags where customer_id = any (:customers) or description = :mark)';
const tag = `(select id from tags where id in ${tags} order by id offset :at limit 1)`;
const record = `(select id from text_records where tag_id in ${tags} order by id offset :x limit 1)`;
const place = '(select id from places where customer_id = any (:customers) order by id offset :p limit 1)';
const item = '(select id from hardwares where identifier like :like order by id offset :h limit 1)';

const give = `update tags set customer_id = :owner, place_id = null where id = ${tag}`;
const giveAgain = `update tags set customer_id = :maker, place_id = null where id = ${tag}`;
const move = `update tags set place_id = ${place} where id = ${tag}`;
const hide = `update tags set hidden = not hidden where id = ${tag}`;
const leave = `update tags set place_id = null where id = ${tag}`;
const attach = (numbers: string) => `
  insert into hardwares (tag_id, customer_id, hardware_type, identifier, major, minor)
  values (${tag}, :owner, 'ble-beacon', :key, ${numbers})`;

/** The writes of texts or names. `owner`: the row to which they belong; `among`: all such rows. */
const translationWrites = (table: string, column: string, owner: string, among: string) => {
  const one = `(select id from ${table} where ${column} in ${among} order by id offset :x limit 1)`;
  const row = `insert into ${table} (${column}, lang_code, text, origin, provider, source_hash)
    select ${owner}, :lang, :word`;
  return {
    insert: [
      `${row}, 'original', null, repeat('a', 64) where ${owner} is not null`,
      `${row}, 'human', null, repeat('a', 64) where ${owner} is not null`,
      // As a runner does.
      `${row}, 'machine', 'deepl', repeat('a', 64) where ${owner} is not null
       on conflict (${column}, lang_code) do update set text = excluded.text where ${table}.origin = 'machine'`,
    ],
    update: [
      `update ${table} set text = :word where id = ${one}`,
      `update ${table} set source_hash = repeat('b', 64) where id = ${one}`,
      `update ${table} set ${column} = coalesce(${owner}, ${column}) where id = ${one}`,
    ],
    delete: [`delete from ${table} where id = ${one}`],
  };
};
const texts = translationWrites(
  'translations',
  'text_record_id',
  record,
  `(select id from text_records where tag_id in ${tags})`,
);
const names = translationWrites('name_translations', 'tag_id', tag, tags);

/** Actions of each kind; one may take several statements. */
const actions: Record<Kind, readonly (string | readonly string[])[]> = {
  'tags insert': [
    `insert into tags (tag_identifier, customer_id, description, hidden)
     values (substr(md5(random()::text), 1, 12), :owner, :mark, :number = 0)`,
  ],
  'tags update': [
    `update tags set image_url = :word where id = ${tag}`,
    hide,
    [move, hide],
    [hide, give, hide],
    give,
    move,
    // To another customer and back, in one transaction.
    [give, giveAgain],
    [move, leave, move],
    `update tags set parent_id = (select min(id) from tags where customer_id = any (:customers)) where id = ${tag}`,
    'update tags set place_id = null where customer_id = any (:customers)',
  ],
  'tags delete': [`delete from tags where id = ${tag}`],
  'text_records insert': [`insert into text_records (tag_id) select ${tag} where ${tag} is not null`],
  'text_records update': [
    `update text_records set gender = case gender when 'm' then 'f' else 'm' end where id = ${record}`,
    `update text_records set tag_id = ${tag} where id = ${record}`,
  ],
  'text_records delete': [`delete from text_records where id = ${record}`],
  'translations insert': texts.insert,
  'translations update': texts.update,
  'translations delete': texts.delete,
  'name_translations insert': names.insert,
  'name_translations update': names.update,
  'name_translations delete': names.delete,
  'hardwares insert': [attach(':number, :number'), attach(':number, null'), attach('null, null')],
  'hardwares update': [
    `update hardwares set tag_id = ${tag} where id = ${item}`,
    `update hardwares set tag_id = null, customer_id = :owner where id = ${item}`,
    `update hardwares set latitude = :at where id = ${item}`,
    `update hardwares set identifier = :key where id = ${item}`,
  ],
  'hardwares delete': [`delete from hardwares where id = ${item}`],
  'places insert': ['insert into places (customer_id, name) values (:maker, :word)'],
  'places update': [`update places set name = :word where id = ${place}`],
  'places delete': [`delete from places where id = ${place}`],
};
export const kinds = Object.keys(actions) as Kind[];

/** A random action of the given kind. */
export function actionOf(
  { customers, beacons }: World,
  { pick, below }: RandomSource,
  kind: Kind = pick(kinds),
): Action {
  const values = {
    customers,
    mark: `mark ${beacons[0]}`,
    like: `${(beacons[0] ?? '').slice(0, 8)}%`,
    at: below(5),
    p: below(3),
    h: below(3),
    x: below(2),
    number: below(3),
    owner: pick([...customers, null]),
    maker: pick(customers),
    key: pick(beacons),
    lang: pick(['en', 'fr', 'de']),
    word: `w${below(1_000_000)}`,
  };
  return [pick(actions[kind])].flat().map((sql) => [sql, values] as const);
}

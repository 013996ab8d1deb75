/** What the benchmark asks for: many tags, each with a text and a name in several languages, with beacons, places and owners. */
import pg from 'pg';
import { inBulk, inParallel } from './bulk.ts';

interface Museums {
  tags: number;
  /** How many customers have them, the first ones more than the others. */
  owners: number;
  /** Whether words are looked for: the indexes for that take longer to make than all else. */
  isSearched: boolean;
  /** Languages besides in which there is nearly everything, some of it a person's work, and some of that stale. */
  languages?: readonly string[];
}

const tables = ['places', 'tags', 'text_records', 'translations', 'name_translations', 'hardwares'];
/** So many tags are written by one statement. */
const atOnce = 200_000;

/** Within the last year, neighbours far from each other. */
const changed = `now() - (i * 7919::bigint % 31536000) * interval '1 second'`;

/** Words of a text: of the rows of a table `i` counts them. */
const pick = (words: readonly string[], by: string) =>
  `(array['${words.join("','")}'])[1 + abs(hashint4(${by}) % ${words.length})]`;

const makers = [
  ...'Abel Bertha Carla Dario Edda Falk Greta Hanno Ines Jonas Karla Levi Mona Nils Olga Pavel'.split(' '),
];
const towns = [
  ...'Arles Bergen Cadiz Delft Espoo Faro Ghent Hanko Imola Jena Kotka Lucca Malmo Nancy Odense'.split(' '),
];
const things = [
  ...'clock boat coat chair map globe harp plough lamp mirror bell mask vase loom sword crown'.split(' '),
];
const stuffs = [...'oak brass ivory silk iron glass linen silver clay horn amber paper slate wool'.split(' ')];

const text = `'Text of tag ' || i || ' in ' || lang || '. The ' || ${pick(things, 'i')} || ' of ' || ${pick(makers, 'i + 1')} || ' was made in '
  || ${pick(towns, 'i + 2')} || ' in the year ' || 1400 + i % 601 || ', of ' || ${pick(stuffs, 'i + 3')} || ' and ' || ${pick(stuffs, 'i + 4')}
  || '. It stands in the great hall, beside the ' || ${pick(things, 'i + 5')} || ' that ' || ${pick(makers, 'i + 6')} || ' gave to the museum of '
  || ${pick(towns, 'i + 7')} || '.'`;

/** By whom, for what, and when: the original is in English, and the usual languages are a machine's, and fresh. */
const making = `case when lang = 'en' then 'original' when lang not in ('fr', 'fi') and i % 5 = 0 then 'human' else 'machine' end,
  case when lang = 'en' or lang not in ('fr', 'fi') and i % 5 = 0 then null else 'deepl' end,
  md5(i::text) || md5(case when lang not in ('en', 'fr', 'fi') and i % 25 = 0 then 'older' else 'newest' end), ${changed}, ${changed}`;

/** A few are missing in each of the other languages. */
const isThere = `(lang in ('en', 'fr', 'fi') or (i + ascii(lang)) % 11 <> 0)`;

/**
 * Every tag is stored in English and French, every second one has a text in Finnish too, and a beacon. The first place has one
 * of a hundred tags, each other one a hundred of them.
 */
export async function fill(url: string, { tags, owners, isSearched, languages = [] }: Museums): Promise<void> {
  const inAll = (usual: readonly string[]) => `unnest(array['${[...usual, ...languages].join("','")}'])`;
  const large = Math.floor(tags / 100);
  const places = 1 + Math.ceil((tags - large) / 100);
  const owner = (place: string) => `1 + floor(${owners} * pow(${place}::float8 / ${places + 1}, 2))::integer`;
  await statement(
    url,
    `insert into customers (email)
       select case i when 1 then 'bench@example.com' else 'owner-' || i || '@example.com' end from generate_series(1, ${owners}) i`,
  );
  const ofAll = (made: (rows: string) => string) => batches(tags).map(made);
  const place = `case when i <= ${large} then 1 else 2 + (i - ${large} - 1) / 100 end`;
  const statements = [
    `insert into places (id, customer_id, name, latitude, longitude) overriding system value
       select i, ${owner('i')}, 'Museum ' || i || ' of ' || ${pick(towns, 'i')}, 45 + i % 900 / 100.0, i % 1800 / 100.0
       from generate_series(1, ${places}) i`,
    ...ofAll(
      (
        rows,
      ) => `insert into translations (text_record_id, lang_code, text, origin, provider, source_hash, created_at, updated_at)
        select i, lang, ${text}, ${making} from ${rows} i, ${inAll(['en', 'fr', 'fi'])} lang
        where (lang <> 'fi' or i % 2 = 0) and ${isThere}`,
    ),
    ...ofAll(
      (
        rows,
      ) => `insert into name_translations (tag_id, lang_code, text, origin, provider, source_hash, created_at, updated_at)
        select i, lang, 'The ' || ${pick(things, 'i')} || ' of ' || ${pick(makers, 'i + 1')} || ', number ' || i, ${making}
        from ${rows} i, ${inAll(['en', 'fr'])} lang where ${isThere}`,
    ),
    ...ofAll(
      // An odd number, so that no two tags have the same identifier, and neighbours are far from each other.
      (
        rows,
      ) => `insert into tags (id, tag_identifier, customer_id, place_id, description, created_at, updated_at, in_use) overriding system value
        select i, lpad(to_hex(i * 25214903917 & 281474976710655), 12, '0'), ${owner(`(${place})`)}, ${place},
          case when i % 3 = 0 then 'Inventory ' || i end, ${changed}, ${changed}, true
        from ${rows} i`,
    ),
    ...ofAll(
      (rows) => `insert into text_records (id, tag_id, created_at, updated_at) overriding system value
        select i, i, ${changed}, ${changed} from ${rows} i`,
    ),
    ...ofAll(
      (
        rows,
      ) => `insert into hardwares (tag_id, customer_id, hardware_type, identifier, match_key, major, minor, latitude, longitude)
        select i, ${owner(`(${place})`)}, 'ble-beacon', 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', 'B9407F30F5F8466EAFF925556B57FE6D', i / 60000, i % 60000,
          case when i % 10 = 0 then 45 + i % 9000 / 1000.0 end, case when i % 10 = 0 then i % 18000 / 1000.0 end
        from ${rows} i where i % 2 = 0`,
    ),
  ];
  const isLeft = (definition: string) => !isSearched && definition.includes(' USING gin ');
  await inBulk({ url, tables, isLeft }, () => inParallel(url, `${tags.toLocaleString('en')} tags`, statements));
  for (const table of ['places', 'tags', 'text_records'])
    await statement(url, `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  if (isSearched) await fillSearch(url, tags);
}

/** The words of all tags, which triggers would have written one by one. */
async function fillSearch(url: string, tags: number): Promise<void> {
  await inBulk({ url, tables: ['tag_search'], isLeft: () => false }, () =>
    inParallel(
      url,
      'words',
      batches(tags, 10_000).map(
        (rows) => `insert into tag_search select * from tag_words(array(select i::integer from ${rows} i))`,
      ),
    ),
  );
}

/** The numbers of so many tags, as they are written by a statement each. */
const batches = (tags: number, size = atOnce) =>
  Array.from(
    { length: Math.ceil(tags / size) },
    (_, at) => `generate_series(${at * size + 1}, ${Math.min(tags, (at + 1) * size)})`,
  );

async function statement(url: string, sql: string): Promise<void> {
  const database = new pg.Client({ connectionString: url, application_name: 'bench' });
  await database.connect();
  await database.query(sql);
  await database.end();
}

/** Fills a database for the benchmark: tags with texts and names in several languages, beacons, places and owners. */
import pg from 'pg';
import { inParallel, loadWithoutIndexes } from './bulk-load.ts';

interface SampleSize {
  tags: number;
  /** The number of customers that own tags; the first own more than the others. */
  owners: number;
  /** Whether to create the indexes for searches, which takes longer than all the rest. */
  isSearched: boolean;
  /** More languages, in which nearly all texts are stored: some written by people, and some of those stale. */
  languages?: readonly string[];
}

const tables = ['places', 'tags', 'text_records', 'translations', 'name_translations', 'hardwares'];
/** Tags written by one statement. */
const batchSize = 200_000;

/** A time within the last year, different for neighbouring tags. */
const changeTime = `now() - (i * 7919::bigint % 31536000) * interval '1 second'`;

/** SQL that picks a word by the number of the row. */
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
const materials = [...'oak brass ivory silk iron glass linen silver clay horn amber paper slate wool'.split(' ')];

const text = `'Text of tag ' || i || ' in ' || lang || '. The ' || ${pick(things, 'i')} || ' of ' || ${pick(makers, 'i + 1')} || ' was makeStatement in '
  || ${pick(towns, 'i + 2')} || ' in the year ' || 1400 + i % 601 || ', of ' || ${pick(materials, 'i + 3')} || ' and ' || ${pick(materials, 'i + 4')}
  || '. It stands in the great hall, beside the ' || ${pick(things, 'i + 5')} || ' that ' || ${pick(makers, 'i + 6')} || ' gave to the museum of '
  || ${pick(towns, 'i + 7')} || '.'`;

/** Origin, provider, source hash and times: the original is English; French and Finnish are fresh machine translations. */
const provenance = `case when lang = 'en' then 'original' when lang not in ('fr', 'fi') and i % 5 = 0 then 'human' else 'machine' end,
  case when lang = 'en' or lang not in ('fr', 'fi') and i % 5 = 0 then null else 'deepl' end,
  md5(i::text) || md5(case when lang not in ('en', 'fr', 'fi') and i % 25 = 0 then 'older' else 'newest' end), ${changeTime}, ${changeTime}`;

/** In the other languages, one in eleven is missing. */
const isStored = `(lang in ('en', 'fr', 'fi') or (i + ascii(lang)) % 11 <> 0)`;

/**
 * Every tag has a text in English and French; every second one also has a text in Finnish, and a beacon. The first place has one
 * per cent of all tags; every other place has a hundred tags.
 */
export async function fill(url: string, { tags, owners, isSearched, languages = [] }: SampleSize): Promise<void> {
  const languageRows = (usual: readonly string[]) => `unnest(array['${[...usual, ...languages].join("','")}'])`;
  const large = Math.floor(tags / 100);
  const places = 1 + Math.ceil((tags - large) / 100);
  const owner = (place: string) => `1 + floor(${owners} * pow(${place}::float8 / ${places + 1}, 2))::integer`;
  await statement(
    url,
    `insert into customers (email)
       select case i when 1 then 'bench@example.com' else 'owner-' || i || '@example.com' end from generate_series(1, ${owners}) i`,
  );
  const perBatch = (makeStatement: (rows: string) => string) => batches(tags).map(makeStatement);
  const place = `case when i <= ${large} then 1 else 2 + (i - ${large} - 1) / 100 end`;
  const statements = [
    `insert into places (id, customer_id, name, latitude, longitude) overriding system value
       select i, ${owner('i')}, 'Museum ' || i || ' of ' || ${pick(towns, 'i')}, 45 + i % 900 / 100.0, i % 1800 / 100.0
       from generate_series(1, ${places}) i`,
    ...perBatch(
      (
        rows,
      ) => `insert into translations (text_record_id, lang_code, text, origin, provider, source_hash, created_at, updated_at)
        select i, lang, ${text}, ${provenance} from ${rows} i, ${languageRows(['en', 'fr', 'fi'])} lang
        where (lang <> 'fi' or i % 2 = 0) and ${isStored}`,
    ),
    ...perBatch(
      (
        rows,
      ) => `insert into name_translations (tag_id, lang_code, text, origin, provider, source_hash, created_at, updated_at)
        select i, lang, 'The ' || ${pick(things, 'i')} || ' of ' || ${pick(makers, 'i + 1')} || ', number ' || i, ${provenance}
        from ${rows} i, ${languageRows(['en', 'fr'])} lang where ${isStored}`,
    ),
    ...perBatch(
      // An odd number, so that no two tags have the same identifier, and neighbours are far from each other.
      (
        rows,
      ) => `insert into tags (id, tag_identifier, customer_id, place_id, description, created_at, updated_at, in_use) overriding system value
        select i, lpad(to_hex(i * 25214903917 & 281474976710655), 12, '0'), ${owner(`(${place})`)}, ${place},
          case when i % 3 = 0 then 'Inventory ' || i end, ${changeTime}, ${changeTime}, true
        from ${rows} i`,
    ),
    ...perBatch(
      (rows) => `insert into text_records (id, tag_id, created_at, updated_at) overriding system value
        select i, i, ${changeTime}, ${changeTime} from ${rows} i`,
    ),
    ...perBatch(
      (
        rows,
      ) => `insert into hardwares (tag_id, customer_id, hardware_type, identifier, match_key, major, minor, latitude, longitude)
        select i, ${owner(`(${place})`)}, 'ble-beacon', 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', 'B9407F30F5F8466EAFF925556B57FE6D', i / 60000, i % 60000,
          case when i % 10 = 0 then 45 + i % 9000 / 1000.0 end, case when i % 10 = 0 then i % 18000 / 1000.0 end
        from ${rows} i where i % 2 = 0`,
    ),
  ];
  const isOmitted = (definition: string) => !isSearched && definition.includes(' USING gin ');
  await loadWithoutIndexes({ url, tables, isOmitted }, () =>
    inParallel(url, `${tags.toLocaleString('en')} tags`, statements),
  );
  for (const table of ['places', 'tags', 'text_records'])
    await statement(url, `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  if (isSearched) await fillSearch(url, tags);
}

/** Fills the search rows of all tags, since the triggers that write them are disabled. */
async function fillSearch(url: string, tags: number): Promise<void> {
  await loadWithoutIndexes({ url, tables: ['tag_search'], isOmitted: () => false }, () =>
    inParallel(
      url,
      'words',
      batches(tags, 10_000).map(
        (rows) => `insert into tag_search select * from tag_words(array(select i::integer from ${rows} i))`,
      ),
    ),
  );
}

/** The numbers of the tags, in one range for each statement. */
const batches = (tags: number, size = batchSize) =>
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

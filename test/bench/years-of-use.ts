/** Adds the records of years of use to the data of `fill`: history, reports, reads, jobs, orders and their costs. */
import pg from 'pg';

/** Tags in no place, tags without an owner, and tags in stock. */
const tags = `
  update tags set place_id = null where id % 50 = 49;
  update tags set customer_id = null where id % 1000 = 999;
  insert into tags (tag_identifier, customer_id, place_id)
    select lpad(to_hex(250000000000 + i), 12, '0'), 1 + i % least(50, (select count(*) from customers)), null
    from generate_series(1, 2000) i`;

const hardware = `
  insert into hardwares (tag_id, customer_id, hardware_type, identifier, match_key)
    select tag_id, customer_id, type, identifier, hardware_key(type, identifier) from (
      select id, customer_id, 'nfc', '04' || upper(lpad(to_hex(id * 7919::bigint), 12, '0')) from tags where id % 5 = 0
      union all select id, customer_id, 'qr', 'HTTPS://OLD.EXAMPLE.COM/' || id from tags where id % 7 = 0
    ) as item (tag_id, customer_id, type, identifier)`;

/** Customers, invitations and bundle links. */
const people = `
  insert into customers (email, name, updated_at)
    select 'guest-' || i || '@example.com', 'Guest ' || i, now() - i * interval '1 hour' from generate_series(1, 3000) i;
  insert into invitations (customer_id, email, token_hash)
    select 1, 'invited-' || i || '@example.com', sha256(i::text::bytea) from generate_series(1, 200) i;
  insert into bundle_links (customer_id, place_id, key_hash)
    select 1, i, sha256(('link ' || i)::bytea) from generate_series(1, 40) i`;

/** About four changes of each tag, the latest of them recent; one in a hundred is a deletion. */
const history = `
  insert into history (at, resource, record_id, tag_id, owner_id, event, via, customer_id, changes, former_lang_code, former_origin)
  select now() - (400000 - n) * interval '80 seconds', kind.resource,
    case kind.resource when 'tags' then t.id when 'translations' then x.id when 'name_translations' then y.id else h.id end,
    case when kind.resource <> 'hardwares' or n % 2 = 0 then t.id end, t.customer_id,
    case when n % 100 = 0 then 'destroy' when n % 5 = 0 then 'create' else 'update' end,
    (array['page', 'json', 'import', 'runner'])[1 + n % 4], case when n % 4 <> 3 then t.customer_id end,
    case when kind.resource in ('translations', 'name_translations')
      then jsonb_build_object('text', jsonb_build_array('As it was before, ' || n, 'As it is now, ' || n))
      else jsonb_build_object('description', jsonb_build_array(null, 'Inventory ' || n)) end,
    case when kind.resource in ('translations', 'name_translations') then 'fr' end,
    case when kind.resource in ('translations', 'name_translations') then 'machine' end
  from generate_series(1, 400000) n
  join tags t on t.id = 1 + (n * 7919::bigint) % (select max(id) from text_records)
  cross join lateral (select (array['translations', 'name_translations', 'tags', 'hardwares', 'translations'])[1 + n % 5] as resource) kind
  join translations x on x.text_record_id = t.id and x.lang_code = 'fr'
  join name_translations y on y.tag_id = t.id and y.lang_code = 'fr'
  left join lateral (select id from hardwares where tag_id = t.id limit 1) h on true
  where kind.resource <> 'hardwares' or h.id is not null
  order by n`;

/** Reports by visitors; one in ten is open. */
const reports = `
  insert into reports (tag_id, part, lang_code, source_hash, read_hash, words, created_at, updated_at, closed_at)
  select t.id, x.part, 'fr', x.source_hash, encode(sha256(convert_to('fr' || E'\\n' || x.text, 'UTF8')), 'hex'),
    'The year is wrong, it was ' || 1400 + n % 601 || ', says ' || md5(n::text), now() - n * interval '5 minutes', now(),
    case when n % 10 <> 0 then now() end
  from generate_series(1, 20000) n
  join tags t on t.id = 1 + (n * 104729::bigint) % (select max(id) from text_records)
  cross join lateral (
    select 'text' as part, source_hash, text from translations where n % 4 <> 0 and text_record_id = t.id and lang_code = 'fr'
    union all
    select 'name', source_hash, text from name_translations where n % 4 = 0 and tag_id = t.id and lang_code = 'fr') x`;

/** Reads of three months, of a twentieth of the tags each day; some of them in another language than the reader wanted. */
const reads = `
  insert into reads (day, tag_id, customer_id, place_id, lang_code, way, missed, reads)
  select current_date - day, t.id, t.customer_id, t.place_id, case when t.id % 3 = 0 then 'fr' else 'en' end,
    (array['page', 'identifier', 'beacon', 'nfc', 'qr', 'batch'])[1 + t.id % 6], case when t.id % 4 = 0 then 'sv' end, 1 + t.id % 40
  from generate_series(0, 89) day join tags t on t.id % 20 = day % 20
  order by 1, t.id * 7919::bigint % 100003;
  insert into translation_figures (day, customer_id, provider, lang_code, characters)
  select current_date - day, owner, provider, lang, 1000 + day
  from generate_series(0, 399) day, generate_series(1, 20) owner, unnest(array['deepl', 'memory']) provider,
    unnest(array['fr', 'de', 'it']) lang`;

/** Jobs that have ended: nothing is left for a runner. */
const jobs = `
  insert into work (subject_kind, subject_id, tag_id, lang_code, source_hash, providers, state, attempts, provider, reason,
    finished_at, version)
  select 'text', t.id, t.id, 'sv', md5(t.id::text) || md5('newest'), '', s.state, 1, case s.state when 'succeeded' then 'deepl' end,
    s.reason, now(), pg_current_xact_id()::text::bigint
  from tags t cross join lateral (
    select case when t.id % 10 < 6 then 'succeeded' when t.id % 100 = 99 then 'cancelled' else 'failed' end as state,
      case when t.id % 10 < 6 then null when t.id % 100 = 99 then 'cancelled' when t.id % 10 < 9 then 'unsupported' else 'refused' end as reason) s
  where t.id <= (select max(id) from text_records);
  insert into translation_memory (key, source_lang_code, lang_code, is_shared, text, provider)
  select distinct on (memory_key(text)) memory_key(text), 'en', 'sv', true, text, 'deepl' from translations
  where lang_code = 'en' and id % 4 = 0`;

/** One order of 50 000 items, if there are as many tags, and many small ones. */
const orders = `
  insert into translation_orders (customer_id, request_key, lang_codes, place_id, tags, parts, states, total, saved, skipped, failed,
    begun_at, finished_at)
  select 1 + n % 20, sha256(n::text::bytea), array['sv', 'da'], 1 + (n - 1) % (select count(*) from places), items, array['text', 'name'], array['missing', 'stale'],
    items, items - 2 * (items / 10), items / 10, items / 10, now(), now()
  from generate_series(1, 1000) n cross join lateral (select case when n = 20 then least(50000, (select max(id) from text_records)) else 20 end as items) o;
  insert into translation_order_items (order_id, id, part, subject_id, tag_id, source_lang_code, lang_code, state, provider, reason)
  select o.id, i, 'text', i, i, 'en', 'sv', s.state, case s.state when 'saved' then 'deepl' end,
    case s.state when 'failed' then 'refused' end
  from translation_orders o cross join generate_series(1, o.total) i
  cross join lateral (select case when i <= o.saved then 'saved' when i <= o.saved + o.skipped then 'skipped' else 'failed' end as state) s`;

const all = { tags, hardware, people, history, reports, reads, jobs, orders };

/** Tables whose triggers would notify for each row. */
const notifying = [
  'tags',
  'hardwares',
  'customers',
  'reports',
  'work',
  'translation_orders',
  'translation_order_items',
];

export async function addYearsOfUse(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url, application_name: 'bench' });
  await database.connect();
  const switchTriggers = (way: string) =>
    database.query(notifying.map((table) => `alter table ${table} ${way} trigger user`).join(';'));
  try {
    await switchTriggers('disable');
    for (const [what, sql] of Object.entries(all)) {
      process.stderr.write(`${what} …\n`);
      await database.query(sql);
    }
    await switchTriggers('enable');
    await database.query('vacuum (analyze)');
  } finally {
    await database.end();
  }
}

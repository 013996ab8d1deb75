/** The guarantees for records are constraints of the database, so that they hold for every writer. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { limits } from '../../contracts/primitives.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  // Out of the way of the ids that the tests choose.
  const identities = await client.query(
    `select attrelid::regclass as table, attname as column from pg_attribute a join pg_class c on c.oid = attrelid
     where attidentity = 'a' and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column } of identities.rows)
    await client.query(`alter table ${table} alter column ${column} restart with 1000`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  await client.query(`begin; ${museum}`);
});
afterEach(async () => {
  await client.query('rollback');
});

const hash = 'a'.repeat(64);

function memory(values: string): string {
  return `insert into translation_memory
    (key, is_shared, customer_id, text, source_lang_code, lang_code, provider)
    select memory_key(given.source), given.is_shared, given.customer_id, given.text, 'en', 'fr', 'azure'
    from (values (${values})) as given (source, is_shared, customer_id, text)`;
}

const held = (name: string, lease = `'00000000-0000-4000-8000-000000000001'`): string =>
  `insert into leases values ('${name}', ${lease}, 'runner', now())`;

const teamInvitation = (values: Record<string, string>): string => {
  const all = { museum_id: '1', customer_id: '1', role: `'viewer'`, token_hash: `sha256('team')`, ...values };
  return `insert into team_invitations (email, ${Object.keys(all)}) values ('b@example.com', ${Object.values(all)})`;
};

const item = (values: Record<string, string>): string => {
  const all = { order_id: '1', id: '2', part: `'text'`, state: `'queued'`, lease: 'null', ...values };
  return `insert into translation_order_items (${Object.keys(all)}, subject_id, tag_id, source_lang_code, lang_code)
    values (${Object.values(all)}, 1, 1, 'en', 'fr')`;
};

/** One of everything. Tag 1 has all that a tag can have and is the parent of tag 2, which has nothing. */
const museum = `
  insert into customers (id, email) overriding system value values (1, 'ada@example.com'), (2, 'bob@example.com');
  insert into tokens (customer_id, digest) values (1, sha256('token'));
  insert into sessions (customer_id, digest, network) values (1, sha256('session'), '192.0.2.1');
  insert into social_identities (customer_id, issuer, subject) values (1, 'https://issuer.example', 'ada');
  insert into login_addresses (customer_id, address) values (1, '192.0.2.1');
  insert into kept_answers (id, customer_id, values_hash, answer) values (sha256('a'), 1, 'a', '{}');
  insert into reads (day, tag_id, way, reads) values ('2026-11-21', 1, 'page', 1);
  insert into read_batches (id) values ('00000000-0000-0000-0000-000000000000');
  insert into places (id, customer_id) overriding system value values (1, 1);
  insert into translation_orders (id, customer_id, request_key, lang_codes, tags, parts, states, total, queued)
    overriding system value values (1, 1, 'key', '{fr}', 1, '{text}', '{missing}', 1, 1);
  ${item({ id: '1' })};
  insert into translation_order_pairs (order_id, source_lang_code, lang_code) values (1, 'en', 'fr');
  insert into translation_order_usage (order_id, provider) values (1, 'azure');
  insert into tags (id, tag_identifier, customer_id, place_id) overriding system value values (1, '0123456789ab', 1, 1);
  insert into tags (id, tag_identifier, parent_id) overriding system value values (2, 'ba9876543210', 1);
  insert into text_records (id, tag_id) overriding system value values (1, 1);
  insert into translations (text_record_id, lang_code, text, origin, source_hash)
    values (1, 'en', 'Welcome', 'original', '${hash}');
  insert into name_translations (tag_id, lang_code, text, origin, source_hash)
    values (1, 'en', 'Entrance', 'original', '${hash}');
  insert into hardwares (id, tag_id, customer_id, hardware_type, identifier) overriding system value
    values (1, 1, 1, 'nfc', '04:A2:B3');
  insert into hardwares (tag_id, customer_id, hardware_type, identifier, major, minor)
    values (1, 1, 'ble-beacon', 'AAAA-BBBB', 1, 2), (1, 1, 'ble-beacon', 'CCCC', 1, null);
  insert into beacon_uuids (uuid) values ('00112233-4455-6677-8899-AABBCCDDEEFF');
  insert into work (id, subject_kind, subject_id, tag_id, lang_code, source_hash, state, due_at)
    overriding system value values (1, 'text', 1, 1, 'fr', '${hash}', 'queued', now());
  insert into translation_usage (day, scope) values ('2026-01-01', 'all');
  ${memory(`'Hello', true, null::integer, 'Bonjour'`)};
  ${memory(`'Hello', false, 1, 'Bonjour'`)};
  ${held('sweep')};
  insert into memory_copies values ('text', 1, 'name', 1);
  insert into translation_figures values ('2026-01-01', null, 'azure', 'fr', 1);
  insert into translation_caps values ('all', null);
  insert into login_failures (key) values ('known');
  insert into email_change_tries (key) values ('known');
  insert into anonymous_creates values ('known', now(), 1, now(), 1, 1);
  insert into reports (tag_id, part, lang_code, source_hash, words) values (1, 'text', 'en', '${hash}', 'No');
  insert into report_counts values ('known', 1, now());
  insert into bundle_links (customer_id, place_id, key_hash) values (1, 1, sha256('key'));
  insert into keep_words (customer_id, word) values (1, 'Sphinx');
  insert into report_letters (customer_id) values (1);
  insert into invitations (customer_id, email, token_hash) values (1, 'a@example.com', sha256('token'));
  insert into link_form_counts (key) values ('known');
  insert into password_links (customer_id, token_hash, by_mail) values (1, sha256('token'), true);
  insert into open_imports (customer_id, csv) values (1, 'reference');
  insert into done_imports (id, customer_id, report) values ('00000000-0000-4000-8000-000000000001', 1, '{}');
  with entry as (insert into bin (resource, record_id, customer_id) values ('tags', 1, 1) returning id)
    insert into bin_snapshots (entry_id, snapshot) select id, '{}' from entry;
  insert into pictures (hash, width, height, webp_320, webp_640, webp_1280, jpg_1280) values ('${hash}', 1, 1, '', '', '', '');
  insert into picture_owners values ('${hash}', 1);
  insert into provider_states (name) values ('deepl');`;

const picture = (other: Partial<Record<'hash' | 'width' | 'height' | 'credit', string>>) => {
  const all = { hash: `'${'c'.repeat(64)}'`, width: '1', height: '1', credit: 'null', ...other };
  return `insert into pictures (${Object.keys(all)}, webp_320, webp_640, webp_1280, jpg_1280) values (${Object.values(all)}, '', '', '', '')`;
};
const entry = ({ resource = 'tags', event = 'update', via = 'api' }) =>
  `insert into history (resource, record_id, event, via, changes) values ('${resource}', 1, '${event}', '${via}', '{}')`;
const long = (length: number) => `repeat('x', ${length + 1})`;
const translation = (lang: string, origin: string, more: { provider?: string; hash?: string; text?: string } = {}) =>
  `insert into translations (text_record_id, lang_code, text, origin, provider, source_hash)
   values (1, '${lang}', ${more.text ?? `'Hello'`}, '${origin}', ${more.provider ?? 'null'}, '${more.hash ?? hash}')`;
const name = (...of: Parameters<typeof translation>) =>
  translation(...of).replace('translations (text_record_id', 'name_translations (tag_id');
const hardware = (type: string, identifier: string, major = 'null', minor = 'null') =>
  `insert into hardwares (hardware_type, identifier, major, minor) values ('${type}', '${identifier}', ${major}, ${minor})`;
const job = (columns: string, values: string) =>
  `insert into work (${columns}, source_hash, due_at) values (${values}, '${hash}', now())`;
const jobColumns = 'subject_kind, subject_id, lang_code, state';
const report = ({ tag_id = 1, part = 'text', words = `'No'` }) =>
  `insert into reports (tag_id, part, lang_code, source_hash, words)
   values (${tag_id}, '${part}', 'en', '${hash}', ${words})`;
const kept = ({ id = `sha256('a')`, customer_id = '1', answer = `'{}'` }) =>
  `insert into kept_answers (id, customer_id, values_hash, answer) values (${id}, ${customer_id}, 'a', ${answer})`;
const bundleLink = (customer_id: number, place_id: number, key: string) =>
  `insert into bundle_links (customer_id, place_id, key_hash) values (${customer_id}, ${place_id}, ${key})`;
const keepWord = (customer_id: number, word: string) =>
  `insert into keep_words (customer_id, word) values (${customer_id}, ${word})`;
const invitation = (customer_id: number, email: string, token: string) =>
  `insert into invitations (customer_id, email, token_hash) values (${customer_id}, '${email}', ${token})`;
const passwordLink = (customer_id: number, token: string) =>
  `insert into password_links (customer_id, token_hash, by_mail) values (${customer_id}, ${token}, false)`;
const claim = `'00000000-0000-0000-0000-000000000000'`;
/** What no coordinate may be, for these two columns of a table. */
const outside = (table: string, column: string, most: number) =>
  [`${most}.0001`, `-${most}.0001`, `'NaN'`, `'Infinity'`, `'-Infinity'`].map(
    (value) => `update ${table} set ${column} = ${value} where id = 1`,
  );

const reads = ({ way = 'page', count = 1, tag_id = 9 }) =>
  `insert into reads (day, tag_id, way, reads) values ('2026-11-21', ${tag_id}, '${way}', ${count})`;

/** For each guarantee, by the name of its constraint: statements that would break it. */
const violations: Record<string, string[]> = {
  // Reads, and which counts of them were added
  reads_kind_key: [reads({ tag_id: 1 })],
  reads_way: [reads({ way: 'television' })],
  reads_some: [reads({ count: 0 })],
  read_batches_pkey: [`insert into read_batches (id) values (${claim})`],

  // Customers and how they sign in
  customers_email_key: [`insert into customers (email) values ('ada@example.com')`],
  customers_email_canonical: [
    `insert into customers (email) values ('Ada@example.com')`,
    `insert into customers (email) values (' eve@example.com')`,
    `insert into customers (email) values ('eve@example.com ')`,
    `update customers set email = 'ADA@EXAMPLE.COM' where id = 1`,
  ],
  customers_email_length: [
    `insert into customers (email) values ('a@')`,
    `insert into customers (email) values (${long(limits.email)})`,
  ],
  customers_name_length: [`update customers set name = ${long(limits.name)}`],
  customers_role_length: [`update customers set role = ${long(50)}`],
  tokens_digest_key: [`insert into tokens (customer_id, digest) values (2, sha256('token'))`],
  tokens_digest_length: [
    `insert into tokens (customer_id, digest) values (1, 'the token itself')`,
    `insert into tokens (customer_id, digest) values (1, sha512('token'))`,
  ],
  tokens_customer_id_fkey: [`insert into tokens (customer_id, digest) values (9, sha256('other'))`],
  tokens_came_by_known: [`update tokens set came_by = 'magic'`],
  tokens_user_agent_length: [`update tokens set user_agent = ${long(255)}`],
  sessions_came_by_known: [`update sessions set came_by = 'magic'`],
  sessions_digest_key: [`insert into sessions (customer_id, digest, network) values (2, sha256('session'), 'any')`],
  sessions_digest_length: [
    `insert into sessions (customer_id, digest, network) values (1, 'the secret itself', 'any')`,
    `insert into sessions (customer_id, digest, network) values (1, sha512('session'), 'any')`,
  ],
  sessions_customer_id_fkey: [`insert into sessions (customer_id, digest, network) values (9, sha256('other'), 'any')`],
  sessions_user_agent_length: [`update sessions set user_agent = ${long(255)}`],
  social_identities_issuer_subject_key: [
    `insert into social_identities (customer_id, issuer, subject) values (2, 'https://issuer.example', 'ada')`,
  ],
  social_identities_customer_id_fkey: [
    `insert into social_identities (customer_id, issuer, subject) values (9, 'https://issuer.example', 'eve')`,
  ],
  login_failures_pkey: [`insert into login_failures (key) values ('known')`],
  anonymous_creates_pkey: [`insert into anonymous_creates values ('known', now(), 1, now(), 1, 1)`],
  email_change_tries_pkey: [`insert into email_change_tries (key) values ('known')`],
  kept_answers_pkey: [kept({})],
  kept_answers_customer_id_fkey: [kept({ id: `sha256('b')`, customer_id: '9' })],
  kept_answers_claimed: [kept({ id: `sha256('b')`, answer: 'null' })],
  login_addresses_pkey: [`insert into login_addresses (customer_id, address) values (1, '192.0.2.1')`],
  login_addresses_customer_id_fkey: [`insert into login_addresses (customer_id, address) values (9, '192.0.2.1')`],

  tag_changes_key: [`insert into tag_changes (version, tag_id) values ('1', 1), ('1', 1)`],

  // What visitors report
  reports_tag_id_fkey: [report({ tag_id: 9 })],
  reports_part_known: [report({ part: 'picture' })],
  reports_words_length: [report({ words: long(limits.report) })],
  report_letters_pkey: [`insert into report_letters (customer_id) values (1)`],
  report_letters_customer_id_fkey: [`insert into report_letters (customer_id) values (9)`],
  report_letters_reports_count: ['update report_letters set reports = -1'],
  customers_report_mail_known: [`update customers set report_mail = 'hourly'`],
  report_counts_pkey: [`insert into report_counts values ('known', 1, now())`],
  report_key_pkey: [`insert into report_key (key) values ('another')`],
  report_key_is_only_check: [`insert into report_key values (false, 'another')`],

  // Links to bundles
  bundle_links_key_hash_key: [bundleLink(2, 1, `sha256('key')`)],
  bundle_links_key_hash_length: [bundleLink(1, 1, `'the key itself'`), bundleLink(1, 1, `sha512('key')`)],
  bundle_links_customer_id_fkey: [bundleLink(9, 1, `sha256('other')`)],
  bundle_links_place_id_fkey: [bundleLink(1, 9, `sha256('other')`)],

  // Words that stay as they are
  keep_words_word_key: [`insert into keep_words (customer_id, word) values (1, 'SPHINX')`],
  keep_words_word_length: [keepWord(1, `''`), keepWord(1, long(200))],
  keep_words_customer_id_fkey: [keepWord(9, `'Sphinx'`)],

  // Members
  customers_member_of_fkey: [`update customers set member_of = 9, member_role = 'viewer' where id = 2`],
  customers_member_of_another: [`update customers set member_of = 2, member_role = 'viewer' where id = 2`],
  customers_member_has_role: [
    'update customers set member_of = 1 where id = 2',
    `update customers set member_role = 'viewer' where id = 2`,
  ],
  customers_member_role_known: [`update customers set member_of = 1, member_role = 'owner' where id = 2`],
  customers_languages_of_member: [
    `update customers set languages = '{fr}' where id = 2`,
    `update customers set member_of = 1, member_role = 'viewer', languages = '{}' where id = 2`,
  ],
  customers_member_no_admin: [
    `update customers set member_of = 1, member_role = 'viewer', role = 'admin' where id = 2`,
  ],
  team_invitations_token_hash_key: [teamInvitation({}), teamInvitation({})].map((sql) => `${sql}; ${sql}`),
  team_invitations_token_hash_length: [teamInvitation({ token_hash: `'the token itself'` })],
  team_invitations_customer_id_fkey: [teamInvitation({ customer_id: '9' })],
  team_invitations_museum_id_fkey: [teamInvitation({ museum_id: '9' })],
  team_invitations_role_known: [teamInvitation({ role: `'owner'` })],
  team_invitations_languages_some: [teamInvitation({ languages: `'{}'` })],
  looks_pkey: [`insert into looks (customer_id) values (1); insert into looks (customer_id) values (1)`],
  looks_customer_id_fkey: [`insert into looks (customer_id) values (9)`],
  looks_logo_fkey: [`insert into looks (customer_id, logo) values (1, repeat('b', 64))`],
  looks_colour_known: [`insert into looks (customer_id, colour) values (1, '#0B6E4F')`],
  looks_display_name_length: [`insert into looks (customer_id, display_name) values (1, repeat('a', 501))`],
  looks_imprint_url_length: [`insert into looks (customer_id, imprint_url) values (1, repeat('a', 2049))`],
  looks_privacy_url_length: [`insert into looks (customer_id, privacy_url) values (1, repeat('a', 2049))`],
  places_names_by_language: [`update places set names = '[]'`, `update places set names = '{}'`],
  // Invitations
  invitations_email_key: [invitation(1, 'a@example.com', `sha256('other')`)],
  invitations_token_hash_key: [invitation(1, 'b@example.com', `sha256('token')`)],
  invitations_token_hash_length: [invitation(1, 'b@example.com', `'the token itself'`)],
  invitations_customer_id_fkey: [invitation(9, 'b@example.com', `sha256('other')`)],
  password_links_token_hash_key: [passwordLink(2, `sha256('token')`)],
  password_links_token_hash_length: [passwordLink(1, `'the token itself'`)],
  password_links_customer_id_fkey: [passwordLink(9, `sha256('other')`)],
  open_imports_pkey: [`insert into open_imports (customer_id, csv) values (1, 'another')`],
  open_imports_customer_id_fkey: [`insert into open_imports (customer_id, csv) values (9, 'reference')`],
  done_imports_pkey: [
    `insert into done_imports (id, customer_id, report) values ('00000000-0000-4000-8000-000000000001', 1, '{}')`,
  ],
  done_imports_customer_id_fkey: [`insert into done_imports (customer_id, report) values (9, '{}')`],
  bin_resource_known: [`insert into bin (resource, record_id) values ('customers', 1)`],
  bin_customer_id_fkey: [`insert into bin (resource, record_id, customer_id) values ('tags', 1, 9)`],
  bin_snapshots_pkey: [`insert into bin_snapshots (entry_id, snapshot) select entry_id, snapshot from bin_snapshots`],
  bin_snapshots_entry_id_fkey: [`insert into bin_snapshots (entry_id, snapshot) values (2000000000, '{}')`],
  link_form_counts_pkey: [`insert into link_form_counts (key) values ('known')`],

  // History
  history_resource_known: [entry({ resource: 'reports' })],
  history_event_known: [entry({ event: 'changed' })],
  history_via_known: [entry({ via: 'mail' })],

  // Pictures
  pictures_pkey: [picture({ hash: `'${hash}'` })],
  pictures_hash_format: ['', 'a'.repeat(63), 'A'.repeat(64)].map((wrong) => picture({ hash: `'${wrong}'` })),
  pictures_size_positive: [picture({ width: '0' }), picture({ height: '0' })],
  pictures_credit_length: [picture({ credit: long(limits.credit) })],
  picture_owners_pkey: [`insert into picture_owners values ('${hash}', 1)`],
  picture_owners_hash_fkey: [`insert into picture_owners values ('${'b'.repeat(64)}', 1)`],
  picture_owners_customer_id_fkey: [`insert into picture_owners values ('${hash}', 9)`],
  places_picture_fkey: [`update places set picture = '${'b'.repeat(64)}'`],
  tags_picture_fkey: [`update tags set picture = '${'b'.repeat(64)}'`],
  tags_credit_length: [`update tags set credit = ${long(limits.credit)}`],

  // Places and tags
  places_customer_id_fkey: [
    'insert into places (customer_id) values (9)',
    'delete from tags; delete from customers where id = 1',
  ],
  places_name_length: [`update places set name = ${long(limits.name)}`],
  places_latitude_range: outside('places', 'latitude', 90),
  places_longitude_range: outside('places', 'longitude', 180),
  tags_tag_identifier_key: [`insert into tags (tag_identifier) values ('0123456789ab')`],
  tags_tag_identifier_format: [
    '0123456789a',
    '0123456789abc',
    '0123456789AB',
    '0123456789ag',
    '',
    '0123456789ab\n',
  ].map((identifier) => `insert into tags (tag_identifier) values ('${identifier}')`),
  tags_customer_id_fkey: [
    'update tags set customer_id = 9',
    'update tags set place_id = null; delete from places; delete from customers where id = 1',
  ],
  tags_place_id_fkey: ['update tags set place_id = 9'],
  tags_parent_id_fkey: ['update tags set parent_id = 9'],
  tags_description_length: [`update tags set description = ${long(limits.text)}`],
  tags_image_url_length: [`update tags set image_url = ${long(limits.url)}`],
  tags_text_url_length: [`update tags set text_url = ${long(limits.url)}`],
  tags_reference_length: [`update tags set reference = ${long(limits.reference)}`, `update tags set reference = ''`],
  tags_reference_customer_id_key: [`update tags set reference = 'INV 1', customer_id = 1`],

  // Texts and names
  text_records_tag_id_key: ['insert into text_records (tag_id) values (1)'],
  text_records_tag_id_fkey: ['insert into text_records (tag_id) values (9)'],
  text_records_gender_known: [
    `insert into text_records (tag_id, gender) values (2, 'x')`,
    `update text_records set gender = 'M'`,
    `update text_records set gender = ''`,
  ],
  lang_code_known: ['xx', 'EN', 'zh-Hans', 'zh-chs', ''].flatMap((code) => [
    translation(code, 'human'),
    name(code, 'human'),
    job(jobColumns, `'text', 1, '${code}', 'queued'`),
  ]),
  translation_origin_known: [translation('fi', 'guessed'), name('fi', ''), name('fi', 'Human')],
  translations_text_record_id_lang_code_key: [translation('en', 'human')],
  translations_original_key: [translation('fi', 'original')],
  translations_text_record_id_fkey: [`update translations set text_record_id = 9`],
  translations_text_length: [
    translation('fi', 'human', { text: `''` }),
    translation('fi', 'human', { text: long(limits.translation) }),
  ],
  translations_provider_of_machine: [
    translation('fi', 'machine'),
    translation('fi', 'human', { provider: `'deepl'` }),
    `update translations set provider = 'deepl' where origin = 'original'`,
  ],
  translations_source_hash_format: ['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), 'g'.repeat(64)].map((wrong) =>
    translation('fi', 'human', { hash: wrong }),
  ),
  name_translations_tag_id_lang_code_key: [name('en', 'human')],
  name_translations_original_key: [name('fi', 'original')],
  name_translations_tag_id_fkey: [`update name_translations set tag_id = 9`],
  name_translations_text_length: [
    name('fi', 'human', { text: `''` }),
    name('fi', 'human', { text: long(limits.translation) }),
  ],
  name_translations_provider_of_machine: [
    name('fi', 'machine'),
    name('fi', 'human', { provider: `'deepl'` }),
    `update name_translations set provider = 'deepl' where origin = 'original'`,
  ],
  name_translations_source_hash_format: ['', 'a'.repeat(63), 'A'.repeat(64)].map((wrong) =>
    name('fi', 'human', { hash: wrong }),
  ),

  // Hardware and beacons
  hardwares_match_key: [
    hardware('nfc', '04:A2:B3'),
    hardware('nfc', '04A2B3'),
    hardware('nfc', '04-A2-B3'),
    hardware('ble-beacon', 'AAAABBBB', '1', '2'),
    // A number that is absent is one of its own, not the joker that SQL makes of it.
    hardware('ble-beacon', 'CC-CC', '1'),
    `${hardware('qr', 'A CODE')}; ${hardware('qr', 'A CODE')}`,
  ],
  hardwares_match_key_not_empty: [hardware('nfc', ':-:'), hardware('ble-beacon', '-')],
  hardwares_identifier_length: [
    hardware('qr', ''),
    `insert into hardwares (hardware_type, identifier) values ('qr', upper(${long(limits.hardwareIdentifier)}))`,
  ],
  hardwares_identifier_canonical: [hardware('nfc', 'dddd'), hardware('qr', 'Dd')],
  hardwares_hardware_type_known: [hardware('ble_beacon', 'DDDD'), hardware('NFC', 'DDDD'), hardware('', 'DDDD')],
  hardwares_major_range: [hardware('ble-beacon', 'DDDD', '-1'), hardware('ble-beacon', 'DDDD', '65536')],
  hardwares_minor_range: [hardware('ble-beacon', 'DDDD', '0', '-1'), hardware('ble-beacon', 'DDDD', '0', '65536')],
  hardwares_major_minor_of_beacon: [hardware('nfc', 'DDDD', '1'), hardware('qr', 'DDDD', 'null', '1')],
  hardwares_latitude_range: outside('hardwares', 'latitude', 90),
  hardwares_longitude_range: outside('hardwares', 'longitude', 180),
  hardwares_tag_id_fkey: ['update hardwares set tag_id = 9'],
  hardwares_customer_id_fkey: ['update hardwares set customer_id = 9'],
  beacon_uuids_uuid_format: [
    '00112233445566778899AABBCCDDEE',
    '00112233-4455-6677-8899AABBCCDDEEF0',
    '{00112233-4455-6677-8899-AABBCCDDEEF0}',
    'G0112233445566778899AABBCCDDEEFF',
  ].map((uuid) => `insert into beacon_uuids (uuid) values ('${uuid}')`),
  beacon_uuids_uuid_key: [
    '00112233-4455-6677-8899-AABBCCDDEEFF',
    '00112233-4455-6677-8899-aabbccddeeff',
    '00112233445566778899AABBCCDDEEFF',
  ].map((uuid) => `insert into beacon_uuids (uuid) values ('${uuid}')`),

  // The runners
  work_subject_key: [job(jobColumns, `'text', 1, 'fr', 'succeeded'`)],
  work_subject_kind_known: [job(jobColumns, `'picture', 1, 'fr', 'queued'`)],
  work_state_known: [job(jobColumns, `'name', 1, 'fr', 'lost'`)],
  work_reason_known: [`update work set reason = 'bored'`],
  work_lease_of_running: [`update work set state = 'running'`, `update work set lease = ${claim}`],
  work_lease_key: [
    `update work set state = 'running', lease = ${claim};
     insert into work (${jobColumns}, source_hash, due_at, lease) values ('text', 2, 'fr', 'running', '${hash}', now(), ${claim})`,
  ],
  work_open_is_due: ['update work set due_at = null'],
  work_tag_id_fkey: ['update work set tag_id = 9'],
  // Line ends, white space around and how letters are composed make no other text.
  translation_memory_entry_key: [
    memory(`'Hello', true, null::integer, 'Salut'`),
    memory(`E' Hello\\r\\n', true, null::integer, 'Salut'`),
    memory(`'Hello', false, 1, 'Salut'`),
  ],
  translation_memory_shared_by_all: [memory(`'Hello', true, 1, 'Salut'`)],
  translation_memory_customer_id_fkey: [memory(`'Hello', false, 9, 'Salut'`)],
  translation_memory_text_length: [
    memory(`'Bye', true, null::integer, ''`),
    memory(`'Bye', true, null::integer, repeat('x', 120001)`),
  ],
  leases_pkey: [held('sweep', 'gen_random_uuid()')],
  leases_lease_key: [held('another')],
  memory_copies_pkey: [`insert into memory_copies values ('text', 1, 'text', 2)`],
  memory_copies_kinds_known: [
    `insert into memory_copies values ('word', 2, 'text', 1)`,
    `insert into memory_copies values ('text', 2, 'word', 1)`,
  ],
  translation_figures_key: [`insert into translation_figures values ('2026-01-01', null, 'azure', 'fr', 1)`],
  translation_caps_pkey: [`insert into translation_caps values ('all', 1)`],
  translation_orders_add_up: ['update translation_orders set total = 2', 'update translation_orders set saved = 1'],
  tag_search_pkey: [`insert into tag_search values (1, '', '', ''), (1, '', '', '')`],
  tag_search_tag_id_fkey: [`insert into tag_search values (9, '', '', ''); set constraints all immediate`],
  translation_orders_customer_id_fkey: ['update translation_orders set customer_id = 3'],
  translation_orders_waiting_for_known: [`update translation_orders set waiting_for = 'somebody'`],
  translation_order_items_pkey: [item({ id: '1' })],
  translation_order_items_order_id_fkey: [item({ order_id: '2' })],
  translation_order_items_part_known: [item({ part: `'voice'` })],
  translation_order_items_state_known: [item({ state: `'lost'` })],
  translation_order_items_lease_of_running: [item({ state: `'running'` }), item({ lease: 'gen_random_uuid()' })],
  translation_order_items_lease_key: [
    `${item({ state: `'running'`, lease: claim })}; ${item({ id: '3', state: `'running'`, lease: claim })}`,
  ],
  translation_order_pairs_pkey: [
    `insert into translation_order_pairs (order_id, source_lang_code, lang_code) values (1, 'en', 'fr')`,
  ],
  translation_order_pairs_order_id_fkey: [
    `insert into translation_order_pairs (order_id, source_lang_code, lang_code) values (2, 'en', 'fr')`,
  ],
  translation_order_usage_pkey: [`insert into translation_order_usage (order_id, provider) values (1, 'azure')`],
  translation_order_usage_order_id_fkey: [
    `insert into translation_order_usage (order_id, provider) values (9, 'azure')`,
  ],
  translation_order_pairs_waiting_for_known: [`update translation_order_pairs set waiting_for = 'somebody'`],
  translation_usage_pkey: [`insert into translation_usage (day, scope) values ('2026-01-01', 'all')`],
  translation_usage_scope_form: ['', 'Azure', 'two words', 'owner:', 'owner:0', 'place:1', 'tag:1x'].map(
    (scope) => `insert into translation_usage (day, scope) values ('2026-01-01', '${scope}')`,
  ),
  provider_states_pkey: [`insert into provider_states (name) values ('deepl')`],
};

const statements = Object.entries(violations).flatMap(([constraint, list]) =>
  list.map((statement) => [constraint, statement.replaceAll(/\s+/g, ' ').slice(0, 150), statement] as const),
);

/** The constraint that a statement breaks; undefined where it breaks none. */
async function brokenBy(statement: string): Promise<string | undefined> {
  await client.query('savepoint before');
  try {
    await client.query(statement);
    return undefined;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('23')) return error.constraint;
    throw error;
  } finally {
    await client.query('rollback to before');
  }
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await client.query(query)).rows;
}

describe('a statement that violates a constraint', () => {
  test.each(statements)('%s: %s', async (constraint, _, statement) => {
    expect(await brokenBy(statement)).toBe(constraint);
  });

  test('every constraint of the schema is tested above', async () => {
    // A key that is an identity gets its values from PostgreSQL itself.
    const all = await rows(`
      select c.conname as name from pg_constraint c
        where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'u', 'x')
      union
      select x.relname from pg_index i join pg_class x on x.oid = i.indexrelid
        where x.relnamespace = 'public'::regnamespace and i.indisunique and not exists (
          select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attidentity = 'a' and i.indisprimary)
      order by 1`);
    const names = all.map((row) => String(row.name)).filter((each) => !each.startsWith('migrations'));
    expect(Object.keys(violations).sort()).toEqual(names.sort());
  });
});

describe('a statement that violates no constraint', () => {
  test.each([
    ['D9: the longest translation', translation('tlh-Qaak', 'human', { text: `repeat('x', ${limits.translation})` })],
    [
      'one machine translation and one human one beside the original',
      `${translation('fi', 'machine', { provider: `'deepl'` })}; ${translation('fr', 'human')}`,
    ],
    ['T15: the ends of the range of beacon numbers', hardware('ble-beacon', 'DDDD', '0', '65535')],
    ['W4: another beacon of the same UUID', hardware('ble-beacon', 'AAAA-BBBB', '1', '3')],
    ['W4: the same UUID without numbers', hardware('ble-beacon', 'AAAA-BBBB')],
    ['W6: the same identifier under another type', hardware('qr', '04:A2:B3')],
    [
      'W7: QR codes that differ in separators',
      `${hardware('qr', 'A-B')}; ${hardware('qr', 'AB')}; ${hardware('qr', '-')}`,
    ],
    [
      'T20: the ends of the earth',
      'update hardwares set latitude = -90, longitude = 180; update places set latitude = 90',
    ],
    ['X71: a place with one coordinate only', 'update places set latitude = 1, longitude = null'],
    ['L5: an e-mail address with letters beyond ASCII', `insert into customers (email) values ('jörg@example.com')`],
    [
      'G2: a beacon UUID without hyphens',
      `insert into beacon_uuids (uuid) values ('ffeeddccbbaa99887766554433221100')`,
    ],
    ['a running job', `update work set state = 'running', lease = ${claim}`],
  ])('%s', async (_, statement) => {
    expect(await brokenBy(statement)).toBeUndefined();
  });
});

describe('cascades', () => {
  test('D44: deleting a tag deletes its text record, translations and names, and detaches its hardware', async () => {
    await client.query(translation('fi', 'human'));
    await client.query('delete from tags where id = 1');
    expect(await rows('select id from text_records')).toEqual([]);
    expect(await rows('select id from translations')).toEqual([]);
    expect(await rows('select id from name_translations')).toEqual([]);
    expect(await rows('select distinct tag_id, customer_id from hardwares')).toEqual([
      { tag_id: null, customer_id: 1 },
    ]);
    expect(await rows('select id from hardwares')).toHaveLength(3);
  });

  test('D44: deleting a tag removes it as the parent of its children', async () => {
    await client.query('delete from tags where id = 1');
    expect(await rows('select id, parent_id from tags')).toEqual([{ id: 2, parent_id: null }]);
  });

  test('a job outlives its tag, so that a runner can finish it', async () => {
    await client.query('delete from tags where id = 1');
    expect(await rows('select state, tag_id from work')).toEqual([{ state: 'queued', tag_id: null }]);
  });

  test('D44, X77: deleting a place removes it from its tags', async () => {
    await client.query('delete from places where id = 1');
    expect(await rows('select id, place_id from tags order by id')).toEqual([
      { id: 1, place_id: null },
      { id: 2, place_id: null },
    ]);
  });

  test('X63: deleting a text record deletes its translations, and keeps the tag and its names', async () => {
    await client.query('delete from text_records where id = 1');
    expect(await rows('select id from translations')).toEqual([]);
    expect(await rows('select tag_id from name_translations')).toEqual([{ tag_id: 1 }]);
  });

  test('D58: deleting a customer deletes tokens, sessions, social identities and known addresses, but not hardware', async () => {
    await client.query('update tags set customer_id = null; delete from places; delete from customers where id = 1');
    expect(await rows('select id from tokens')).toEqual([]);
    expect(await rows('select id from sessions')).toEqual([]);
    expect(await rows('select id from social_identities')).toEqual([]);
    expect(await rows('select address from login_addresses')).toEqual([]);
    expect(await rows('select distinct tag_id, customer_id from hardwares')).toEqual([
      { tag_id: 1, customer_id: null },
    ]);
  });

  test('W7: the match key of hardware follows its type and identifier', async () => {
    await client.query(`update hardwares set identifier = 'AB:CD-EF' where id = 1`);
    expect(await rows('select match_key from hardwares where id = 1')).toEqual([{ match_key: 'ABCDEF' }]);
    await client.query(`update hardwares set hardware_type = 'qr' where id = 1`);
    expect(await rows('select match_key from hardwares where id = 1')).toEqual([{ match_key: 'AB:CD-EF' }]);
  });
});

/** What the benchmark looks up: many tags, each with a text and a name in English and French, and a beacon. */
import type { Client } from 'pg';
import { connect } from '../../src/database/connect.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';

export async function fill(database: Client, tags: number): Promise<void> {
  const hash = `repeat('a', 64)`;
  await database.query(
    `
    insert into customers (email) values ('bench@example.com');
    insert into tags (tag_identifier, customer_id)
      select substr(md5(i::text), 1, 12), 1 from generate_series(1, ${tags}) i on conflict do nothing;
    insert into text_records (tag_id) select id from tags;
    insert into translations (text_record_id, lang_code, text, origin, provider, source_hash)
      select r.id, l.code, 'Text of tag ' || r.tag_id || ' in ' || l.code || '. ' || repeat('It stands in the great hall. ', 6),
        case l.code when 'en' then 'original' else 'machine' end, case l.code when 'en' then null else 'deepl' end, ${hash}
      from text_records r, (values ('en'), ('fr'), ('fi')) as l(code);
    insert into name_translations (tag_id, lang_code, text, origin, provider, source_hash)
      select t.id, l.code, 'Name ' || t.id, case l.code when 'en' then 'original' else 'machine' end,
        case l.code when 'en' then null else 'deepl' end, ${hash}
      from tags t, (values ('en'), ('fr')) as l(code);
    insert into hardwares (tag_id, customer_id, hardware_type, identifier, major, minor)
      select id, 1, 'ble-beacon', 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', id / 60000, id % 60000 from tags;
    vacuum analyze;`.replace('vacuum analyze;', ''),
  );
  await database.query('vacuum analyze');
}

/** Addresses of lookups in French, of tags spread over all. */
export async function pathsOf(database: Client, kind: 'identifier' | 'hardware', count: number): Promise<string[]> {
  const { rows } = await database.query(
    'select t.tag_identifier, h.identifier, h.major, h.minor from tags t join hardwares h on h.tag_id = t.id order by md5(t.id::text) limit $1',
    [count],
  );
  return rows.map(({ tag_identifier, identifier, major, minor }) =>
    kind === 'identifier'
      ? `/api/v1/tags/show?id=${tag_identifier}&lang=fr`
      : `/api/v1/tags/showByHardwareId?id=${identifier}&type=ble-beacon&major=${major}&minor=${minor}&lang=fr`,
  );
}

/** Of tags spread over all. */
export async function identifiersOf(database: Client, count: number): Promise<string[]> {
  const { rows } = await database.query('select tag_identifier from tags order by md5(id::text) limit $1', [count]);
  return rows.map(({ tag_identifier }) => tag_identifier);
}

/** Tokens of so many customers who reach everything. */
export async function tokensOfAdmins(databaseUrl: string, count: number): Promise<string[]> {
  const db = connect(databaseUrl, { name: 'bench' });
  const tokens: string[] = [];
  for (let i = 1; i <= count; i += 1) {
    const admin = await Customer.add(db, { email: `admin-${i}@example.com`, role: 'admin' });
    tokens.push(await Token.issue(db, admin));
  }
  await db.destroy();
  return tokens;
}

/** A token of the customer who owns all tags. */
export async function tokenOfOwner(databaseUrl: string): Promise<string> {
  const db = connect(databaseUrl, { name: 'bench' });
  const token = await Token.issue(db, await Customer.query(db).findById(1).throwIfNotFound());
  await db.destroy();
  return token;
}

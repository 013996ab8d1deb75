/** What the service has acknowledged, and what only it can have made: compared with its database at the end. */
import pg from 'pg';

/** What a write was to bring about, from the moment that it is sent. */
interface Sent {
  /** Known to nobody else. */
  mark: string;
  isAcknowledged: boolean;
}

/** A value that is written again and again: the last acknowledged one stands, or one that was sent after it. */
interface Sequence {
  possible: Set<string>;
}

export class Promises {
  /** Tags made by the API with text, name and hardware, all of them or nothing; the mark is their purchase. */
  readonly tags = new Map<string, Sent & { identifier?: string; deletion: 'none' | 'sent' | 'acknowledged' }>();
  /** Chips attached to tags, by their identifiers. */
  readonly chips = new Map<string, Sent & { tag: string }>();
  /** Places by the names that they were made with, with the names that they may have now. */
  readonly places = new Map<string, Sent & { id?: number } & Sequence>();
  /** Originals that are edited, by their record id. */
  readonly originals = new Map<number, Sequence>();
  /** Texts that a person has written, by themselves; a language of a tag holds one. */
  readonly human = new Map<string, Sent & { tag: string }>();
  /** Tokens that were handed out. */
  readonly tokens: string[] = [];
  acknowledged = 0;

  /** Notes that a value is on its way. */
  static sending({ possible }: Sequence, value: string): void {
    possible.add(value);
  }

  /** Notes that the value is stored: what was before it is gone for good. */
  static stored(sequence: Sequence, value: string): void {
    sequence.possible.clear();
    sequence.possible.add(value);
  }
}

/** A tag that is there with all of this, or not at all. */
export const newTag = (mark: string) => ({
  lang: 'en',
  purchase_id: mark,
  text: `Text ${mark}`,
  name: `Name ${mark}`,
  hardware_type: 'qr',
  hardware_id: `QR-${mark}`,
});

/** The promises that the database does not keep, a line each. */
export async function broken(promises: Promises, databaseUrl: string): Promise<string[]> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const faults: string[] = await untrue(db);
    for (const check of [brokenTags, brokenChips, brokenPlaces, brokenOriginals, brokenWork])
      faults.push(...(await check(promises, db)));
    return faults;
  } finally {
    await db.end();
  }
}

async function brokenTags({ tags }: Promises, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(`
    select t.purchase_id, t.tag_identifier, o.text, n.text as name, h.identifier
    from tags t
    left join text_records r on r.tag_id = t.id
    left join translations o on o.text_record_id = r.id and o.origin = 'original'
    left join name_translations n on n.tag_id = t.id and n.origin = 'original'
    left join hardwares h on h.tag_id = t.id and h.hardware_type = 'qr'
    where t.purchase_id is not null`);
  const faults: string[] = [];
  const found = new Map<string, string>();
  for (const { purchase_id: mark, tag_identifier, text, name, identifier } of rows) {
    if (found.has(mark)) faults.push(`one request has made two tags: ${mark}`);
    found.set(mark, tag_identifier);
    const isWhole = text === `Text ${mark}` && name === `Name ${mark}` && identifier === `QR-${mark}`.toUpperCase();
    if (!isWhole) faults.push(`a tag is half written: ${mark}`);
  }
  for (const { mark, isAcknowledged, identifier, deletion } of tags.values()) {
    if (deletion === 'acknowledged' && found.has(mark)) faults.push(`a tag is there that was destroyed: ${mark}`);
    if (isAcknowledged && deletion === 'none' && found.get(mark) !== identifier) faults.push(`a tag is lost: ${mark}`);
  }
  return faults;
}

async function brokenChips({ chips, tags }: Promises, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(
    `select h.identifier, t.purchase_id from hardwares h left join tags t on t.id = h.tag_id where h.hardware_type = 'nfc'`,
  );
  const found = new Map(rows.map((row) => [row.identifier, row.purchase_id]));
  const faults = rows.length === found.size ? [] : ['a chip is there twice'];
  for (const { mark, isAcknowledged, tag } of chips.values())
    if (isAcknowledged && tags.get(tag)?.deletion === 'none' && found.get(mark) !== tag)
      faults.push(`a chip is lost: ${mark}`);
  return faults;
}

async function brokenPlaces({ places }: Promises, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query('select id, name from places');
  const nameOf = new Map<number, string>(rows.map(({ id, name }) => [id, name]));
  const faults: string[] = [];
  for (const { mark, id, possible } of places.values()) {
    if (id !== undefined && !nameOf.has(id)) faults.push(`a place is lost: ${mark}`);
    else if (id !== undefined && !possible.has(nameOf.get(id) ?? ''))
      faults.push(`a place's new name is lost: ${mark}`);
    const made = rows.filter(({ name }) => name === mark).length;
    if (made > 1) faults.push(`one request has made ${made} places: ${mark}`);
  }
  return faults;
}

async function brokenOriginals({ originals }: Promises, db: pg.Client): Promise<string[]> {
  const ids = [...originals.keys()];
  const { rows } = await db.query('select id, text from translations where id = any($1)', [ids]);
  const textOf = new Map<number, string>(rows.map(({ id, text }) => [id, text]));
  return ids
    .filter((id) => !originals.get(id)?.possible.has(textOf.get(id) ?? ''))
    .map((id) => `an edited original is not what was acknowledged last: ${id}`);
}

async function brokenWork({ human, tags }: Promises, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(
    `select text, count(*)::integer as times from translations where origin = 'human' group by text`,
  );
  const times = new Map<string, number>(rows.map((row) => [row.text, row.times]));
  return [...human.values()].flatMap(({ mark, isAcknowledged, tag }) => {
    const count = times.get(mark) ?? 0;
    if (count > 1) return [`a person's text is there ${count} times: ${mark}`];
    const isDue = isAcknowledged && tags.get(tag)?.deletion === 'none';
    return isDue && count === 0 ? [`a person's text is lost: ${mark}`] : [];
  });
}

/** Machine work that no machine has made of its original: the provider of this run marks what is its own. */
async function untrue(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(`
    select m.id, m.text from translations m
    join translations o on o.text_record_id = m.text_record_id and o.origin = 'original'
    where m.origin = 'machine' and m.source_hash = o.source_hash and m.text <> '[' || m.lang_code || '] ' || o.text`);
  return rows.map(({ id, text }) => `a translation is not what the provider said: ${id} ${JSON.stringify(text)}`);
}

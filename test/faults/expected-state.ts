/** The state that the acknowledged writes require of the database, and its comparison with the database at the end. */
import pg from 'pg';

/** A write, from the moment that it is sent. */
interface SentWrite {
  /** A unique value by which its effect is found. */
  mark: string;
  isAcknowledged: boolean;
}

/** A value that is written repeatedly: the stored one must be the last acknowledged one, or one that was sent later. */
interface RepeatedWrite {
  possible: Set<string>;
}

export class ExpectedState {
  /** Tags created by the API with text, name and hardware: complete or absent; the mark is their `purchase_id`. */
  readonly tags = new Map<string, SentWrite & { identifier?: string; deletion: 'none' | 'sent' | 'acknowledged' }>();
  /** Chips attached to tags, by their identifiers. */
  readonly chips = new Map<string, SentWrite & { tag: string }>();
  /** Places by their first names, with the names that they may have now. */
  readonly places = new Map<string, SentWrite & { id?: number } & RepeatedWrite>();
  /** Originals that are edited, by their record id. */
  readonly originals = new Map<number, RepeatedWrite>();
  /** Human translations, by their texts; a tag has one in each language. */
  readonly human = new Map<string, SentWrite & { tag: string }>();
  /** Issued tokens. */
  readonly tokens: string[] = [];
  acknowledged = 0;

  /** Records that a value is sent. */
  static sending({ possible }: RepeatedWrite, value: string): void {
    possible.add(value);
  }

  /** Records that the value is acknowledged: earlier ones must not come back. */
  static stored(sequence: RepeatedWrite, value: string): void {
    sequence.possible.clear();
    sequence.possible.add(value);
  }
}

/** A tag that must be stored with all of this, or not at all. */
export const newTag = (mark: string) => ({
  lang: 'en',
  purchase_id: mark,
  text: `Text ${mark}`,
  name: `Name ${mark}`,
  hardware_type: 'qr',
  hardware_id: `QR-${mark}`,
});

/** The differences between the expected state and the database, one line each. */
export async function violationsIn(expected: ExpectedState, databaseUrl: string): Promise<string[]> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const violations: string[] = await wrongMachineTexts(db);
    for (const check of [wrongTags, wrongChips, wrongPlaces, wrongOriginals, wrongHumanTexts])
      violations.push(...(await check(expected, db)));
    return violations;
  } finally {
    await db.end();
  }
}

async function wrongTags({ tags }: ExpectedState, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(`
    select t.purchase_id, t.tag_identifier, o.text, n.text as name, h.identifier
    from tags t
    left join text_records r on r.tag_id = t.id
    left join translations o on o.text_record_id = r.id and o.origin = 'original'
    left join name_translations n on n.tag_id = t.id and n.origin = 'original'
    left join hardwares h on h.tag_id = t.id and h.hardware_type = 'qr'
    where t.purchase_id is not null`);
  const violations: string[] = [];
  const found = new Map<string, string>();
  for (const { purchase_id: mark, tag_identifier, text, name, identifier } of rows) {
    if (found.has(mark)) violations.push(`one request has created two tags: ${mark}`);
    found.set(mark, tag_identifier);
    const isWhole = text === `Text ${mark}` && name === `Name ${mark}` && identifier === `QR-${mark}`.toUpperCase();
    if (!isWhole) violations.push(`a tag is incomplete: ${mark}`);
  }
  for (const { mark, isAcknowledged, identifier, deletion } of tags.values()) {
    if (deletion === 'acknowledged' && found.has(mark)) violations.push(`a deleted tag is still there: ${mark}`);
    if (isAcknowledged && deletion === 'none' && found.get(mark) !== identifier)
      violations.push(`a tag is lost: ${mark}`);
  }
  return violations;
}

async function wrongChips({ chips, tags }: ExpectedState, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(
    `select h.identifier, t.purchase_id from hardwares h left join tags t on t.id = h.tag_id where h.hardware_type = 'nfc'`,
  );
  const found = new Map(rows.map((row) => [row.identifier, row.purchase_id]));
  const violations = rows.length === found.size ? [] : ['a chip is stored twice'];
  for (const { mark, isAcknowledged, tag } of chips.values())
    if (isAcknowledged && tags.get(tag)?.deletion === 'none' && found.get(mark) !== tag)
      violations.push(`a chip is lost: ${mark}`);
  return violations;
}

async function wrongPlaces({ places }: ExpectedState, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query('select id, name from places');
  const nameOf = new Map<number, string>(rows.map(({ id, name }) => [id, name]));
  const violations: string[] = [];
  for (const { mark, id, possible } of places.values()) {
    if (id !== undefined && !nameOf.has(id)) violations.push(`a place is lost: ${mark}`);
    else if (id !== undefined && !possible.has(nameOf.get(id) ?? ''))
      violations.push(`a place's new name is lost: ${mark}`);
    const count = rows.filter(({ name }) => name === mark).length;
    if (count > 1) violations.push(`one request has created ${count} places: ${mark}`);
  }
  return violations;
}

async function wrongOriginals({ originals }: ExpectedState, db: pg.Client): Promise<string[]> {
  const ids = [...originals.keys()];
  const { rows } = await db.query('select id, text from translations where id = any($1)', [ids]);
  const textOf = new Map<number, string>(rows.map(({ id, text }) => [id, text]));
  return ids
    .filter((id) => !originals.get(id)?.possible.has(textOf.get(id) ?? ''))
    .map((id) => `an original is not the last acknowledged edit: ${id}`);
}

async function wrongHumanTexts({ human, tags }: ExpectedState, db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(
    `select text, count(*)::integer as times from translations where origin = 'human' group by text`,
  );
  const times = new Map<string, number>(rows.map((row) => [row.text, row.times]));
  return [...human.values()].flatMap(({ mark, isAcknowledged, tag }) => {
    const count = times.get(mark) ?? 0;
    if (count > 1) return [`a human translation is stored ${count} times: ${mark}`];
    const isExpected = isAcknowledged && tags.get(tag)?.deletion === 'none';
    return isExpected && count === 0 ? [`a human translation is lost: ${mark}`] : [];
  });
}

/** Machine translations that are not the fake provider's answer for their original. */
async function wrongMachineTexts(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query(`
    select m.id, m.text from translations m
    join translations o on o.text_record_id = m.text_record_id and o.origin = 'original'
    where m.origin = 'machine' and m.source_hash = o.source_hash and m.text <> '[' || m.lang_code || '] ' || o.text`);
  return rows.map(({ id, text }) => `a translation is not the provider's answer: ${id} ${JSON.stringify(text)}`);
}

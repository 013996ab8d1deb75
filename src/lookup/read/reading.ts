/**
 * The columns that a lookup reads, and the builder of its statements. Statements are prepared by name, so that each
 * connection plans them once; the files beside this one add the ways to find tags.
 */
import type { Gender, HardwareType } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { runNamed } from '../../database/connect.ts';
import {
  allCodes,
  allLanguages,
  type Choice,
  exceptOriginalIn,
  joinLanguages,
  namePart,
  servedColumn,
  servedProvenance,
  textPart,
  theOriginal,
} from './languages.ts';

/** A tag as a lookup reads it. Texts are null where there is none. */
export interface TagReading {
  id: number;
  tag_identifier: string;
  /** Owner and place. */
  customer_id: number | null;
  place_id: number | null;
  /** Not open to visitors yet. */
  hidden: boolean;
  description: string | null;
  /** The hash of its picture, which goes before `image_url`. */
  picture: string | null;
  image_url: string | null;
  text_url: string | null;
  gender: Gender | null;
  text_record_id: number | null;
  /** The text in the best preferred language that is stored; else the original. */
  text: string | null;
  text_lang: string | null;
  text_original_lang: string | null;
  name: string | null;
  name_lang: string | null;
  name_original_lang: string | null;
}

const columns = `
  t.id, t.tag_identifier, t.customer_id, t.place_id, t.hidden, t.description, t.picture, t.image_url, t.text_url, r.gender, r.id as text_record_id,
  ${servedColumn('text', textPart)} as text, ${servedColumn('lang_code', textPart)} as text_lang, o.lang_code::text as text_original_lang,
  ${servedColumn('text', namePart)} as name, ${servedColumn('lang_code', namePart)} as name_lang, n.lang_code::text as name_original_lang`;

/** The origin of words, as far as the database knows. */
export interface Provenance {
  served: string;
  original: string;
  origin: 'original' | 'machine' | 'human';
  provider: string | null;
  /** Hash of the original that they were made from. */
  source_hash: string;
  /** A person's translation of an original that has changed since. */
  stale: boolean;
  /** ISO 8601; null for an original. */
  translated_at: string | null;
}

interface Neighbour {
  id: number;
  tag_identifier: string;
  /** All that may be served, by language code, and the original's code; null where there is none. */
  names: Record<string, string> | null;
  original: string | null;
}

/** Optional columns. */
interface Extras {
  /** All hardware of the tag, in order of attachment. */
  hardware: { type: HardwareType; identifier: string; major: number | null; minor: number | null }[];
  /** Null for a tag without a place. */
  place: { id: number; name: string | null; names: Readonly<Record<string, string>> | null } | null;
  /** Its owner's own look; null where there is none. */
  look: {
    display_name: string | null;
    colour: string | null;
    imprint_url: string | null;
    privacy_url: string | null;
    logo: { hash: string; width: number; height: number } | null;
  } | null;
  /**
   * The tags before and after it by position, then id, of the same owner and with the same parent; hidden ones, and those without
   * text and name, are passed over. Null without an owner, for whom there never is one.
   */
  neighbours: { previous: Neighbour | null; next: Neighbour | null } | null;
  /** The location of its first located hardware, else of its place; null where neither has one. */
  spot: { latitude: number; longitude: number } | null;
  /** Whose picture it is, and its size where that is known. */
  image: { credit: string | null; width: number | null; height: number | null };
  provenance: { text: Provenance | null; name: Provenance | null };
  /** By language code, regardless of the preferences; null where there is none. */
  languages: { text: Record<string, string> | null; name: Record<string, string> | null };
  /** The codes alone. */
  stored: { text: string[]; name: string[] };
}
export type Extra = keyof Extras;

/** The names of the tag `s`, whose original is joined as `sn`. */
const ofNeighbour = { ...namePart, isOf: (row: string) => `${row}.tag_id = s.id`, original: 'sn' };

/** Tags without a position come last. The index of neighbours has this expression. */
const positionSql = (row: string) => `coalesce(${row}.position::bigint, 2147483648)`;

/** Names are read of the one tag that is left, so that the index gives the order. */
const beside = (parent: string, beyond: '<' | '>', direction: 'asc' | 'desc') => `(
    select json_build_object('id', s.id, 'tag_identifier', s.tag_identifier, 'names', ${allLanguages(ofNeighbour)}, 'original', sn.lang_code)
    from (
      select s.id, s.tag_identifier from tags s
      where s.customer_id = t.customer_id and not s.hidden and s.in_use and ${parent}
        and (${positionSql('s')}, s.id) ${beyond} (${positionSql('t')}, t.id)
      order by ${positionSql('s')} ${direction}, s.id ${direction} limit 1) s
    left join name_translations sn on sn.tag_id = s.id and sn.origin = 'original')`;

/** Two cases, as PostgreSQL expects a single row of `is not distinct from`, and sorts all of the owner's tags. */
const neighbour = (beyond: '<' | '>', direction: 'asc' | 'desc') => `case when t.parent_id is null
    then ${beside('s.parent_id is null', beyond, direction)}
    else ${beside('s.parent_id = t.parent_id', beyond, direction)} end`;

const extraColumns: Record<Extra, string> = {
  hardware: `coalesce(
    (select json_agg(json_build_object('type', a.hardware_type, 'identifier', a.identifier, 'major', a.major, 'minor', a.minor)
       order by a.id)
     from hardwares a where a.tag_id = t.id),
    '[]')`,
  place: `(select json_build_object('id', p.id, 'name', p.name, 'names', p.names::json) from places p where p.id = t.place_id)`,
  look: `(select json_build_object('display_name', l.display_name, 'colour', l.colour, 'imprint_url', l.imprint_url, 'privacy_url', l.privacy_url,
      'logo', (select json_build_object('hash', hash, 'width', width, 'height', height) from pictures where hash = l.logo))
    from looks l where l.customer_id = t.customer_id)`,
  neighbours: `case when t.customer_id is not null then json_build_object(
    'previous', ${neighbour('<', 'desc')}, 'next', ${neighbour('>', 'asc')}) end`,
  spot: `(select json_build_object('latitude', spot.latitude, 'longitude', spot.longitude) from (
      select 1 as rank, a.id, a.latitude, a.longitude from hardwares a where a.tag_id = t.id
      union all
      select 2, p.id, p.latitude, p.longitude from places p where p.id = t.place_id) spot
    where spot.latitude is not null and spot.longitude is not null
    order by spot.rank, spot.id limit 1)`,
  image: `json_build_object('credit', t.credit, 'width', (select p.width from pictures p where p.hash = t.picture),
    'height', (select p.height from pictures p where p.hash = t.picture))`,
  provenance: `json_build_object('text', ${servedProvenance(textPart)}, 'name', ${servedProvenance(namePart)})`,
  languages: `json_build_object('text', ${allLanguages(textPart)}, 'name', ${allLanguages(namePart)})`,
  stored: `json_build_object('text', ${allCodes(textPart)}, 'name', ${allCodes(namePart)})`,
};

export type Reading<E extends Extra = never> = TagReading & Pick<Extras, E>;

/** The columns that are requested. */
export interface ReadOptions<E extends Extra = never> {
  /** Language codes, in order of preference, with `theOriginal` at its position; none: the original. */
  preferences?: readonly string[];
  /** Languages that `theOriginal` does not cover. */
  excluded?: readonly string[];
  extras?: readonly E[];
}

/**
 * A statement that reads the tags `t` of `from`, followed by `rest` (conditions, an order). Its values begin with $2;
 * `more`: additional columns.
 */
export function readStatement<More extends object = object>(name: string, from: string, rest: string, more = '') {
  const made = new Map<string, { name: string; text: string }>();
  const textOf = (choice: Choice, extras: readonly Extra[]) => `
    select ${[columns, ...extras.map((extra) => `${extraColumns[extra]} as ${extra}`)].join(', ')}${more}
    from ${from}
    left join text_records r on r.tag_id = t.id
    ${joinLanguages(choice)}
    ${rest}`;

  return <E extends Extra = never>(
    db: Database,
    values: readonly unknown[],
    { preferences = [], excluded = [], extras = [] }: ReadOptions<E>,
  ): Promise<(Reading<E> & More)[]> => {
    const [preference = null] = preferences;
    const choice = preferences.length > 1 || preference === theOriginal ? 'best' : 'one';
    const kind = extras.length > 0 ? `${choice} ${extras.join(' ')}` : choice;
    // A number, as identifiers of PostgreSQL have at most 63 characters.
    const own = made.get(kind) ?? { name: `${name} ${made.size}`, text: textOf(choice, extras) };
    made.set(kind, own);
    const chosen =
      choice === 'one'
        ? preference
        : excluded.length > 0
          ? [...preferences, ...excluded.map(exceptOriginalIn)]
          : preferences;
    return runNamed(db, own.name, own.text, [chosen, ...values]);
  };
}

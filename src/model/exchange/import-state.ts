/** The stored state of a tag, as far as a table can express it. */

import type { Gender } from '../../../contracts/primitives.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Tag } from '../tags/tag.ts';
import type { Item } from './hardware-cell.ts';

/** A text or a name in one language. */
export interface StoredText {
  id: number;
  text: string;
  origin: 'original' | 'human' | 'machine';
  /** Former machine texts, by `md5`. */
  former: string[];
}

type Texts = Readonly<Record<string, StoredText>>;

type OwnFields = 'description' | 'image_url' | 'text_url' | 'hidden' | 'position' | 'picture' | 'credit';

export interface TagState {
  /** Undefined for a new tag. */
  tag:
    | (Pick<Tag, 'id' | 'tag_identifier' | 'reference' | 'place_id' | OwnFields> & { place: string | null })
    | undefined;
  /** The owner, or the new tag's; null: none. */
  customer_id: number | null;
  hardware: readonly Item[];
  text_record_id: number | undefined;
  gender: Gender | undefined;
  /** By language, including the original. */
  texts: Texts;
  names: Texts;
  /** The place that the row names. */
  place: NamedPlace | undefined;
}

/** In degrees; null where unknown. */
export interface Location {
  latitude: number | null;
  longitude: number | null;
}

export const isElsewhere = (one: Location, other: Location): boolean =>
  one.latitude !== other.latitude || one.longitude !== other.longitude;

/** A place that a row names. */
export interface NamedPlace extends Location {
  /** Undefined for a place to create. */
  id: number | undefined;
  name: string;
  /** Whether the row has a different location, which is ignored. */
  isElsewhere?: boolean;
}

/** By tag id. */
export async function readTagStates(trx: Transaction, ids: readonly number[]): Promise<Map<number, TagState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await trx.raw(states, [[...ids]]);
  return new Map(
    rows.map(({ text_record_id, gender, texts, names, hardware, customer_id, ...tag }: Record<string, unknown>) => [
      tag.id,
      {
        tag,
        customer_id,
        hardware,
        texts,
        names,
        place: undefined,
        text_record_id: text_record_id ?? undefined,
        gender: gender ?? undefined,
      },
    ]),
  );
}

const stored = (rows: string) => `(
    select coalesce(json_object_agg(t.lang_code,
      json_build_object('id', t.id, 'text', t.text, 'origin', t.origin, 'former', t.former_machine_texts)), '{}')
    from ${rows})`;

const states = `
  select tags.id, tags.tag_identifier, tags.customer_id, tags.reference, tags.place_id, p.name as place,
    tags.description, coalesce('/pictures/' || tags.picture || '/1280.jpg', tags.image_url) as image_url, tags.picture, tags.credit,
    tags.text_url, tags.hidden, tags.position, r.id as text_record_id, r.gender,
    (select coalesce(json_agg(json_build_object(
        'type', h.hardware_type, 'identifier', h.identifier, 'major', h.major, 'minor', h.minor) order by h.id), '[]')
      from hardwares h where h.tag_id = tags.id) as hardware,
    ${stored('translations t where t.text_record_id = r.id')} as texts,
    ${stored('name_translations t where t.tag_id = tags.id')} as names
  from tags
    left join places p on p.id = tags.place_id
    left join text_records r on r.tag_id = tags.id
  where tags.id = any(?)`;

/**
 * The statements of the lookups as of November 2026. They are copies: if the hand-written server shared the service's statements, a
 * slower one would slow both down and not change the ratio. A change of what a lookup answers needs the same change here, in
 * the simplest form.
 */

/** A row of their results. */
export interface TagRow {
  id: number;
  tag_identifier: string;
  description: string | null;
  image_url: string | null;
  text_url: string | null;
  gender: string | null;
  text: string | null;
  text_lang: string | null;
  name: string | null;
  name_lang: string | null;
  hardware?: { type: string; identifier: string }[];
}

const columns = `
  t.id, t.tag_identifier, t.description, t.image_url, t.text_url, r.gender, r.id as text_record_id,
  coalesce(x.text, o.text) as text, coalesce(x.lang_code, o.lang_code)::text as text_lang, o.lang_code::text as text_original_lang,
  coalesce(nx.text, n.text) as name, coalesce(nx.lang_code, n.lang_code)::text as name_lang, n.lang_code::text as name_original_lang`;

const joins = `
  from tags t
  left join text_records r on r.tag_id = t.id
  left join translations o on o.text_record_id = r.id and o.origin = 'original'
  left join translations x on x.text_record_id = r.id and x.lang_code = $1
    and x.origin <> 'original' and (x.origin = 'human' or not x.source_hash <> o.source_hash)
  left join name_translations n on n.tag_id = t.id and n.origin = 'original'
  left join name_translations nx on nx.tag_id = t.id and nx.lang_code = $1
    and nx.origin <> 'original' and (nx.origin = 'human' or not nx.source_hash <> n.source_hash)`;

/** $1: the language; $2: the identifier. */
export const byIdentifier = `select ${columns} ${joins} where t.tag_identifier = $2`;

/** $1: the language; then the type, the UUID as it is compared, major and minor. */
export const byBeacon = `
  select ${columns},
    coalesce(
      (select json_agg(json_build_object('type', a.hardware_type, 'identifier', a.identifier) order by a.id)
       from hardwares a where a.tag_id = t.id),
      '[]') as hardware
  ${joins}
  where t.id = coalesce(
    (select h.tag_id from hardwares h
     where h.hardware_type = $2 and h.match_key = $3 and h.major = $4 and h.minor = $5),
    (select h.tag_id from hardwares h join tags owned on owned.id = h.tag_id
     where h.hardware_type = $2 and h.match_key = $3 and owned.customer_id is not null
       and ((h.major = $4 and h.minor is null) or (h.major is null and h.minor = $5) or (h.major is null and h.minor is null))
       and not exists (
         select from hardwares other left join tags held on held.id = other.tag_id
         where other.hardware_type = $2 and other.match_key = $3 and other.id <> h.id
           and case when other.tag_id is null then other.customer_id else held.customer_id end is distinct from owned.customer_id)
     order by h.major nulls last, h.minor nulls last, h.id
     limit 1))`;

import { isStale } from './stale.ts';

/**
 * The author and origin of a text, as keys and values of a JSON object in SQL; by the alias of its row, and of its
 * original. A minor edit of an original leaves the time of its translations.
 */
export const provenanceOf = (row: string, original: string): string => `
  'origin', coalesce(${row}.origin, 'original'),
  'provider', ${row}.provider,
  'source_hash', coalesce(${row}.source_hash, ${original}.source_hash),
  'stale', coalesce(${isStale(row, original)}, false),
  'translated_at', case when ${row}.origin <> 'original'
    then to_char(${row}.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`;

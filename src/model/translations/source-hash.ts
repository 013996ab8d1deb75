import { createHash } from 'node:crypto';

/**
 * The version of an original: SHA-256 of language and text, in hexadecimal. A machine translation with another hash
 * than its original's is stale.
 */
export function sourceHash(langCode: string, text: string): string {
  return createHash('sha256').update(`${langCode}\n${text}`).digest('hex');
}

/** The same for a row, in SQL, by its alias. */
export const sourceHashOf = (row: string): string =>
  `encode(sha256(convert_to(${row}.lang_code || E'\\n' || ${row}.text, 'UTF8')), 'hex')`;

/** A hash that matches no text: a translation with it is stale until it is translated again. */
export const outdatedHash = (hash: string): string => createHash('sha256').update(hash).digest('hex');

/** The same in SQL. */
export const outdatedHashSql = (hash: string): string => `encode(sha256(convert_to(${hash}, 'UTF8')), 'hex')`;

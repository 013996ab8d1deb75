import { createHash } from 'node:crypto';

/**
 * What a translation was made from: SHA-256 of language and text, in hexadecimal. A machine translation whose hash is not
 * that of its original is stale.
 */
export function sourceHash(langCode: string, text: string): string {
  return createHash('sha256').update(`${langCode}\n${text}`).digest('hex');
}

/** The same of a row, in SQL, by its alias. */
export const sourceHashOf = (row: string): string =>
  `encode(sha256(convert_to(${row}.lang_code || E'\\n' || ${row}.text, 'UTF8')), 'hex')`;

/**
 * The definition of stale: the original has changed since the translation was made. An SQL condition on the aliases of
 * a row and of its original, the only one.
 */
export const isStale = (row: string, original: string): string => `${row}.source_hash <> ${original}.source_hash`;

/**
 * Whether a row is stale: its original has changed since it was translated. An SQL condition on the aliases of the row and
 * of its original; this is the only place that says what stale is.
 */
export const isStale = (row: string, original: string): string => `${row}.source_hash <> ${original}.source_hash`;

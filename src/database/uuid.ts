/** A UUID in the form of PostgreSQL, which fails to compare a UUID column with other texts. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

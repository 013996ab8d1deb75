/** A UUID as PostgreSQL writes it, which refuses other texts in comparisons with one. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

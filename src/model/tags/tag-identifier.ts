/** Tag identifiers, as in a tag's address and code. */
import { randomBytes } from 'node:crypto';

const format = /^[0-9a-f]{12}$/;

/** 48 random bits. */
export const randomTagIdentifier = (): string => randomBytes(6).toString('hex');

/** Parses a tag's identifier into its stored form; undefined for an impossible one. */
export function parseTagIdentifier(input: string): string | undefined {
  const identifier = input.trim().toLowerCase();
  return format.test(identifier) ? identifier : undefined;
}

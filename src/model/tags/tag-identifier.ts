/** What stands in a tag's address, and on its code. */
import { randomBytes } from 'node:crypto';

const format = /^[0-9a-f]{12}$/;

/** 48 random bits. */
export const drawTagIdentifier = (): string => randomBytes(6).toString('hex');

/** What a caller gave as a tag's identifier, in the form that is stored; undefined where no tag can have it. */
export function tagIdentifierOf(input: string): string | undefined {
  const identifier = input.trim().toLowerCase();
  return format.test(identifier) ? identifier : undefined;
}

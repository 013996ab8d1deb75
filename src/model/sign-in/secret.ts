/** Secrets of tokens and links, and their stored digests. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, for URLs, headers and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain digest suffices, as a secret is fully random, and it is found by index. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What proves to us who somebody is, and what we keep of it. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text that a URL, a header and a cookie can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A secret is random through and through, so a plain digest is as safe as a slow hash would be, and finds it by index. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

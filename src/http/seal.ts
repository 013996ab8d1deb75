/** Authenticated encryption of a stored secret (AES-256-GCM) by a key that is stored nowhere. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyFrom = (key: string): Buffer => createHmac('sha256', key).update('seal').digest();

export function seal(key: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFrom(key), iv, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  const cipher = createDecipheriv(algorithm, keyFrom(key), iv, { authTagLength: tagBytes });
  cipher.setAuthTag(tag);
  return cipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + cipher.final('utf8');
}

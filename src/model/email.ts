/** The canonical form of e-mail addresses. */

import { domainToASCII, domainToUnicode } from 'node:url';
import { limits, storableText } from '../../contracts/primitives.ts';

/** Letters whose lower case or composed form is ASCII: an address with one would collide with another person's. */
const standsForAscii = '\\u212a\\u037e\\u1fef';
const others = new RegExp(`[^${standsForAscii}]+`, 'g');

/** An address as typed, trimmed and in lower case. Finds addresses that were stored before normalisation. */
const typedEmail = (email: string): string => email.trim().replace(others, (part) => part.toLowerCase());

/** Normalises a domain: `xn--mnchen-3ya.example` is `münchen.example`. An invalid domain stays. */
function oneDomain(domain: string): string {
  const isSpeltOtherwise = /[^\0-\x7f]|xn--/.test(domain) && /^[\p{L}\p{M}\p{N}._\-\u3002\uff0e\uff61]+$/u.test(domain);
  return (isSpeltOtherwise && domainToUnicode(domainToASCII(domain))) || domain;
}

/** The canonical form of e-mail addresses: trimmed, in lower case, in NFC, the domain in Unicode. */
export function canonicalEmail(email: string): string {
  const composed = typedEmail(email).replace(others, (part) => part.normalize('NFC'));
  const at = composed.lastIndexOf('@') + 1;
  return composed.slice(0, at) + (at > 0 ? oneDomain(composed.slice(at)) : composed);
}

/** The forms in which an address may be stored: the canonical one, and as typed, for rows older than that. */
export const emailForms = (email: string): string[] => [...new Set([typedEmail(email), canonicalEmail(email)])];

/** Whether a customer can have this e-mail address. Only a letter could prove that it exists. */
export function isEmail(email: string): boolean {
  const canonical = canonicalEmail(email);
  return /^[^\s@]+@[^\s@]+$/.test(canonical) && storableText(limits.email).safeParse(canonical).success;
}

/**
 * Whether a customer can choose it from now on: no invisible characters, no empty label in the domain. Stored addresses
 * stay.
 */
export const isNewEmail = (email: string): boolean =>
  isEmail(email) && !/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|@\.|\.\.|\.$/u.test(canonicalEmail(email));

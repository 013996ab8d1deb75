/** E-mail addresses as they are stored and compared. */
import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters whose lower case or composed form is in ASCII: an address that is spelt with one would be taken for somebody else's. */
const standsForAscii = '\\u212a\\u037e\\u1fef';
const others = new RegExp(`[^${standsForAscii}]+`, 'g');

/** An address as it was typed, trimmed and in lower case. Addresses that were stored before they were composed are found by it. */
export const typedEmail = (email: string): string => email.trim().replace(others, (part) => part.toLowerCase());

/** Two ways to write one domain are one: `xn--mnchen-3ya.example` is `münchen.example`. What can be no domain stays. */
function oneDomain(domain: string): string {
  const isSpeltOtherwise = /[^\0-\x7f]|xn--/.test(domain) && /^[\p{L}\p{M}\p{N}._\-\u3002\uff0e\uff61]+$/u.test(domain);
  return (isSpeltOtherwise && domainToUnicode(domainToASCII(domain))) || domain;
}

/** The form in which e-mail addresses are stored and compared: trimmed, in lower case, in NFC, the domain in Unicode. */
export function canonicalEmail(email: string): string {
  const composed = typedEmail(email).replace(others, (part) => part.normalize('NFC'));
  const at = composed.lastIndexOf('@') + 1;
  return composed.slice(0, at) + (at > 0 ? oneDomain(composed.slice(at)) : composed);
}

/** What an address may be stored as: as it was typed, where it is older than these forms and another one has its own, or else as it is now. */
export const emailForms = (email: string): string[] => [...new Set([typedEmail(email), canonicalEmail(email)])];

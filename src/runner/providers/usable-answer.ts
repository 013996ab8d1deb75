/** What a provider answers is untrusted input: only a text that may be stored and shown gets past here, unchanged. */
import { isAtMost, limits } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { ProviderFailure } from './provider.ts';

/** Controls other than tab and line breaks, and the mark that a decoder leaves where the bytes made no character. */
const suspicious = /[\p{Cc}\ufffd]/gu;
const harmless = new Set(['\t', '\n', '\r']);

/**
 * The answer itself, when it can be a translation of the source.
 *
 * A suspicious character is taken for the author's own where the source holds it too (NUL never), so that a text pasted
 * with a vertical tab can be translated; one that the provider brings in cannot.
 *
 * @throws ProviderFailure `unavailable`, saying what is wrong with the answer
 */
export function usableAnswer(answer: unknown, source: string): string {
  if (typeof answer !== 'string') throw unusable('without exactly one text');
  if (isBlank(answer) && !isBlank(source)) throw unusable('with an empty text');
  if (!answer.isWellFormed()) throw unusable('with half a character');
  if (!isAtMost(answer, limits.translation)) throw unusable(`with more than ${limits.translation} characters`);
  for (const [character] of answer.matchAll(suspicious)) {
    if (harmless.has(character)) continue;
    if (character === '\0' || !source.includes(character)) throw unusable('with characters that no text has');
  }
  return answer;
}

const unusable = (how: string) => new ProviderFailure('unavailable', `answered ${how}`);

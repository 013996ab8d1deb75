/** A text on its way to a provider and back: what stays is marked before and looked for after, and lines stay where they were. */

import { codePoints } from '../../../contracts/primitives.ts';
import { partsOf } from '../../../contracts/text.ts';
import { type Finder, keeps } from '../../model/translations/kept-parts.ts';
import { type Provider, ProviderFailure } from '../providers/provider.ts';
import { usableAnswer } from '../providers/usable-answer.ts';
import { halvesOf } from './keep/halves.ts';
import { inLinesOf, lineByLine } from './keep/lines.ts';
import { marked } from './keep/marks.ts';

export interface Sending {
  provider: Provider;
  from: string;
  to: string;
  find: Finder;
  signal: AbortSignal;
  /** Of the parts that the provider has taken. */
  accepted: { characters: number };
}

/** The answer has other lines than the text. */
export class MovedLines extends Error {}

/** Throws a `ProviderFailure`, or `MovedLines`. */
export async function sentWhole(text: string, sending: Sending): Promise<string> {
  const lines = inLinesOf(text, await sent(text, sending));
  if (lines === undefined) throw new MovedLines();
  return checked(text, lines, sending);
}

export async function sentByLines(text: string, sending: Sending): Promise<string> {
  return checked(text, await lineByLine(text, (line) => sent(line, sending)), sending);
}

/** A text that is too long for the provider goes in parts; the white space between them stays. */
async function sent(text: string, sending: Sending): Promise<string> {
  try {
    return await sentOnce(text, sending);
  } catch (error) {
    const parts = error instanceof ProviderFailure && error.isTooLong ? halvesOf(text) : undefined;
    if (!parts) throw error;
    let made = '';
    for (const part of parts) {
      const { before, core, after } = partsOf(part);
      made += before + (core === '' ? '' : (await sent(core, sending)).trim()) + after;
    }
    return made;
  }
}

async function sentOnce(text: string, { provider, from, to, find, signal, accepted }: Sending): Promise<string> {
  signal.throwIfAborted();
  const kept = marked(find(text), provider.marks);
  const asked = kept ? { text: kept.text, isMarkup: kept.isMarkup } : { text };
  const answer = await provider.translate({ ...asked, from, to, signal });
  accepted.characters += codePoints(text);
  if (!kept) return answer;
  return usableAnswer(kept.read(answer), text);
}

function checked(text: string, answer: string, { find }: Sending): string {
  if (!keeps(find, text, answer)) throw new ProviderFailure('rejected', 'lost or doubled what has to stay as it is');
  return answer;
}

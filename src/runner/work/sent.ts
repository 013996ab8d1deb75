/** A text on its way to a provider and back: what stays is marked before and looked for after, and lines stay where they were. */

import { type Provider, ProviderFailure } from '../providers/provider.ts';
import { usableAnswer } from '../providers/usable-answer.ts';
import { inLinesOf, lineByLine } from './keep/lines.ts';
import { marked } from './keep/marks.ts';
import { type Finder, keeps } from './keep/parts.ts';

export interface Sending {
  provider: Provider;
  from: string;
  to: string;
  find: Finder;
  signal: AbortSignal;
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

async function sent(text: string, { provider, from, to, find, signal }: Sending): Promise<string> {
  signal.throwIfAborted();
  const kept = marked(find(text), provider.marks);
  if (!kept) return provider.translate({ text, from, to, signal });
  const answer = await provider.translate({ text: kept.text, from, to, isMarkup: kept.isMarkup, signal });
  return usableAnswer(kept.read(answer), text);
}

function checked(text: string, answer: string, { find }: Sending): string {
  if (!keeps(find, text, answer)) throw new ProviderFailure('rejected', 'lost or doubled what has to stay as it is');
  return answer;
}

/**
 * Apertium, a rule-based engine that runs on this machine and needs no network. Its quality is good for the gist.
 *
 * What survives: line breaks and the white space around each line exactly, brackets, braces, markup, backslashes, emoji
 * and characters of any script. What may not: within a line, words move past such characters as the other language's
 * order wants it, and a sign that stands for a word is translated (`&` to Catalan "i").
 */
import { isBlank } from '../../../contracts/text.ts';
import { shortestRoutes } from './apertium-routes.ts';
import { maxAnswerBytes, type Provider, ProviderFailure, usableAnswer, withinDeadline } from './provider.ts';
import { runProgram } from './run-program.ts';

export interface ApertiumSettings {
  /** A name to look up on PATH, or a path. */
  program?: string | undefined;
  timeoutMs?: number | undefined;
}

/** Milliseconds. Its programs share this machine's processors with everything else, and some languages need two of them in a row. */
const defaultTimeoutMs = 60_000;

/** Apertium with the language pairs installed now; `undefined` when the program or any usable pair is missing. */
export async function apertium(settings: ApertiumSettings = {}): Promise<Provider | undefined> {
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  const command = (given: readonly string[], input: string, signal: AbortSignal) =>
    runProgram({
      program: settings.program ?? 'apertium',
      arguments: given,
      input,
      environment: environment(),
      mostOutput: maxAnswerBytes,
      signal,
    });

  const routes = shortestRoutes(await listing((signal) => command(['-l'], '', signal), timeoutMs));
  if (routes.directions.length === 0) return undefined;

  return {
    name: 'apertium',
    about: routes.directions.join(' '),
    can: (from, to) => routes.between(from, to) !== undefined,
    async translate({ text, from, to, signal }) {
      const route = routes.between(from, to);
      if (!route) throw new ProviderFailure('unsupported', `has no way from ${from} to ${to}`);
      if (isBlank(text)) return text;
      const answer = await withinDeadline(signal, timeoutMs, async (signal) => {
        let stage = text;
        for (const name of route) {
          stage = await lineByLine(stage, (block) => command(['-u', name], block, signal));
        }
        return stage;
      });
      return usableAnswer(answer, text);
    },
  };
}

/** The output of `apertium -l`; empty without a working Apertium. */
async function listing(list: (signal: AbortSignal) => Promise<string>, timeoutMs: number): Promise<string> {
  try {
    return await withinDeadline(new AbortController().signal, timeoutMs, list);
  } catch (error) {
    if (error instanceof ProviderFailure) return '';
    throw error;
  }
}

/** Only the variables that Apertium's script reads, without the service's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, APERTIUM_PATH, APERTIUM_DATADIR } = process.env;
  return { PATH, TMPDIR, APERTIUM_PATH, APERTIUM_DATADIR, LC_ALL: 'C.UTF-8' };
}

/**
 * Translates all lines in one call, each as a separate paragraph, and restores the source's white space around them.
 *
 * Apertium takes a single line break for a space that words may move across, and adds or drops white space at the
 * edges; an empty line ends the sentence. One more empty line closes the block: if the output ends with it, no stage of
 * Apertium's pipeline has stopped early, which the exit code does not show.
 */
export async function lineByLine(text: string, translate: (block: string) => Promise<string>): Promise<string> {
  const pieces = text.split(/(\r\n|\r|\n)/).map((piece) => ({ piece, core: piece.trim() }));
  const lines = pieces.map(({ core }) => core).filter(Boolean);
  const translated = (await translate(`${lines.join('\n\n')}\n\n`)).split('\n\n');
  if (translated.pop() !== '' || translated.length !== lines.length) {
    throw new ProviderFailure('unavailable', 'lost a part of the text');
  }
  // A retry would not help: a word like "will" on its own has no translation by Apertium's rules.
  if (translated.some((line) => !line.trim()))
    throw new ProviderFailure('rejected', 'has no words for a line of this text');
  return pieces.map(({ piece, core }) => (core ? edged(piece, translated.shift() ?? '') : piece)).join('');
}

const edged = (source: string, line: string) =>
  source.slice(0, source.length - source.trimStart().length) + line.trim() + source.slice(source.trimEnd().length);

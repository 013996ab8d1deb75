/** The password for a command: typed without echo, or piped in. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { limits } from '../../contracts/primitives.ts';
import { passwordMessage } from '../model/sign-in/passwords.ts';

/** An error of usage, with a message for the person at the command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * The password for this e-mail address: prompts twice on a terminal, else reads the input. Throws a `UsageError` for an
 * invalid one.
 */
export async function readPassword(
  email: string,
  input: Input = process.stdin,
  screen: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const password = input.isTTY ? await typed(input, screen) : await piped(input);
  const message = await passwordMessage(password, [email]);
  if (message) throw new UsageError(`The password ${message}.`);
  return password;
}

async function typed(input: Input, screen: NodeJS.WritableStream): Promise<string> {
  const { min } = limits.password;
  const password = await ask(input, screen, `Password (at least ${min} characters, not shown): `);
  if ((await ask(input, screen, 'The same again: ')) !== password) throw new UsageError('The two passwords differ.');
  return password;
}

/** Readline echoes to its output, so that is a sink, and the prompt bypasses it. */
async function ask(input: Input, screen: NodeJS.WritableStream, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const leaving = new AbortController();
  lines.once('SIGINT', () => leaving.abort());
  lines.once('close', () => leaving.abort());
  screen.write(question);
  try {
    return await lines.question('', { signal: leaving.signal });
  } catch (cause) {
    throw new UsageError('Nothing was done.', { cause });
  } finally {
    screen.write('\n');
    lines.close();
  }
}

async function piped(input: Input): Promise<string> {
  const given = (await text(input)).replace(/\r?\n$/, '');
  if (given === '') throw new UsageError('No password came from standard input.');
  if (/[\r\n]/.test(given)) throw new UsageError('Standard input has more than one line; the password is one.');
  if (given.includes('\ufffd')) throw new UsageError('The password is not UTF-8.');
  return given;
}

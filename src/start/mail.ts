/** E-mail to customers, by the operator's mail server. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Letter, Post } from '../model/sign-in/letters.ts';

/** Timeouts of the mail server, for each step and for a whole letter: people wait for it. */
const timeouts = { step: 3_000, letter: 6_000 };

/** The loggable part of a failure: its message quotes the server, and so the address. */
const loggable = (error: unknown) => {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  return { code, command, status: responseCode };
};

/** Sends letters by the mail server; undefined without one. */
export function openMail({ mail }: Pick<Config, 'mail'>, log: Logger): Post | undefined {
  if (!mail) return undefined;
  const transport = createTransport({
    url: mail.url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: timeouts.step,
    greetingTimeout: timeouts.step,
    socketTimeout: timeouts.step,
    dnsTimeout: timeouts.step,
    socketCloseTimeout: 0,
  });
  return async ({ to, subject, text }: Letter) => {
    // As a value: in a string, a comma would make two addresses of it.
    const letter = { from: mail.from, to: { name: '', address: to }, subject, text };
    try {
      await transport.sendMail({ ...letter, signal: AbortSignal.timeout(timeouts.letter) });
      return true;
    } catch (error) {
      log.warn(loggable(error), 'the mail server did not accept a letter');
      return false;
    }
  };
}

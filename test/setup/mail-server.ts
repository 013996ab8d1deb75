/** A real mail server on loopback that stores its mail. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** Of the user `tags`. */
export const mailPassword = 'a secret@of/mail';

interface Received {
  from: string;
  to: string[];
  /** The whole letter, with its lines unfolded. */
  text: string;
}

export class MailServer {
  readonly letters: Received[] = [];
  /** The treatment of the next letters. */
  manner: 'take' | 'refuse' | 'stall' | 'hold' = 'take';
  readonly #held: (() => void)[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'tags' && password === mailPassword ? done(null, { user: username }) : done(new Error('no')),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.manner === 'stall') return;
          if (this.manner === 'refuse') return done(new Error('Not from you'));
          if (this.manner === 'hold') return void this.#held.push(take);
          take();
        });
        const take = () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
          this.letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
          done();
        };
      },
    });
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    const listening = server.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The service's configuration for it. */
  get env(): Record<string, string> {
    return { SMTP_URL: this.url, MAIL_FROM: 'The museum <tags@example.com>' };
  }

  /** The letters to an address, once there are so many. */
  async to(address: string, count = 1): Promise<Received[]> {
    const found = () => this.letters.filter(({ to }) => to.includes(address));
    await eventually(`${count} letters to ${address}`, () => found().length >= count);
    return found();
  }

  /** Waits for so many held letters. */
  async waitForHeld(count: number): Promise<void> {
    await eventually(`${count} letters are held`, () => this.#held.length >= count);
  }

  /** Accepts the held letters. */
  letGo(): void {
    for (const take of this.#held.splice(0)) take();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** nginx as docs/deploy has it, while the processes behind it are replaced one after the other. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { close, listen, urlAt } from '../../../src/listen.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { findNginx, type Nginx, startNginx } from '../../setup/nginx.ts';

const host = '127.0.0.1';
const program = findNginx();
if (!program)
  leaveOut('nginx', 'processes that are replaced behind nginx', 'there is no nginx on PATH or in /usr/sbin');

/** Says its name to everybody, at the same port each time. */
class Process {
  readonly #name: string;
  #port = 0;
  #server: Server | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  async start(): Promise<string> {
    this.#server = createServer((_req, res) => res.end(this.#name));
    this.#port = await listen(this.#server, this.#port, host);
    return urlAt(host, this.#port);
  }

  /** As one that is killed: its connections break off. */
  async kill(): Promise<void> {
    const server = this.#server as Server;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async stop(): Promise<void> {
    if (this.#server) await close(this.#server, 0);
  }
}

(program ? describe : describe.skip)('behind nginx', () => {
  const [first, second] = [new Process('first'), new Process('second')];
  const given = getCACertificates('default');
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', () => Promise.all([first.start(), second.start()]));
    setDefaultCACertificates([...given, nginx.certificate]);
  });
  afterAll(async () => {
    setDefaultCACertificates(given);
    await nginx?.stop();
    await Promise.all([first.stop(), second.stop()]);
  });

  /** Who answers so many requests, each after the one before; or the status where nobody does. */
  async function answers(method: string): Promise<Set<string | number>> {
    const heard = new Set<string | number>();
    for (let i = 0; i < 12; i++) {
      const answer = await fetch(nginx.url, { method });
      const text = await answer.text();
      heard.add(answer.ok ? text : answer.status);
    }
    return heard;
  }

  test.each(['GET', 'POST'])('%s: whoever has just gone, the other answers', async (method) => {
    expect(await answers(method)).toEqual(new Set(['first', 'second']));
    for (const [gone, other] of [
      [first, 'second'],
      [second, 'first'],
    ] as const) {
      await gone.kill();
      expect(await answers(method)).toEqual(new Set([other]));
      await gone.start();
    }
    expect(await answers(method)).toEqual(new Set(['first', 'second']));
  });
});

/** A line to the real service that loses answers: what was asked for is done by then. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@jest/globals';
import type { Channel } from '../parity/outcome.ts';
import { startApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';

interface ForgetfulLine {
  url: string;
  /** The keys of the writes that came, in their order. */
  keys: (string | undefined)[];
  stop(): Promise<void>;
}

/** Passes everything on, and loses the first answers to each key. `isSilent`: it stays open without a word; else it breaks. */
export async function forgetfulLine(to: string, { lost = 2, isSilent = false } = {}): Promise<ForgetfulLine> {
  const keys: ForgetfulLine['keys'] = [];
  const server = createServer(async (req, res) => {
    const answer = await passOn(req, to);
    const key = req.headers['idempotency-key'] as string | undefined;
    keys.push(key);
    if (keys.filter((each) => each === key).length > lost) return give(res, answer);
    if (!isSilent) res.socket?.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function passOn(req: IncomingMessage, to: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const { host: _, connection: __, 'content-length': ___, ...headers } = req.headers as Record<string, string>;
  const { method = 'GET', url = '' } = req;
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  return fetch(to + url, { method, headers, body });
}

async function give(res: ServerResponse, answer: Response): Promise<void> {
  const text = await answer.text();
  const skipped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  res.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !skipped.includes(name))));
  res.end(text);
}

const newTag = { lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' };

/** Writes over such a line by an SDK: each call has a key of its own, comes three times, and is done once. */
export async function expectDoneOnce(channelTo: (url: string) => Channel): Promise<void> {
  const app = await startApp();
  const line = await forgetfulLine(app.url);
  const channel = channelTo(line.url);
  try {
    const { token } = await signedIn(app);
    const made = await channel.call({ operation: 'createTag', parameters: {}, body: newTag, token });
    const [tag] = (made.body as { tags: { id: number; tag_identifier: string }[] }).tags;
    expect(await app.db('tags').pluck('id')).toEqual([tag?.id]);
    const attached = { id: tag?.tag_identifier, hardware_id: '04:A2:24', hardware_type: 'nfc' };
    const added = await channel.call({ operation: 'addHardwareIdToTag', parameters: {}, body: attached, token });
    expect([made.status, added.status]).toEqual([200, 200]);
    const place = { place: { name: 'Hall' } };
    expect(await channel.call({ operation: 'createPlace', parameters: {}, body: place, token })).toMatchObject({
      status: 201,
      body: { name: 'Hall' },
    });
    expect(await app.db('places').pluck('name')).toEqual(['Hall']);
    expect(line.keys).toHaveLength(9);
    expect(new Set(line.keys).size).toBe(3);
  } finally {
    await channel.end();
    await line.stop();
    await app.stop();
  }
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { demoTag } from '../../src/demo/exhibits.ts';
import { Phone } from '../../src/demo/phone.ts';
import { runShow } from '../../src/demo/show.ts';
import { recording } from '../setup/recording-terminal.ts';

const undo: (() => unknown)[] = [];

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

describe('the show', () => {
  const original = { text: demoTag.text, lang: 'en' };

  /** An API of which the test says what each lookup answers; the last answer is given for ever. */
  async function phoneOf(answers: { status: string; text: string; lang: string }[]): Promise<Phone> {
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      const written = { id: 1, tag_identifier: '0123456789ab', gender: 'm', translation: original };
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.includes('getAuthToken')) return response.end(JSON.stringify({ auth_token: 'token' }));
      if (request.method === 'POST') return response.end(JSON.stringify({ tags: [written] }));
      const [answer = { status: '', ...original }] = answers.length > 1 ? answers.splice(0, 1) : answers;
      const { status, text, lang } = answer;
      const wanted = new URL(request.url ?? '', 'http://api').searchParams.get('lang');
      const translation = { text, lang: status === 'stored' ? wanted : lang };
      const rest = { name: translation, image_url: null, text_url: 'http://example.com', translation, hardware: [] };
      response.setHeader('X-Translation-Status', status);
      return response.end(JSON.stringify({ tags: [{ id: 1, tag_identifier: '0123456789ab', ...rest }] }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    undo.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return new Phone(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, new AbortController().signal);
  }

  async function shownBy(phone: Phone, more: { budgetMs?: number; can?: (lang: string) => boolean } = {}) {
    const { terminal, written } = recording();
    const { budgetMs = 1500, can = () => true } = more;
    const curator = { email: 'curator@museum.example', password: 'secret-word' };
    await runShow({ phone, curator, budgetMs, can, signal: new AbortController().signal, terminal });
    return written().replaceAll(/\s+│?\s*/g, ' ');
  }

  const late = { status: 'unavailable', ...original };

  test('reports that a translation was too late for the first lookup, and repeats the lookup', async () => {
    const done = { status: 'stored', text: 'Un mapa', lang: 'es' };
    const written = await shownBy(await phoneOf([late, late, done]));
    expect(written).toContain('served in English: no Spanish yet: a lookup waits 1.50 s at most; the original');
    expect(written).toMatch(/Looked again until it was there, .* later: GET .* served in Spanish: from the store/);
    expect(written).not.toContain('secret-word');
  });

  test('does not repeat the lookup if no translation is possible', async () => {
    const withoutProvider = await shownBy(await phoneOf([late]), { can: () => false });
    expect(withoutProvider).toContain('no provider that is on can translate to Finnish');
    expect(withoutProvider).not.toContain('Looked again');
    const withoutBudget = await shownBy(await phoneOf([late]), { budgetMs: 0 });
    expect(withoutBudget).toContain("LOOKUP_TRANSLATION_BUDGET_MS is 0, so lookups don't translate");
    expect(withoutBudget).not.toContain('Looked again');
  });

  test('fails with the error that the service answered', async () => {
    const phone = await phoneOf([late]);
    const broken = createServer((_, response) => {
      response.statusCode = 401;
      response.end(JSON.stringify({ error: { message: 'User not found.', code: 'InvalidRequest' } }));
    }).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    undo.push(() => {
      broken.closeAllConnections();
      broken.close();
    });
    const { port } = broken.address() as AddressInfo;
    await expect(shownBy(new Phone(`http://127.0.0.1:${port}`, new AbortController().signal))).rejects.toThrow(
      'login/getAuthToken answered 401: User not found.',
    );
    await expect(shownBy(phone, { budgetMs: 0 })).resolves.toContain('The curator signs in');
  });
});

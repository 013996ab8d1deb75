/** Single steps of what people come for: all of it is in `../visit.ts`. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from './findings.ts';

const ask = (url: string, init: RequestInit = {}) => fetch(url, { signal: AbortSignal.timeout(30_000), ...init });

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const newTag = () => ({ text: 'The red house is old.', lang: 'en', purchase_id: randomUUID() });

/** The token, or nothing. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await ask(`${url}/api/v1/login/getAuthToken`, json({ email, password })).catch(() => undefined);
  const said = (await answer?.json().catch(() => ({}))) as { auth_token?: string } | undefined;
  return said?.auth_token ?? '';
}

export async function createTag(url: string, token = ''): Promise<string> {
  const query = token ? `?auth_token=${token}` : '';
  const answer = await ask(`${url}/api/v1/tags/create${query}`, json(newTag())).catch(() => undefined);
  const said = (await answer?.json().catch(() => ({}))) as { tags?: { tag_identifier: string }[] } | undefined;
  return said?.tags?.[0]?.tag_identifier ?? '';
}

/** The status of a lookup; 0 where nobody answers. */
export const shown = (url: string, id: string): Promise<number> =>
  ask(`${url}/api/v1/tags/show?id=${id}`)
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => 0);

/** What a tag says in a language. */
export async function wordsOf(url: string, id: string, lang: string): Promise<string> {
  const answer = await ask(`${url}/api/v1/tags/show?id=${id}&lang=${lang}`).catch(() => undefined);
  const said = (await answer?.json().catch(() => ({}))) as { tags?: { translation: { text: string } }[] } | undefined;
  return said?.tags?.[0]?.translation.text ?? '';
}

/** Asks over and over, until it is told to stop: then every answer should have been a good one. */
export function keepAsking(findings: Findings, url: string, id: string): () => Promise<void> {
  const counts = new Map<number, number>();
  let isAsking = true;
  const all = [1, 2, 3, 4].map(async () => {
    while (isAsking) {
      const status = await shown(url, id);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await pause(50);
    }
  });
  return async () => {
    isAsking = false;
    await Promise.all(all);
    const statuses = [...counts].map(([status, count]) => `${count} times ${status}`).join(', ');
    findings.is(counts.size === 1 && counts.has(200), 'every lookup was answered meanwhile', statuses);
  };
}

/** Begins to create a tag; what is called ends the request, and brings the answer as it comes. */
export async function beginCreate(host: string, port: number): Promise<() => Promise<string>> {
  const body = JSON.stringify(newTag());
  const socket = connect(port, host);
  socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 s')));
  const answer = text(socket).catch(String);
  const head = ['POST /api/v1/tags/create HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  socket.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await pause(1_000);
  return () => {
    socket.write(body.slice(5));
    return answer;
  };
}

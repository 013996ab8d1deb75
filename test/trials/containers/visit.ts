/** Single requests; the whole sequence of a user is in `../visit.ts`. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from './findings.ts';

const send = (url: string, init: RequestInit = {}) => fetch(url, { signal: AbortSignal.timeout(30_000), ...init });

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const newTag = () => ({ text: 'The red house is old.', lang: 'en', purchase_id: randomUUID() });

/** The token, or an empty string. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await send(`${url}/api/v1/login/getAuthToken`, json({ email, password })).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as { auth_token?: string } | undefined;
  return body?.auth_token ?? '';
}

export async function createTag(url: string, token = ''): Promise<string> {
  const query = token ? `?auth_token=${token}` : '';
  const answer = await send(`${url}/api/v1/tags/create${query}`, json(newTag())).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as { tags?: { tag_identifier: string }[] } | undefined;
  return body?.tags?.[0]?.tag_identifier ?? '';
}

/** The status of a lookup; 0 without an answer. */
export const statusOfLookup = (url: string, id: string): Promise<number> =>
  send(`${url}/api/v1/tags/show?id=${id}`)
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => 0);

/** The text of a tag in a language. */
export async function textOf(url: string, id: string, lang: string): Promise<string> {
  const answer = await send(`${url}/api/v1/tags/show?id=${id}&lang=${lang}`).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as { tags?: { translation: { text: string } }[] } | undefined;
  return body?.tags?.[0]?.translation.text ?? '';
}

/** Sends lookups until the returned function is called, which checks that all of them were answered. */
export function keepLookingUp(findings: Findings, url: string, id: string): () => Promise<void> {
  const counts = new Map<number, number>();
  let isRunning = true;
  const all = [1, 2, 3, 4].map(async () => {
    while (isRunning) {
      const status = await statusOfLookup(url, id);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await pause(50);
    }
  });
  return async () => {
    isRunning = false;
    await Promise.all(all);
    const statuses = [...counts].map(([status, count]) => `${count} times ${status}`).join(', ');
    findings.is(counts.size === 1 && counts.has(200), 'every lookup was answered meanwhile', statuses);
  };
}

/** Sends the first part of a request. The returned function sends the rest and returns the raw answer. */
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

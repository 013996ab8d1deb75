/** Clients that write and read during the failover, and their answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A write with an idempotency key, repeated until it is acknowledged. */
interface Write {
  purchase: string;
  text: string;
  /** The tag's identifier, once the write is acknowledged. */
  identifier?: string;
  acknowledgedAt?: number;
}

export interface Clients {
  writes: Write[];
  /** The number of answers by request and status; 0 stands for no answer. */
  answers: Map<string, number>;
  wrongAnswers: string[];
  /** Stops new writes; resolves when all that were sent are acknowledged. */
  finish(): Promise<void>;
}

/** The number of first tags that these clients do not read. */
export const reserved = 20;
const writers = 4;
const readers = 2;

export function start(urls: readonly string[], token: string): Clients {
  const clients = { writes: [] as Write[], answers: new Map<string, number>(), wrongAnswers: [] as string[] };
  let isOver = false;
  const note = (what: string) => clients.answers.set(what, (clients.answers.get(what) ?? 0) + 1);

  const runWriter = async (n: number) => {
    for (let turn = n; !isOver; turn += 1) {
      const purchase = randomUUID();
      const write: Write = { purchase, text: `Text ${purchase}` };
      clients.writes.push(write);
      const body = JSON.stringify({
        lang: 'en',
        purchase_id: purchase,
        text: write.text,
        name: 'n',
        auth_token: token,
      });
      for (let attempt = turn; write.identifier === undefined; attempt += 1) {
        const answer = await send(`${urls[attempt % urls.length]}/api/v1/tags/create`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': purchase },
          body,
        });
        note(`create ${answer.status}`);
        if (answer.status === 200) {
          write.identifier = answer.body.tags[0].tag_identifier;
          write.acknowledgedAt = performance.now();
        } else if (![409, 503, 0].includes(answer.status))
          clients.wrongAnswers.push(`create: ${answer.status} ${answer.reason}`);
        await pause(answer.status === 200 ? 10 : 200);
      }
    }
  };

  const runReader = async (n: number) => {
    for (let turn = n; !isOver; turn += 1) {
      const known = clients.writes.slice(reserved).filter(({ identifier }) => identifier !== undefined);
      const one = known[Math.floor(Math.random() * known.length)];
      if (one) {
        const answer = await lookUp(`${urls[turn % urls.length]}`, one.identifier ?? '');
        note(`show ${answer.status}`);
        if (answer.status === 200 && answer.text !== one.text) clients.wrongAnswers.push('a tag has another text');
        if (![200, 503, 0].includes(answer.status))
          clients.wrongAnswers.push(`show: ${answer.status} for an acknowledged tag`);
      }
      await pause(10);
    }
  };

  const working = [
    ...Array.from({ length: writers }, (_, n) => runWriter(n)),
    ...Array.from({ length: readers }, (_, n) => runReader(n)),
  ];
  return {
    ...clients,
    async finish() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

/** Looks up a tag at one web process; `isCached`: whether the answer came from its cache. */
export async function lookUp(url: string, identifier: string, lang = 'en') {
  const { status, body, headers } = await send(`${url}/api/v1/tags/show?id=${identifier}&lang=${lang}`);
  const { text, lang: shown } = body?.tags?.[0]?.translation ?? {};
  return { status, text, lang: shown, isCached: headers.get('X-Cache') === 'hit' };
}

/** Status 0 stands for no answer. */
export async function send(url: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    const { status, headers } = answer;
    return { status, headers, text, body: parsed(text), reason: headers.get('X-Error-Reason') ?? '' };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', body: undefined, reason: String(error) };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the shape depends on the request
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

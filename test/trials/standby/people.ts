/** People who write and read while the database fails over, and what they were told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A write by one key, sent again until it is acknowledged. */
interface Written {
  purchase: string;
  text: string;
  /** Of the tag, once it is acknowledged. */
  identifier?: string;
  acknowledgedAt?: number;
}

export interface People {
  writes: Written[];
  /** Answers by what was asked and its status; `none` where none came. */
  answers: Map<string, number>;
  /** What nobody should have been told. */
  faults: string[];
  /** No more new writes; done once each one that was begun is acknowledged. */
  finish(): Promise<void>;
}

/** The first tags are for others to look at. */
export const reserved = 20;
const writers = 4;
const readers = 2;

export function start(urls: readonly string[], token: string): People {
  const people = { writes: [] as Written[], answers: new Map<string, number>(), faults: [] as string[] };
  let isOver = false;
  const note = (what: string) => people.answers.set(what, (people.answers.get(what) ?? 0) + 1);

  const write = async (n: number) => {
    for (let turn = n; !isOver; turn += 1) {
      const purchase = randomUUID();
      const written: Written = { purchase, text: `Text ${purchase}` };
      people.writes.push(written);
      const body = JSON.stringify({
        lang: 'en',
        purchase_id: purchase,
        text: written.text,
        name: 'n',
        auth_token: token,
      });
      for (let attempt = turn; written.identifier === undefined; attempt += 1) {
        const answer = await send(`${urls[attempt % urls.length]}/api/v1/tags/create`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': purchase },
          body,
        });
        note(`create ${answer.status}`);
        if (answer.status === 200) {
          written.identifier = answer.body.tags[0].tag_identifier;
          written.acknowledgedAt = performance.now();
        } else if (![409, 503, 0].includes(answer.status))
          people.faults.push(`create: ${answer.status} ${answer.reason}`);
        await pause(answer.status === 200 ? 10 : 200);
      }
    }
  };

  const read = async (n: number) => {
    for (let turn = n; !isOver; turn += 1) {
      const known = people.writes.slice(reserved).filter(({ identifier }) => identifier !== undefined);
      const one = known[Math.floor(Math.random() * known.length)];
      if (one) {
        const answer = await look(`${urls[turn % urls.length]}`, one.identifier ?? '');
        note(`show ${answer.status}`);
        if (answer.status === 200 && answer.text !== one.text) people.faults.push('a tag shows what is not its own');
        if (![200, 503, 0].includes(answer.status))
          people.faults.push(`show: ${answer.status} for what was acknowledged`);
      }
      await pause(10);
    }
  };

  const working = [
    ...Array.from({ length: writers }, (_, n) => write(n)),
    ...Array.from({ length: readers }, (_, n) => read(n)),
  ];
  return {
    ...people,
    async finish() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

/** A tag, as one web process shows it, and whether it had kept that. */
export async function look(url: string, identifier: string, lang = 'en') {
  const { status, body, headers } = await send(`${url}/api/v1/tags/show?id=${identifier}&lang=${lang}`);
  const { text, lang: shown } = body?.tags?.[0]?.translation ?? {};
  return { status, text, lang: shown, isKept: headers.get('X-Cache') === 'hit' };
}

/** Status 0: there was no answer. */
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

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

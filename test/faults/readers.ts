/** Clients that look up tags, and checks that each language they requested is translated later. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ExpectedState } from './expected-state.ts';
import type { Judge } from './judge.ts';
import type { RandomSource } from './random-source.ts';
import { sendRequest } from './send-request.ts';

const languages = ['fi', 'sv', 'es', 'it', 'da', 'et', 'de', 'ja'];
/** Milliseconds between two lookups of one reader. */
const rest = 30;
/** Readers look up recent tags, so that first lookups continue for the whole run. */
const recent = 400;

interface RequestedTranslation {
  identifier: string;
  lang: string;
  /** The web process that answered. */
  url: string;
  /** By `performance.now()`. */
  at: number;
}

export class RequestedTranslations {
  readonly #requests: RequestedTranslation[] = [];
  readonly #kills: { url: string; at: number }[] = [];

  add(request: RequestedTranslation): void {
    this.#requests.push(request);
  }

  /** A killed web process loses the requests that it has not passed on to a runner. */
  noteKill(url: string): void {
    this.#kills.push({ url, at: performance.now() });
  }

  /** The requests whose web process was not killed shortly afterwards. */
  get surviving(): RequestedTranslation[] {
    return this.#requests.filter(
      ({ url, at }) => !this.#kills.some((kill) => kill.url === url && kill.at >= at && kill.at - at < bufferTime),
    );
  }

  get size(): number {
    return this.#requests.length;
  }
}

/** Milliseconds for which a web process may buffer a request: longer than the runners are unavailable in this run. */
const bufferTime = 45_000;

interface Reader {
  urls: readonly string[];
  random: RandomSource;
  expected: ExpectedState;
  judge: Judge;
  requested: RequestedTranslations;
  signal: AbortSignal;
}

export async function read({ urls, random, expected, judge, requested, signal }: Reader): Promise<void> {
  while (!signal.aborted) {
    await pause(rest);
    const all = [...expected.tags.values()].slice(-recent);
    const tag = random.pick(all);
    if (!tag?.identifier || tag.deletion !== 'none') continue;
    const lang = random.pick(languages);
    const url = random.pick(urls);
    const path = `/api/v1/tags/show?id=${tag.identifier}&lang=${lang}`;
    const at = performance.now();
    const answer = await sendRequest('GET', `${url}${path}`);
    // The tag may have been deleted during the lookup.
    if (answer.status === 404 && isDeleted(tag)) continue;
    judge.read('GET', path, answer);
    if (answer.status !== 200) continue;
    const { translation, name } = answer.body.tags[0];
    for (const [word, served] of [
      ['Text', translation],
      ['Name', name],
    ] as const) {
      const original = `${word} ${tag.mark}`;
      const expectedText = served.lang === 'en' ? original : served.lang === lang ? `[${lang}] ${original}` : undefined;
      const isByHand = word === 'Text' && served.text.startsWith('By hand ') && served.lang === lang;
      judge.check(served.text === expectedText || isByHand, `a lookup in ${lang} served ${JSON.stringify(served)}`);
    }
    if (translation.lang !== lang) requested.add({ identifier: tag.identifier, lang, url, at });
  }
}

/** A function, since the field changes while a request is under way. */
const isDeleted = (tag: { deletion: string }): boolean => tag.deletion !== 'none';

/** The number of requests with neither a job nor a translation, except those for deleted tags. */
export async function countForgotten({ surviving }: RequestedTranslations, databaseUrl: string): Promise<number> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const { rows } = await db.query(
      `select count(*)::integer as count
       from (select distinct * from unnest($1::text[], $2::text[]) as each (identifier, lang)) request
       join tags t on t.tag_identifier = request.identifier
       join text_records r on r.tag_id = t.id
       where not exists (select from translations s where s.text_record_id = r.id and s.lang_code = request.lang)
         and not exists (select from work j
           where j.subject_kind = 'text' and j.subject_id = r.id and j.lang_code = request.lang)`,
      [surviving.map(({ identifier }) => identifier), surviving.map(({ lang }) => lang)],
    );
    return rows[0].count;
  } finally {
    await db.end();
  }
}

/** The number of stale machine translations without a job. */
export async function countStale(databaseUrl: string): Promise<number> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const { rows } = await db.query(
      `select count(*)::integer as count from translations m
       join translations o on o.text_record_id = m.text_record_id and o.origin = 'original'
       where m.origin = 'machine' and m.source_hash <> o.source_hash
         and not exists (select from work j
           where j.subject_kind = 'text' and j.subject_id = m.text_record_id and j.lang_code = m.lang_code
             and j.state <> 'succeeded')`,
    );
    return rows[0].count;
  } finally {
    await db.end();
  }
}

/** People who scan tags, and what becomes of the languages that they wished for. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ask } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Judge } from './judge.ts';
import type { Promises } from './promises.ts';

const languages = ['fi', 'sv', 'es', 'it', 'da', 'et', 'de', 'ja'];
/** Milliseconds between two lookups of one reader. */
const rest = 30;
/** Readers stand before tags that were made lately; there are first readings at all times. */
const recent = 400;

interface Wish {
  identifier: string;
  lang: string;
  /** The address of the web process that was asked. */
  url: string;
  /** By `performance.now()`. */
  at: number;
}

export class Wishes {
  readonly #wishes: Wish[] = [];
  readonly #kills: { url: string; at: number }[] = [];

  add(wish: Wish): void {
    this.#wishes.push(wish);
  }

  /** Whatever a web process holds goes with it. */
  killed(url: string): void {
    this.#kills.push({ url, at: performance.now() });
  }

  /** Those that were made of a web process which did not die with them shortly afterwards. */
  get kept(): Wish[] {
    return this.#wishes.filter(
      ({ url, at }) => !this.#kills.some((kill) => kill.url === url && kill.at >= at && kill.at - at < holding),
    );
  }

  get size(): number {
    return this.#wishes.length;
  }
}

/** Milliseconds that a web process may have to hold a wish: as long as a runner may be away in this run, and then some. */
const holding = 45_000;

interface Reader {
  urls: readonly string[];
  chance: Chance;
  promises: Promises;
  judge: Judge;
  wishes: Wishes;
  signal: AbortSignal;
}

export async function read({ urls, chance, promises, judge, wishes, signal }: Reader): Promise<void> {
  while (!signal.aborted) {
    await pause(rest);
    const all = [...promises.tags.values()].slice(-recent);
    const tag = chance.pick(all);
    if (!tag?.identifier || tag.deletion !== 'none') continue;
    const lang = chance.pick(languages);
    const url = chance.pick(urls);
    const path = `/api/v1/tags/show?id=${tag.identifier}&lang=${lang}`;
    const at = performance.now();
    const answer = await ask('GET', `${url}${path}`);
    // It may have been destroyed while it was looked for.
    if (answer.status === 404 && hasGone(tag)) continue;
    judge.read('GET', path, answer);
    if (answer.status !== 200) continue;
    const { translation, name } = answer.body.tags[0];
    for (const [word, said] of [
      ['Text', translation],
      ['Name', name],
    ] as const) {
      const original = `${word} ${tag.mark}`;
      const truth = said.lang === 'en' ? original : said.lang === lang ? `[${lang}] ${original}` : undefined;
      const isByHand = word === 'Text' && said.text.startsWith('By hand ') && said.lang === lang;
      judge.hold(said.text === truth || isByHand, `a lookup in ${lang} served ${JSON.stringify(said)}`);
    }
    if (translation.lang !== lang) wishes.add({ identifier: tag.identifier, lang, url, at });
  }
}

/** Asked again, since what it says may have changed meanwhile. */
const hasGone = (tag: { deletion: string }): boolean => tag.deletion !== 'none';

/** The wishes of which neither a job nor a translation is there. Those for tags that are gone are fulfilled. */
export async function forgotten({ kept }: Wishes, databaseUrl: string): Promise<number> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const { rows } = await db.query(
      `select count(*)::integer as count
       from (select distinct * from unnest($1::text[], $2::text[]) as each (identifier, lang)) wish
       join tags t on t.tag_identifier = wish.identifier
       join text_records r on r.tag_id = t.id
       where not exists (select from translations s where s.text_record_id = r.id and s.lang_code = wish.lang)
         and not exists (select from work j
           where j.subject_kind = 'text' and j.subject_id = r.id and j.lang_code = wish.lang)`,
      [kept.map(({ identifier }) => identifier), kept.map(({ lang }) => lang)],
    );
    return rows[0].count;
  } finally {
    await db.end();
  }
}

/** Machine work of an original that has been edited since, which nobody is about to make again. */
export async function leftStale(databaseUrl: string): Promise<number> {
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

/** The cache of lookups' answers in a web process, and what keeps it true. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { ConnectOptions } from '../database/connect.ts';
import { TagListener } from '../database/listener.ts';
import type { CachedAnswer } from '../http/cached.ts';
import { AnswerCache, type Changed } from '../lookup/kept/answer-cache.ts';
import type { Translator } from '../model/translations/translator.ts';
import type { KeptResult } from '../v1/tag-batches.ts';

export interface LookupCache {
  answers: AnswerCache<CachedAnswer>;
  /** Of batches. */
  results: AnswerCache<KeptResult>;
  /** Whether it answers now. */
  isSure(): boolean;
  /** Done once the cache has heard of everything that is committed by now. */
  catchUp(): Promise<void>;
  /** What connections are told to do as they commit. */
  commits: Pick<ConnectOptions, 'afterCommit' | 'teller'>;
  /** Ends all of them: they may depend on what no tag's change is. */
  beginAnew(): void;
  stop(): Promise<void>;
}

const megabyte = 1 << 20;
/** Which part of it is for batches. */
const forBatches = 1 / 4;

/** Undefined where it is turned off. */
export function openLookupCache(
  { lookupCacheMb, databaseDirectUrl: url }: Pick<Config, 'lookupCacheMb' | 'databaseDirectUrl'>,
  log: Logger,
): LookupCache | undefined {
  if (lookupCacheMb === 0 || url === undefined) return undefined;
  const heard = (tags: Changed) => {
    answers.changed(tags);
    results.changed(tags);
  };
  const listener = new TagListener({ url, log, heard });
  const isSure = () => listener.isSure;
  const most = lookupCacheMb * megabyte;
  const answers = new AnswerCache<CachedAnswer>({ most: most * (1 - forBatches), isSure });
  const results = new AnswerCache<KeptResult>({ most: most * forBatches, isSure });
  listener.start();
  return {
    answers,
    results,
    isSure,
    catchUp: () => listener.catchUp(),
    commits: { afterCommit: () => listener.catchUp(), teller: listener },
    beginAnew: () => heard('all'),
    stop: () => listener.stop(),
  };
}

/** What the runner has stored when it says so is then seen by who asks this process. */
export const heardOf = <T extends Translator>(translator: T, { catchUp }: LookupCache): T => ({
  ...translator,
  async request(wish) {
    const outcome = await translator.request(wish);
    if (outcome.state === 'translated') await catchUp();
    return outcome;
  },
});

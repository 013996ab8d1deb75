/** The lookup cache of a web process, with the listener that invalidates it. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { TagListener } from '../database/listener.ts';
import type { CachedAnswer } from '../http/cached.ts';
import { AnswerCache } from '../lookup/cache/answer-cache.ts';
import type { Translator } from '../model/translations/translator.ts';

export interface LookupCache {
  answers: AnswerCache<CachedAnswer>;
  /** Whether the cache is in use now. */
  isCurrent(): boolean;
  /** Resolves once the invalidations of everything committed so far have arrived. */
  sync(): Promise<void>;
  /** Clears the cache, whose answers may depend on more than their tags. */
  clear(): void;
  stop(): Promise<void>;
}

const megabyte = 1 << 20;

/** Undefined where the cache is off. */
export function openLookupCache(
  { lookupCacheMb, databaseDirectUrl: url }: Pick<Config, 'lookupCacheMb' | 'databaseDirectUrl'>,
  log: Logger,
): LookupCache | undefined {
  if (lookupCacheMb === 0 || url === undefined) return undefined;
  const listener = new TagListener({ url, log, onInvalidate: (tags) => answers.invalidate(tags) });
  const isCurrent = () => listener.isCurrent;
  const answers = new AnswerCache<CachedAnswer>({ most: lookupCacheMb * megabyte, isCurrent });
  listener.start();
  return {
    answers,
    isCurrent,
    sync: () => listener.sync(),
    clear: () => answers.invalidate('all'),
    stop: () => listener.stop(),
  };
}

/** A translator that waits for the cache's invalidation after each result, so that a new text is served from then on. */
export const syncedTranslator = <T extends Translator>(translator: T, { sync }: LookupCache): T => ({
  ...translator,
  async request(request) {
    const outcome = await translator.request(request);
    if (outcome.state === 'translated') await sync();
    return outcome;
  },
});

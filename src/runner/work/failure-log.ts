/** The failures of providers in the log: each kind of each provider once a minute, with how many there were. */
import type { Logger } from 'pino';
import type { ProviderFailure, ProviderName } from '../providers/provider.ts';

const pause = 60_000;

const seen = new Map<string, { at: number; unlogged: number }>();

export function logged(log: Logger, provider: ProviderName, failure: ProviderFailure, now = Date.now()): void {
  const { kind, message, detail, words } = failure;
  const key = `${provider} ${kind}`;
  const before = seen.get(key);
  if (before && now - before.at < pause) {
    before.unlogged += 1;
    return;
  }
  seen.set(key, { at: now, unlogged: 0 });
  const more = before && before.unlogged > 0 ? { unlogged_since: before.unlogged } : {};
  log.warn({ provider, failure: message, detail, words, ...more }, 'a provider failed');
}

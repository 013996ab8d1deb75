/** A machine's text in the place of a person's, while a request waits: through memory and providers, without a job. */
import type { Outcome, TranslationWish } from '../../../contracts/runner.ts';
import type { Transaction } from '../../database/transaction.ts';
import { closeReports } from '../../model/reports/close-reports.ts';
import { standingOf, type Target } from '../queue/queue.ts';
import type { Singles } from '../queue/under-way.ts';
import { single } from '../queue/urgency.ts';
import { failedAs } from './answer.ts';
import { type AttemptOptions, type Ending, make } from './attempt.ts';

type Replacement = TranslationWish & { instead_of: string };

interface ReplaceOptions extends AttemptOptions {
  singles: Singles;
}

/** The wait is over. */
class Late extends Error {}

/**
 * `gone`: there is no original, or something else stands there by now. Nothing is stored after the wait: the next request finds in the
 * memory what was not made in time.
 */
export function replacer(options: ReplaceOptions) {
  const { db, singles, log } = options;
  return async (replacement: Replacement, waiting?: AbortSignal): Promise<Outcome> => {
    const { subject, lang_code, instead_of: insteadOf, wait_ms } = replacement;
    const deadline = AbortSignal.any([AbortSignal.timeout(wait_ms), ...(waiting ? [waiting] : [])]);
    const late = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve(), { once: true }));
    const standing = await standingOf(db, replacement);
    if (!standing) return { state: 'gone' };
    let isStoring = false;
    const made = singles.begin(standing.ownerId, (signal) =>
      make<Outcome>(options, {
        target: { subject, lang_code },
        urgency: single,
        insteadOf,
        signal,
        async end(trx, ending) {
          if (ending.kind === 'failed') return { ...failedAs(ending.answer), retry_at: null };
          if (ending.kind !== 'stored') return { state: 'gone' };
          if (deadline.aborted && !isStoring) throw new Late();
          isStoring = true;
          return replaced(trx, ending, { subject, lang_code });
        },
      }),
    );
    if (!made) return { state: 'failed', reason: 'throttled', retry_at: null, retry_in: 5 };
    // A request that waits no longer gets no result.
    made.catch((err) => {
      if (deadline.aborted && !(err instanceof Late)) log.warn({ err }, 'a replacement ended badly after its wait');
    });
    // What is being stored is waited for: an answer that it is not there has to be true.
    return Promise.race([made, late.then((): Outcome | Promise<Outcome> => (isStoring ? made : { state: 'pending' }))]);
  };
}

async function replaced(
  trx: Transaction,
  { answer: { text, provider }, standing: { source, tagId } }: Extract<Ending, { kind: 'stored' }>,
  { subject: { kind: part }, lang_code }: Target,
): Promise<Outcome> {
  await closeReports(trx, { tag_id: tagId, part, lang_code });
  const translated_at = new Date().toISOString();
  const work = { origin: 'machine', provider, source_hash: source.hash, stale: false, translated_at } as const;
  return { state: 'translated', text, lang_code, work };
}

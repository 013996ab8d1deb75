/** Replaces a person's text by a machine's while a request waits, without a job. */
import type { Outcome, TranslationRequest } from '../../../contracts/runner.ts';
import type { Transaction } from '../../database/transaction.ts';
import { closeReports } from '../../model/reports/close-reports.ts';
import { readCurrentTextFor, type Target } from '../queue/queue.ts';
import { singleUrgency } from '../queue/urgency.ts';
import type { SingleRequests } from '../queue/workers.ts';
import { failureOutcome } from './answer.ts';
import { type AttemptOptions, type AttemptResult, runTask } from './attempt.ts';

type Replacement = TranslationRequest & { instead_of: string };

interface ReplaceOptions extends AttemptOptions {
  singles: SingleRequests;
}

/** The result came after the deadline. */
class Late extends Error {}

/**
 * `gone`: the original is gone, or the text to replace or the owner has changed. Nothing is stored after the deadline, but the next
 * request finds the translation in memory.
 */
export function createReplacer(options: ReplaceOptions) {
  const { db, singles, log } = options;
  return async (replacement: Replacement, waiting?: AbortSignal): Promise<Outcome> => {
    const { subject, lang_code, instead_of: insteadOf, wait_ms } = replacement;
    const deadline = AbortSignal.any([AbortSignal.timeout(wait_ms), ...(waiting ? [waiting] : [])]);
    const late = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve(), { once: true }));
    const current = await readCurrentTextFor(db, replacement);
    if (!current) return { state: 'gone' };
    let isStoring = false;
    const made = singles.begin(current.ownerId, (signal) =>
      runTask<Outcome>(options, {
        target: { subject, lang_code },
        urgency: singleUrgency,
        insteadOf,
        first: current,
        signal,
        async end(trx, ending) {
          if (ending.kind === 'failed') return { ...failureOutcome(ending.answer), retry_at: null };
          if (ending.kind !== 'stored') return { state: 'gone' };
          if (deadline.aborted && !isStoring) throw new Late();
          isStoring = true;
          return replaced(trx, ending, { subject, lang_code });
        },
      }),
    );
    if (!made) return { state: 'failed', reason: 'throttled', retry_at: null, retry_in: 5 };
    // After the deadline nobody awaits it.
    made.catch((err) => {
      if (deadline.aborted && !(err instanceof Late)) log.warn({ err }, 'a replacement ended badly after its wait');
    });
    // Waits for storing in progress: `pending` must mean that nothing was stored.
    return Promise.race([made, late.then((): Outcome | Promise<Outcome> => (isStoring ? made : { state: 'pending' }))]);
  };
}

async function replaced(
  trx: Transaction,
  { answer: { text, provider }, current: { source, tagId } }: Extract<AttemptResult, { kind: 'stored' }>,
  { subject: { kind: part }, lang_code }: Target,
): Promise<Outcome> {
  await closeReports(trx, { tag_id: tagId, part, lang_code });
  const translated_at = new Date().toISOString();
  const work = { origin: 'machine', provider, source_hash: source.hash, stale: false, translated_at } as const;
  return { state: 'translated', text, lang_code, work };
}

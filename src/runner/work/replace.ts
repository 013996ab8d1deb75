/** A machine's text in the place of a person's, while a request waits: through memory and providers, without a job. */
import { setTimeout as pause } from 'node:timers/promises';
import { codePoints } from '../../../contracts/primitives.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Outcome, TranslationWish } from '../../../contracts/runner.ts';
import { closeReports } from '../../model/reports/close-reports.ts';
import { models, standingOf } from '../queue/subjects.ts';
import { single } from '../queue/urgency.ts';
import { type Answer, type AskOptions, asking } from './ask.ts';
import { addToFigures } from './figures.ts';
import type { Memory } from './memory.ts';
import { patiently } from './patiently.ts';

type Replacement = TranslationWish & { instead_of: string };

export interface ReplaceOptions extends AskOptions {
  memory: Memory;
  /** Given when the runner stops. */
  stopping: AbortSignal;
}

/** Replacements that are worked on at once: readers want the providers, too. */
const mostAtOnce = 8;
/** Milliseconds for which a provider may go on when nobody waits any more: what it has made is remembered for the next time. */
const longest = 120_000;

export class Replacements {
  readonly #options: ReplaceOptions;
  #running = 0;

  constructor(options: ReplaceOptions) {
    this.#options = options;
  }

  /**
   * `gone`: there is no original, or something else stands there by now. Nothing is stored after the wait: the next request finds in the memory what was not made in time.
   */
  async replace(replacement: Replacement, waiting?: AbortSignal): Promise<Outcome> {
    if (this.#running >= mostAtOnce) return { state: 'failed', reason: 'throttled', retry_at: null, retry_in: 5 };
    const deadline = AbortSignal.any([AbortSignal.timeout(replacement.wait_ms), ...(waiting ? [waiting] : [])]);
    const late = pause(replacement.wait_ms, { state: 'pending' } as const, { ref: false });
    const store = { hasBegun: false };
    const work = this.#work(replacement, deadline, store);
    // A request that waits no longer gets no result.
    work.catch(
      (err) => deadline.aborted && this.#options.log.warn({ err }, 'a replacement ended badly after its wait'),
    );
    // What is being stored is waited for: an answer that it is not there has to be true.
    return Promise.race([work, late.then((pending) => (store.hasBegun ? work : pending))]);
  }

  async #work(
    { subject, lang_code, instead_of: insteadOf }: Replacement,
    deadline: AbortSignal,
    store: { hasBegun: boolean },
  ): Promise<Outcome> {
    const { db, memory, stopping } = this.#options;
    const standing = await standingOf(db, { subject, lang_code });
    if (!standing) return { state: 'gone' };
    const { source, tagId, ownerId } = standing;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)]);
    const question = { source, to: lang_code, account: { tagId, ownerId, ...single }, signal, isOfMachine: true };
    this.#running += 1;
    const answer = await memory.answer(question, asking(this.#options, question)).finally(() => {
      this.#running -= 1;
    });
    if (answer.kind !== 'translated') return failureOf(answer);
    if (deadline.aborted) return { state: 'pending' };
    store.hasBegun = true;
    const { text, provider, isRemembered } = answer;
    const work = { lang: lang_code, text, provider, sourceHash: source.hash, insteadOf };
    const isDone = await patiently(db, stopping, async (trx) => {
      if (!(await models[subject.kind].replaceByMachine(trx, subject.id, work))) return false;
      await closeReports(trx, { tag_id: tagId, part: subject.kind, lang_code });
      const characters = codePoints(source.text);
      if (isRemembered) await addToFigures(trx, { characters, provider: memoryName, ownerId, lang: lang_code });
      return true;
    });
    if (!isDone) return { state: 'gone' };
    const translated_at = new Date().toISOString();
    const made = { origin: 'machine', provider, source_hash: source.hash, stale: false, translated_at } as const;
    return { state: 'translated', text, lang_code, work: made };
  }
}

function failureOf(answer: Exclude<Answer, { kind: 'translated' }>): Outcome {
  const failed = { state: 'failed', reason: answer.reason, retry_at: null } as const;
  if (answer.kind === 'never') return failed;
  return { ...failed, retry_in: answer.after, ...(answer.reason === 'cap' && { cap: answer.cap }) };
}

/** Words for jobs and providers, for people. */
import { languageByCode } from '../../../contracts/languages.ts';
import type { JobState, Reason, RetriedAll } from '../../../contracts/runner.ts';

/** In the order of a job's life. */
export const stateNames: Record<JobState, string> = {
  queued: 'queued',
  running: 'running',
  waiting: 'waiting',
  succeeded: 'done',
  failed: 'failed',
  unsupported: 'unsupported',
  cancelled: 'cancelled',
};

export const reasonInWords: Record<Reason, string> = {
  unsupported: 'No provider translates between these languages.',
  refused: 'Every provider refuses this text.',
  unavailable: 'No provider could be reached, or none gave a usable answer.',
  throttled: 'The providers want to be left alone for now.',
  cap: 'Today’s characters, or this month’s budget, are spent.',
  cancelled: 'An admin has cancelled it.',
};

/** The outcome of a request: `done` where all of it was done. */
interface OutcomeNotice {
  text: string;
  kind: 'done' | 'caution';
}

const done = (text: string): OutcomeNotice => ({ text, kind: 'done' });
const caution = (text: string): OutcomeNotice => ({ text, kind: 'caution' });

/** The outcome of a retry or cancellation, by the job's present state. */
export const retryNotice = (state: JobState): OutcomeNotice => {
  if (state === 'unsupported') return caution(`${reasonInWords.unsupported} It is not tried again.`);
  return state === 'succeeded'
    ? caution('The job is done already: it is not tried again.')
    : done('The job is tried again.');
};
export const retryAllNotice = ({ retried: count, more }: RetriedAll): OutcomeNotice => {
  if (count === 0) return caution('No job is tried again: there was no such job any more.');
  const message = count === 1 ? 'One job is tried again.' : `${count} jobs are tried again.`;
  return more ? caution(`${message} There may be more: try again for those, too.`) : done(message);
};
export const cancelNotice = (state: JobState): OutcomeNotice =>
  state === 'cancelled'
    ? done('The job is cancelled. Readers do not start it again; “Try again” does.')
    : caution('The job had ended already: there was nothing to cancel.');

const maxNamed = 6;

/** The languages for which the runner could not be asked, in words. */
export function unreachedLanguages(languages: readonly string[]): string {
  const named =
    languages.length > maxNamed
      ? [`${languages.length} languages`]
      : languages.map((code) => languageByCode(code).name);
  return `It is not being translated into ${new Intl.ListFormat('en').format(named)}, since the translation runner could not be reached: ask again below, under “Translate into more languages”.`;
}

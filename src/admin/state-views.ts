/** The state of a job or of a provider as a badge; the word alone carries the meaning, never the colour. */
import type { BreakerState } from '../../contracts/providers.ts';
import type { JobState } from '../../contracts/runner.ts';
import { attributes, type Html, html } from '../html/html.ts';
import { stateNames } from '../model/translations/job-words.ts';

/** A breaker's state for admins, beside its technical name for engineers. */
const breakerNames: Record<BreakerState, [is: string, breaker: string]> = {
  closed: ['working', 'breaker closed'],
  open: ['paused', 'breaker open'],
  half_open: ['on trial', 'breaker half open'],
};

const moods: Partial<Record<JobState | BreakerState, string>> = {
  succeeded: 'good',
  closed: 'good',
  failed: 'bad',
  open: 'bad',
};

export const stateTag = (state: JobState): Html => tag(state, stateNames[state]);

export const breakerTag = (state: BreakerState): Html => tag(state, ...breakerNames[state]);

const tag = (state: JobState | BreakerState, word: string, title?: string): Html =>
  html`<span class="state ${moods[state] ?? 'plain'}"${attributes({ title })}>${word}</span>`;

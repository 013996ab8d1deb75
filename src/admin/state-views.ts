/** The state of a job or of a provider as a word that catches the eye; its colour says nothing that the word doesn't. */
import type { BreakerState } from '../../contracts/providers.ts';
import type { JobState } from '../../contracts/runner.ts';
import { attributes, type Html, html } from '../html/html.ts';
import { stateNames } from '../model/translations/job-words.ts';

/** What a breaker's state means for its provider; an engineer reads which that is. */
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

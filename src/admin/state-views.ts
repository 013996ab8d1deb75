/** The state of a job or of a breaker as a word that catches the eye; its colour says nothing that the word doesn't. */
import type { BreakerState } from '../../contracts/providers.ts';
import type { JobState } from '../../contracts/runner.ts';
import { type Html, html } from '../html/html.ts';
import { stateNames } from '../model/translations/job-words.ts';

const breakerNames: Record<BreakerState, string> = { closed: 'closed', open: 'open', half_open: 'half open' };

const moods: Partial<Record<JobState | BreakerState, string>> = {
  succeeded: 'good',
  closed: 'good',
  failed: 'bad',
  open: 'bad',
};

export const stateTag = (state: JobState | BreakerState): Html =>
  html`<span class="state ${moods[state] ?? 'plain'}">${{ ...stateNames, ...breakerNames }[state]}</span>`;

/** The question before many jobs are retried: each of them may cost. */
import type { StuckJobs, StuckState } from '../../contracts/runner.ts';
import { button } from '../html/button.ts';
import { formatFigure } from '../html/chart.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { links } from '../html/record.ts';
import { emptyState } from '../html/table.ts';
import { stateNames } from '../model/translations/job-words.ts';

/** `path`: the list that the question came from, below the prefix. */
export const retryPage =
  ({ jobs, characters, more }: StuckJobs, state: StuckState, path: string): View =>
  ({ prefix, csrfToken }) => ({
    title: `Try all ${stateNames[state]} jobs again`,
    body: html`${
      jobs === 0
        ? emptyState(`No job is in this state: ${stateNames[state]}.`)
        : html`<p>${jobs === 1 ? '1 job is' : html`<span class="number">${formatFigure(jobs)}</span> jobs are`} tried again, of texts of <span class="number">${formatFigure(characters)}</span> characters. At most that many are sent to providers: what was translated before is not sent again.</p>
${more && html`<p>There are more than can be tried at once: do this again for the rest.</p>`}
${button({
  action: `${prefix}/jobs/retry`,
  csrfToken: csrfToken(),
  label: jobs === 1 ? 'Try it again' : `Try ${jobs} jobs again`,
  hidden: { state, return_to: prefix + path, agreed: '1' },
})}`
    }
${links([prefix + path, 'Back to the jobs'])}`,
  });

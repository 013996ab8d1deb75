/** The page for admins while the runner or the database cannot be reached. */
import type { FailureReason, ValidationErrors } from '../../contracts/failures.ts';
import { errorSummary } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { links } from '../html/record.ts';

/** `path`: the retry link, below the prefix. */
export const failurePage =
  (path: string, failure: { reason: FailureReason | undefined; errors: ValidationErrors | undefined }): View =>
  ({ prefix }) => ({
    title: 'Not available right now',
    isFailure: true,
    body: html`${errorSummary({ errors: failure.errors ?? {}, fields: [] })}
${
  failure.reason === 'runner_unavailable' &&
  html`<p>The runner is the process that translates. Readers get what is stored, and otherwise the original; jobs are kept, and go on when it is back.</p>
<ul>
<li>With <code>npm start</code> it is started again by itself within seconds.</li>
<li>Where it was started apart: is <code>npm run runner</code> up, does its log say why not, does it have the same <code>RUNNER_SECRET</code>, and does <code>RUNNER_URL</code> name its address?</li>
</ul>`
}
${links([`${prefix}${path}`, 'Try again'])}`,
  });

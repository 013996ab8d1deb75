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
  html`<p>The runner is the process that translates. Until it is back, readers get stored translations or the original. Jobs are kept, and go on then.</p>
<ul>
<li>With <code>npm start</code> it starts again by itself within seconds.</li>
<li>If you start it yourself: is <code>npm run runner</code> running, what does its log say, has it the same <code>RUNNER_SECRET</code>, and is its address in <code>RUNNER_URL</code>?</li>
</ul>`
}
${links([`${prefix}${path}`, 'Try again'])}`,
  });

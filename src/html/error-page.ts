/** What a person reads when something is not there, not allowed, or has gone wrong. */
import { html } from './html.ts';
import type { View } from './page.ts';

const headings: Record<number, string> = {
  400: 'This request cannot be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  413: 'Too much at once',
  429: 'Too many tries',
  503: 'Not available right now',
};

/** `requestId` leads whoever looks after the service to its log. */
export const errorPage =
  (status: number, message: string, requestId: string | undefined): View =>
  ({ prefix }) => ({
    title: headings[status] ?? (status < 500 ? 'This could not be done' : 'Something went wrong'),
    body: html`<p>${message}</p>
${status >= 500 && requestId !== undefined && html`<p class="quiet-text">If it stays so, name this to whoever looks after the service: <code>${requestId}</code></p>`}
<p><a href="${prefix}/">To the start page</a></p>`,
  });

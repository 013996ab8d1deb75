/** Error pages for people: not found, forbidden, or failed. */
import { html } from './html.ts';
import type { View } from './page.ts';
import { details } from './table.ts';

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

/** Typed text, by the name of the field. */
export type Typed = readonly (readonly [name: string, text: string])[];

/** `requestId` leads the operator to the log. */
export const errorPage =
  (status: number, message: string, requestId: string | undefined, typed: Typed = []): View =>
  ({ prefix }) => ({
    title: headings[status] ?? (status < 500 ? 'This could not be done' : 'Something went wrong'),
    body: html`<p>${message}</p>
${status >= 500 && requestId !== undefined && html`<p class="quiet-text">If it stays so, name this to whoever looks after the service: <code>${requestId}</code></p>`}
${typed.length > 0 && whatWasTyped(typed)}
<p><a href="${prefix}/">To the start page</a></p>`,
  });

/** Its form is gone, so that the text can only be copied. */
const whatWasTyped = (typed: Typed) => html`<h2>What you had filled in</h2>
<p>It is not saved. Copy from here what you want to keep.</p>
${details(typed.map(([name, text]) => [name, html`<div class="text" dir="auto">${text}</div>`]))}`;

/** Error pages for people: not found, forbidden, or failed. */
import type { FailureReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { type Html, html } from './html.ts';
import { menuEntryOf, type PageContext, type View } from './page.ts';
import { linkButtons } from './record.ts';
import { details } from './table.ts';
import { capitalise } from './text.ts';

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

/** Advice by status. */
const ways: Record<number, string> = {
  400: 'Go back, load the page again, and try once more.',
  403: 'Somebody with another role can do it: a manager of your team, or an admin of the service.',
  404: 'Perhaps it has been deleted, or a character of the address was lost on the way.',
  409: 'Go back, load the page again, and look at what has changed meanwhile.',
  413: `Go back in your browser: what you had filled in is still there. Then send less at once: a table in several parts, each of at most ${limits.table / 1024 / 1024} MB, smaller pictures, and at most 50 of them, of 100 MB together.`,
  429: 'Wait a little before you try again.',
  503: 'Try again in a moment.',
};

/** Messages for people, where the API's are for programs. */
const saidToPeople: Partial<Record<FailureReason, string>> = {
  record_not_found: 'There is nothing at this address that you can see.',
  too_large: 'What you have sent is too large.',
};

/** Advice by reason, in place of that by status. */
const waysOf: Partial<Record<FailureReason, string | false>> = {
  forged_form: false,
  link_ended: false,
  picture_too_large: 'Go back in your browser: what you had filled in is still there. Then choose a smaller picture.',
  record_not_found: 'Perhaps it has been deleted. Tags and places stay in the bin for 30 days.',
};

/** Typed text, by the name of the field. */
export type TypedTexts = readonly (readonly [name: string, text: string])[];

interface ErrorContext {
  reason?: FailureReason | undefined;
  typed?: TypedTexts;
}

/** `requestId` leads the operator to the log. */
export const errorPage =
  (status: number, message: string, requestId: string | undefined, { reason, typed = [] }: ErrorContext = {}): View =>
  (context) => ({
    title: headings[status] ?? (status < 500 ? 'This could not be done' : 'Something went wrong'),
    body: html`<p>${sentence((reason && saidToPeople[reason]) ?? message)}</p>
${way(status, reason)}
${status >= 500 && requestId !== undefined && html`<p class="quiet-text">If this happens again, give this code to the people who run the service: <code>${requestId}</code></p>`}
${typed.length > 0 && whatWasTyped(typed)}
<div class="actions">${wayBack(context)}${reason === 'record_not_found' && linkButtons([`${context.prefix}/bin`, 'To the bin'])}<a class="button quiet" href="${context.prefix}/">To the start page</a></div>`,
  });

const sentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

function way(status: number, reason: FailureReason | undefined): Html | false {
  const text = (reason && waysOf[reason]) ?? ways[status];
  return text !== undefined && text !== false && html`<p>${text}</p>`;
}

/** A link to the list of such records. */
function wayBack(context: PageContext): Html | false {
  const [path = '/', name = ''] = menuEntryOf(context) ?? [];
  return path !== '/' && html`<a class="button quiet" href="${context.prefix}${path}">To “${name}”</a> `;
}

/** The typed text, to copy: its form is gone. */
const whatWasTyped = (typed: TypedTexts) => html`<h2>What you had filled in</h2>
<p>It is not saved. Copy from here what you want to keep.</p>
${details(typed.map(([name, text]) => [capitalise(name), html`<div class="text" dir="auto">${text}</div>`]))}`;

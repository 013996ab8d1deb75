/** The sign-in page and the start page. */
import { type FailureReason, failures, socialRefusals, type ValidationErrors } from '../../contracts/failures.ts';
import { isAllowed } from '../html/allowed.ts';
import type { HiddenFields } from '../html/button.ts';
import { form } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';

export interface LoginPage {
  /** The names of the social networks for sign-ins. */
  networks: readonly string[];
  /** The path to continue at; or to come back to, after a visit to a social network with a form. */
  returnTo: string | undefined;
  email?: unknown;
  failure?: { reason: FailureReason | undefined; errors: ValidationErrors | undefined } | undefined;
  /** True if a new password can be requested by e-mail. */
  hasMail: boolean;
  /** The hidden fields of a carried form. */
  carried?: HiddenFields | undefined;
}

export const loginPage =
  ({ networks, returnTo, email, failure, hasMail, carried }: LoginPage): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Sign in',
    isFailure: failure?.errors !== undefined,
    body: html`${form({
      action: `${prefix}/login`,
      csrfToken: csrfToken(),
      fields: [
        { kind: 'email', name: 'email', label: 'E-mail address', autocomplete: 'username', required: true },
        { kind: 'password', name: 'password', label: 'Password', autocomplete: 'current-password', required: true },
      ],
      values: { email },
      errors: failure?.errors && { ...failure.errors, ...inWords(failure.reason) },
      hidden: carried ?? (returnTo === undefined ? {} : { return_to: returnTo }),
      submit: 'Sign in',
      autofocus: true,
    })}
${hasMail && html`<p><a href="${prefix}/password/forgotten">Forgot your password?</a></p>`}
${networks.length > 0 && networkLinks(prefix, networks, returnTo)}
${networks.length > 0 && carried && html`<p>What you had filled in does not come along there: only the form above takes it with it.</p>`}`,
  });

function networkLinks(prefix: string, networks: readonly string[], returnTo: string | undefined): Html {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ return_to: returnTo })}`;
  const link = (name: string) =>
    html`<a class="button quiet" href="${prefix}/login/${encodeURIComponent(name)}${query}">Sign in with ${name}</a>`;
  return html`<h2>Or without a password</h2>
<div class="actions">${networks.map(link)}</div>`;
}

const notByNetwork = 'The social network did not sign you in here. Try again, or use your password.';

/** In place of the API's messages, which are for programmers. */
const words: Partial<Record<FailureReason, string>> = {
  wrong_credentials: 'The e-mail address or the password is wrong.',
  forged_form: 'This page was of another session. Sign in again.',
  ...Object.fromEntries(socialRefusals.map((reason) => [reason, notByNetwork])),
};

const inWords = (reason: FailureReason | undefined): ValidationErrors =>
  reason === undefined ? {} : { base: [words[reason] ?? failures[reason].message] };

/** A summary on the start page. */
export type Beginning = (context: PageContext) => Html;

/** Links for visitors of the root URL. */
export const homePage =
  (beginnings: readonly Beginning[]): View =>
  (context) => {
    const { prefix, person } = context;
    return {
      title: 'Tags that are read in 45 languages',
      body: person
        ? html`<p>Signed in as <bdi>${person.name ?? person.email}</bdi>.${person.member && html` You work for <bdi>${person.member.museum}</bdi> as ${person.member.role}.`}</p>
${isAllowed('GET', `${prefix}/Tags/new`) && html`<div class="actions"><a class="button" href="${prefix}/Tags/new">Add a tag</a></div>`}
${beginnings.map((beginning) => beginning(context))}
<h2>What you can do</h2>
<ul>
${whatOneCanDo(prefix, person.isAdmin)}</ul>
${person.isAdmin && toolLinks(prefix)}
${forDevelopers(prefix)}`
        : html`<p>A tag is a chip, a beacon or a printed code at a place; whoever scans it reads its text in a language of theirs.</p>
<div class="actions"><a class="button" href="${prefix}/login">Sign in</a></div>
${forDevelopers(prefix)}`,
    };
  };

const ways: readonly (readonly [path: string, name: string, about: string])[] = [
  ['/Tags', 'Your tags', 'what visitors read'],
  ['/places', 'Your places', 'where the tags are'],
  ['/labels', 'Labels', 'codes to be printed, on sheets or one by one'],
  ['/Tags/mint', 'Make tags in stock', 'to be printed now, and filled where they hang'],
  ['/Tags/import', 'Import tags', 'from a table, with a look at what would happen'],
  ['/hardwares/new', 'Add hardware', 'an NFC chip, a beacon, a QR code'],
  ['/history', 'History', 'who has changed what, and texts that can be put back'],
  ['/reports', 'What visitors report', 'where they found something wrong'],
  ['/bundle_links', 'Bundle links', 'for apps that have no network where the tags are'],
  ['/sessions', 'Where you are signed in', ''],
  ['/team', 'Your team', 'who works for you, each with a role'],
];

/** What a member's role does not allow is left out; admins come to a team from its museum. */
const whatOneCanDo = (prefix: string, isAdmin: boolean) =>
  ways
    .filter(([path]) => isAllowed('GET', prefix + path) && !(isAdmin && path === '/team'))
    .map(([path, name, about]) => html`<li><a href="${prefix}${path}">${name}</a>${about && `: ${about}`}</li>\n`);

const forDevelopers = (prefix: string): Html =>
  html`<p class="quiet-text">For developers of apps: <a href="${prefix}/docs">the API</a> and <a href="${prefix}/sdks">its SDKs</a>.</p>`;

const toolLinks = (prefix: string): Html => html`<h2>To look after the service</h2>
<ul>
<li><a href="${prefix}/jobs">Translation jobs</a>: what is being translated, and what could not be</li>
<li><a href="${prefix}/providers">Translation providers</a>: how they fare, and how much they were sent today</li>
<li><a href="${prefix}/beacon-uuids">Beacon UUIDs</a>: what apps listen for</li>
<li><a href="${prefix}/customers">Customers</a>: who signs in</li>
<li><a href="${prefix}/invitations">Invite a colleague</a>: by a link, with which they choose a password</li>
</ul>`;

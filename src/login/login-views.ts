/** The sign-in page and the start page. */
import { type FailureReason, failures, socialRefusals, type ValidationErrors } from '../../contracts/failures.ts';
import type { HiddenFields } from '../html/button.ts';
import { form } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { isAllowed } from '../html/permissions.ts';
import { reachWarning } from '../html/reachability.ts';
import { textOfUnknownLanguage } from '../html/text.ts';

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
    body: html`${carried && failure && html`<p class="notice caution">${stillThere}</p>\n`}${form({
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
${
  hasMail
    ? html`<p><a href="${prefix}/password/forgotten">Forgot your password?</a></p>`
    : html`<p class="quiet-text">Forgot your password? This service sends no mail: ask an admin for a link to choose a new one.</p>`
}
${networks.length > 0 && networkLinks(prefix, networks, returnTo)}
${networks.length > 0 && carried && html`<p>What you had filled in is kept only if you sign in by the form above.</p>`}`,
  });

/** The notice of the first sign-in page with a form is gone after a refusal. */
const stillThere =
  'What you had filled in still comes along, but for passwords and files, and stands there again once you are signed in.';

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
  // Also for suspended accounts: the answer does not reveal whether an account exists.
  wrong_credentials: 'The e-mail address or the password is wrong, or the account is suspended.',
  forged_form: 'This page was of another session. Sign in again.',
  ...Object.fromEntries(socialRefusals.map((reason) => [reason, notByNetwork])),
};

const inWords = (reason: FailureReason | undefined): ValidationErrors =>
  reason === undefined ? {} : { base: [words[reason] ?? failures[reason].message] };

/** A summary on the start page. */
export type StartPageSummary = (context: PageContext) => Html;

/** The root URL: the state of one's collection; for others what the service is. */
export const homePage =
  (beginnings: readonly StartPageSummary[], publicUrl: string): View =>
  (context) => {
    const { prefix, person } = context;
    if (!person)
      return {
        title: 'Tags that are read in 45 languages',
        body: html`<p>A tag is a chip, a beacon or a printed code at a place; a visitor who scans it reads its text in their own language.</p>
<div class="actions"><a class="button" href="${prefix}/login">Sign in</a></div>
${forDevelopers(prefix)}`,
      };
    const name = person.name ?? person.email;
    const title = person.member?.museum ?? name;
    return {
      title,
      heading: textOfUnknownLanguage(title),
      body: html`${isAllowed('GET', `${prefix}/labels`) && reachWarning(publicUrl)}${person.member ? html`<p class="quiet-text">Signed in as <bdi>${name}</bdi>. You work for <bdi>${person.member.museum}</bdi> as ${person.member.role}.</p>` : person.isAdmin && html`<p class="quiet-text">You look after the service.</p>`}
<div class="actions">${firstSteps
        .map(([path, title]) => [path === '/team' && person.isAdmin ? '/invitations' : path, title] as const)
        .filter(([path]) => isAllowed('GET', prefix + path))
        .map(
          ([path, title], at) => html`<a class="button${at > 0 && ' quiet'}" href="${prefix}${path}">${title}</a>\n`,
        )}</div>
<nav class="shortcuts" aria-label="Shortcuts">${shortcuts.filter(([path]) => isAllowed('GET', prefix + path)).map(([path, title]) => html`<a href="${prefix}${path}">${title}</a> `)}</nav>
${beginnings.map((beginning) => beginning(context))}
${forDevelopers(prefix)}`,
    };
  };

/** The first of them that one's role allows leads. Admins invite customers, others colleagues. */
const firstSteps = [
  ['/Tags/new', 'Add a tag'],
  ['/Tags/import', 'Import tags'],
  ['/pictures/import', 'Add pictures'],
  ['/Tags/mint', 'Make tags in stock'],
  ['/team', 'Invite a colleague'],
] as const;

/** Where the menu is closed. */
const shortcuts = [
  ['/Tags', 'Tags'],
  ['/places', 'Places'],
  ['/coverage', 'Coverage'],
  ['/labels', 'Labels'],
  ['/history', 'History'],
] as const;

const forDevelopers = (prefix: string): Html =>
  html`<p class="quiet-text">For developers of apps: <a href="${prefix}/docs">the API</a> and <a href="${prefix}/sdks">its SDKs</a>.</p>`;

/** The pages of links in letters. */
import { limits } from '../../contracts/primitives.ts';
import { assetPath } from '../html/assets.ts';
import type { Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { textOfUnknownLanguage, utcTime } from '../html/text.ts';
import type { Invitation } from '../model/invitation.ts';
import type { TeamInvitation } from '../model/team/team-invitation.ts';

/** The token stays in the URL only. */
const actionOf = (prefix: string, path: string, token: string) => `${prefix}${path}?${new URLSearchParams({ token })}`;

/** The script for local times, which the frame of other pages includes. */
const times = (prefix: string) => html`<script type="module" src="${prefix}${assetPath('frame.js')}"></script>`;

const least = `At least ${limits.password.min} characters.`;

interface AcceptancePage {
  invitation: Invitation;
  token: string;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

const newAccount: readonly Field[] = [
  { kind: 'text', name: 'name', label: 'Your name', autocomplete: 'name' },
  {
    kind: 'password',
    name: 'password',
    label: 'Password',
    hint: least,
    autocomplete: 'new-password',
    required: true,
  },
];

export const acceptancePage =
  ({ invitation: { email, expires_at }, token, values, errors }: AcceptancePage): View =>
  ({ prefix, csrfToken, person }) => ({
    title: 'You are invited',
    isFailure: errors !== undefined,
    body: html`<p>Choose a password, and you can sign in as <strong>${textOfUnknownLanguage(email)}</strong>. The invitation holds until ${utcTime(expires_at)}, and can be used once.</p>
${person && html`<p>In this browser <bdi>${person.name ?? person.email}</bdi> is signed in, who is signed out by it.</p>`}
${form({
  action: actionOf(prefix, '/invitation', token),
  csrfToken: csrfToken(),
  fields: newAccount,
  values,
  ...(errors && { errors }),
  submit: 'Accept the invitation',
})}${times(prefix)}`,
  });

interface TeamAcceptancePage extends Omit<AcceptancePage, 'invitation'> {
  invitation: TeamInvitation;
  /** The museum's name. */
  museum: string;
  /** Its own name for visitors. */
  displayName: string | null;
  /** Whether the e-mail address has an account. */
  hasAccount: boolean;
  /** Whether the browser is signed in as another account. */
  isAnother: boolean;
}

/** A new account chooses a password; an existing one proves its own. */
export const teamAcceptancePage =
  ({ invitation, token, museum, displayName, hasAccount, isAnother, values, errors }: TeamAcceptancePage): View =>
  ({ prefix, csrfToken, person }) => ({
    title: 'You are invited to a team',
    isFailure: errors !== undefined,
    brand: displayName === null ? undefined : { name: displayName },
    body: html`<p>You are invited to work for ${textOfUnknownLanguage(displayName ?? museum)} as ${invitation.role}, with the account <strong>${textOfUnknownLanguage(invitation.email)}</strong>. The invitation holds until ${utcTime(invitation.expires_at)}, and can be used once.</p>
${isAnother && html`<p class="notice caution">In this browser <bdi>${person?.name ?? person?.email}</bdi> is signed in: sign out first, and open this address again.</p>`}
${form({
  action: actionOf(prefix, '/invitation', token),
  csrfToken: csrfToken(),
  fields: hasAccount
    ? [{ kind: 'password', name: 'password', label: 'Your password', autocomplete: 'current-password', required: true }]
    : newAccount,
  values,
  ...(errors && { errors }),
  submit: 'Accept the invitation',
})}${times(prefix)}`,
  });

interface ForgottenPage {
  values: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

export const forgottenPage =
  ({ values, errors }: ForgottenPage): View =>
  ({ prefix, csrfToken }) => ({
    title: 'A new password',
    isFailure: errors !== undefined,
    body: html`<p>Say which e-mail address you sign in with, and a link to choose a new password is sent there.</p>
${form({
  action: `${prefix}/password/forgotten`,
  csrfToken: csrfToken(),
  fields: [{ kind: 'email', name: 'email', label: 'E-mail address', autocomplete: 'username', required: true }],
  values,
  ...(errors && { errors }),
  submit: 'Send the link',
  cancel: `${prefix}/login`,
})}`,
  });

/** The same whether or not the account exists. */
export const sentPage: View = ({ prefix }) => ({
  title: 'Look into your mail',
  body: html`<p>If a customer has this e-mail address, a link is on its way. It works once, for an hour. If nothing arrives, look in your spam folder, or ask an admin.</p>
<p><a href="${prefix}/login">To the sign-in</a></p>`,
});

interface NewPasswordPage {
  email: string;
  token: string;
  errors: FieldErrors | undefined;
}

export const newPasswordPage =
  ({ email, token, errors }: NewPasswordPage): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Choose a new password',
    isFailure: errors !== undefined,
    body: html`<p>It is for <strong>${textOfUnknownLanguage(email)}</strong>, who is signed out everywhere by it: sign in again then.</p>
${form({
  action: actionOf(prefix, '/password/new', token),
  csrfToken: csrfToken(),
  fields: [
    {
      kind: 'password',
      name: 'password',
      label: 'New password',
      hint: least,
      autocomplete: 'new-password',
      required: true,
    },
  ],
  ...(errors && { errors }),
  submit: 'Save the password',
  autofocus: true,
})}`,
  });

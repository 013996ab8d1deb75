/** The pages behind links that customers are sent. */
import { limits } from '../../contracts/primitives.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { anyText, instant } from '../html/text.ts';
import type { Invitation } from '../model/invitation.ts';

/** The token stays in the address: nowhere else does it stand. */
const actionOf = (prefix: string, path: string, token: string) => `${prefix}${path}?${new URLSearchParams({ token })}`;

const least = `At least ${limits.password.min} characters.`;

interface AcceptancePage {
  invitation: Invitation;
  token: string;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

export const acceptancePage =
  ({ invitation: { email, expires_at }, token, values, errors }: AcceptancePage): View =>
  ({ prefix, csrfToken, person }) => ({
    title: 'You are invited',
    isFailure: errors !== undefined,
    body: html`<p>Choose a password, and you can sign in as <strong>${anyText(email)}</strong>. The invitation holds until ${instant(expires_at)}, and can be used once.</p>
${person && html`<p>In this browser <bdi>${person.name ?? person.email}</bdi> is signed in, who is signed out by it.</p>`}
${form({
  action: actionOf(prefix, '/invitation', token),
  csrfToken: csrfToken(),
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autocomplete: 'name' },
    {
      kind: 'password',
      name: 'password',
      label: 'Password',
      hint: least,
      autocomplete: 'new-password',
      required: true,
    },
  ],
  values,
  ...(errors && { errors }),
  submit: 'Accept the invitation',
})}`,
  });

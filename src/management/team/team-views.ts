/** The page of a museum's team. */
import { type Role, roles } from '../../../contracts/access.ts';
import { languages } from '../../../contracts/languages.ts';
import { button, type HiddenFields } from '../../html/button.ts';
import type { Field } from '../../html/field.ts';
import { type FieldErrors, form, type Section } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { attributes, type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { emptyState, table } from '../../html/table.ts';
import { languageName, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { Member } from '../../model/team/member.ts';
import type { TeamInvitation } from '../../model/team/team-invitation.ts';

interface Team {
  /** The museum's name. */
  museum: string;
  /** Its id, for admins, whose address names it. */
  named: number | undefined;
  members: readonly Member[];
  invitations: readonly TeamInvitation[];
  refused: RefusedTeamForm | undefined;
}

/** A refused form. */
export interface RefusedTeamForm {
  /** The member of that form; undefined for that of an invitation. */
  member?: number;
  /** The submitted values. */
  values?: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

const may: Record<Role, string> = {
  viewer: 'Viewer: reads everything but the team',
  translator: 'Translator: also writes translations by hand, in their languages',
  editor: 'Editor: also writes tags, texts, places and hardware, and orders translations',
  manager: 'Manager: also has the team and bundle links',
};

const roleField: Field = {
  kind: 'select',
  name: 'role',
  label: 'Role',
  required: true,
  choices: roles.map((value) => ({ value, label: may[value] })),
};
const languagesField: Field = {
  kind: 'checkboxes',
  name: 'languages',
  label: 'Languages of a translator (none ticked: all)',
  choices: languages.map(({ code }) => ({ value: code, label: languageName(code) })),
};

const onlySome: Section = { title: 'Only some languages', fields: [languagesField], isFolded: true };

/** The query that names the museum, for admins. */
const requested = (named: number | undefined) => (named === undefined ? '' : `?member_of=${named}`);

/** The same in forms, which lose their query when resubmitted after a sign-in. */
const naming = (named: number | undefined): HiddenFields => (named === undefined ? {} : { member_of: `${named}` });

export const teamPage =
  ({ museum, named, members, invitations, refused }: Team): View =>
  (context) => ({
    title: 'Team',
    isFailure: refused?.errors !== undefined,
    body: html`<p>Who works for ${textOfUnknownLanguage(museum)}. What they make is the museum’s, and stays when they leave.</p>
${table({
  caption: 'Members',
  columns: [
    { heading: 'Name', cell: ({ name, email }) => textOfUnknownLanguage(name ?? email) },
    { heading: 'E-mail address', cell: ({ email }) => textOfUnknownLanguage(email) },
    { heading: 'Role', cell: ({ member_role }) => member_role },
    { heading: 'Languages', cell: (member) => inLanguages(member.languages) },
    { heading: 'Last seen', cell: ({ last_seen_on }) => last_seen_on ?? 'never' },
    { heading: 'Change', cell: (member) => changing(context, named, member, refused) },
  ],
  rows: members,
  empty: emptyState('Nobody yet. Invite a colleague below.'),
})}
<h2>Invite a colleague</h2>
${inviting(context, named, refused?.member === undefined ? refused : undefined)}
<h2>Open invitations</h2>
<p class="count">${pluralise(invitations.length, 'invitation')}</p>
${invitationTable(context, named, invitations)}`,
  });

const inviting = (
  { prefix, csrfToken }: PageContext,
  named: number | undefined,
  refused: RefusedTeamForm | undefined,
): Html =>
  form({
    action: `${prefix}/team/invitations${requested(named)}`,
    csrfToken: csrfToken(),
    group: 'invitation',
    hidden: { ...newFormKey(), ...naming(named) },
    fields: [
      { kind: 'email', name: 'email', label: 'E-mail address', required: true, autocomplete: 'off' },
      { kind: 'text', name: 'name', label: 'Name', autocomplete: 'off' },
      roleField,
    ],
    sections: [onlySome],
    values: refused?.values ?? {},
    ...(refused?.errors && { errors: refused.errors }),
    submit: 'Invite',
  });

const inLanguages = (codes: readonly string[] | null): string => (codes ? codes.map(languageName).join(', ') : 'all');

/** Role and languages, and the removal, behind a summary that opens without a script. */
function changing(
  { prefix, csrfToken }: PageContext,
  named: number | undefined,
  member: Member,
  refused: RefusedTeamForm | undefined,
): Html {
  const { id, name, email, member_role, languages: codes } = member;
  const action = `${prefix}/team/${id}${requested(named)}`;
  const again = refused?.member === id ? refused : undefined;
  return html`<details${attributes({ open: again !== undefined })}><summary>Change<span class="unseen"> ${name ?? email}</span>…</summary>
${form({
  action,
  method: 'patch',
  csrfToken: csrfToken(),
  group: 'member',
  hidden: naming(named),
  suffix: `${id}`,
  fields: member_role === 'translator' ? [roleField, languagesField] : [roleField],
  ...(member_role !== 'translator' && { sections: [onlySome] }),
  values: { role: member_role, languages: codes ?? [], ...again?.values },
  ...(again?.errors && { errors: again.errors }),
  submit: 'Save',
})}
<p>Once removed, they are signed out everywhere, and cannot sign in until they are invited again.</p>
${button({ action, method: 'delete', csrfToken: csrfToken(), hidden: naming(named), label: 'Remove', context: `${name ?? email} from the team`, kind: 'danger' })}
</details>`;
}

const invitationTable = (
  { prefix, csrfToken }: PageContext,
  named: number | undefined,
  rows: readonly TeamInvitation[],
): Html =>
  table({
    caption: 'Open invitations',
    columns: [
      { heading: 'E-mail address', cell: ({ email }) => textOfUnknownLanguage(email) },
      { heading: 'Role', cell: ({ role }) => role },
      { heading: 'Languages', cell: (invitation) => inLanguages(invitation.languages) },
      { heading: 'Sent by e-mail', cell: ({ sent }) => (sent ? 'yes' : 'no') },
      { heading: 'Ends', cell: ({ expires_at }) => utcTime(expires_at) },
      {
        heading: 'End it',
        cell: ({ id, email }) =>
          button({
            action: `${prefix}/team/invitations/${id}${requested(named)}`,
            method: 'delete',
            csrfToken: csrfToken(),
            hidden: naming(named),
            label: 'Revoke',
            context: `the invitation of ${email}`,
            kind: 'danger',
          }),
      },
    ],
    rows,
    empty: emptyState('There are none.'),
  });

/** `/team`: the members of a museum, who act for it, and the invitations to become one. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { roles } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import {
  LanguageCode,
  LanguageCodeParameter,
  lenient,
  limits,
  RecordId,
  textOrUndefined,
  textParameter,
} from '../primitives.ts';
import {
  destroyOperation,
  itemPath,
  listOperation,
  operation,
  pathParamsOf,
  query,
  withFilters,
} from './crud-resource.ts';
import { clearable, nonBlankText, Timestamp } from './fields.ts';
import { issuedResource } from './issued-resource.ts';
import { nestedBody } from './resource.ts';

const c = initContract();

const Role = z.enum(roles).meta({
  id: 'TeamRole',
  description:
    'What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links',
  examples: ['translator'],
});

const languages = z
  .array(LanguageCode)
  .nullable()
  .meta({ description: 'Languages that a translator can write in. Null: all', examples: [['fr']] });

const email = (description: string) => z.string().meta({ description, examples: ['grace@example.com'] });

const name = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: ['Grace'] });

export const TeamMember = z
  .object({
    id: RecordId.meta({ description: "Record id of the member's own account", examples: [17] }),
    email: email('E-mail address'),
    name: name('Name'),
    role: Role,
    languages,
    last_seen_on: z
      .string()
      .nullable()
      .meta({
        description: 'Day, in UTC, on which the member was last seen. Null: never',
        examples: ['2026-11-26'],
      }),
    created_at: Timestamp.meta({ description: 'When the account was created' }),
  })
  .meta({ id: 'TeamMember', description: 'A person who acts for a museum.' });
export type TeamMember = z.output<typeof TeamMember>;

/** Null is all; an empty list would be none. */
const LanguagesParameter = lenient(
  (given) =>
    Array.isArray(given)
      ? [...new Set(given.map((each) => LanguageCodeParameter.safeParse(each).data ?? each))]
      : given,
  z.array(LanguageCode).min(1).max(limits.fields).nullable(),
).optional();

const ofLanguages = {
  description: 'Languages that a translator can write in; aliases are accepted. Null: all',
  examples: [['fr']],
};

const TeamMemberChanges = z
  .object({ role: Role.optional(), languages: LanguagesParameter.meta(ofLanguages) })
  .meta({ id: 'TeamMemberChanges', description: 'Changes to a member.' });
export type TeamMemberChanges = z.output<typeof TeamMemberChanges>;

/** Unvalidated, as it is only for admins. */
const MemberOf = lenient((value) => [value].flat().map(textOrUndefined).join(), z.string())
  .optional()
  .meta({
    description: 'Record id of the museum. Required for admins; ignored for other callers',
    examples: ['17'],
  });

export const ofMuseum = z.object({ member_of: MemberOf });

const members = {
  resource: 'team',
  path: '/team',
  group: 'member',
  names: { one: 'TeamMember', many: 'TeamMembers' },
  listed: TeamMember,
  says: {
    index: "Returns the museum's members. Available to the museum, its managers and admins.",
    destroy:
      'Removes a member. Its tokens and sessions end, and it cannot sign in until a new invitation is accepted. What it has created is kept. Available to the museum, its managers and admins.',
  },
} as const;

// Another example than that of the museum.
const pathParams = z.object({
  id: pathParamsOf(members).shape.id.meta({ description: 'Record id of the team member', examples: [18] }),
});
const removal = destroyOperation(members, { 404: ErrorBody });
const changed = { 200: TeamMember, 401: ErrorBody, 404: ErrorBody, 422: ValidationErrors } as const;

const change = {
  path: itemPath(members.path),
  pathParams,
  query,
  body: nestedBody('member', TeamMemberChanges),
  responses: changed,
} as const;
const changes =
  "Updates the role or the languages of a member. The change applies from the member's next request on. Absent fields keep their values. Available to the museum, its managers and admins.";

export const team = {
  index: withFilters(listOperation(members), ofMuseum),
  update: {
    ...change,
    method: 'PATCH',
    summary: 'Update a team member',
    description: changes,
    metadata: { ...operation(members, 'update', 'updateTeamMember', changed), takes: undefined, links: undefined },
  },
  replace: {
    ...change,
    method: 'PUT',
    summary: 'Update a team member (PUT)',
    description: `Same as PATCH. ${changes}`,
    metadata: { ...operation(members, 'update', 'replaceTeamMember', changed), takes: undefined, links: undefined },
  },
  destroy: { ...removal, pathParams, body: c.noBody(), metadata: { ...removal.metadata, takes: undefined } },
} as const;

export const TeamInvitation = z
  .object({
    id: RecordId.meta({ description: 'Record id of the invitation', examples: [17] }),
    email: email('E-mail address of the invited person, in lower case'),
    name: name('Name of the future member'),
    role: Role,
    languages,
    customer_id: RecordId.meta({ description: 'Record id of the person who sent the invitation', examples: [1] }),
    sent: z.boolean().meta({ description: 'Whether a mail server has accepted the invitation', examples: [false] }),
    expires_at: Timestamp.meta({ description: 'Time until which it can be accepted' }),
    created_at: Timestamp.meta({ description: 'When it was created' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'URL at which the invitation is accepted. Returned only once, to the person who creates the invitation; null from then on',
        examples: ['https://tags.example.com/invitation?token=3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'TeamInvitation', description: 'An invitation to become a member of a museum.' });
export type TeamInvitation = z.output<typeof TeamInvitation>;

export const NewTeamInvitation = z
  .object({
    email: nonBlankText(limits.email).meta({
      description: 'E-mail address of the invited person. Stored in lower case',
      examples: ['grace@example.com'],
    }),
    name: clearable(textParameter(limits.name)).meta({
      description: 'Name of the future member, who can change it',
      examples: ['Grace'],
    }),
    role: Role,
    languages: LanguagesParameter.meta(ofLanguages),
    member_of: MemberOf,
  })
  .meta({ id: 'NewTeamInvitation', description: 'A new invitation.' });
export type NewTeamInvitation = z.output<typeof NewTeamInvitation>;

const issued = issuedResource({
  resource: 'team_invitations',
  path: '/team/invitations',
  group: 'invitation',
  names: { one: 'TeamInvitation', many: 'TeamInvitations' },
  listed: TeamInvitation,
  create: NewTeamInvitation,
  says: {
    index: "Returns the museum's pending invitations. Available to the museum, its managers and admins.",
    create:
      "Invites a person to act for the museum, whether or not the e-mail address has an account. The invitation's URL is returned only once, in this response. It can be used once, within 72 hours, to accept the invitation: with a new password, or with that of the existing account. A new invitation to the same e-mail address ends the previous one of the same museum. Limits: 20 pending invitations and 20 new ones a day for a museum, and 3 new ones a day for an e-mail address. Beyond them, the response is 429. Available to the museum, its managers and admins.",
    destroy:
      'Revokes the invitation: its URL returns 404 from then on. Available to the museum, its managers and admins.',
  },
});

export const teamInvitations = {
  index: withFilters(issued.index, ofMuseum),
  create: {
    ...issued.create,
    query: query.extend(ofMuseum.shape),
    responses: { ...issued.create.responses, 429: ErrorBody },
    metadata: { ...issued.create.metadata, failures: [...issued.create.metadata.failures, 'too_many_invitations'] },
  },
  destroy: issued.destroy,
} as const;

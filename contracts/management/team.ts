/** `/team`: the members of a museum, who act for it, and the invitations to become one. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { roles } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import {
  givenText,
  LanguageCode,
  LanguageCodeParameter,
  lenient,
  limits,
  RecordId,
  textParameter,
} from '../primitives.ts';
import { destroyOperation, filtered, itemOf, listOperation, operation, pathParamsOf, query } from './crud-resource.ts';
import { clearable, filled, Timestamp } from './fields.ts';
import { issuedResource } from './issued-resource.ts';
import { bodyOf } from './resource.ts';

const c = initContract();

const Role = z.enum(roles).meta({
  id: 'TeamRole',
  description:
    'What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too',
  examples: ['translator'],
});

const languages = z
  .array(LanguageCode)
  .nullable()
  .meta({ description: 'The languages that a translator writes in; null: all', examples: [['fr']] });

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
        description: 'The day, in UTC, on which the member was last seen; null: never',
        examples: ['2026-11-26'],
      }),
    created_at: Timestamp.meta({ description: 'When the account was made' }),
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
  description: 'The languages that a translator writes in, as aliases too; null: all',
  examples: [['fr']],
};

const TeamMemberChanges = z
  .object({ role: Role.optional(), languages: LanguagesParameter.meta(ofLanguages) })
  .meta({ id: 'TeamMemberChanges', description: 'What is to be changed of a member.' });
export type TeamMemberChanges = z.output<typeof TeamMemberChanges>;

/** Unvalidated, as it is only for admins. */
const MemberOf = lenient((value) => [value].flat().map(givenText).join(), z.string())
  .optional()
  .meta({
    description: 'Record id of the museum. Only for admins, who need it; from others it is ignored',
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
    index: "The museum's members. For the museum, its managers, and admins.",
    destroy:
      'Removes a member: its tokens and sessions end, and it cannot sign in until an invitation lets it in again. What it has made stays. For the museum, its managers, and admins.',
  },
} as const;

// Another example than that of the museum.
const pathParams = z.object({
  id: pathParamsOf(members).shape.id.meta({ description: 'Record id of the team member', examples: [18] }),
});
const removal = destroyOperation(members, { 404: ErrorBody });
const changed = { 200: TeamMember, 401: ErrorBody, 404: ErrorBody, 422: ValidationErrors } as const;

const change = {
  path: itemOf(members.path),
  pathParams,
  query,
  body: bodyOf('member', TeamMemberChanges),
  responses: changed,
} as const;
const changes =
  'Changes the role or the languages of a member, from its next request on. What is absent stays as it is. For the museum, its managers, and admins.';

export const team = {
  index: filtered(listOperation(members), ofMuseum),
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
    description: `The same as PATCH. ${changes}`,
    metadata: { ...operation(members, 'update', 'replaceTeamMember', changed), takes: undefined, links: undefined },
  },
  destroy: { ...removal, pathParams, body: c.noBody(), metadata: { ...removal.metadata, takes: undefined } },
} as const;

export const TeamInvitation = z
  .object({
    id: RecordId.meta({ description: 'Record id of the invitation', examples: [17] }),
    email: email('E-mail address of who is invited, in lower case'),
    name: name('Name that the member is to have'),
    role: Role,
    languages,
    customer_id: RecordId.meta({ description: 'Record id of who invites', examples: [1] }),
    sent: z.boolean().meta({ description: 'Whether a mail server has taken the invitation', examples: [false] }),
    expires_at: Timestamp.meta({ description: 'Until when it can be accepted' }),
    created_at: Timestamp.meta({ description: 'When it was made' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'Address at which the invitation is accepted. It is answered once, to who makes the invitation; null from then on',
        examples: ['https://tags.example.com/invitation?token=3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'TeamInvitation', description: 'An invitation to become a member of a museum.' });
export type TeamInvitation = z.output<typeof TeamInvitation>;

export const NewTeamInvitation = z
  .object({
    email: filled(limits.email).meta({
      description: 'E-mail address of who is invited; stored in lower case',
      examples: ['grace@example.com'],
    }),
    name: clearable(textParameter(limits.name)).meta({
      description: 'Name that the member is to have, who may change it',
      examples: ['Grace'],
    }),
    role: Role,
    languages: LanguagesParameter.meta(ofLanguages),
    member_of: MemberOf,
  })
  .meta({ id: 'NewTeamInvitation', description: 'An invitation to be made.' });
export type NewTeamInvitation = z.output<typeof NewTeamInvitation>;

const issued = issuedResource({
  resource: 'team_invitations',
  path: '/team/invitations',
  group: 'invitation',
  names: { one: 'TeamInvitation', many: 'TeamInvitations' },
  listed: TeamInvitation,
  create: NewTeamInvitation,
  says: {
    index: "The museum's invitations that can still be accepted. For the museum, its managers, and admins.",
    create:
      'Invites somebody to act for the museum, whether the e-mail address has an account or not. The person who has the address, which is answered here and never again, accepts it there once, within 72 hours: with a new password, or with that of the account. A new invitation for the same e-mail address ends the former of the same museum. At most 20 are open, and 20 a day are made, for one museum, and 3 a day for one e-mail address; more are 429. For the museum, its managers, and admins.',
    destroy: 'Revokes the invitation: its address answers 404 from then on. For the museum, its managers, and admins.',
  },
});

export const teamInvitations = {
  index: filtered(issued.index, ofMuseum),
  create: {
    ...issued.create,
    query: query.extend(ofMuseum.shape),
    responses: { ...issued.create.responses, 429: ErrorBody },
    metadata: { ...issued.create.metadata, failures: [...issued.create.metadata.failures, 'too_many_invitations'] },
  },
  destroy: issued.destroy,
} as const;

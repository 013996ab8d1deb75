/** `/invitations`: admins invite colleagues to become customers, who choose their own passwords. */
import { z } from 'zod';
import { limits, RecordId, textParameter } from '../primitives.ts';
import { clearable, filled, Timestamp } from './fields.ts';
import { forAdmins, issuedResource } from './issued-resource.ts';

export const Invitation = z
  .object({
    id: RecordId.meta({ description: 'Record id of the invitation', examples: [17] }),
    email: z
      .string()
      .meta({ description: 'E-mail address of who is invited, in lower case', examples: ['grace@example.com'] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name that the customer is to have', examples: ['Grace'] }),
    role: z
      .string()
      .nullable()
      .meta({ description: 'Role that the customer is to have', examples: ['admin'] }),
    customer_id: RecordId.meta({ description: 'Record id of the admin who invites', examples: [1] }),
    sent: z.boolean().meta({ description: 'Whether a mail server has taken the invitation', examples: [false] }),
    expires_at: Timestamp.meta({ description: 'Until when it can be accepted' }),
    created_at: Timestamp.meta({ description: 'When it was made' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'Address at which the invitation is accepted, by anybody who has it. It is answered once, when the invitation is made; null from then on',
        examples: ['https://tags.example.com/invitation?token=3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'Invitation', description: 'An invitation to become a customer.' });
export type Invitation = z.output<typeof Invitation>;

const name = clearable(textParameter(limits.name));

export const NewInvitation = z
  .object({
    email: filled(limits.email).meta({
      description: 'E-mail address of who is invited; stored in lower case',
      examples: ['grace@example.com'],
    }),
    name: name.meta({
      description: 'Name that the customer is to have; it can be changed when the invitation is accepted',
      examples: ['Grace'],
    }),
    role: clearable(textParameter(50)).meta({
      description: 'Role that the customer is to have: `admin` sees the records of all',
      examples: ['admin'],
    }),
  })
  .meta({ id: 'NewInvitation', description: 'An invitation to be made.' });
export type NewInvitation = z.output<typeof NewInvitation>;

/** The body of an acceptance. */
export const Acceptance = z.object({ name, password: filled(limits.password.max) });
export type Acceptance = z.output<typeof Acceptance>;

export const invitations = forAdmins(
  issuedResource({
    resource: 'invitations',
    path: '/invitations',
    group: 'invitation',
    names: { one: 'Invitation', many: 'Invitations' },
    listed: Invitation,
    create: NewInvitation,
    says: {
      index: 'All invitations that can still be accepted. Their addresses are not in the answer. Only an admin may.',
      create: `Invites somebody to become a customer. Only an admin may. The person who has the address, which is answered here and never again, chooses a password there and is signed in. It can be used once, for 72 hours, as long as its maker is an admin; a new invitation for the same e-mail address ends the former.`,
      destroy: 'Revokes the invitation: its address answers 404 from then on. Only an admin may.',
    },
  }),
);

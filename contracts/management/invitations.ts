/** `/invitations`: admins invite colleagues to become customers, who choose their own passwords. */
import { z } from 'zod';
import { limits, RecordId, textParameter } from '../primitives.ts';
import { clearable, nonBlankText, Timestamp } from './fields.ts';
import { forAdmins, issuedResource } from './issued-resource.ts';

export const Invitation = z
  .object({
    id: RecordId.meta({ description: 'Record id of the invitation', examples: [17] }),
    email: z
      .string()
      .meta({ description: 'E-mail address of the invited person, in lower case', examples: ['grace@example.com'] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the future customer', examples: ['Grace'] }),
    role: z
      .string()
      .nullable()
      .meta({ description: 'Role of the future customer', examples: ['admin'] }),
    customer_id: RecordId.meta({ description: 'Record id of the admin who sent the invitation', examples: [1] }),
    sent: z.boolean().meta({ description: 'Whether a mail server has accepted the invitation', examples: [false] }),
    expires_at: Timestamp.meta({ description: 'Time until which it can be accepted' }),
    created_at: Timestamp.meta({ description: 'When it was created' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'URL at which the invitation is accepted. Anybody who has it can accept it. Returned only once, when the invitation is created; null from then on',
        examples: ['https://tags.example.com/invitation?token=3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'Invitation', description: 'An invitation to become a customer.' });
export type Invitation = z.output<typeof Invitation>;

const name = clearable(textParameter(limits.name));

export const NewInvitation = z
  .object({
    email: nonBlankText(limits.email).meta({
      description: 'E-mail address of the invited person. Stored in lower case',
      examples: ['grace@example.com'],
    }),
    name: name.meta({
      description: 'Name of the future customer. It can be changed when the invitation is accepted',
      examples: ['Grace'],
    }),
    role: clearable(textParameter(50)).meta({
      description: 'Role of the future customer. `admin` gives access to the records of all customers',
      examples: ['admin'],
    }),
  })
  .meta({ id: 'NewInvitation', description: 'A new invitation.' });
export type NewInvitation = z.output<typeof NewInvitation>;

/** The body of an acceptance. */
export const Acceptance = z.object({ name, password: nonBlankText(limits.password.max) });
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
      index: 'Returns all pending invitations, without their URLs. Admins only.',
      create:
        "Invites a person to become a customer. Admins only. The invitation's URL is returned only once, in this response. With it the person chooses a password and is signed in. It can be used once, within 72 hours, as long as its creator is an admin. A new invitation to the same e-mail address ends the previous one.",
      destroy: 'Revokes the invitation: its URL returns 404 from then on. Admins only.',
    },
  }),
);

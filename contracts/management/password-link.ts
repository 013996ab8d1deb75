/** `POST /customers/{id}/password_link`: an admin's link by which a customer chooses a new password. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { operation, pathParamsOf, query } from './crud-resource.ts';
import { Timestamp } from './fields.ts';

const c = initContract();

const PasswordLink = z
  .object({
    url: z.string().meta({
      description: 'URL at which a new password is chosen. Anybody who has it can do so. Returned only once',
      examples: ['https://tags.example.com/password/new?token=3q2-7wAAbase64url_of_32_random_bytes_012345'],
    }),
    expires_at: Timestamp.meta({ description: 'Time until which it can be used' }),
  })
  .meta({ id: 'PasswordLink', description: 'A link with which a customer chooses a new password.' });

const about = { resource: 'customers', group: 'customer', names: { one: 'Customer' } } as const;
const responses = { 201: PasswordLink, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ValidationErrors } as const;

export const passwordLink = {
  method: 'POST',
  path: '/customers/:id/password_link',
  pathParams: pathParamsOf(about),
  query,
  body: c.noBody(),
  responses,
  summary: 'Create a password link',
  description:
    "Creates a link with which the customer can choose a new password, once, within an hour. Admins only. Using it ends the customer's tokens, sessions and other such links, and signs nobody in. For a suspended customer, the response is 422.",
  metadata: operation(about, 'link', 'createPasswordLink', responses),
} as const;

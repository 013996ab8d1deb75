import { randomBytes } from 'node:crypto';

/** Name of the hidden field that holds a form's idempotency key. */
export const formKeyField = 'form_key';

/** A new key, as a hidden field of a form. */
export const newFormKey = (): Record<string, string> => ({ [formKeyField]: randomBytes(16).toString('base64url') });

/** Idempotent forms: each carries an idempotency key, so that a repeated submit does nothing. */
import { createHash, createHmac, hash, randomBytes } from 'node:crypto';
import { personOf } from '../../contracts/access.ts';
import { givenText } from '../../contracts/primitives.ts';
import type { Notice } from '../html/page.ts';
import type { Done, PageCall } from './crud-pages.ts';
import { acquireKey, lockKey, storeAndCommit } from './idempotency-key.ts';

/** Name of the hidden field that holds the idempotency key. */
const keyField = 'form_key';

/** A new key, as a hidden field of a form. */
export const newFormKey = (): Record<string, string> => ({ [keyField]: randomBytes(16).toString('base64url') });

/** The content of a form without its CSRF token. */
const contentOf = ({ fields }: PageCall): string => {
  const { csrf_token: _, ...content } = fields;
  const pairs = Object.entries(content).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? hash('sha256', value) : value,
  ]);
  return JSON.stringify(pairs.sort(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)));
};

/**
 * Runs a form's work once, in one transaction: the call's. A repeated submit only redirects as the first one did. An edited
 * form counts as another one. Without a key the work runs each time.
 */
export async function submitOnce(call: PageCall, work: (call: PageCall) => Promise<Done>): Promise<Done> {
  const key = givenText(call.fields[keyField]);
  if (key === undefined) return work(call);
  const content = contentOf(call);
  const person = personOf(call.caller);
  const keyed = {
    id: createHash('sha256')
      .update(JSON.stringify([person, 'form', content]))
      .digest(),
    customer_id: person,
    values_hash: createHmac('sha256', key).update(content).digest(),
  };
  const begun = await acquireKey(call.db, keyed, () => lockKey(call.db, keyed.id));
  if ('answer' in begun) return { to: begun.answer.headers.Location ?? '/', message: begun.answer.body as Notice };
  const trx = begun.taken;
  try {
    const done = await work({ ...call, db: trx });
    await storeAndCommit(call.db, trx, keyed, { status: 303, headers: { Location: done.to }, body: done.message });
    return done;
  } finally {
    if (!trx.isCompleted()) await trx.rollback();
  }
}

/** Forms that do a thing once, however often a browser sends them: each carries a key of its own. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { givenText } from '../../contracts/primitives.ts';
import type { Notice } from '../html/page.ts';
import type { Done, PageCall } from './crud-pages.ts';
import { hold, keepAndCommit, underKey } from './under-key.ts';

/** Name of the hidden field that holds the idempotency key. */
const keyField = 'form_key';

/** A key, as a hidden field of a form that is drawn anew. */
export const ownKey = (): Record<string, string> => ({ [keyField]: randomBytes(16).toString('base64url') });

/** The content of a form besides its sender. */
const saidIn = ({ fields }: PageCall): string => {
  const { csrf_token: _, ...said } = fields;
  return JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * Does what a form asks for, in one transaction: the call's. The same form sent again leads where it has led, and nothing
 * is done. What somebody has changed in it since is another form. Without a key it is done each time.
 */
export async function doneOnce(call: PageCall, work: (call: PageCall) => Promise<Done>): Promise<Done> {
  const key = givenText(call.fields[keyField]);
  if (key === undefined) return work(call);
  const said = saidIn(call);
  const keyed = {
    id: createHash('sha256')
      .update(JSON.stringify([call.caller.id, 'form', said]))
      .digest(),
    customer_id: call.caller.id,
    values_hash: createHmac('sha256', key).update(said).digest(),
  };
  const begun = await underKey(call.db, keyed, () => hold(call.db, keyed.id));
  if ('answer' in begun) return { to: begun.answer.headers.Location ?? '/', message: begun.answer.body as Notice };
  const trx = begun.taken;
  try {
    const done = await work({ ...call, db: trx });
    await keepAndCommit(call.db, trx, keyed, { status: 303, headers: { Location: done.to }, body: done.message });
    return done;
  } finally {
    if (!trx.isCompleted()) await trx.rollback();
  }
}

/** Idempotent forms: each carries an idempotency key, so that a repeated submit does nothing. */
import { createHash, createHmac, hash } from 'node:crypto';
import { personIdOf } from '../../contracts/access.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { IdempotencyKey, StoredAnswer } from '../database/idempotency-store.ts';
import { formKeyField } from '../html/form-key.ts';
import type { Notice } from '../html/page.ts';
import type { Call } from './call.ts';
import type { Done, PageCall } from './crud-pages.ts';
import { acquireKey, lockKey, storeAndCommit } from './idempotency-key.ts';
import { seal, unseal } from './seal.ts';

type FormCall = Call & Partial<Pick<PageCall, 'fields'>>;

/** The content of a form without its CSRF token. */
const contentOf = ({ fields }: FormCall): string => {
  const { csrf_token: _, ...content } = fields ?? {};
  const pairs = Object.entries(content).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? hash('sha256', value) : value,
  ]);
  return JSON.stringify(pairs.sort(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)));
};

/** The key of a form with its content: an edited form counts as another one. */
function keyedBy(call: FormCall, key: string): IdempotencyKey {
  const content = contentOf(call);
  const person = personIdOf(call.caller);
  return {
    id: createHash('sha256')
      .update(JSON.stringify([person, 'form', content]))
      .digest(),
    customer_id: person,
    values_hash: createHmac('sha256', key).update(content).digest(),
  };
}

/**
 * What a form's work has made, in one transaction with the answer to store; or the answer of an earlier submit, and the
 * form's key. Without a key the work runs each time.
 */
async function once<C extends FormCall, T>(
  call: C,
  work: (call: C) => Promise<T>,
  answerOf: (made: T, key: string) => StoredAnswer,
): Promise<{ made: T } | { answer: StoredAnswer; key: string }> {
  const key = textOrUndefined(call.fields?.[formKeyField]);
  if (key === undefined) return { made: await work(call) };
  const keyed = keyedBy(call, key);
  const begun = await acquireKey(call.db, keyed, () => lockKey(call.db, keyed.id));
  if ('answer' in begun) return { ...begun, key };
  const trx = begun.taken;
  try {
    const made = await work({ ...call, db: trx });
    await storeAndCommit(call.db, trx, keyed, answerOf(made, key));
    return { made };
  } finally {
    if (!trx.isCompleted()) await trx.rollback();
  }
}

/** Says of a repeated submit, which may come days later by the browser's “Back”, that nothing was done now. */
const sentBefore = (stored: string | Notice): Notice => {
  const notice: Notice = typeof stored === 'string' ? { text: stored, kind: 'done' } : stored;
  return { ...notice, text: `${notice.text} The same form was sent before and counts once.` };
};

/** Runs a form's work once, in one transaction: the call's. A repeated submit only redirects as the first one did. */
export async function submitOnce(call: PageCall, work: (call: PageCall) => Promise<Done>): Promise<Done> {
  const done = await once(call, work, ({ to, message }) => ({ status: 303, headers: { Location: to }, body: message }));
  if ('made' in done) return done.made;
  return { to: done.answer.headers.Location ?? '/', message: sentBefore(done.answer.body as string | Notice) };
}

/** A record with a secret, of which only a hash is stored. */
export interface RecordWithSecret<R> {
  record: R;
  secret: string;
}

/**
 * The same for a record that is made with a secret: a repeated submit gets both again, not others. The secret is stored
 * encrypted by the form's key, which is stored nowhere.
 */
export async function issueOnce<C extends FormCall, R extends { id: number }>(
  call: C,
  work: (call: C) => Promise<RecordWithSecret<R>>,
  find: (id: number) => Promise<R>,
): Promise<RecordWithSecret<R> & { isFirst: boolean }> {
  const issued = await once(call, work, ({ record: { id }, secret }, key) => ({
    status: 201,
    headers: {},
    body: { id, sealed: seal(key, secret) },
  }));
  if ('made' in issued) return { ...issued.made, isFirst: true };
  const { id, sealed } = issued.answer.body as { id: number; sealed: string };
  return { record: await find(id), secret: unseal(issued.key, sealed), isFirst: false };
}

/**
 * The memory of what providers and people have made of texts: nothing is paid for twice, for whatever tag, text or name.
 *
 * - **entry**: the translation of one text from one language into another, and its maker. Texts that differ only in their
 *   line ends, in the white space at their ends, or in how their letters are composed are one (`memory_key`).
 * - **claim**: a lease on a missing entry, by which one attempt asks the providers for it. The others wait for it instead.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bareText, dressedAs } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type Finder, finderOf, keeps } from '../../model/translations/kept-parts.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import type { Leases } from '../queue/leases.ts';
import type { Answer } from './answer.ts';
import type { Asking, Question } from './ask.ts';
import { commit } from './commit.ts';
import { type Asked, type Remembering, recall } from './remembered.ts';

interface MemoryOptions {
  db: Database;
  leases: Leases;
  remembering: Remembering;
}

/** Milliseconds between two looks at what another attempt asks for. */
const interval = 50;

const entryColumns = ['key', 'source_lang_code', 'lang_code', 'is_shared', 'customer_id'].join(', ');
const entryKey = 'memory_entry_key(:text, cast(:ownerId as integer))';
const entryValues = `${entryKey}, :from, :to, :isShared, cast(:customerId as integer)`;
/** The name of the lease on an entry. */
const leaseName = `concat_ws(' ', 'memory', encode(${entryKey}, 'hex'), cast(:from as text), cast(:to as text),
  case when :isShared then 'all' else coalesce(cast(:customerId as text), 'none') end)`;

/**
 * The use of an answer. `settle` keeps what was paid for, and gives back the claim: in the transaction in which the answer is used, or
 * else afterwards by the memory itself.
 */
type Use<T> = (answer: Answer, settle: (trx: Transaction) => Promise<void>) => Promise<T>;

/** What is looked for: also where people's work is no answer. */
interface Sought extends Asked {
  isOfMachine: boolean;
  /** Finds what stays as it is. */
  find: Finder;
}

/** The key of an entry; and the owner of the tag that it is wanted for. */
interface Entry extends Sought {
  isShared: boolean;
  customerId: number | null;
}

/** An entry that is claimed. */
interface Held {
  entry: Entry;
  claim: string;
  signal: AbortSignal;
}

/** Uses the answer that is remembered; else the providers', as soon as no other attempt asks them for the same. */
export async function throughMemory<T>(
  options: MemoryOptions,
  question: Question,
  ask: Asking,
  use: Use<T>,
): Promise<T> {
  const { db, leases } = options;
  const { signal } = question;
  const entry = entryOf(options, question);
  for (;;) {
    const before = await recalled(db, options.remembering, entry);
    if (before) return use(before, async () => {});
    signal.throwIfAborted();
    const claim = randomUUID();
    leases.hold(claim);
    try {
      const begun = await inTransaction(db, (trx) => begin(options, trx, { entry, claim, signal }, ask));
      if (begun) return await settled(db, { entry, claim, signal }, begun, use);
    } finally {
      leases.release(claim);
    }
    await pause(interval, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Whether it would be answered without a provider. */
export async function isRemembered(
  { db, remembering }: Omit<MemoryOptions, 'leases'>,
  { source: { text, lang: from }, ownerId, keepWords }: Standing,
  to: string,
): Promise<boolean> {
  const find = finderOf(keepWords);
  return (await recalled(db, remembering, { text, from, to, ownerId, isOfMachine: false, find })) !== undefined;
}

function entryOf({ remembering }: MemoryOptions, question: Question): Entry {
  const { source, to, account, find, isOfMachine = false } = question;
  const isShared = remembering.scope === 'all';
  const { ownerId } = account;
  const customerId = isShared ? null : ownerId;
  return { text: source.text, from: source.lang, to, isShared, ownerId, customerId, isOfMachine, find };
}

/** Not what has lost something that stays as it is, be it a person's work or of former times. */
async function recalled(
  db: Database,
  remembering: Remembering,
  { find, isOfMachine, ...asked }: Sought,
): Promise<Answer | undefined> {
  const all = await recall(db, remembering, asked);
  const found = all.find(({ text, source }) => !(isOfMachine && source) && keeps(find, asked.text, text));
  if (!found) return undefined;
  const text = dressedAs(found.text, asked.text);
  return { kind: 'translated', ...found, text, message: null, isRemembered: true };
}

/** Does in a transaction what only one may do at a time; undefined where a living runner does it already. */
async function begin(
  options: MemoryOptions,
  trx: Transaction,
  held: Held,
  ask: Asking,
): Promise<(() => Promise<Answer>) | undefined> {
  if (!(await claimed(options, trx, held))) return undefined;
  // Another attempt may have made it between the look and the claim.
  const meanwhile = await recalled(trx, options.remembering, held.entry);
  return meanwhile ? async () => meanwhile : ask(trx);
}

/** A living claim is only looked at: a lock on it, by those that wait, would keep its renewal from it. */
async function claimed({ leases }: MemoryOptions, trx: Transaction, { entry, claim }: Held): Promise<boolean> {
  const { runner, seconds, takesOver } = leases;
  const { rows } = await trx.raw(
    `insert into leases as held (name, lease, leased_by, until)
     select wanted.name, :claim, :runner, now() + make_interval(secs => :seconds) from (select ${leaseName} as name) wanted
     where not exists (select from leases where name = wanted.name and (until >= now() or not :takesOver))
     on conflict (name) do update set lease = excluded.lease, leased_by = excluded.leased_by, until = excluded.until
       where held.until < now() and :takesOver
     returning lease`,
    { ...entry, claim, runner, seconds, takesOver },
  );
  return rows.length > 0;
}

async function settled<T>(db: Database, held: Held, begun: () => Promise<Answer>, use: Use<T>): Promise<T> {
  let answer: Answer | undefined;
  let isSettled = false;
  try {
    answer = await begun();
    return await use(answer, async (trx) => {
      await settle(trx, held, answer);
      isSettled = true;
    });
  } catch (error) {
    // `settle` was rolled back with its transaction.
    isSettled = false;
    throw error;
  } finally {
    // It is paid for: it shall not be lost where its original has changed meanwhile, or the job was cancelled.
    if (!isSettled) await settleAlone(db, held, answer);
  }
}

async function settleAlone(db: Database, held: Held, answer: Answer | undefined): Promise<void> {
  try {
    await commit(db, held.signal, (trx) => settle(trx, held, answer));
  } catch (error) {
    // What cannot be kept shall not keep others waiting.
    await inTransaction(db, (trx) => giveBack(trx, held.claim)).catch(() => {});
    throw error;
  }
}

async function settle(trx: Transaction, { entry, claim }: Held, answer: Answer | undefined): Promise<void> {
  if (answer?.kind !== 'translated' || answer.isRemembered) return giveBack(trx, claim);
  const { provider } = answer;
  const translated = bareText(answer.text) || answer.text;
  // A customer that is gone meanwhile has nothing to be remembered.
  await trx.raw(
    `with given_back as (delete from leases where lease = :claim)
     insert into translation_memory (${entryColumns}, text, provider, text_key)
     select ${entryValues}, :translated, :provider, nullif(memory_key(:text), ${entryKey})
     where :isShared or cast(:customerId as integer) is null or exists (
       select from customers where id = cast(:customerId as integer) for key share)
     on conflict (${entryColumns}) do update
       set text = excluded.text, provider = excluded.provider, text_key = excluded.text_key, created_at = now(), unused_since = null`,
    { ...entry, claim, translated, provider },
  );
}

const giveBack = (trx: Transaction, claim: string): Promise<void> => trx('leases').where({ lease: claim }).delete();

/**
 * The translation memory, so that nothing is paid for twice.
 *
 * - **entry**: the translation of one text from one language into another, and its maker. Texts that differ only in their
 *   line ends, in the white space at their ends, or in how their letters are composed are one (`memory_key`).
 * - **claim**: a lease on a missing entry: one attempt asks the providers, and others wait for its result.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { normalisedText, withWhitespaceOf } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { commitWithRetry, inTransaction, type Transaction } from '../../database/transaction.ts';
import { type Finder, finderOf, preservesParts } from '../../model/translations/protected-parts.ts';
import type { CurrentText } from '../../model/translations/translation-row.ts';
import type { Leases } from '../queue/leases.ts';
import type { Answer } from './answer.ts';
import type { PreparedCall, Question } from './call-providers.ts';
import { type MemoryQuery, type RecallQuery, recall } from './memory-recall.ts';

interface MemoryOptions {
  db: Database;
  leases: Leases;
  remembering: MemoryQuery;
}

/** Poll interval in milliseconds for another attempt's result. */
const interval = 50;

const entryColumns = ['key', 'source_lang_code', 'lang_code', 'is_shared', 'customer_id'].join(', ');
const entryKey = 'memory_entry_key(:text, cast(:ownerId as integer))';
const entryValues = ':from, :to, :isShared, cast(:customerId as integer)';
/** SQL: the name of the lease on an entry. */
const leaseName = `concat_ws(' ', 'memory', encode(${entryKey}, 'hex'), cast(:from as text), cast(:to as text),
  case when :isShared then 'all' else coalesce(cast(:customerId as text), 'none') end)`;

/**
 * Uses an answer. `settle` stores a paid answer and releases the claim, in the transaction that uses the answer. If it
 * is not called, the memory settles afterwards.
 */
type Use<T> = (answer: Answer, settle: (trx: Transaction) => Promise<void>) => Promise<T>;

/** A lookup in the memory. */
interface MemoryLookup extends RecallQuery {
  /** Ignores people's work. */
  isMachineOnly: boolean;
  /** Finds the protected parts. */
  find: Finder;
}

/** The key of an entry, and the owner of the tag. */
interface Entry extends MemoryLookup {
  isShared: boolean;
  customerId: number | null;
}

interface ClaimedEntry {
  entry: Entry;
  claim: string;
  signal: AbortSignal;
}

/** Uses the answer from memory, or else that of the providers, once no other attempt is asking for the same. */
export async function useMemoryOrAsk<T>(
  options: MemoryOptions,
  question: Question,
  ask: PreparedCall,
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
      if (begun) return await usedOnce(db, { entry, claim, signal }, begun, use);
    } finally {
      leases.release(claim);
    }
    await pause(interval, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Whether the memory has the translation. */
export async function isRemembered(
  { db, remembering }: Omit<MemoryOptions, 'leases'>,
  { source: { text, lang: from }, ownerId, keepWords }: CurrentText,
  to: string,
): Promise<boolean> {
  const find = finderOf(keepWords);
  return (await recalled(db, remembering, { text, from, to, ownerId, isMachineOnly: false, find })) !== undefined;
}

function entryOf({ remembering }: MemoryOptions, question: Question): Entry {
  const { source, to, payer, find, isMachineOnly = false } = question;
  const isShared = remembering.scope === 'all';
  const { ownerId } = payer;
  const customerId = isShared ? null : ownerId;
  return { text: source.text, from: source.lang, to, isShared, ownerId, customerId, isMachineOnly, find };
}

/**
 * The answer from memory. Entries that lack a protected part do not count: people's, and those from before the part was
 * protected.
 */
async function recalled(
  db: Database,
  remembering: MemoryQuery,
  { find, isMachineOnly, ...query }: MemoryLookup,
): Promise<Answer | undefined> {
  const all = await recall(db, remembering, query);
  const found = all.find(({ text, source }) => !(isMachineOnly && source) && preservesParts(find, query.text, text));
  if (!found) return undefined;
  const text = withWhitespaceOf(found.text, query.text);
  return { kind: 'translated', ...found, text, message: null, isRemembered: true };
}

/** Claims the entry and begins to ask. Returns undefined if another attempt has the claim. */
async function begin(
  options: MemoryOptions,
  trx: Transaction,
  claimedEntry: ClaimedEntry,
  ask: PreparedCall,
): Promise<(() => Promise<Answer>) | undefined> {
  if (!(await claimed(options, trx, claimedEntry))) return undefined;
  // Another attempt may have stored it between the lookup and the claim.
  const meanwhile = await recalled(trx, options.remembering, claimedEntry.entry);
  return meanwhile ? async () => meanwhile : ask(trx);
}

/** A live claim is only read: locking it would block its renewal. */
async function claimed({ leases }: MemoryOptions, trx: Transaction, { entry, claim }: ClaimedEntry): Promise<boolean> {
  const { runner, seconds, takesOver } = leases;
  const { rows } = await trx.raw(
    `insert into leases as present (name, lease, leased_by, until)
     select wanted.name, :claim, :runner, now() + make_interval(secs => :seconds) from (select ${leaseName} as name) wanted
     where not exists (select from leases where name = wanted.name and (until >= now() or not :takesOver))
     on conflict (name) do update set lease = excluded.lease, leased_by = excluded.leased_by, until = excluded.until
       where present.until < now() and :takesOver
     returning lease`,
    { ...entry, claim, runner, seconds, takesOver },
  );
  return rows.length > 0;
}

async function usedOnce<T>(
  db: Database,
  claimedEntry: ClaimedEntry,
  begun: () => Promise<Answer>,
  use: Use<T>,
): Promise<T> {
  let answer: Answer | undefined;
  let isSettled = false;
  try {
    answer = await begun();
    return await use(answer, async (trx) => {
      await settle(trx, claimedEntry, answer);
      isSettled = true;
    });
  } catch (error) {
    // `settle` was rolled back with its transaction.
    isSettled = false;
    throw error;
  } finally {
    // A paid answer is stored even if its original has changed meanwhile, or the job was cancelled.
    if (!isSettled) await settleAlone(db, claimedEntry, answer);
  }
}

async function settleAlone(db: Database, claimedEntry: ClaimedEntry, answer: Answer | undefined): Promise<void> {
  try {
    await commitWithRetry(db, claimedEntry.signal, (trx) => settle(trx, claimedEntry, answer));
  } catch (error) {
    // Releases the claim even if the entry cannot be stored.
    await inTransaction(db, (trx) => releaseClaim(trx, claimedEntry.claim)).catch(() => {});
    throw error;
  }
}

async function settle(trx: Transaction, { entry, claim }: ClaimedEntry, answer: Answer | undefined): Promise<void> {
  if (answer?.kind !== 'translated' || answer.isRemembered) return releaseClaim(trx, claim);
  const { provider } = answer;
  const translated = normalisedText(answer.text) || answer.text;
  // The key is that of the claim, as a keep word may be new by now. Nothing is stored for a customer that was deleted meanwhile.
  await trx.raw(
    `with released as (
       delete from leases where lease = :claim returning decode(split_part(name, ' ', 2), 'hex') as key
     ), claimed as (select coalesce((select key from released), ${entryKey}) as key)
     insert into translation_memory (${entryColumns}, text, provider, text_key)
     select key, ${entryValues}, :translated, :provider, nullif(memory_key(:text), key) from claimed
     where :isShared or cast(:customerId as integer) is null or exists (
       select from customers where id = cast(:customerId as integer) for key share)
     on conflict (${entryColumns}) do update
       set text = excluded.text, provider = excluded.provider, text_key = excluded.text_key, created_at = now(), unused_since = null`,
    { ...entry, claim, translated, provider },
  );
}

const releaseClaim = (trx: Transaction, claim: string): Promise<void> => trx('leases').where({ lease: claim }).delete();

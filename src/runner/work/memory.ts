/**
 * What providers and people have made of texts: nothing is paid for twice, for whatever tag, text or name.
 *
 * - **entry**: what became of one text from one language into another, and whose work it is. Texts that differ only in their
 *   line ends, in the white space at their ends, or in how their letters are composed are one (`memory_key`).
 * - **claim**: the one attempt that asks the providers for a missing entry. The others wait for it instead; that
 *   of a dead runner counts for nothing.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bareText, dressedAs } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import type { Answer, Asking, Question } from './ask.ts';
import { patiently } from './patiently.ts';
import { type Asked, type Remembering, recall, recallMachines } from './remembered.ts';

export interface MemoryOptions extends Remembering {
  db: Database;
  /** By which the other runners know this one. */
  runner: string;
  /** The claims of this process, where more than one part of it has a memory. */
  held?: Set<string>;
}

/** Milliseconds between two looks at what somebody else asks for. */
const interval = 50;
/** Seconds for which a claim counts although nobody knows its runner: it may have only begun, or lost its session. */
const unknownFor = 10;
/** And at all: no attempt takes so long. */
const longestClaim = 300;

const entryColumns = ['key', 'source_lang_code', 'lang_code', 'is_shared', 'customer_id'].join(', ');
const entryValues = 'memory_key(:text), :from, :to, :isShared, cast(:customerId as integer)';
const isEntry = `key = memory_key(:text) and source_lang_code = :from and lang_code = :to and is_shared = :isShared
  and customer_id is not distinct from cast(:customerId as integer)`;

/**
 * What somebody does with an answer. `settle` keeps what was paid for, and gives back the claim: in the transaction in which it is
 * used, or else afterwards by the memory itself.
 */
export type Use<T> = (answer: Answer, settle: (trx: Transaction) => Promise<void>) => Promise<T>;

/** What an entry is found by; and for whose tag it is asked. */
interface Entry extends Asked {
  isShared: boolean;
  customerId: number | null;
  isOfMachine: boolean;
}

/** An entry that is claimed. */
interface Held {
  entry: Entry;
  claim: string;
  signal: AbortSignal;
}

export class Memory {
  readonly #options: MemoryOptions;
  /** The claims of this process. One in its name that is not among them could not be given back. */
  readonly #held: Set<string>;

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#held = options.held ?? new Set();
  }

  /** The answer that is remembered; else the providers', as soon as nobody else asks them for the same. */
  answer(question: Question, ask: Asking): Promise<Answer> {
    return this.use(question, ask, async (answer) => answer);
  }

  /** Does something with that answer. */
  async use<T>(question: Question, ask: Asking, use: Use<T>): Promise<T> {
    const { db } = this.#options;
    const { signal } = question;
    const entry = this.#entryOf(question);
    for (;;) {
      const before = await this.#recalled(db, entry);
      if (before) return use(before, async () => {});
      signal.throwIfAborted();
      const claim = randomUUID();
      this.#held.add(claim);
      try {
        const begun = await inTransaction(db, (trx) => this.#begin(trx, entry, claim, ask));
        if (begun) return await this.#settled({ entry, claim, signal }, begun, use);
      } finally {
        this.#held.delete(claim);
      }
      await pause(interval, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  /** Whether it would be answered without asking anybody. */
  async has({ source, ownerId }: Pick<Standing, 'source' | 'ownerId'>, to: string): Promise<boolean> {
    const { db } = this.#options;
    return (await recall(db, this.#options, { text: source.text, from: source.lang, to, ownerId })) !== undefined;
  }

  /** Does in a transaction what only one may do at a time; undefined where a living runner does it already. */
  async #begin(
    trx: Transaction,
    entry: Entry,
    claim: string,
    ask: Asking,
  ): Promise<(() => Promise<Answer>) | undefined> {
    if (!(await this.#claim(trx, entry, claim))) return undefined;
    // Somebody may have been done with it between the look and the claim.
    const meanwhile = await this.#recalled(trx, entry);
    return meanwhile ? async () => meanwhile : ask(trx);
  }

  async #settled<T>(held: Held, begun: () => Promise<Answer>, use: Use<T>): Promise<T> {
    let answer: Answer | undefined;
    let isSettled = false;
    try {
      answer = await begun();
      return await use(answer, async (trx) => {
        await this.#settle(trx, held, answer);
        isSettled = true;
      });
    } catch (error) {
      // So was the transaction in which it was.
      isSettled = false;
      throw error;
    } finally {
      // It is paid for: it shall not be lost where its original has changed meanwhile, or the job was cancelled.
      if (!isSettled) await this.#settleAlone(held, answer);
    }
  }

  async #settleAlone(held: Held, answer: Answer | undefined): Promise<void> {
    const { db } = this.#options;
    try {
      await patiently(db, held.signal, (trx) => this.#settle(trx, held, answer));
    } catch (error) {
      // What cannot be kept shall not keep others waiting.
      await inTransaction(db, (trx) => giveBack(trx, held.claim)).catch(() => {});
      throw error;
    }
  }

  #entryOf({ source, to, account, isOfMachine = false }: Question): Entry {
    const isShared = this.#options.scope === 'all';
    const { ownerId } = account;
    const customerId = isShared ? null : ownerId;
    return { text: source.text, from: source.lang, to, isShared, ownerId, customerId, isOfMachine };
  }

  async #recalled(db: Database, entry: Entry): Promise<Answer | undefined> {
    const look = entry.isOfMachine ? recallMachines : recall;
    const recalled = await look(db, this.#options, entry);
    if (!recalled) return undefined;
    const text = dressedAs(recalled.text, entry.text);
    return { kind: 'translated', ...recalled, text, message: null, isRemembered: true };
  }

  async #claim(trx: Transaction, entry: Entry, claim: string): Promise<boolean> {
    const { runner } = this.#options;
    const { rows } = await trx.raw(
      `with taken as (
         insert into memory_claims as held (${entryColumns}, claim, runner) values (${entryValues}, :claim, :runner)
         on conflict (${entryColumns}) do update
           set claim = excluded.claim, runner = excluded.runner, claimed_at = excluded.claimed_at
           where held.claimed_at < now() - make_interval(secs => ${longestClaim})
             or held.claimed_at < now() - make_interval(secs => ${unknownFor})
               and not exists (select from runners where runners.name = held.runner)
         returning claim
       )
       select claim, true as is_taken from taken
       union all
       select claim, false from memory_claims where ${isEntry} and runner = :runner`,
      { ...entry, claim, runner },
    );
    if (rows.some(({ is_taken }: { is_taken: boolean }) => is_taken)) return true;
    // Asked only now: one that was made after the statement was sent is known by now, one that was given back is gone.
    const lost = rows.map((row: { claim: string }) => row.claim).filter((held: string) => !this.#held.has(held));
    if (lost.length > 0) await trx('memory_claims').where({ runner }).whereIn('claim', lost).delete();
    return false;
  }

  async #settle(trx: Transaction, { entry, claim }: Held, answer: Answer | undefined): Promise<void> {
    if (answer?.kind !== 'translated' || answer.isRemembered) return giveBack(trx, claim);
    const { provider } = answer;
    const translated = bareText(answer.text) || answer.text;
    // A customer that is gone meanwhile has nothing to be remembered.
    await trx.raw(
      `with given_back as (delete from memory_claims where claim = :claim)
       insert into translation_memory (${entryColumns}, text, provider)
       select ${entryValues}, :translated, :provider
       where :isShared or cast(:customerId as integer) is null or exists (
         select from customers where id = cast(:customerId as integer) for key share)
       on conflict (${entryColumns}) do update
         set text = excluded.text, provider = excluded.provider, created_at = now(), unused_since = null`,
      { ...entry, claim, translated, provider },
    );
  }
}

const giveBack = (trx: Transaction, claim: string): Promise<void> => trx('memory_claims').where({ claim }).delete();

/** One sequence: a customer that writes, undoes and restores, and another one whose records must not change. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import { inconsistentTags, Sequence, stateOf } from '../../setup/undo-sequence.ts';
import type { Answer, Webs } from './webs.ts';

interface UndoResult {
  undone: number;
  kept: unknown[];
  change_set: string | null;
}

interface SequenceOptions {
  db: Database;
  webs: Webs;
  random: RandomSource;
  /** The percentage of writes during which the web process is killed. */
  kills: number;
}

const steps = 15;

export class Run {
  readonly violations: string[] = [];
  readonly #db: Database;
  readonly #webs: Webs;
  readonly #random: RandomSource;
  readonly #kills: number;
  /** The copy of a phone that applies only the changes of bundles. */
  readonly #copy = new Map<string, string>();
  #cursor: string | undefined;
  #id = 0;
  #customers: number[] = [];
  #token = '';

  constructor({ db, webs, random, kills }: SequenceOptions) {
    this.#db = db;
    this.#webs = webs;
    this.#random = random;
    this.#kills = kills;
  }

  async go(): Promise<void> {
    const [customer, other] = [await this.#writer(), await this.#writer()];
    ({ id: this.#id, token: this.#token } = customer);
    this.#customers = [customer.id, other.id];
    for (let step = 0; step < 6; step += 1) await other.sequence.write();
    const otherState = await stateOf(this.#db, other.id);
    for (let step = 0; step < steps && this.violations.length === 0; step += 1) await this.#step(customer.sequence);
    this.#check('the records of another customer stay', await stateOf(this.#db, other.id), otherState);
    await this.#follow();
    await this.#lookUp();
  }

  async #writer() {
    const { id } = await Customer.query(this.#db).insert({ email: `${randomUUID()}@example.com` });
    const token = await Token.issue(this.#db, await Customer.query(this.#db).findById(id).throwIfNotFound());
    const [db, random] = [this.#db, this.#random];
    const call = (...request: [string, string, object?]) => this.#webs.send(random, token, ...request);
    return { id, token, sequence: new Sequence({ db, random, id, call }) };
  }

  async #step(sequence: Sequence): Promise<void> {
    const before = await stateOf(this.#db, this.#id);
    this.#webs.isNextKilled = this.#random.percent(this.#kills);
    const set = await sequence.write();
    this.#webs.isNextKilled = false;
    const after = await stateOf(this.#db, this.#id);
    if (!set) this.#check('a write without an entry in the history changes nothing', after, before);
    if (set && this.#random.percent(50)) await this.#undoNewest(set, before, after);
    const earlier = sequence.sets.length > 0 && this.#random.percent(30) && this.#random.pick(sequence.sets);
    if (earlier) await this.#undo(earlier);
    this.#check('derived columns and search rows are correct', await inconsistentTags(this.#db, this.#customers), []);
    if (this.#random.percent(30)) await this.#follow();
  }

  /** Undoes the newest set; once more if the process was killed during the first undo. */
  async #undoNewest(set: string, before: object, after: object): Promise<void> {
    this.#webs.isNextKilled = this.#random.percent(2 * this.#kills);
    const answer = await this.#undo(set);
    if (answer) {
      this.#check('the newest set is undone completely', answer.kept, []);
    } else {
      const left = await stateOf(this.#db, this.#id);
      const isDone = isDeepStrictEqual(left, before);
      if (!isDone) this.#check('a killed undo has done all or nothing', left, after);
      const again = await this.#undo(set);
      this.#check('an undo is done once', again && again.undone > 0, !isDone);
    }
    this.#check('an undo leads to the state before', await stateOf(this.#db, this.#id), before);
  }

  /** Undefined without an answer, or if the set no longer exists. */
  async #undo(set: string): Promise<UndoResult | undefined> {
    const answer = await this.#send('POST', `/history/change_sets/${set}/undo.json`);
    if (!answer || answer.status === 404) return undefined;
    this.#check(`an undo answers 200: ${answer.body}`, answer.status, 200);
    return JSON.parse(answer.body);
  }

  #send = (method: string, path: string): Promise<Answer | undefined> =>
    this.#webs.send(this.#random, this.#token, method, path);

  /** The copy that applies changes equals a new one. */
  async #follow(): Promise<void> {
    const fresh = await this.#bundle();
    const changed = await this.#bundle(this.#cursor);
    for (const [id, line] of changed.tags) this.#copy.set(id, line);
    for (const id of changed.gone) this.#copy.delete(id);
    this.#cursor = changed.cursor;
    this.#check('what has applied changes equals a new bundle', sorted(this.#copy), sorted(fresh.tags));
  }

  async #bundle(since?: string) {
    const answer = await this.#send('GET', `/api/v1/tags/bundle${since === undefined ? '' : `?since=${since}`}`);
    if (answer?.status !== 200) throw new Error(`A bundle answers ${answer?.status}: ${answer?.body}`);
    const lines = answer.body.trimEnd().split('\n');
    const end = JSON.parse(lines.pop() ?? '');
    const changes = lines.map((line) => ({ line, ...JSON.parse(line) }));
    const [gone, tags] = [changes.filter(({ type }) => type === 'gone'), changes.filter(({ type }) => type !== 'gone')];
    return {
      tags: new Map<string, string>(tags.map(({ tag_identifier, line }) => [tag_identifier, line])),
      gone: gone.map(({ tag_identifier }) => tag_identifier as string),
      cursor: end.cursor as string,
    };
  }

  /** Checks that both processes serve the stored texts, not stale cached ones. */
  async #lookUp(): Promise<void> {
    const { rows } = await this.#db.raw(
      `select t.tag_identifier, x.text from tags t join text_records r on r.tag_id = t.id
       join translations x on x.text_record_id = r.id and x.lang_code = 'en' where t.customer_id = ? order by t.id limit 5`,
      [this.#id],
    );
    for (const { tag_identifier, text } of rows) {
      const path = `/api/v1/tags/show?${new URLSearchParams({ id: tag_identifier, lang: 'en' })}`;
      const otherState = await this.#webs.differingAnswers(path, (body) => body.includes(JSON.stringify(text)));
      if (otherState) this.violations.push(`a lookup of ${JSON.stringify(text)} answers ${otherState.join(' and ')}`);
    }
  }

  #check(what: string, is: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(is, expected))
      this.violations.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
  }
}

const sorted = (tags: ReadonlyMap<string, string>) => [...tags].sort(([one], [other]) => (one < other ? -1 : 1));

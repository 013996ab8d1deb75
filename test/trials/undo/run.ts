/** One sequence: a customer who writes, undoes and restores, beside another one whose records are to stay as they are. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import { Sequence, stateOf, unfitTags } from '../../setup/undo-sequence.ts';
import type { Answer, Webs } from './webs.ts';

interface Undone {
  undone: number;
  kept: unknown[];
  change_set: string | null;
}

interface Given {
  db: Database;
  webs: Webs;
  random: RandomSource;
  /** Per cent of the writes during which the process that answers is killed. */
  kills: number;
}

const steps = 15;

export class Run {
  readonly faults: string[] = [];
  readonly #db: Database;
  readonly #webs: Webs;
  readonly #random: RandomSource;
  readonly #kills: number;
  /** What a phone has that only ever applies what has changed. */
  readonly #copy = new Map<string, string>();
  #cursor: string | undefined;
  #id = 0;
  #customers: number[] = [];
  #token = '';

  constructor({ db, webs, random, kills }: Given) {
    this.#db = db;
    this.#webs = webs;
    this.#random = random;
    this.#kills = kills;
  }

  async go(): Promise<void> {
    const [hers, his] = [await this.#writer(), await this.#writer()];
    ({ id: this.#id, token: this.#token } = hers);
    this.#customers = [hers.id, his.id];
    for (let step = 0; step < 6; step += 1) await his.sequence.write();
    const others = await stateOf(this.#db, his.id);
    for (let step = 0; step < steps && this.faults.length === 0; step += 1) await this.#step(hers.sequence);
    this.#demand('the records of another customer stay', await stateOf(this.#db, his.id), others);
    await this.#follow();
    await this.#lookUp();
  }

  async #writer() {
    const { id } = await Customer.query(this.#db).insert({ email: `${randomUUID()}@example.com` });
    const token = await Token.issue(this.#db, await Customer.query(this.#db).findById(id).throwIfNotFound());
    const [db, random] = [this.#db, this.#random];
    const call = (...given: [string, string, object?]) => this.#webs.send(random, token, ...given);
    return { id, token, sequence: new Sequence({ db, random, id, call }) };
  }

  async #step(sequence: Sequence): Promise<void> {
    const before = await stateOf(this.#db, this.#id);
    this.#webs.isNextKilled = this.#random.percent(this.#kills);
    const set = await sequence.write();
    this.#webs.isNextKilled = false;
    const after = await stateOf(this.#db, this.#id);
    if (!set) this.#demand('what is not in the history changes nothing', after, before);
    if (set && this.#random.percent(50)) await this.#takeBack(set, before, after);
    const earlier = sequence.sets.length > 0 && this.#random.percent(30) && this.#random.pick(sequence.sets);
    if (earlier) await this.#undo(earlier);
    this.#demand('derived columns and words fit', await unfitTags(this.#db, this.#customers), []);
    if (this.#random.percent(30)) await this.#follow();
  }

  /** Undoes the newest set, at once or, where the process was killed meanwhile, once more. */
  async #takeBack(set: string, before: object, after: object): Promise<void> {
    this.#webs.isNextKilled = this.#random.percent(2 * this.#kills);
    const answer = await this.#undo(set);
    if (answer) {
      this.#demand('the newest set is undone whole', answer.kept, []);
    } else {
      const left = await stateOf(this.#db, this.#id);
      const isDone = isDeepStrictEqual(left, before);
      if (!isDone) this.#demand('an undoing that was killed has done all or nothing', left, after);
      const again = await this.#undo(set);
      this.#demand('an undoing is done once', again && again.undone > 0, !isDone);
    }
    this.#demand('an undoing leads to the state before', await stateOf(this.#db, this.#id), before);
  }

  /** Undefined where it was not heard, or the set is not there any more. */
  async #undo(set: string): Promise<Undone | undefined> {
    const answer = await this.#ask('POST', `/history/change_sets/${set}/undo.json`);
    if (!answer || answer.status === 404) return undefined;
    this.#demand(`an undoing answers 200: ${answer.body}`, answer.status, 200);
    return JSON.parse(answer.body);
  }

  #ask = (method: string, path: string): Promise<Answer | undefined> =>
    this.#webs.send(this.#random, this.#token, method, path);

  /** The copy that applies changes equals a new one. */
  async #follow(): Promise<void> {
    const fresh = await this.#bundle();
    const changed = await this.#bundle(this.#cursor);
    for (const [id, line] of changed.tags) this.#copy.set(id, line);
    for (const id of changed.gone) this.#copy.delete(id);
    this.#cursor = changed.cursor;
    this.#demand('what has applied changes equals a new bundle', sorted(this.#copy), sorted(fresh.tags));
  }

  async #bundle(since?: string) {
    const answer = await this.#ask('GET', `/api/v1/tags/bundle${since === undefined ? '' : `?since=${since}`}`);
    if (answer?.status !== 200) throw new Error(`A bundle answers ${answer?.status}: ${answer?.body}`);
    const lines = answer.body.trimEnd().split('\n');
    const end = JSON.parse(lines.pop() ?? '');
    const told = lines.map((line) => ({ line, ...JSON.parse(line) }));
    const [gone, tags] = [told.filter(({ type }) => type === 'gone'), told.filter(({ type }) => type !== 'gone')];
    return {
      tags: new Map<string, string>(tags.map(({ tag_identifier, line }) => [tag_identifier, line])),
      gone: gone.map(({ tag_identifier }) => tag_identifier as string),
      cursor: end.cursor as string,
    };
  }

  /** Both processes serve what is stored, whatever they had cached. */
  async #lookUp(): Promise<void> {
    const { rows } = await this.#db.raw(
      `select t.tag_identifier, x.text from tags t join text_records r on r.tag_id = t.id
       join translations x on x.text_record_id = r.id and x.lang_code = 'en' where t.customer_id = ? order by t.id limit 5`,
      [this.#id],
    );
    for (const { tag_identifier, text } of rows) {
      const path = `/api/v1/tags/show?${new URLSearchParams({ id: tag_identifier, lang: 'en' })}`;
      const others = await this.#webs.alike(path, (body) => body.includes(JSON.stringify(text)));
      if (others) this.faults.push(`a lookup of ${JSON.stringify(text)} answers ${others.join(' and ')}`);
    }
  }

  #demand(what: string, is: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(is, expected))
      this.faults.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
  }
}

const sorted = (tags: ReadonlyMap<string, string>) => [...tags].sort(([one], [other]) => (one < other ? -1 : 1));

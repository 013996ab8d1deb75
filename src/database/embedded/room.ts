/**
 * What is done about a full disk. PostgreSQL ends then, because its journal can't grow, and can't come up again, because
 * recovery needs room too. So a reserve is kept, and given up when the disk is full: what is stored can be read, and nothing
 * is written until there is room for a new reserve. Otherwise the next writes would take that room as well.
 *
 * That nothing is written stands in a file of settings, which the running server takes over without letting go of anybody.
 */
import { join } from 'node:path';
import { readNote, writeNote } from './home.ts';
import { hasReserve, isAmple, isShort, makeReserve, removeReserve } from './reserve.ts';

const note = 'postgresql.conf';

/** After a reserve that could not be made, though there seemed to be room: a quota, which no free bytes tell of. */
const quotaPauseMs = 10_000;

const settings = {
  usual: `# Made by the service.\ninclude 'data/postgresql.conf'`,
  readOnly: `# Made by the service, for want of room.\ninclude 'data/postgresql.conf'\ndefault_transaction_read_only = on\nautovacuum = off`,
};

export class Room {
  readonly #home: string;
  #notBefore = 0;
  #isToldReadOnly = false;

  constructor(home: string) {
    this.#home = home;
  }

  /** The settings that the server has to be started with. */
  get file(): string {
    return join(this.#home, note);
  }

  get isReadOnly(): boolean {
    return readNote(this.#home, note) === settings.readOnly;
  }

  get isShort(): boolean {
    return isShort(this.#home);
  }

  /** Has the settings and the room ready that a start needs. */
  prepare(): void {
    if (this.isShort) this.giveUp();
    else this.#write(this.isReadOnly && !isAmple(this.#home) ? 'readOnly' : 'usual');
  }

  /** Gives up the reserve, and all writing. Answers whether that made room. */
  giveUp(): boolean {
    const wasThere = removeReserve(this.#home);
    this.#write('readOnly');
    return wasThere;
  }

  /**
   * Answers what has changed for the server, which must take its settings over then, or what nobody was told yet: a start may
   * have given up the reserve.
   */
  async look(signal: AbortSignal): Promise<'full' | 'free' | undefined> {
    const before = this.isReadOnly;
    if (this.isShort) {
      if (!before || hasReserve(this.#home)) this.giveUp();
    } else if ((await this.#keep(signal)) && before) this.#write('usual');
    const isReadOnly = this.isReadOnly;
    const isNews = isReadOnly !== before || isReadOnly !== this.#isToldReadOnly;
    this.#isToldReadOnly = isReadOnly;
    if (!isNews) return undefined;
    return isReadOnly ? 'full' : 'free';
  }

  async #keep(signal: AbortSignal): Promise<boolean> {
    if (hasReserve(this.#home)) return true;
    if (!isAmple(this.#home) || Date.now() < this.#notBefore) return false;
    const isThere = await makeReserve(this.#home, signal);
    if (!isThere && isAmple(this.#home)) this.#notBefore = Date.now() + quotaPauseMs;
    return isThere;
  }

  #write(which: keyof typeof settings): void {
    if (readNote(this.#home, note) !== settings[which]) writeNote(this.#home, note, settings[which]);
  }
}

/**
 * The embedded PostgreSQL, used by `npm start`, the commands and the tests without `DATABASE_URL`. All its files are in
 * `DATA_DIR/postgres`; it listens on 127.0.0.1 only.
 *
 * The server is a process of its own, and survives if its starter is killed: the next start on the same directory reuses
 * it.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, accountFor } from './embedded/account.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { databaseUrlOf, openCluster } from './embedded/cluster.ts';
import { withReadableErrors } from './embedded/file-errors.ts';
import { isLow, readFreeSpace } from './embedded/free-space.ts';
import { takeLock } from './embedded/lock.ts';
import { findFreePort, isFree } from './embedded/port.ts';
import {
  findPostmaster,
  isAlive,
  type Postmaster,
  removeStalePid,
  rotateLog,
  StartError,
  spawnPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { argumentsOf, assertOwnServer, type ServerOptions } from './embedded/server.ts';
import { openDirectory, openHome, readPort, writeHomeFile } from './embedded/server-directory.ts';
import { beginRunIfPossible } from './runs.ts';

export type EmbeddedOptions = ServerOptions & {
  /** `DATA_DIR`: created if absent. */
  directory: string;
  /** Gets one line for each event of the watched server. */
  log?: (line: string) => void;
  /** Ends the wait for a server that runs already and is not ready. */
  signal?: AbortSignal | undefined;
};

/** Starts the embedded server, or joins the running one. Throws an Error for the operator. */
export function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return withReadableErrors(() => open(options));
}

async function open(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  openDirectory(options.directory);
  const release = await takeLock(join(options.directory, 'postgres.lock'), 120_000);
  try {
    const path = join(options.directory, 'postgres');
    const account = accountFor(path);
    const home = openHome(path, account);
    const binaries = await findBinaries(home, account);
    const password = openCluster(home, binaries, account, options.durable ?? true);
    const embedded = new EmbeddedPostgres(options, { home, account, binaries, password });
    embedded.reused = (await embedded.bringUp(0, options.signal)) === 'found';
    if (!embedded.reused) await beginRunIfPossible(embedded.url);
    return embedded;
  } finally {
    release();
  }
}

type Installation = { home: string; account: Account; binaries: Binaries; password: string };

export class EmbeddedPostgres {
  /** True if the server was running already; a borrower leaves it running. */
  reused = false;
  readonly #options: EmbeddedOptions;
  readonly #installation: Installation;
  #isShortOfSpace = false;
  #lastSaid = '';
  #postmaster: Postmaster = { pid: 0, port: 0, status: '' };
  readonly #stopping = new AbortController();
  #watching: NodeJS.Timeout | undefined;
  #tending: Promise<void> | undefined;
  #revival: Promise<void> | undefined;

  constructor(options: EmbeddedOptions, installation: Installation) {
    this.#options = options;
    this.#installation = installation;
  }

  /** The URL of the database `tags`, with its password. */
  get url(): string {
    return databaseUrlOf(this.#installation.password, this.#postmaster.port);
  }

  get pid(): number {
    return this.#postmaster.pid;
  }

  /**
   * Supervises the server: restarts it if it dies, on the same port if possible, and then calls `onReturn`. Rotates its
   * log and watches its disk.
   */
  watch(onReturn?: () => void): void {
    this.#watching ??= setInterval(() => {
      if (this.#revival || isAlive(this.pid)) return;
      this.#revival = this.#revive(onReturn).finally(() => {
        this.#revival = undefined;
      });
    }, 200).unref();
    this.#tending ??= this.#tend();
  }

  /** Stops the server; committed data is on disk. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#watching);
    await Promise.all([this.#revival, this.#tending]);
    await this.#locked(() => stopPostmaster(this.#data));
  }

  /** Starts the server unless it runs; the caller holds the lock. `patience`: milliseconds to wait for a taken port. */
  async bringUp(patience: number, signal?: AbortSignal): Promise<'found' | 'started'> {
    const { home, password } = this.#installation;
    const running = await this.#running(signal);
    this.#postmaster = running ?? (await this.#start(Date.now() + patience));
    await assertOwnServer(home, password, this.#postmaster, running !== undefined).catch(async (error) => {
      if (!running) await stopPostmaster(this.#data);
      throw error;
    });
    return running ? 'found' : 'started';
  }

  get #data(): string {
    return join(this.#installation.home, 'data');
  }

  async #revive(onReturn?: () => void): Promise<void> {
    const log = this.#options.log ?? (() => {});
    const died = Date.now();
    log('PostgreSQL died; it is restarted');
    let lastMessage = '';
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#locked(() => this.bringUp(3_000));
        log(`PostgreSQL is back after ${Date.now() - died} ms`);
        onReturn?.();
        return;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastMessage) log(message);
        lastMessage = message;
        await pause(1_000);
      }
    }
  }

  async #tend(): Promise<void> {
    const { home, account } = this.#installation;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        rotateLog(home, account);
        await this.#watchSpace();
      } catch (error) {
        this.#say(`The free disk space can't be checked: ${(error as Error).message}`);
      }
      await pause(1_000, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #watchSpace(): Promise<void> {
    const { home } = this.#installation;
    const isShort = isLow(await readFreeSpace(home), this.#isShortOfSpace);
    if (isShort === this.#isShortOfSpace) return;
    this.#isShortOfSpace = isShort;
    this.#say(
      isShort
        ? `Less than 1 GB is free at ${home}: PostgreSQL ends when the disk is full`
        : `There is enough free space at ${home} again`,
    );
  }

  /** Repeated lines are dropped. */
  #say(line: string): void {
    if (line !== this.#lastSaid) this.#options.log?.(line);
    this.#lastSaid = line;
  }

  async #locked<T>(action: () => Promise<T>): Promise<T> {
    const release = await takeLock(join(this.#options.directory, 'postgres.lock'), 120_000);
    try {
      return await action();
    } finally {
      release();
    }
  }

  /** The live server, once it takes connections (it may be recovering). Waits for the end of a stopping one. */
  async #running(signal: AbortSignal | undefined): Promise<Postmaster | undefined> {
    for (;;) {
      const postmaster = findPostmaster(this.#data);
      if (!postmaster) return undefined;
      if (postmaster.status === 'ready') return postmaster;
      await pause(20, undefined, { signal });
    }
  }

  async #start(deadline: number): Promise<Postmaster> {
    const { home, account, binaries } = this.#installation;
    const broken = Date.now() + 15_000;
    let port = readPort(home) ?? (await findFreePort());
    for (;;) {
      removeStalePid(this.#data);
      try {
        if (!(await isFree(port))) throw new StartError('could not bind');
        const postmaster = await spawnPostmaster(binaries.postgres, home, argumentsOf(port, this.#options), account);
        if (readPort(home) !== port) writeHomeFile(home, 'port', `${port}`);
        return postmaster;
      } catch (error) {
        if (!(error instanceof StartError) || error.reason === 'broken' || Date.now() > broken) throw error;
        if (error.reason === 'port taken' && Date.now() >= deadline) port = await findFreePort();
        else await pause(50);
      }
    }
  }
}

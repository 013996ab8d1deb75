/**
 * A backup of a running server, as PostgreSQL itself makes it: the replication command BASE_BACKUP sends the data directory
 * as a tar archive, and at its end the journal that makes one consistent state of files that changed meanwhile.
 */
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { Unpack } from 'tar';

const command = `BASE_BACKUP (LABEL 'npm run backup', CHECKPOINT 'fast', PROGRESS, WAL, MANIFEST 'yes')`;

/** Milliseconds until a server has to let us in, and without any word of one that does, while we listen. */
const longestConnecting = 5000;
const longestSilence = 60_000;

/** Bytes that were written so far, and about how many there will be. */
export type Progress = (written: number, total: number) => void;

/** What the server sends in one message: `n` a new archive, `m` the manifest, `d` a piece of either, `p` its own count. */
type Message = { chunk: Buffer };
type Row = { fields: (Buffer | string | null)[] };

/**
 * Writes the data directory of the server at `url` into `directory`, which is made. Nothing is complete before this resolves.
 * The server's role needs the attribute REPLICATION.
 */
export async function baseBackup(url: string, directory: string, onProgress: Progress): Promise<void> {
  mkdirSync(directory, { mode: 0o700 });
  const client = new pg.Client({
    connectionString: url,
    replication: 'database',
    connectionTimeoutMillis: longestConnecting,
  } as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  try {
    const receiving = new Receiving(directory, onProgress);
    client.query(receiving);
    await receiving.done;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The answer to the command while it comes in, in the shape in which `pg` hands messages on. */
class Receiving implements pg.Submittable {
  readonly done: Promise<void>;
  readonly #directory: string;
  readonly #onProgress: Progress;
  #settle: { resolve: () => void; reject: (error: unknown) => void } = { resolve() {}, reject() {} };
  #target: Writable | undefined;
  #written: Promise<unknown>[] = [];
  #isPaused = false;
  #bytes = 0;
  #total = 0;
  #stream: Socket | undefined;

  constructor(directory: string, onProgress: Progress) {
    this.#directory = directory;
    this.#onProgress = onProgress;
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  submit(connection: pg.Connection): void {
    const stream = connection.stream as unknown as Socket;
    this.#stream = stream;
    // Where we make it wait, it has to be silent.
    stream.setTimeout(longestSilence, () => {
      if (!this.#isPaused) stream.destroy(new Error('timeout expired'));
    });
    connection.query(command);
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}

  /** Of the rows only that of the data directory has a size, in kB, as its third column. */
  handleDataRow({ fields }: Row): void {
    if (fields.length === 3) this.#total = Number(fields[2]) * 1024;
  }

  handleCopyData({ chunk }: Message): void {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === 'd') this.#write(Buffer.from(chunk.subarray(1)));
    if (kind === 'n') this.#begin(new Unpack({ cwd: this.#directory, strict: true, noMtime: true }) as never);
    if (kind === 'm') this.#begin(createWriteStream(join(this.#directory, 'backup_manifest'), { mode: 0o600 }));
  }

  handleReadyForQuery(): void {
    this.#end();
    Promise.all(this.#written).then(() => this.#settle.resolve(), this.#settle.reject);
  }

  handleError(error: unknown): void {
    this.#settle.reject(error);
  }

  #begin(target: Writable): void {
    this.#end();
    this.#target = target;
    const written = once(target, 'close');
    this.#written.push(written);
    target.once('error', (error) => {
      this.#settle.reject(error);
      // The server would go on sending what nobody takes.
      this.#stream?.destroy();
    });
    written.catch(() => {});
  }

  #write(piece: Buffer): void {
    this.#bytes += piece.length;
    this.#onProgress(this.#bytes, Math.max(this.#total, this.#bytes));
    if (!this.#target || this.#target.write(piece) || this.#isPaused) return;
    this.#isPaused = true;
    this.#stream?.pause();
    this.#target.once('drain', () => {
      this.#isPaused = false;
      this.#stream?.resume();
    });
  }

  #end(): void {
    this.#target?.end();
    this.#target = undefined;
  }
}

/**
 * A base backup of a running server: the replication command BASE_BACKUP sends the data directory as a tar archive,
 * followed by the WAL that makes its files consistent.
 */
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { Unpack } from 'tar';

const command = `BASE_BACKUP (LABEL 'npm run backup', CHECKPOINT 'fast', PROGRESS, WAL, MANIFEST 'yes')`;

/** Milliseconds to connect, and the longest silence of a connected server. */
const connectTimeout = 5000;
const silenceTimeout = 60_000;

/** Bytes written so far, and about how many in total. */
export type Progress = (written: number, total: number) => void;

/** The server's messages: `n` a new archive, `m` the manifest, `d` a chunk of either, `p` progress. */
type Message = { chunk: Buffer };
type Row = { fields: (Buffer | string | null)[] };

/**
 * Writes the data directory of the server at `url` into the new directory `directory`. Complete only when this resolves.
 * The server's role needs the attribute REPLICATION.
 */
export async function baseBackup(url: string, directory: string, onProgress: Progress): Promise<void> {
  mkdirSync(directory, { mode: 0o700 });
  const client = new pg.Client({
    connectionString: url,
    replication: 'database',
    connectionTimeoutMillis: connectTimeout,
  } as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  try {
    const receiving = new BackupReceiver(directory, onProgress);
    client.query(receiving);
    await receiving.done;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Receives the command's result, in the interface in which `pg` passes messages on. */
class BackupReceiver implements pg.Submittable {
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
    // Under our own backpressure the server is silent rightly.
    stream.setTimeout(silenceTimeout, () => {
      if (!this.#isPaused) stream.destroy(new Error('timeout expired'));
    });
    connection.query(command);
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}

  /** Only the row of the data directory has a size, in kB, as its third column. */
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
      // The server would go on sending.
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

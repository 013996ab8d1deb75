/**
 * The sweep, a singleton task: queues the remakes of stale translations. It follows the change feed, and scans
 * everything when it may have missed changes.
 *
 * "Stale" is derived from the data, so it also finds changes from before its start, and those of a restored backup.
 */
import type { Logger } from 'pino';
import type { Subject } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import { readChangesSince, readCurrentCursor } from '../database/follow.ts';
import { models } from '../model/translations/models.ts';
import { isStale } from '../model/translations/stale.ts';
import type { TranslationRequests } from './queue/translation-requests.ts';

interface SweepOptions {
  db: Database;
  requests: Pick<TranslationRequests, 'enqueue'>;
  /** The most remakes of one query. */
  batch: number;
  log: Logger;
}

const kinds = ['text', 'name'] as const;

/** Scans everything, one batch per run, and follows the changes meanwhile. */
export class Sweep {
  readonly #options: SweepOptions;
  /** The change feed's cursor; undefined when changes may have been missed. */
  #cursor: string | undefined;
  /** The scan's position: the id of a translation; undefined once it is complete. */
  readonly #position: Record<Subject['kind'], number | undefined> = { text: 0, name: 0 };

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  /** Reads the changes since the last run, and continues the scan. Must not run concurrently. */
  async run(): Promise<void> {
    if (this.#cursor === undefined) await this.#begin();
    await this.#sweepChanges();
    for (const kind of kinds) await this.#sweepRest(kind);
  }

  /** For missed changes: the next run restarts the scan. */
  restart(): void {
    this.#cursor = undefined;
  }

  async #begin(): Promise<void> {
    const { db } = this.#options;
    await renewForeignVersions(db);
    // Before the first read, so that concurrent changes come after the cursor.
    this.#cursor = await readCurrentCursor(db);
    for (const kind of kinds) this.#position[kind] = 0;
  }

  async #sweepChanges(): Promise<void> {
    const from = this.#cursor;
    if (from === undefined) return;
    const changes = await readChangesSince(this.#options.db, 'all', from);
    for await (const page of changes?.pages ?? []) {
      const tags = page.map(({ id }) => id);
      for (const kind of kinds) {
        const asked = await this.#remake(kind, `owner.${models[kind].ownerTagColumn} = any (:tags)`, { tags });
        // More than a batch, as after an import: the scan finds the rest.
        if (asked.length === this.#options.batch) this.#position[kind] = 0;
      }
    }
    // Unless it was restarted meanwhile.
    if (this.#cursor === from) this.#cursor = changes?.cursor;
  }

  async #sweepRest(kind: Subject['kind']): Promise<void> {
    const from = this.#position[kind];
    if (from === undefined) return;
    const asked = await this.#remake(kind, 'stored.id > :from', { from });
    this.#position[kind] = asked.length === this.#options.batch ? asked.at(-1)?.stored_id : undefined;
  }

  async #remake(kind: Subject['kind'], condition: string, values: object): Promise<Stale[]> {
    const { db, requests, batch, log } = this.#options;
    const stale: Stale[] = (await db.raw(staleOf(kind, condition), { kind, batch, ...values })).rows;
    if (stale.length === 0) return stale;
    const wishes = stale.map(({ id, lang_code }) => ({ subject: { kind, id }, lang_code }));
    await requests.enqueue({ wishes, from: 'remake' });
    log.info({ kind, count: stale.length }, 'asked for stale translations to be made again');
    return stale;
  }
}

/** A stale translation: its owner, language, and id. */
interface Stale {
  id: number;
  lang_code: string;
  stored_id: number;
}

/**
 * SQL: the stale translations without an open job, and without one that failed for the same original. A failed job
 * without a reason had lost its text, which was restored since.
 */
function staleOf(kind: Subject['kind'], condition: string): string {
  const { tableName, ownerColumn, ownerTable } = models[kind];
  return `
    select owner.id, stored.lang_code, stored.id as stored_id
    from ${ownerTable} owner
    join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
    join ${tableName} stored on stored.${ownerColumn} = owner.id
      and stored.origin = 'machine' and ${isStale('stored', 'source')}
    where ${condition} and not exists (
      select from work job
      where job.subject_kind = :kind and job.subject_id = owner.id and job.lang_code = stored.lang_code
        and (job.state in ('queued', 'running', 'waiting')
          or job.state in ('failed', 'cancelled') and job.reason is not null and job.source_hash = source.source_hash))
    order by stored.id
    limit :batch`;
}

/** Versions are this server's transaction numbers; a backup of another server may have brought larger ones. */
async function renewForeignVersions(db: Database): Promise<void> {
  // The table's trigger sets the version on every update.
  await db.raw('update work set state = state where version >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint');
}

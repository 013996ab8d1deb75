/**
 * The sweep, by one runner at a time: it queues the remakes of stale translations. It reads the changes as soon as it hears of them, and
 * everything where it may have missed some.
 *
 * "Stale" is derived from the data, so what changed while no runner ran is found, too, and what a backup has brought back.
 */
import type { Logger } from 'pino';
import type { Subject } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import { changesSince, followFrom } from '../database/follow.ts';
import { models } from '../model/translations/models.ts';
import { isStale } from '../model/translations/stale.ts';
import type { Wishes } from './queue/wishes.ts';

interface SweepOptions {
  db: Database;
  wishes: Pick<Wishes, 'leave'>;
  /** Most remakes that one sweep asks for. */
  batch: number;
  log: Logger;
}

const kinds = ['text', 'name'] as const;

/** Begins with everything, a batch each time, and follows the changes meanwhile. */
export class Sweep {
  readonly #options: SweepOptions;
  /** Where the journal is read on; undefined where something may have been missed. */
  #cursor: string | undefined;
  /** How far the look at everything has come: the id of a translation; undefined where it is over. */
  readonly #behind: Record<Subject['kind'], number | undefined> = { text: 0, name: 0 };

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  /** Reads the changes since the last time, and a part of all that was there before. One look at a time. */
  async look(): Promise<void> {
    if (this.#cursor === undefined) await this.#begin();
    await this.#lookAtChanges();
    for (const kind of kinds) await this.#lookAtRest(kind);
  }

  /** A change may have been missed: the next time everything is read. */
  beginAnew(): void {
    this.#cursor = undefined;
  }

  async #begin(): Promise<void> {
    const { db } = this.#options;
    await renewForeignVersions(db);
    // Before anything is read, so that what changes meanwhile comes after it.
    this.#cursor = await followFrom(db);
    for (const kind of kinds) this.#behind[kind] = 0;
  }

  async #lookAtChanges(): Promise<void> {
    const from = this.#cursor;
    if (from === undefined) return;
    const changes = await changesSince(this.#options.db, 'all', from);
    for await (const page of changes?.pages ?? []) {
      const tags = page.map(({ id }) => id);
      for (const kind of kinds) {
        const asked = await this.#remake(kind, `owner.${models[kind].ownerTagColumn} = any (:tags)`, { tags });
        // As many as after an import are not for one time: the look at everything finds them.
        if (asked.length === this.#options.batch) this.#behind[kind] = 0;
      }
    }
    // Unless it was to begin anew meanwhile.
    if (this.#cursor === from) this.#cursor = changes?.cursor;
  }

  async #lookAtRest(kind: Subject['kind']): Promise<void> {
    const from = this.#behind[kind];
    if (from === undefined) return;
    const asked = await this.#remake(kind, 'stored.id > :from', { from });
    this.#behind[kind] = asked.length === this.#options.batch ? asked.at(-1)?.stored_id : undefined;
  }

  async #remake(kind: Subject['kind'], condition: string, values: object): Promise<Stale[]> {
    const { db, wishes, batch, log } = this.#options;
    const stale: Stale[] = (await db.raw(staleOf(kind, condition), { kind, batch, ...values })).rows;
    if (stale.length === 0) return stale;
    await wishes.leave(
      stale.map(({ id, lang_code }) => ({ subject: { kind, id }, lang_code })),
      'remake',
    );
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
 * The stale translations for which nothing is under way, and that have not failed for the very same original. A job that ended without a
 * reason had lost its text, which was restored since.
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

/** Versions are numbers of this server's transactions; those that a backup of another server brought are beyond them. */
async function renewForeignVersions(db: Database): Promise<void> {
  // The table's trigger gives the version, whatever is changed.
  await db.raw('update work set state = state where version >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint');
}

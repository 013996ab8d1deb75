/** Conditional writes: the header `If-Match`. */
import type { AppRouter } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { Actor, ResourceOperation } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { callOf } from './call.ts';
import { compressedETag, strongETag, withoutSuffixes } from './headers.ts';
import { operationOf } from './parameters.ts';
import { recordIdOf } from './record-id.ts';

/** The representation of a resource's records. */
export interface RecordRepresentation {
  /** The body of `show`. Throws `record_not_found`. */
  show(db: Database, actor: Actor, id: number, isDetailed?: boolean): Promise<unknown>;
  /** Whether `show` also answers with more fields. */
  hasDetails?: true;
  /** Locks whatever the body includes besides the record, which the write itself locks, until the transaction ends. */
  lock?(trx: Transaction, id: number): Promise<void>;
}

/** The representation of the existing records, by resource of a contract. */
export type Representations<C extends AppRouter> = {
  [Part in keyof C as C[Part] extends ReadableResource ? Part : never]: RecordRepresentation;
};

interface ReadableResource {
  show: { metadata: ResourceOperation; responses: { 200: z.ZodType } };
}

/**
 * Reads the header of a write. A stale record is reported at once, before invalid fields; the write itself checks the
 * condition again.
 */
export function readIfMatch<C extends AppRouter>(contract: C, representations: Representations<C>): RequestHandler {
  const resources = Object.entries<RecordRepresentation>(representations).map(([part, representation]) => {
    const { metadata, responses } = (contract[part] as unknown as ReadableResource).show;
    return [metadata.resource, { ...representation, schema: responses[200] }] as const;
  });
  const byResource = new Map(resources);

  return async (req, _res, next) => {
    const { resource, verb } = operationOf(req) as ResourceOperation;
    const header = req.headers['if-match'];
    const shown = byResource.get(resource);
    if (header === undefined || header.trim() === '*' || !shown || (verb !== 'update' && verb !== 'destroy'))
      return next();
    const call = callOf(req);
    const [named, id] = [strongTagsIn(withoutSuffixes(header)), recordIdOf(req)];
    const check = async (on: Database) => {
      for (const isDetailed of shown.hasDetails ? [false, true] : [false]) {
        const text = JSON.stringify(shown.schema.parse(await shown.show(on, call.caller, id, isDetailed)));
        if (named.has(strongETag(text)) || named.has(compressedETag(text))) return;
      }
      throw new Failure('changed_meanwhile');
    };
    call.condition = async (trx) => {
      await shown.lock?.(trx, id);
      await check(trx);
    };
    if (verb === 'update') await check(call.db);
    next();
  };
}

/** The strong ETags in a header; none for a malformed one, which no record can match. */
function strongTagsIn(header: string): ReadonlySet<string> {
  const element = /[ \t]*(?:(W\/)?("[^"]*")[ \t]*)?(?:,|$)/y;
  const tags = new Set<string>();
  while (element.lastIndex < header.length) {
    const found = element.exec(header);
    if (!found) return new Set();
    const [, weak, tag] = found;
    if (tag !== undefined && weak === undefined) tags.add(tag);
  }
  return tags;
}

/** `/bin`: deleted tags and places, which can be restored for 30 days. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { keyReasons } from '../idempotency.ts';
import { LimitParameter, listOf, RecordId, TagIdentifier } from '../primitives.ts';
import {
  destroyOperation,
  itemPath,
  listOperation,
  operation,
  pathParamsOf,
  query,
  type RouteInput,
} from './crud-resource.ts';
import { RecordReference, Timestamp } from './fields.ts';
import { resourceNames } from './history-entry.ts';
import { ShownPlace } from './places.ts';
import { ownerFilter } from './record-filters.ts';
import { nestedBody } from './resource.ts';
import { ShownTagRecord } from './tags.ts';

const c = initContract();

/** The resources in the bin; other records belong to their tag. */
const binned = ['tags', 'places'] as const;
export type BinResource = (typeof binned)[number];

/** Retention in days. */
export const binDays = 30;
/** The most tags that are kept of one customer. */
export const maxBinned = 20_000;
/** The most entries that are restored at once. */
export const maxRestored = 500;

export const BinEntry = z
  .object({
    id: RecordId.meta({ description: 'Id of the entry', examples: [17] }),
    resource: z
      .enum(binned.map((table) => resourceNames[table]))
      .meta({ description: 'Type of the deleted record', examples: ['Tags'] }),
    record_id: RecordId.meta({ description: 'Record id that it had, and gets again when restored', examples: [42] }),
    name: z
      .string()
      .nullable()
      .meta({
        description: 'Name of the place, or of the tag in the language of its original. Null if it has no name',
        examples: ['Entrance'],
      }),
    tag_identifier: TagIdentifier.nullable().meta({
      description: 'Tag identifier. Null for a place',
      examples: ['4f0c9a17be52'],
    }),
    customer_id: RecordId.nullable().meta({
      description: 'Record id of the customer that it belonged to. Null if it had no owner',
      examples: [3],
    }),
    deleted_at: Timestamp.meta({ description: 'When it was deleted' }),
    deleted_by: RecordId.nullable().meta({
      description: 'Record id of the customer who deleted it. Null for commands',
      examples: [3],
    }),
    expires_at: Timestamp.meta({ description: 'Time until which it can be restored' }),
    url: z.string().meta({ description: 'URL of this entry', examples: ['https://tags.example.com/bin/17.json'] }),
  })
  .meta({ id: 'BinEntry', description: 'A deleted tag or place, which can be restored.' });
export type BinEntry = z.output<typeof BinEntry>;

export const LeftOut = z
  .object({
    what: z
      .enum(['hardware', 'reference', 'place', 'parent', 'child', 'link'])
      .meta({ description: 'What was not restored', examples: ['hardware'] }),
    why: z.enum(['elsewhere', 'taken', 'gone']).meta({
      description:
        '`elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or there is no room for it. `gone`: it no longer exists',
      examples: ['elsewhere'],
    }),
    name: z
      .string()
      .nullable()
      .meta({
        description: 'Its name, or the record that has it. Null if the caller is not allowed to know',
        examples: ['Entrance'],
      }),
  })
  .meta({ id: 'LeftOut', description: 'Something that was not restored with a record.' });
export type LeftOut = z.output<typeof LeftOut>;

/** The fields of either resource: the entry says which ones are present. */
const RestoredRecord = z
  .object({
    ...ShownTagRecord.partial().shape,
    ...ShownPlace.partial().shape,
    customer_id: RecordId.nullable().meta({
      description: 'Record id of the customer that it belongs to. Null if it has no owner',
      examples: [3],
    }),
    id: RecordId.meta({ description: 'Record id', examples: [42] }),
    created_at: Timestamp.meta({ description: 'When it was created' }),
    updated_at: Timestamp.meta({ description: 'When it was last updated' }),
    url: z.string().meta({
      description: 'URL of the record',
      examples: ['https://tags.example.com/Tags/42.json'],
    }),
  })
  .meta({ id: 'RestoredRecord', description: 'A restored tag or place, as the operation that gets it returns it.' });

const Restored = z
  .object({
    record: RestoredRecord,
    left_out: z.array(LeftOut).meta({ description: 'What was not restored with it' }),
  })
  .meta({ id: 'RestoredFromBin', description: 'The result of restoring a record from the bin.' });

const restoredIds = listOf(RecordReference, maxRestored, z.array(RecordReference).min(1).max(maxRestored));

const BinRestoring = z
  .object({ ids: restoredIds.meta({ description: 'Ids of the entries. Duplicates count once', examples: [[19]] }) })
  .meta({ id: 'BinRestoring', description: 'The bin entries to restore.' });

const description = {
  resource: 'bin',
  path: '/bin',
  group: 'bin',
  names: { one: 'BinEntry', many: 'BinEntries' },
  listed: BinEntry,
} as const;
const { path } = description;
const operating: RouteInput = description;
const pathParams = pathParamsOf(description);

const index = listOperation({
  ...description,
  says: {
    index: `Returns the caller's deleted tags and places, no matter who deleted them; for an admin, those of all customers and those without an owner. They can be restored for ${binDays} days. For each customer, at most the last ${maxBinned} deleted tags are kept.`,
  },
});

const withKey = (metadata: ReturnType<typeof operation>) => ({
  ...metadata,
  failures: [...metadata.failures, 'invalid_values' as const, ...keyReasons],
  takes: ['Idempotency-Key'] as const,
  headers: ['Idempotency-Replayed'] as const,
});

const listed = { ...index.responses, 422: ValidationErrors } as const;
const shown = { 200: BinEntry, 401: ErrorBody, 404: ErrorBody } as const;
const restored = {
  200: Restored,
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ValidationErrors,
} as const;
const allRestored = {
  200: z.array(Restored).meta({ description: 'The restored records, in no particular order.' }),
  400: ErrorBody,
  401: ErrorBody,
  409: ErrorBody,
  422: ValidationErrors,
} as const;

const destroy = destroyOperation(
  { ...description, says: { destroy: 'Deletes the entry early: the record can no longer be restored.' } },
  { 404: ErrorBody, 412: ErrorBody },
);

export const bin = {
  index: {
    ...index,
    query: query.extend({
      limit: LimitParameter.optional().meta({
        description: 'Maximum number of entries to return. Default: all',
        examples: [100],
      }),
      after: RecordReference.optional().meta({
        description: 'Cursor for pagination: returns only entries with a smaller id',
        examples: [17],
      }),
      customer_id: ownerFilter,
    }),
    responses: listed,
    description: index.description.replace('Sorted by ascending id.', 'Sorted by descending id, the newest first.'),
    metadata: operation(operating, 'index', 'listBinEntries', listed),
  },
  show: {
    method: 'GET',
    path: itemPath(path),
    pathParams,
    query,
    responses: shown,
    summary: 'Get a bin entry',
    description: 'Returns the entry.',
    metadata: { ...operation(operating, 'show', 'showBinEntry', shown), links: undefined },
  },
  restore: {
    method: 'POST',
    path: `${path}/:id/restore`,
    // Another example than that of the entry that is destroyed: the samples are run one after the other.
    pathParams: z.object({ id: pathParams.shape.id.meta({ description: 'Id of the entry', examples: [18] }) }),
    query,
    body: c.noBody(),
    responses: restored,
    summary: 'Restore a deleted record',
    description:
      'Restores a tag or a place as it was: a tag with its ids, identifier, texts, names, hardware, children, states and times; a place with its tags and bundle links. Texts that were taken over from other tags by the translation memory are translated again instead. What cannot be restored is listed in `left_out` and does not stop the rest. If another tag now has the identifier, the response is 422.',
    metadata: withKey(operation(operating, 'restore', 'restoreBinEntry', restored)),
  },
  restoreMany: {
    method: 'POST',
    path: `${path}/restore`,
    query,
    body: nestedBody(description.group, BinRestoring),
    responses: allRestored,
    summary: 'Restore deleted records',
    description: `Restores up to ${maxRestored} entries of the bin. Either all are restored or none. An entry that does not belong to the caller is treated as one that does not exist.`,
    metadata: withKey(operation(operating, 'restore', 'restoreBinEntries', allRestored)),
  },
  destroy,
} as const;

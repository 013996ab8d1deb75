/** `/history`: all changes with their actors, times and ways; and the restoring of former texts. */

import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { keyReasons } from '../idempotency.ts';
import { integerParameter, lenient, RecordId, TagIdentifierParameter } from '../primitives.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { dayParameters, withOrderedDays } from './days.ts';
import {
  ChangeSetId,
  HistoryEntryId,
  historyDays,
  historyEvents,
  historyList,
  historyPaging,
  historyPagingText,
  ResourceName,
} from './history-entry.ts';
import { TextOrName } from './text-or-name.ts';

const c = initContract();

/** The id in a path: an impossible one is not found. */
const asEntryId = (value: unknown) => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : 0;
  return Number.isSafeInteger(id) ? id : 0;
};
export const HistoryEntryIdInPath = lenient(
  asEntryId,
  z.int().min(0).max(Number.MAX_SAFE_INTEGER).meta({ minimum: 1 }),
);

export const HistoryFilters = z.object({
  change_set: lenient((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), ChangeSetId)
    .optional()
    .meta({
      documentedAs: ChangeSetId,
      description: 'Returns only entries of this change set',
      examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
    }),
  resource: lenient((value) => (value === 'tags' ? 'Tags' : value), ResourceName)
    .optional()
    .meta({
      description: 'Returns only entries about this kind of record. `tags` is accepted for `Tags`',
      examples: ['Tags'],
    }),
  event: z
    .enum(historyEvents)
    .optional()
    .meta({ description: 'Returns only entries with this action', examples: ['update'] }),
  tag_identifier: TagIdentifierParameter.optional(),
  ...dayParameters,
});
export type HistoryFilters = z.output<typeof HistoryFilters>;

/** Change sets can be undone for so many days. */
export const undoDays = 30;
/** The fields of customers that an undo puts back; it neither creates nor deletes customers. */
export const undoableOfCustomers = ['name', 'report_mail'] as const;
/**
 * The most records of a change set that can be undone; a tag counts together with its parts that were created or
 * deleted with it.
 */
export const maxUndone = 10_000;
/** The most entries in `kept`. */
export const maxKept = 1000;

const Kept = z
  .object({
    resource: ResourceName.meta({ description: 'Type of the record', examples: ['Tags'] }),
    record_id: RecordId.meta({ description: 'Record id', examples: [17] }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'The field that was not undone. Null: the whole record', examples: ['description'] }),
    why: z.enum(['changed_since', 'gone', 'taken', 'forbidden']).meta({
      description:
        '`changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`: another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does',
      examples: ['changed_since'],
    }),
  })
  .meta({ id: 'KeptChange', description: 'A change that was not undone.' });
export type Kept = z.output<typeof Kept>;

export const Undone = z
  .object({
    change_set: ChangeSetId.nullable().meta({
      description: 'The change set of the undo, which can itself be undone. Null if nothing was done',
      examples: ['5f1c9d8e-70a2-4d5b-9b1e-2f3a4b5c6d7e'],
    }),
    undone: z
      .int()
      .min(0)
      .meta({ description: 'Number of records that were changed, or would be', examples: [40] }),
    kept: z.array(Kept).meta({ description: `What was not undone, at most the first ${maxKept}` }),
    kept_count: z
      .int()
      .min(0)
      .meta({ description: 'Number of changes that were not undone', examples: [1] }),
  })
  .meta({ id: 'Undone', description: 'The result of undoing a change set.' });
export type Undone = z.output<typeof Undone>;

/** A restored text or name. */
const RestoredText = TextOrName.meta({ id: 'RestoredText', description: 'A text or a name that was restored.' });

const history: RouteInput = { resource: 'history', group: 'history', names: { one: 'HistoryEntry' } };
const listed = { 200: historyList, 401: ErrorBody, 422: ValidationErrors } as const;
const undone = {
  200: Undone,
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ValidationErrors,
} as const;
const restored = { 200: RestoredText, 401: ErrorBody, 404: ErrorBody, 422: ValidationErrors } as const;

export const historyResource = {
  index: {
    method: 'GET',
    path: '/history',
    query: withOrderedDays(query.extend({ ...historyPaging, ...HistoryFilters.shape })),
    responses: listed,
    summary: 'List the history',
    description: `Returns what was changed in all records within the caller's reach, by whom and when; for an admin, also in deleted records. Entries are kept for ${historyDays} days. Filters are combined with AND. ${historyPagingText}`,
    metadata: operation(history, 'index', 'listHistory', listed),
  },
  restore: {
    method: 'POST',
    path: '/history/:id/restore',
    pathParams: z.object({
      id: HistoryEntryIdInPath.meta({
        description: 'Id of the entry',
        examples: [4711],
        documentedAs: HistoryEntryId,
      }),
    }),
    query,
    body: c.noBody(),
    responses: restored,
    summary: 'Restore an earlier text',
    description:
      'Restores the text or name that the entry replaced, as an edit by the caller. A translation that was removed is restored as human work in its language, replacing whatever is there. A machine translation stays a machine translation, fresh or stale as it is. An original is restored as the original if there is none now. If the entry has no earlier text, or its tag no longer exists or has no original, the response is 422.',
    metadata: operation(history, 'restore', 'restoreHistoryEntry', restored),
  },
  undo: {
    method: 'POST',
    path: '/history/change_sets/:id/undo',
    pathParams: z.object({
      // An invalid UUID is not found.
      id: z.string().meta({
        description: 'Id of the change set: `change_set` of its history entries',
        examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
        documentedAs: ChangeSetId,
      }),
    }),
    query: query.extend({
      dry_run: integerParameter(0, 1)
        .optional()
        .meta({ description: '`1`: changes nothing and returns what would be done', examples: [1] }),
    }),
    body: c.noBody(),
    responses: undone,
    summary: 'Undo a change set',
    description: `Undoes what one request or command has changed, in one transaction. Fields that still have the values it gave them get their earlier values back. What it created is deleted (tags and places go to the bin), unless somebody has changed it since. What it deleted is restored. What cannot be undone is left as it is and listed in \`kept\`. Passwords, e-mail addresses, roles, suspensions and machine translations are not undone. This works for change sets of the last ${undoDays} days with at most ${maxUndone} records; a tag counts once, with everything that was created or deleted with it. Undoing creates a change set itself. With \`dry_run=1\` nothing is changed, and \`Idempotency-Key\` is ignored.`,
    metadata: {
      ...operation(history, 'undo', 'undoChangeSet', undone),
      failures: [
        ...operation(history, 'undo', 'undoChangeSet', undone).failures,
        ...(['change_set_open', 'invalid_values'] as const),
        ...keyReasons,
      ],
      takes: ['Idempotency-Key'] as const,
      headers: ['Idempotency-Replayed'] as const,
      skipsStoreOnDryRun: true,
    },
  },
} as const;

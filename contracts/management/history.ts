/** `/history`: all changes with their actors, times and ways; and the restoring of former texts. */

import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { keyReasons } from '../idempotency.ts';
import { integerParameter, lenient, RecordId, TagIdentifierParameter } from '../primitives.ts';
import { type Operating, operation, query } from './crud-resource.ts';
import { dayParameters, inOrder } from './days.ts';
import {
  ChangeSetId,
  HistoryEntryId,
  historyDays,
  historyEvents,
  historyList,
  historyPages,
  historyPaging,
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
      description: 'Only entries of this change set',
      examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
    }),
  resource: lenient((value) => (value === 'tags' ? 'Tags' : value), ResourceName)
    .optional()
    .meta({ description: 'Only of records of this kind; `tags` is taken for `Tags`', examples: ['Tags'] }),
  event: z
    .enum(historyEvents)
    .optional()
    .meta({ description: 'Only what was done so', examples: ['update'] }),
  tag_identifier: TagIdentifierParameter.optional(),
  ...dayParameters,
});
export type HistoryFilters = z.output<typeof HistoryFilters>;

/** Change sets can be undone for so many days. */
export const undoDays = 30;
/**
 * The most records of a change set that can be undone; a tag counts together with its parts that were created or
 * deleted with it.
 */
export const mostUndone = 10_000;
/** The most entries in `kept`. */
export const mostKept = 1000;

const Kept = z
  .object({
    resource: ResourceName.meta({ description: 'What kind of record it is', examples: ['Tags'] }),
    record_id: RecordId.meta({ description: 'Record id', examples: [17] }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'The field that stays; null: the record as a whole', examples: ['description'] }),
    why: z.enum(['changed_since', 'gone', 'taken', 'forbidden']).meta({
      description:
        '`changed_since`: it is no longer as the change set has left it; `gone`: the record, or what it referred to, is not there any more; `taken`: another record has what it had; `forbidden`: the caller may not set it, or nobody by this operation',
      examples: ['changed_since'],
    }),
  })
  .meta({ id: 'KeptChange', description: 'A change that was not undone.' });
export type Kept = z.output<typeof Kept>;

export const Undone = z
  .object({
    change_set: ChangeSetId.nullable().meta({
      description: 'The change set of the undoing, which can be undone itself; null where nothing was done',
      examples: ['5f1c9d8e-70a2-4d5b-9b1e-2f3a4b5c6d7e'],
    }),
    undone: z
      .int()
      .min(0)
      .meta({ description: 'How many records were changed, or would be', examples: [40] }),
    kept: z.array(Kept).meta({ description: `What was not undone, at most ${mostKept} of it` }),
    kept_count: z
      .int()
      .min(0)
      .meta({ description: 'How much was not undone', examples: [1] }),
  })
  .meta({ id: 'Undone', description: 'What the undoing of a change set has done.' });
export type Undone = z.output<typeof Undone>;

/** A restored text or name. */
const RestoredText = TextOrName.meta({ id: 'RestoredText', description: 'A text or a name that was put back.' });

const history: Operating = { resource: 'history', group: 'history', names: { one: 'HistoryEntry' } };
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
    query: inOrder(query.extend({ ...historyPaging, ...HistoryFilters.shape })),
    responses: listed,
    summary: 'List the history',
    description: `What was changed of all records that the caller reaches, by whom and when; for an admin, of those that are gone too. Entries are kept for ${historyDays} days. Filters go together. ${historyPages}`,
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
    summary: 'Put a former text back',
    description:
      "Puts the text or name that an entry says was there before in its place again, as an edit by the caller. One that was removed comes back as the work of a person in its language, whatever stands there; a machine's text stays a machine's, fresh or stale as it is; an original comes back as the original where there is none now. An entry without a former text, a tag that is gone, or one without an original is 422.",
    metadata: operation(history, 'restore', 'restoreHistoryEntry', restored),
  },
  undo: {
    method: 'POST',
    path: '/history/change_sets/:id/undo',
    pathParams: z.object({
      // An invalid UUID is not found.
      id: z.string().meta({
        description: 'The change set, as `change_set` of its entries names it',
        examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
        documentedAs: ChangeSetId,
      }),
    }),
    query: query.extend({
      dry_run: integerParameter(0, 1)
        .optional()
        .meta({ description: '`1`: nothing is done; the answer tells what would be', examples: [1] }),
    }),
    body: c.noBody(),
    responses: undone,
    summary: 'Undo a change set',
    description: `Undoes what one request or command has changed, in one transaction: fields that are as it has left them become what they were; what it has made is deleted, tags and places into the bin, unless somebody has changed it since; what it has deleted comes back. What cannot be undone stays, and is named in \`kept\`. Passwords, e-mail addresses, roles and suspensions stay, and so does the work of machines. It is for change sets of the last ${undoDays} days with at most ${mostUndone} records; a tag counts once with all that was made or deleted with it. The undoing is a change set itself. With \`dry_run=1\` nothing is done, and \`Idempotency-Key\` is ignored.`,
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

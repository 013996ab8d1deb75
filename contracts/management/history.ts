/** `/history`: all changes with their actors, times and ways; and the restoring of former texts. */

import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lenient, TagIdentifierParameter } from '../primitives.ts';
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

/** A text or a name after its restoring. */
export const RestoredText = TextOrName.meta({ id: 'RestoredText', description: 'A text or a name that was put back.' });

const history: Operating = { resource: 'history', group: 'history', names: { one: 'HistoryEntry' } };
const listed = { 200: historyList, 401: ErrorBody, 422: ValidationErrors } as const;
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
      'Puts the text or name that an entry says was there before in its place again, as an edit by the caller. One that was removed comes back as the work of a person in its language, whatever stands there; an original comes back as the original where there is none now. An entry without a former text, a tag that is gone, or one without an original is 422.',
    metadata: operation(history, 'restore', 'restoreHistoryEntry', restored),
  },
} as const;

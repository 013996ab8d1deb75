/** Entries of a record's history, and the operations on them that every record has. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { Resource } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { integerParameter, LimitParameter, RecordId, TagRecordId } from '../primitives.ts';
import { operation, pathParamsOf, query, type RouteInput } from './crud-resource.ts';
import { Timestamp } from './fields.ts';
import { nameInWords, withArticle } from './record-words.ts';

const c = initContract();

/** The resources with a history. */
export const recorded = [
  'tags',
  'text_records',
  'translations',
  'name_translations',
  'hardwares',
  'places',
  'customers',
] as const satisfies Resource[];
export type RecordedResource = (typeof recorded)[number];

/** The resource of each table, by its name in paths. */
export const resourceNames = {
  tags: 'Tags',
  text_records: 'text_records',
  translations: 'translations',
  name_translations: 'name_translations',
  hardwares: 'hardwares',
  places: 'places',
  customers: 'customers',
} as const satisfies Record<RecordedResource, string>;
export const ResourceName = z.enum(recorded.map((table) => resourceNames[table]));
export type ResourceName = z.output<typeof ResourceName>;

/** Retention in days. */
export const historyDays = 400;

export const historyEvents = ['create', 'update', 'destroy'] as const;
export type HistoryEvent = (typeof historyEvents)[number];

const ways = ['api', 'json', 'page', 'import', 'command', 'runner'] as const;

/** There are many more entries than records. */
export const HistoryEntryId = z
  .int()
  .min(1)
  .max(Number.MAX_SAFE_INTEGER)
  .meta({
    id: 'HistoryEntryId',
    format: 'int64',
    description: 'Id of an entry of the history',
    examples: [4711],
  });

/** The id of the changes of one request or command. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const ChangeSetId = z
  .string()
  .regex(uuid, { error: 'is not a UUID' })
  .meta({
    id: 'ChangeSetId',
    description: 'Id of a change set: everything that one request or command has changed',
    examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
  });

const HistoryValue = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta({
  id: 'HistoryValue',
  description: 'Value of a field: a text, a number, a boolean, or null if it was empty or absent',
});

export const HistoryEntry = z
  .object({
    id: HistoryEntryId.meta({ description: 'Id of the entry. Later entries have larger ids', examples: [4711] }),
    at: Timestamp.meta({ description: 'When the change was made' }),
    resource: ResourceName.meta({ description: 'Type of the changed record', examples: ['translations'] }),
    record_id: RecordId.meta({ description: 'Record id of the changed record', examples: [17] }),
    tag_id: TagRecordId.nullable().meta({
      description: 'Record id of the tag that the record is or belongs to. Null if there is none',
      examples: [17],
    }),
    event: z.enum(historyEvents).meta({ description: 'What was done with the record', examples: ['update'] }),
    via: z.enum(ways).meta({
      description:
        "How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the translation runner",
      examples: ['page'],
    }),
    customer_id: RecordId.nullable().meta({
      description:
        'Record id of the customer who made the change. Null for the runner, for commands and for people who were not signed in',
      examples: [1],
    }),
    change_set: ChangeSetId.nullable().meta({
      description:
        "The change set of the entry, shared by everything that one request or command has changed, and by the runner's work for one order. Null for the runner's other work and for older entries",
      examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
    }),
    changes: z.record(z.string(), z.array(HistoryValue).min(2).max(2)).meta({
      description:
        'The changed fields, each with its old and its new value. A field that did not exist before, or does not exist any more, is null. A password is shown as two nulls',
      examples: [{ text: ['Bienvenue', 'Bienvenue au musée'], origin: ['machine', 'human'] }],
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'A change of a record: what was changed, by whom and when.' });
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** Paging of entries, and their order. */
export const historyPaging = {
  limit: LimitParameter.optional().meta({
    description: 'Maximum number of entries to return. Default: all',
    examples: [100],
  }),
  after: integerParameter(1, Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({
      description: 'Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id',
      examples: [4711],
      documentedAs: HistoryEntryId,
    }),
  newest: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: sorts from newest to oldest. Default: from oldest to newest', examples: [1] }),
};

export const historyList = z.array(HistoryEntry).meta({ description: 'The entries.' });

export const historyPagingText =
  'Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.';

interface HistoryRouteInput extends RouteInput {
  path: string;
  recordId?: z.ZodType<number>;
}

/** A record's history, and the deletion of its entries. `whole`: a sentence about its further contents. */
export function historyOperations<const Path extends string>(of: HistoryRouteInput & { path: Path }, whole = '') {
  const { path, names } = of;
  const name = nameInWords(names.one);
  const shown = { 200: historyList, 401: ErrorBody, 404: ErrorBody } as const;
  const erased = { 204: c.noBody(), 401: ErrorBody, 403: ErrorBody, 404: ErrorBody } as const;
  const about = { path: `${path}/:id/history`, pathParams: pathParamsOf(of) } as const;
  const address = about as { path: `${Path}/:id/history`; pathParams: typeof about.pathParams };
  return {
    history: {
      ...address,
      method: 'GET',
      query: query.extend(historyPaging),
      responses: shown,
      summary: `List the history of ${withArticle(names.one)}`,
      description: `Returns what was changed in the ${name}, by whom and when.${whole} A new owner of a tag sees its history from the transfer on. Entries are kept for ${historyDays} days. Only admins can see the history of a deleted record. ${historyPagingText}`,
      metadata: operation(of, 'history', `list${names.one}History`, shown),
    },
    erase: {
      ...address,
      method: 'DELETE',
      query,
      body: c.noBody(),
      responses: erased,
      summary: `Erase the history of ${withArticle(names.one)}`,
      description: `Erases all entries in the history of the ${name}. The ${name} itself is not changed. Admins only.`,
      metadata: operation(of, 'erase', `erase${names.one}History`, erased),
    },
  } as const;
}

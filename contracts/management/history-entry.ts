/** Entries of a record's history, and the operations on them that every record has. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { Resource } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { integerParameter, LimitParameter, RecordId, TagRecordId } from '../primitives.ts';
import { type Operating, operation, pathParamsOf, query, words } from './crud-resource.ts';
import { Timestamp } from './fields.ts';

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
export type Recorded = (typeof recorded)[number];

/** The resource of each table, by its name in paths. */
export const resourceNames = {
  tags: 'Tags',
  text_records: 'text_records',
  translations: 'translations',
  name_translations: 'name_translations',
  hardwares: 'hardwares',
  places: 'places',
  customers: 'customers',
} as const satisfies Record<Recorded, string>;
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
    description: 'Names a change set: all that one request or command has changed',
    examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
  });

const HistoryValue = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta({
  id: 'HistoryValue',
  description: 'What a field held: a text, a number, true or false, or null where it was empty or not there',
});

export const HistoryEntry = z
  .object({
    id: HistoryEntryId.meta({ description: 'Id of the entry; later entries have larger ones', examples: [4711] }),
    at: Timestamp.meta({ description: 'When it was done' }),
    resource: ResourceName.meta({ description: 'What kind of record was changed', examples: ['translations'] }),
    record_id: RecordId.meta({ description: 'Record id of what was changed', examples: [17] }),
    tag_id: TagRecordId.nullable().meta({
      description: 'Record id of the tag that it is, or belongs to; null where it belongs to none',
      examples: [17],
    }),
    event: z.enum(historyEvents).meta({ description: 'What was done with it', examples: ['update'] }),
    via: z.enum(ways).meta({
      description:
        'By which way: the API for apps, management as JSON or as pages, an import, a command of the operator, the translation runner',
      examples: ['page'],
    }),
    customer_id: RecordId.nullable().meta({
      description:
        'Record id of the customer who did it; null for the runner, for commands and for people who were not signed in',
      examples: [1],
    }),
    change_set: ChangeSetId.nullable().meta({
      description:
        "The change set that it belongs to: the same for all that one request or command has changed, and for the runner's work for an order; null for its other work and for older entries",
      examples: ['0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21'],
    }),
    changes: z.record(z.string(), z.array(HistoryValue).min(2).max(2)).meta({
      description:
        'What is another now: by field, what it was and what it is. A field that was not there, or is not any more, is null; a password is two nulls',
      examples: [{ text: ['Bienvenue', 'Bienvenue au musée'], origin: ['machine', 'human'] }],
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'What was changed of a record, by whom, and when.' });
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** Paging of entries, and their order. */
export const historyPaging = {
  limit: LimitParameter.optional().meta({
    description: 'At most so many entries; without it, all of them',
    examples: [100],
  }),
  after: integerParameter(1, Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({
      description: 'Only entries behind the one with this id: with a larger one, or with `newest` a smaller one',
      examples: [4711],
      documentedAs: HistoryEntryId,
    }),
  newest: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: the newest entries come first; otherwise the oldest do', examples: [1] }),
};

export const historyList = z.array(HistoryEntry).meta({ description: 'The entries.' });

export const historyPages =
  'The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.';

interface Describing extends Operating {
  path: string;
  recordId?: z.ZodType<number>;
}

/** A record's history, and the deletion of its entries. `whole`: a sentence about its further contents. */
export function historyOperations<const Path extends string>(of: Describing & { path: Path }, whole = '') {
  const { path, names } = of;
  const one = words(names.one);
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
      summary: `List the history of a ${one}`,
      description: `What was changed of the ${one}, by whom and when.${whole} The new owner of a tag sees its history from the transfer on. Entries are kept for ${historyDays} days. Only admins see that of a record that is gone. ${historyPages}`,
      metadata: operation(of, 'history', `list${names.one}History`, shown),
    },
    erase: {
      ...address,
      method: 'DELETE',
      query,
      body: c.noBody(),
      responses: erased,
      summary: `Erase the history of a ${one}`,
      description: `Erases all entries that the history of the ${one} lists; the ${one} stays as it is. Only an admin may.`,
      metadata: operation(of, 'erase', `erase${names.one}History`, erased),
    },
  } as const;
}

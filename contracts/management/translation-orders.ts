/**
 * `/translation_orders`: many texts and names into many languages at once, with an estimate first and the outcome of
 * each item.
 */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { ResourceOperation } from '../access.ts';
import { ErrorBody, type FailureReason, ValidationErrors } from '../failures.ts';
import { integerParameter, LimitParameter } from '../primitives.ts';
import { itemPath, listOperation, operation, pathParamsOf, query, type RouteInput } from './crud-resource.ts';
import { RecordReference } from './fields.ts';
import { nestedBody } from './resource.ts';
import {
  ItemFilters,
  maxOpenOrders,
  maxOrderItems,
  NewTranslationOrder,
  TranslationEstimate,
  TranslationOrder,
  TranslationOrderItem,
} from './translation-order.ts';

const c = initContract();

const description = {
  resource: 'translation_orders',
  path: '/translation_orders',
  group: 'translation_order',
  names: { one: 'TranslationOrder', many: 'TranslationOrders' },
  listed: TranslationOrder,
} as const;
const { path } = description;
const operating: RouteInput = { ...description, usual: { create: ['lang_codes', 'place_id'] } };

const byRunner = (metadata: ResourceOperation): ResourceOperation => ({
  ...metadata,
  failures: [...metadata.failures, 'runner_unavailable' as FailureReason],
});

const made = {
  200: TranslationEstimate,
  201: TranslationOrder,
  400: ErrorBody,
  401: ErrorBody,
  409: ErrorBody,
  422: ValidationErrors,
} as const;
const shown = { 200: TranslationOrder, 401: ErrorBody, 404: ErrorBody } as const;
const items = {
  200: z.array(TranslationOrderItem).meta({ description: 'The items.' }),
  401: ErrorBody,
  404: ErrorBody,
  422: ValidationErrors,
} as const;

const pathParams = pathParamsOf(description);

const going = (verb: 'cancel' | 'retry', summary: string, says: string) =>
  ({
    method: 'POST',
    path: `${path}/:id/${verb}` as const,
    pathParams,
    query,
    body: c.noBody(),
    responses: shown,
    summary,
    description: says,
    metadata: byRunner(operation(operating, verb, `${verb}TranslationOrder`, shown)),
  }) as const;

export const translationOrders = {
  index: listOperation({
    ...description,
    says: { index: "Returns the caller's orders; for an admin, those of all customers." },
  }),
  create: {
    method: 'POST',
    path,
    query: query.extend({
      dry_run: integerParameter(0, 1)
        .optional()
        .meta({ description: '`1`: orders nothing and returns an estimate', examples: [1] }),
    }),
    body: nestedBody(description.group, NewTranslationOrder),
    responses: made,
    summary: 'Order translations',
    description: `Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or of all tags of the caller. Human translations, and machine translations of the current original, are kept. The response does not wait for any translation; \`total\` is final. An order can have at most ${maxOrderItems} items, and a customer can have at most ${maxOpenOrders} open orders. With \`dry_run=1\` nothing is ordered and no provider is called: the response is 200 with the cost, and \`Idempotency-Key\` is ignored.`,
    metadata: {
      ...byRunner(operation(operating, 'create', 'createTranslationOrder', made)),
      isMadeByRunner: true,
      skipsStoreOnDryRun: true,
      links: { showTranslationOrder: { id: '$response.body#/id' } },
    },
  },
  show: {
    method: 'GET',
    path: itemPath(path),
    pathParams,
    query,
    responses: shown,
    summary: 'Get a translation order',
    description:
      'Returns the order with its progress. `/translation_orders/{id}/events` sends the same as server-sent events whenever it changes, until the order has ended.',
    metadata: { ...operation(operating, 'show', 'showTranslationOrder', shown), links: undefined },
  },
  items: {
    method: 'GET',
    path: `${path}/:id/items`,
    pathParams,
    query: query.extend({
      limit: LimitParameter.optional().meta({ description: 'Maximum number of items to return', examples: [100] }),
      after: RecordReference.optional().meta({
        description: 'Cursor for pagination: returns only items with a larger id',
        examples: [17],
      }),
      ...ItemFilters.shape,
    }),
    responses: items,
    summary: 'List the items of a translation order',
    description: 'Returns the state of each text and name in each language.',
    metadata: {
      ...operation(operating, 'items', 'listTranslationOrderItems', items),
      headers: ['Link', 'X-Total-Count'] as const,
    },
  },
  cancel: going(
    'cancel',
    'Cancel a translation order',
    'Cancels the order. Queued items are cancelled by the time of the response, and no more calls to providers are begun. Items that are in progress finish, and their results are kept. An order that has ended is not changed.',
  ),
  retry: going(
    'retry',
    'Retry the failed items of an order',
    'Queues the failed items again. If there are none, the order is not changed.',
  ),
} as const;

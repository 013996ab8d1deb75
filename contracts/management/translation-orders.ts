/**
 * `/translation_orders`: many texts and names into many languages at once, with an estimate first and the outcome of
 * each item.
 */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { ResourceOperation } from '../access.ts';
import { ErrorBody, type FailureReason, ValidationErrors } from '../failures.ts';
import { integerParameter, LimitParameter } from '../primitives.ts';
import { itemOf, listOperation, type Operating, operation, pathParamsOf, query } from './crud-resource.ts';
import { RecordReference } from './fields.ts';
import { bodyOf } from './resource.ts';
import {
  ItemFilters,
  mostItems,
  mostOpenOrders,
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
const operating: Operating = { ...description, usual: { create: ['lang_codes', 'place_id'] } };

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
    says: { index: "The caller's orders; for an admin those of all customers." },
  }),
  create: {
    method: 'POST',
    path,
    query: query.extend({
      dry_run: integerParameter(0, 1)
        .optional()
        .meta({ description: '`1`: nothing is ordered; the answer tells what it would come to', examples: [1] }),
    }),
    body: bodyOf(description.group, NewTranslationOrder),
    responses: made,
    summary: 'Order translations',
    description: `Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of the caller. Whatever is there that a person has written, or a machine has made of the present original, stays. The answer does not wait for any of it; \`total\` is final. At most ${mostItems} items, and ${mostOpenOrders} orders of a customer that have not ended. With \`dry_run=1\` nothing is ordered and nobody is asked: the answer is 200 and tells the cost; \`Idempotency-Key\` is ignored then.`,
    metadata: {
      ...byRunner(operation(operating, 'create', 'createTranslationOrder', made)),
      isMadeByRunner: true,
      skipsStoreOnDryRun: true,
      links: { showTranslationOrder: { id: '$response.body#/id' } },
    },
  },
  show: {
    method: 'GET',
    path: itemOf(path),
    pathParams,
    query,
    responses: shown,
    summary: 'Show an order of translations',
    description:
      'How far it has come. `/translation_orders/{id}/events` tells the same again whenever it changes, as server-sent events, until the order has ended.',
    metadata: { ...operation(operating, 'show', 'showTranslationOrder', shown), links: undefined },
  },
  items: {
    method: 'GET',
    path: `${path}/:id/items`,
    pathParams,
    query: query.extend({
      limit: LimitParameter.optional().meta({ description: 'At most so many items', examples: [100] }),
      after: RecordReference.optional().meta({ description: 'Only items with a larger id', examples: [17] }),
      ...ItemFilters.shape,
    }),
    responses: items,
    summary: 'List the items of an order',
    description:
      'What has become of each text and name in each language. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.',
    metadata: {
      ...operation(operating, 'items', 'listTranslationOrderItems', items),
      headers: ['Link', 'X-Total-Count'] as const,
    },
  },
  cancel: going(
    'cancel',
    'Cancel an order of translations',
    'What is queued is cancelled when this is answered, and no provider is asked any more. What is being made ends by itself, and is kept. An order that has ended stays as it is.',
  ),
  retry: going(
    'retry',
    'Try again what has failed of an order',
    'Items that have failed are queued again. Where there are none, the order stays as it is.',
  ),
} as const;

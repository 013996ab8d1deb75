/** The list of orders, and an order with its items. */
import type { Names } from '../../../contracts/management/reference.ts';
import {
  type ItemState,
  itemStates,
  type TranslationOrder as OrderBody,
} from '../../../contracts/management/translation-order.ts';
import { memoryName, providerInWords } from '../../../contracts/providers.ts';
import { assetPath } from '../../html/assets.ts';
import { button } from '../../html/button.ts';
import { type Content, type Html, html, nothing } from '../../html/html.ts';
import { countInWords, listPage, listPager, type RecordList } from '../../html/list.ts';
import { costInWords } from '../../html/money.ts';
import type { PageContext, View } from '../../html/page.ts';
import { reference } from '../../html/record-name.ts';
import { details, table } from '../../html/table.ts';
import { capitalise, languageName, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { ItemsPage, TranslationOrder, TranslationOrderItem } from '../../model/orders/translation-order.ts';
import { ordersPath } from './order-form-views.ts';
import { itemState, itemStateNames, orderState, reasonInWords, waitInWords } from './order-words.ts';

const into = ({ lang_codes }: TranslationOrder) => lang_codes.map(languageName).join(', ');

/** The share of saved and skipped items: failed and cancelled ones have ended, but are not done. */
const progress = ({ total, saved, skipped }: TranslationOrder) => `${saved + skipped} of ${total}`;

/** `customers`: names of the owners, for admins. */
export const ordersPage = (list: RecordList<TranslationOrder>, customers: Names | undefined): View =>
  listPage(list, ({ prefix }) => ({
    title: 'Orders',
    path: ordersPath,
    one: 'order',
    many: 'orders',
    about: 'An order translates many texts and names into many languages. Readers never wait for it.',
    columns: [
      { heading: 'Order', cell: ({ id }) => html`<a href="${prefix}${ordersPath}/${id}">Order ${id}</a>` },
      { heading: 'Into', cell: into },
      ...(customers
        ? [
            {
              heading: 'Belongs to',
              cell: ({ customer_id }: TranslationOrder) =>
                reference(`${prefix}/customers`, customers, customer_id, 'Customer'),
            },
          ]
        : []),
      { heading: 'State', cell: orderState },
      { heading: 'Done', isNumber: true, cell: progress },
      { heading: 'Failed', isNumber: true, cell: (order) => failedOf(prefix, order) },
      { heading: 'Ordered', cell: ({ created_at }) => utcTime(created_at) },
    ],
    none: 'Nothing was ordered yet.',
    start: { href: `${ordersPath}/new`, label: 'Order translations' },
  }));

/** The number of failures links to their reasons. */
const failedOf = (prefix: string, { id, failed }: TranslationOrder): Content =>
  failed === 0
    ? '0'
    : html`<a href="${prefix}${ordersPath}/${id}?state=failed">${failed}<span class="unseen"> of order ${id}, and why</span></a>`;

interface OrderPage {
  order: TranslationOrder;
  items: ItemsPage;
  /** The state of the listed items; undefined for all. */
  state: ItemState | undefined;
  /** Names of the items' tags, and of the order's place. */
  tags: Names;
  places: Names;
  /** Admins see the error messages of providers. */
  isAdmin: boolean;
  /** For admins. */
  costs: Pick<OrderBody, 'cost' | 'currency'>;
}

export const orderPage =
  ({ order, items, state, tags, places, isAdmin, costs }: OrderPage): View =>
  (context) => {
    const address = `${context.prefix}${ordersPath}/${order.id}`;
    return {
      title: `Order ${order.id}`,
      isLive: !order.hasEnded,
      body: html`<section id="progress" aria-label="Progress"${!order.hasEnded && html` data-events="${address}/events"`}>
${stateOfOrder(order, address)}
${presses(context, order, address)}
</section>
<div id="about">${details([
        ['Of', ofWhat(context, order, places)],
        ['Into', into(order)],
        ['Ordered', utcTime(order.created_at)],
        ['Ended', order.finished_at && utcTime(order.finished_at)],
        ...costed(order, costs),
      ])}</div>
<div id="items">
${itemsOf(context, order, { items, state, tags, isAdmin }, address)}
</div>
${!order.hasEnded && html`<script type="module" src="${context.prefix}${assetPath('live-order.js')}"></script>`}`,
    };
  };

/** For admins, if there are prices. Older orders did not count their sent characters. */
function costed({ sent }: TranslationOrder, costs: OrderPage['costs']): [string, string | null][] {
  if (!costs.currency) return [];
  const cost = sent === null ? 'not known: it was ordered before costs were counted' : costInWords(costs);
  return [['Cost at today’s prices', cost]];
}

function stateOfOrder(order: TranslationOrder, address: string): Html {
  const { total, queued, running, failed, cancelled } = order;
  const waits = waitInWords(order);
  return html`<p>${order.state !== 'succeeded' && html`${orderState(order)} `}<span role="status">${progress(order)} done${failed > 0 && html`, <strong>${failed} failed</strong>`}${cancelled > 0 && `, ${cancelled} cancelled`}</span></p>
${waits !== null && html`<div class="notice caution"><p>${waits} It goes on by itself.</p></div>`}
${!order.hasEnded && html`<p><progress max="${total}" value="${total - queued - running}" aria-label="Items that have ended"></progress> <a href="${address}">Look again</a></p>`}`;
}

function presses({ csrfToken }: PageContext, order: TranslationOrder, address: string): Html {
  const press = (verb: string, label: string, kind: 'quiet' | 'danger') =>
    button({ action: `${address}/${verb}`, csrfToken: csrfToken(), label, context: `order ${order.id}`, kind });
  if (!order.canBeCancelled && !order.canBeRetried) return nothing;
  return html`<div class="actions">${order.canBeRetried && press('retry', 'Try again what has failed', 'quiet')}${order.canBeCancelled && press('cancel', 'Cancel', 'danger')}</div>`;
}

function ofWhat({ prefix }: PageContext, { place_id, tags }: TranslationOrder, places: Names): Html {
  const count = html`${tags} ${tags === 1 ? 'tag' : 'tags'}`;
  if (place_id === null) return count;
  return html`${count} of ${reference(`${prefix}/places`, places, place_id, 'Place')}`;
}

function itemsOf(
  { prefix }: PageContext,
  order: TranslationOrder,
  { items, state, tags, isAdmin }: Pick<OrderPage, 'items' | 'state' | 'tags' | 'isAdmin'>,
  address: string,
): Html {
  const parameters = { ...(state && { state }) };
  return html`<h2>Its items</h2>
${counts(order, state, address)}
<p class="count">${countInWords(items, { one: 'item', many: 'items' })}</p>
${table<TranslationOrderItem>({
  caption: 'Items',
  columns: [
    { heading: 'Tag', cell: ({ tag_id }) => reference(`${prefix}/Tags`, tags, tag_id, 'Tag') },
    { heading: 'What', cell: ({ part }) => (part === 'text' ? 'Text' : 'Name') },
    { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
    { heading: 'State', cell: (item) => itemState(item.state) },
    {
      heading: 'By',
      cell: ({ provider }) => provider && (provider === memoryName ? 'memory' : providerInWords(provider)),
    },
    { heading: 'Why', cell: (item) => whyOf(item, isAdmin) },
  ],
  rows: items.rows,
  empty: html`<p>There is no such item.</p>`,
})}
${listPager(address, items, parameters)}`;
}

/** The reason, and the error message of the provider. */
function whyOf(item: TranslationOrderItem, isAdmin: boolean): Content {
  const detail = item.detailFor({ isAdmin });
  return html`${reasonInWords(item.reason)}${detail !== null && html` <span class="quiet-text">(${textOfUnknownLanguage(detail)})</span>`}`;
}

/** The number of items by state, as links to their lists. */
function counts(order: TranslationOrder, state: ItemState | undefined, address: string): Html {
  const link = (name: string, count: number, to: string, isHere: boolean) =>
    html`<li>${isHere ? html`<strong>${capitalise(name)}: ${count}</strong>` : html`<a href="${to}">${capitalise(name)}: ${count}</a>`}</li>\n`;
  const some = itemStates.filter((each) => order[each] > 0 || each === state);
  return html`<ul class="requested" aria-label="Items by state">${link('all', order.total, address, state === undefined)}${some.map(
    (each) => link(itemStateNames[each], order[each], `${address}?state=${each}`, each === state),
  )}</ul>`;
}

/** The monthly costs of translations, for admins. */
import type { Names } from '../../../contracts/management/reference.ts';
import type { Prices } from '../../../contracts/prices.ts';
import { providerInWords } from '../../../contracts/providers.ts';
import { type Content, type Html, html, nothing } from '../../html/html.ts';
import { money } from '../../html/money.ts';
import { reference } from '../../html/record-name.ts';
import { type Column, table } from '../../html/table.ts';
import type { MonthlyCost, MonthlyCosts } from '../../model/figures/monthly-costs.ts';

/** The costs for admins; `monthly` is undefined without prices. */
export interface CostFigures {
  prices: Prices | undefined;
  /** The monthly budget; undefined without one. */
  budget: number | undefined;
  monthly: MonthlyCosts | undefined;
  /** Names of the owners. */
  customers: Names;
}

type Line = MonthlyCost & { of: Content };

export function costsByMonth(prefix: string, { prices, budget, monthly, customers }: CostFigures): Html {
  if (!prices || !monthly)
    return html`<p class="quiet-text">What it costs stands here once the operator has set <code>TRANSLATION_PRICES</code>.</p>`;
  const { all, spent, providers, museums, months } = monthly;
  const of = (amount: number | null) => (amount === null ? 'not known' : money(amount, prices.currency));
  const lines = (caption: string, noun: string, rows: readonly Line[]) =>
    table({ caption, columns: columns(noun, months, of), rows, empty: nothing, isOfFigures: true });
  return html`<h2>Costs</h2>
<p>At today’s prices, by the calendar month (UTC).${budget !== undefined && ` Of this month’s budget of ${of(budget)}, ${of(spent)} ${spent > 0 ? 'are' : 'is'} spent.`}</p>
${lines('Costs by provider', 'Provider', [
  ...providers.map(({ provider, ...cost }) => ({ of: providerInWords(provider), ...cost })),
  { of: 'All together', ...all },
])}
${lines(
  'Costs by museum',
  'Museum',
  museums.map(({ customer_id, ...cost }) => ({
    of: customer_id === null ? 'Tags of nobody' : reference(`${prefix}/customers`, customers, customer_id, 'Customer'),
    ...cost,
  })),
)}
${[...museums, ...providers].some(({ last, present }) => last === null || present === null) && html`<p class="quiet-text">It is not known what a provider without a price costs.</p>`}`;
}

const columns = (
  noun: string,
  months: MonthlyCosts['months'],
  of: (amount: number | null) => string,
): Column<Line>[] => [
  { heading: noun, cell: (line) => line.of },
  { heading: `Last month (${months.last})`, cell: ({ last }) => of(last), isNumber: true },
  { heading: `This month (${months.present})`, cell: ({ present }) => of(present), isNumber: true },
];

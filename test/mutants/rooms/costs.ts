// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const prices = 'contracts/prices.ts';
const spending = 'src/runner/work/spending.ts';
const letters = 'src/runner/report-letters.ts';
const inRunner = ['test/runner/budget.test.ts'];

export const costs: Room = {
  name: 'costs',
  tests: ['test/orders/costs.test.ts'],
  mutants: [
    {
      file: prices,
      breaks: 'customers see the operator’s costs',
      from: 'isAdmin ? { cost',
      to: 'true ? { cost',
    },
    {
      file: prices,
      breaks: 'characters without a price count as free',
      from: 'if (price === undefined) return null;',
      to: 'if (price === undefined) continue;',
    },
    {
      file: prices,
      breaks: 'texts from memory have costs',
      from: 'if (characters === 0 || provider === memoryName) continue;',
      to: 'if (characters === 0) continue;',
    },
    {
      file: 'src/runner/orders/order-scope.ts',
      breaks: 'an estimate uses the price of the last provider, not the first',
      from: 'const first = providers.find((provider) => provider.can(from, into));',
      to: 'const first = providers.findLast((provider) => provider.can(from, into));',
    },
    {
      file: 'src/runner/orders/attempt.ts',
      breaks: 'an order shows no costs',
      from: '{ ...question, payer: { ...payer, orderId: item.order_id } }',
      to: 'question',
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'a new order does not count its sent characters',
      from: "await trx('translation_order_usage').insert(providerNames.map((provider) => ({ order_id: id, provider })));",
      to: '',
    },
    {
      file: spending,
      breaks: 'a text that exactly uses up the budget is refused',
      from: '> budget.most',
      to: '>= budget.most',
      tests: inRunner,
    },
    {
      file: 'src/model/figures/current-costs.ts',
      breaks: 'the monthly budget never starts again',
      from: '    .whereRaw(thisMonth)\n',
      to: '',
      tests: inRunner,
    },
    {
      file: spending,
      breaks: 'providers without a price wait for the budget',
      from: 'if (!budget?.prices.perMillion[provider]) return false;',
      to: 'if (!budget) return false;',
      tests: inRunner,
    },
    {
      file: spending,
      breaks: 'the daily caps count texts that the budget has refused',
      from: '    await release(trx, { ...charge, day });\n',
      to: '',
      tests: inRunner,
    },
    {
      file: 'src/runner/orders/items.ts',
      breaks: 'an order waits for the budget for ever',
      from: "pair.waiting_for in ('budget', 'cap') and",
      to: "pair.waiting_for = 'cap' and",
    },
    {
      file: 'src/model/figures/monthly-costs.ts',
      breaks: 'last month’s figures include earlier months',
      from: "    .whereRaw(`day >= date_trunc('month', ${present} - 1)`)\n",
      to: '',
    },
    {
      file: 'src/config/spending.ts',
      breaks: 'a budget without prices is accepted and has no effect',
      from: 'env.TRANSLATION_MONTHLY_BUDGET !== undefined && env.TRANSLATION_PRICES === undefined',
      to: 'false',
      tests: ['test/config.test.ts'],
    },
  ],
};

export const reportLetters: Room = {
  name: 'report-letters',
  tests: ['test/management/report-letters.test.ts'],
  mutants: [
    {
      file: letters,
      breaks: 'two runners send the same letter about reports',
      from: "set due_at = now() + interval '${claimed} minutes'",
      to: 'set due_at = letter.due_at',
    },
    {
      file: letters,
      breaks: 'each report causes a letter',
      from: "    due_at = now() + interval '${interval} minutes'\n",
      to: '    due_at = now()\n',
    },
    {
      file: letters,
      breaks: 'reports during the sending of a letter are lost',
      from: 'reports = greatest(0, reports - :reports)',
      to: 'reports = :reports - :reports',
    },
    {
      file: letters,
      breaks: 'a failed letter is retried without a pause, for ever',
      from: 'due_at = now() + least(',
      to: 'due_at = now() + 0 * least(',
    },
    {
      file: letters,
      breaks: 'a daily letter is sent at once',
      from: "    and letter.since < date_trunc('day', now() at time zone 'utc') at time zone 'utc')`",
      to: '    and true)`',
    },
    {
      file: letters,
      breaks: 'letters go to an unproven address that somebody else entered',
      from: ' and not customer.email_unproven',
      to: '',
    },
    {
      file: 'src/model/reports/report-letters.ts',
      breaks: 'a letter counts reports from before letters were turned on',
      from: "if ([report_mail, choice].includes('none'))",
      to: 'if (false)',
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'no report is counted for a letter',
      from: '      await countForLetter(trx, tag.customer_id);\n',
      to: '',
    },
    {
      file: 'src/model/customer-updates.ts',
      breaks: 'a team member can choose letters that are never sent',
      from: "if (customer.member_of && choice !== 'none')",
      to: 'if (false)',
    },
  ],
};

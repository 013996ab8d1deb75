// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const steps = 'src/runner/orders/in-steps.ts';
const items = 'src/runner/orders/items.ts';
const attempt = 'src/runner/orders/attempt.ts';

const large = ['test/orders/large.test.ts'];
const twoRunners = ['test/orders/two-runners.test.ts'];

export const orders: Room = {
  name: 'orders',
  tests: ['test/orders/orders.test.ts'],
  mutants: [
    {
      file: steps,
      breaks: 'only the first step of a large order is taken back',
      from: 'for (let count = step; count === step; ) {',
      to: 'for (let count = step; count === step; count = 0) {',
      tests: large,
    },
    {
      file: steps,
      breaks: 'what was cancelled is queued again with what has failed',
      from: '  await takeBack(db, id);\n  await bySteps(',
      to: '  await bySteps(',
      tests: large,
    },
    {
      file: steps,
      breaks: 'what a dead runner has left of a cancelled order stays queued',
      from: 'for (const id of ids) await takeBack(db, id);',
      to: '',
      tests: large,
    },
    {
      file: items,
      breaks: 'an order that is cancelled is begun all the same',
      from: 'where o.id = (select id from next) and o.cancelled_at is null for update',
      to: 'where o.id = (select id from next) for update',
      changesNothing: 'The statement looks twice: this look is for who cancels in between.',
    },
    {
      file: items,
      breaks: 'what fails behind a cancellation goes back into the queue',
      from: "cancelled_at is not null and :state in ('queued', 'failed') as is_cancelled",
      to: 'false as is_cancelled',
    },
    {
      file: items,
      breaks: 'what is refused once is paid for again by the same order',
      from: 'and refused_key = memory_key(:text)',
      to: 'and false',
    },
    {
      file: attempt,
      breaks: 'what comes from memory is said to be a provider’s',
      from: 'provider: isRemembered ? memoryName : provider,',
      to: 'provider,',
      tests: twoRunners,
    },
    {
      file: attempt,
      breaks: 'what comes from memory is not told in the figures of orders',
      from: 'if (isRemembered) await addToFigures',
      to: 'if (false) await addToFigures',
    },
    {
      file: attempt,
      breaks: 'an item fails with its first attempt',
      from: 'const mostAttempts = 3;',
      to: 'const mostAttempts = 1;',
    },
    {
      file: attempt,
      breaks: 'a cap is no reason to wait',
      from: "if (answer.reason === 'cap') return waiting('cap', answer.after, longestWait);",
      to: '',
      tests: twoRunners,
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'an order may have any number of items',
      from: 'if (total > mostItems)',
      to: 'if (false)',
      tests: large,
    },
    {
      file: 'src/runner/work/ask.ts',
      breaks: 'who is asked after another failed is counted as the first',
      from: 'characters, provider: name, lang, account });',
      to: 'characters, provider: turn.misses[0]?.provider ?? name, lang, account });',
      tests: twoRunners,
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'a customer may have any number of open orders',
      from: 'if (open >= mostOpenOrders)',
      to: 'if (false)',
    },
  ],
};

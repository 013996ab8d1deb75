// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const steps = 'src/runner/orders/in-batches.ts';
const items = 'src/runner/orders/items.ts';
const attempt = 'src/runner/orders/attempt.ts';
const shared = 'src/runner/work/attempt.ts';

const itemWorkers = 'src/runner/orders/item-workers.ts';

const large = ['test/world/rows/order-large.test.ts'];
const course = ['test/orders/course.test.ts'];
const inItems = ['test/orders/items.test.ts'];
const twoRunners = ['test/orders/two-runners.test.ts'];

export const orders: Room = {
  name: 'orders',
  tests: ['test/orders/orders.test.ts'],
  mutants: [
    {
      file: steps,
      breaks: 'only the first step of a large order is taken back',
      from: 'for (let count = batchSize; count === batchSize; ) {',
      to: 'for (let count = batchSize; count === batchSize; count = 0) {',
      tests: large,
    },
    {
      file: steps,
      breaks: 'what was cancelled is queued again with what has failed',
      from: '  await cancelQueued(db, id);\n  await inTransaction',
      to: '  await inTransaction',
      tests: large,
    },
    {
      file: steps,
      breaks: 'what a dead runner has left of a cancelled order stays queued',
      from: '    await cancelQueued(db, id);\n  }\n  return',
      to: '  }\n  return',
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
      file: shared,
      breaks: 'what comes from memory is said to be a provider’s',
      from: 'isRemembered ? memoryName : provider;',
      to: 'isRemembered ? provider : provider;',
      tests: twoRunners,
    },
    {
      file: shared,
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
      from: "if (answer.reason === 'cap') return waiting(answer.cap === 'budget' ? 'budget' : 'cap', answer.after, longestWait);",
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
      from: 'characters, provider: name, lang, payer });',
      to: 'characters, provider: round.misses[0]?.provider ?? name, lang, payer });',
      tests: twoRunners,
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'a customer may have any number of open orders',
      from: 'if (open >= mostOpenOrders)',
      to: 'if (false)',
    },
    {
      file: items,
      breaks: 'customers do not take turns',
      from: 'order by turns.turn_at nulls first, o.id',
      to: 'order by o.id',
      tests: course,
    },
    {
      file: items,
      breaks: 'a pair that waits is begun all the same',
      from: "const isOpen = 'coalesce(pair.resume_at <= now(), true)';",
      to: "const isOpen = 'true';",
      tests: inItems,
    },
    {
      file: items,
      breaks: 'of a very large order all that is queued is read to begin one',
      from: 'on pair.order_id = locked.id and ${isOpen}\n       cross join lateral ${nextOfPair} item',
      to: "on pair.order_id = locked.id and ${isOpen}\n       join (select ctid as row_id, * from translation_order_items) item on item.order_id = locked.id and item.state = 'queued'",
      tests: ['test/world/rows/order-plans.test.ts'],
    },
    {
      file: items,
      breaks: 'the end of an item waits for another order',
      from: "for update ${waits ? '' : 'skip locked'}",
      to: 'for update',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'an order may be about what its customer no longer reaches',
      from: 'isReached: is_reached,',
      to: 'isReached: true,',
    },
    {
      file: items,
      breaks: 'what was made of an item that was taken away does not end it',
      from: "${isEnd ? `item.state in ('queued', 'running')` : 'item.lease = :lease'}",
      to: 'item.lease = :lease',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'what has failed is tried again at once',
      from: 'due_at = now() + make_interval(secs => :after),',
      to: 'due_at = now(),',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'what has failed is tried for ever',
      from: 'attempts = item.attempts + :attempt,',
      to: 'attempts = item.attempts,',
    },
    {
      file: items,
      breaks: 'an order goes on waiting for providers that were asked',
      from: 'or :wasAsked and (',
      to: 'or false and (',
      tests: course,
    },
    {
      file: items,
      breaks: 'the next provider is asked for what was cancelled',
      from: 'and item.lease = :lease and o.cancelled_at is null`',
      to: 'and item.lease = :lease`',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'what a dead runner was at stays with it',
      from: '{ seconds, takesOver },\n  );',
      to: '{ seconds, takesOver: false },\n  );',
      tests: course,
    },
    {
      file: 'src/runner/queue/leases.ts',
      breaks: 'the leases of items end while they are worked on',
      from: 'update translation_order_items set due_at = now() + make_interval(secs => $2)',
      to: 'update translation_order_items set due_at = due_at',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'what others have made meanwhile is replaced',
      from: 'storeMachine(trx, subject.id, work, true)',
      to: 'storeMachine(trx, subject.id, work, false)',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'nobody knows of a copy that an order made where it came from',
      from: 'if (copied) await noteCopy',
      to: 'if (false) await noteCopy',
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'a person’s work is said to be a machine’s',
      from: "=== 'human' ? 'human' : 'fresh'",
      to: "=== 'human' ? 'fresh' : 'fresh'",
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'what nobody is asked for counts as an attempt that failed',
      from: "if (!wasAsked) return waiting('providers', answer.after, 0);",
      to: '',
      tests: course,
    },
    {
      file: attempt,
      breaks: 'what is remembered tells that providers may be asked',
      from: 'wasAsked: !isRemembered }',
      to: 'wasAsked: true }',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'what a runner that stops was at counts as an attempt that failed',
      from: 'if (error instanceof Unwanted || stopping.aborted)',
      to: 'if (error instanceof Unwanted)',
      tests: course,
    },
    {
      file: shared,
      breaks: 'what nobody wants any more counts as an attempt that failed',
      from: 'if (error instanceof Unwanted || stopping.aborted)',
      to: 'if (stopping.aborted)',
      changesNothing:
        'Behind a cancellation both are cancelled, and of what was taken over nothing is said; only the log would tell.',
    },
    {
      file: attempt,
      breaks: 'what no provider can make is a failure',
      from: "if (reason === 'unsupported') return { state: 'skipped', reason };",
      to: '',
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'a text that was refused is paid for by each item that has it',
      from: "if (answer.kind === 'never' && answer.reason === 'refused')",
      to: 'if (false)',
    },
    {
      file: attempt,
      breaks: 'an attempt that failed is none',
      from: "return { state: 'queued', isAttempt: true, after",
      to: "return { state: 'queued', isAttempt: false, after",
    },
    {
      file: itemWorkers,
      breaks: 'a reader waits for items that have not asked anybody yet',
      from: 'while (this.#calling >= this.#allowed())',
      to: 'while (false)',
      tests: ['test/orders/item-workers.test.ts'],
    },
    {
      file: itemWorkers,
      breaks: 'what is remembered of what waits is made when all else is',
      from: '|| this.#isRecallDue()',
      to: '',
      tests: inItems,
    },
  ],
};

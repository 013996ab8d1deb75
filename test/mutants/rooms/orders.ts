// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const steps = 'src/runner/orders/bulk-changes.ts';
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
      breaks: 'only the first batch of a large order is cancelled',
      from: 'for (let count = batchSize; count === batchSize; ) {',
      to: 'for (let count = batchSize; count === batchSize; count = 0) {',
      tests: large,
    },
    {
      file: steps,
      breaks: 'retrying failed items queues cancelled ones too',
      from: '  await cancelQueued(db, id);\n  await inTransaction',
      to: '  await inTransaction',
      tests: large,
    },
    {
      file: steps,
      breaks: 'items of a dead runner stay queued in a cancelled order',
      from: 'for (const { id } of rows) await cancelQueued(db, id, isLost);',
      to: '',
      tests: large,
    },
    {
      file: items,
      breaks: 'an item of a cancelled order is started',
      from: 'where o.id = (select id from next_order) and o.cancelled_at is null for update',
      to: 'where o.id = (select id from next_order) for update',
      changesNothing: 'the statement checks twice; this check is for a cancellation in between',
    },
    {
      file: items,
      breaks: 'a failed item of a cancelled order is queued again',
      from: "cancelled_at is not null and :state in ('queued', 'failed') as is_cancelled",
      to: 'false as is_cancelled',
    },
    {
      file: items,
      breaks: 'one order pays several times for the same refused text',
      from: 'and refused_key = memory_key(:text)',
      to: 'and false',
    },
    {
      file: shared,
      breaks: 'a text from memory is attributed to a provider',
      from: 'isRemembered ? memoryName : provider;',
      to: 'isRemembered ? provider : provider;',
      tests: twoRunners,
    },
    {
      file: shared,
      breaks: 'the figures of an order do not count texts from memory',
      from: "if (ending.kind === 'stored' && ending.answer.isRemembered)",
      to: 'if (false)',
    },
    {
      file: attempt,
      breaks: 'an item fails after its first attempt',
      from: 'const maxAttempts = 3;',
      to: 'const maxAttempts = 1;',
    },
    {
      file: attempt,
      breaks: 'an item does not wait when a cap is reached',
      from: "if (answer.reason === 'cap') return waiting(answer.cap === 'budget' ? 'budget' : 'cap', answer.after, maxWaitSeconds);",
      to: '',
      tests: twoRunners,
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'an order may have any number of items',
      from: 'if (total > maxOrderItems)',
      to: 'if (false)',
      tests: large,
    },
    {
      file: 'src/runner/work/call-providers.ts',
      breaks: 'the costs of the second provider are counted for the first',
      from: 'characters, provider: name, lang, payer });',
      to: 'characters, provider: round.misses[0]?.provider ?? name, lang, payer });',
      tests: twoRunners,
    },
    {
      file: 'src/runner/orders/orders.ts',
      breaks: 'a customer may have any number of open orders',
      from: 'if (open >= maxOpenOrders)',
      to: 'if (false)',
    },
    {
      file: items,
      breaks: 'a large order blocks the orders of other customers',
      from: 'order by last_turn.turned_at nulls first, o.id',
      to: 'order by o.id',
      tests: course,
    },
    {
      file: items,
      breaks: 'items of a waiting language pair are started',
      from: "const isOpen = 'coalesce(pair.resume_at <= now(), true)';",
      to: "const isOpen = 'true';",
      tests: inItems,
    },
    {
      file: items,
      breaks: 'starting an item reads all queued items of the order',
      from: 'on pair.order_id = o.id and ${isOpen}\n       cross join lateral ${nextOfPair} item',
      to: "on pair.order_id = o.id and ${isOpen}\n       join (select ctid as row_id, * from translation_order_items) item on item.order_id = o.id and item.state = 'queued'",
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
      breaks: 'items of tags that the customer has lost are translated',
      from: ' and ${isReached}) as',
      to: ') as',
    },
    {
      file: items,
      breaks: 'an item that was taken over does not end when its text is stored',
      from: "${isEnd ? `item.state in ('queued', 'running')` : 'item.lease = :lease'}",
      to: 'item.lease = :lease',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'a failed item is retried without a pause',
      from: 'due_at = now() + make_interval(secs => :after),',
      to: 'due_at = now(),',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'a failed item is retried for ever',
      from: 'attempts = item.attempts + :attempt,',
      to: 'attempts = item.attempts,',
    },
    {
      file: items,
      breaks: 'a language pair keeps waiting after providers have answered',
      from: 'or :wasAsked and (',
      to: 'or false and (',
      tests: course,
    },
    {
      file: items,
      breaks: 'a second provider is called for a cancelled item',
      from: 'and item.lease = :lease and o.cancelled_at is null`',
      to: 'and item.lease = :lease`',
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'after its first call, a cancelled item is still sent for half a second',
      from: '    knownUntil = 0;\n',
      to: '',
      tests: inItems,
    },
    {
      file: items,
      breaks: 'items of a dead runner are never taken over',
      from: '{ seconds, takesOver },\n  );',
      to: '{ seconds, takesOver: false },\n  );',
      tests: course,
    },
    {
      file: 'src/runner/queue/leases.ts',
      breaks: 'leases of items expire during the work',
      from: 'update translation_order_items set due_at = now() + make_interval(secs => $2)',
      to: 'update translation_order_items set due_at = due_at',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'an order replaces a translation that was stored meanwhile',
      from: 'storeMachine(trx, subject.id, work, true)',
      to: 'storeMachine(trx, subject.id, work, false)',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'copies by an order do not record their source',
      from: 'if (copied) await noteCopy',
      to: 'if (false) await noteCopy',
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'an order reports a human translation as a machine’s',
      from: "=== 'human' ? 'human' : 'fresh'",
      to: "=== 'human' ? 'fresh' : 'fresh'",
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'an item without a call counts as a failed attempt',
      from: "if (!wasAsked) return waiting('providers', answer.after, 0);",
      to: '',
      tests: course,
    },
    {
      file: attempt,
      breaks: 'a text from memory ends the wait for providers',
      from: 'wasAsked: !isRemembered }',
      to: 'wasAsked: true }',
      tests: inItems,
    },
    {
      file: shared,
      breaks: 'an item interrupted by a stop counts as a failed attempt',
      from: 'if (error instanceof NoLongerWanted || stopping.aborted)',
      to: 'if (error instanceof NoLongerWanted)',
      tests: course,
    },
    {
      file: shared,
      breaks: 'an item that is no longer needed counts as a failed attempt',
      from: 'if (error instanceof NoLongerWanted || stopping.aborted)',
      to: 'if (stopping.aborted)',
      changesNothing:
        'after a cancellation the state is the same, and an item that was taken over is not changed; only the log differs',
    },
    {
      file: attempt,
      breaks: 'an unsupported language fails the item instead of skipping it',
      from: "if (reason === 'unsupported') return { state: 'skipped', reason };",
      to: '',
      tests: inItems,
    },
    {
      file: attempt,
      breaks: 'each item with the same refused text is paid for',
      from: "if (answer.kind === 'never' && answer.reason === 'refused')",
      to: 'if (false)',
    },
    {
      file: attempt,
      breaks: 'failed attempts are not counted',
      from: "return { state: 'queued', isAttempt: true, after",
      to: "return { state: 'queued', isAttempt: false, after",
    },
    {
      file: itemWorkers,
      breaks: 'readers wait while items take all calls of a provider',
      from: 'while (this.#calling >= this.#allowed())',
      to: 'while (false)',
      tests: ['test/orders/item-workers.test.ts'],
    },
    {
      file: itemWorkers,
      breaks: 'waiting items are served from memory only after all others',
      from: '|| this.#isRecallDue()',
      to: '',
      tests: inItems,
    },
  ],
};

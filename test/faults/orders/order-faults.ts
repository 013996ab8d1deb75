/** Faults during orders: of runners and their sessions, of providers, and concurrent changes by people. */
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '../../setup/processes.ts';
import { providerFaults } from '../fault-sequences.ts';
import type { RandomSource } from '../random-source.ts';
import { sendRequest } from '../send-request.ts';
import type { Orders } from './order-clients.ts';
import type { ProviderLog } from './provider-log.ts';
import type { Runners } from './runners.ts';
import type { World } from './world.ts';

export interface FaultContext {
  url: string;
  world: World;
  orders: Orders;
  runners: Runners;
  providerLog: ProviderLog;
  random: RandomSource;
  /** The longest duration of a provider's fault, in milliseconds. */
  longest: number;
}

type Fault = (context: FaultContext) => Promise<unknown>;

/** Milliseconds after which the leases of a stopped runner have certainly expired. */
const leaseEnd = 11_000;

const stopFor = async ({ runners, random }: FaultContext, ms: number): Promise<void> => {
  const which = random.below(2);
  runners.interrupt();
  const pids = runners.pidsOf(which);
  signal(pids, 'SIGSTOP');
  await pause(ms);
  signal(pids, 'SIGCONT');
};

const runnerFaults: Record<string, Fault> = {
  'runner killed': async ({ runners, random }) => {
    runners.interrupt();
    signal(runners.pidsOf(random.below(2)), 'SIGKILL');
    await pause(random.between(0, 1_000));
  },
  'both runners killed': async ({ runners, random }) => {
    runners.interrupt(2);
    signal([...runners.pidsOf(0), ...runners.pidsOf(1)], 'SIGKILL');
    await pause(random.between(0, 1_000));
  },
  'runner told to stop': async ({ runners, random }) => {
    runners.interrupt();
    runners.replace(random.below(2));
    await pause(random.between(0, 1_000));
  },
  'runner stopped for a moment': (context) => stopFor(context, context.random.between(100, 1_500)),
  'runner hung': (context) => stopFor(context, leaseEnd + context.random.between(0, 1_000)),
  'a session ended': async ({ world, runners }) => {
    runners.interrupt();
    await endSessions(world, 'limit 1');
  },
  'all sessions of runners ended': async ({ world, runners }) => {
    runners.interrupt(2);
    await endSessions(world, '');
  },
};

const endSessions = ({ db }: World, limit: string) =>
  db.raw(`select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity
    where datname = current_database() and application_name like 'runner%' order by random() ${limit}) session`);

const orderProviderFaults: Record<string, Fault> = {
  ...Object.fromEntries(
    Object.entries(providerFaults).map(([kind, fault]): [string, Fault] => [
      kind,
      async ({ providerLog, random, longest }) => {
        const chosen = fault(random);
        const isSlow = typeof chosen === 'object' && chosen.slow !== undefined;
        providerLog.behave(() => (isSlow ? { ...chosen, slow: longest / 2 } : chosen));
        await pause(random.between(longest / 4, longest));
        providerLog.recover();
      },
    ]),
  ),
  'cap reached': async ({ world: { db }, random, longest }) => {
    const spend = (characters: number) =>
      db.raw(
        `insert into translation_usage as usage (day, scope, characters)
         values ((now() at time zone 'utc')::date, 'all', ?)
         on conflict (day, scope) do update set characters = usage.characters + excluded.characters`,
        [characters],
      );
    await spend(1e12);
    await pause(random.between(longest / 4, longest));
    await spend(-1e12);
  },
};

const concurrentChanges: Record<string, Fault> = {
  'order cancelled': async ({ orders, random }) => {
    const order = random.pick(orders.unfinished);
    if (order) await orders.act(order, 'cancel');
  },
  'failed items tried again': async ({ orders, random }) => {
    const order = random.pick(orders.all.filter(({ last, isGone }) => last.failed > 0 && !isGone));
    if (order) await orders.act(order, 'retry');
  },
  'text translated by hand': async ({ url, world, random }) => {
    const tag = world.pickTag();
    if (!tag) return;
    const text = `By hand, meanwhile ${tag.id}`;
    const translation = { tag_id: tag.id, lang_code: random.pick(['nl', 'pl', 'sv']), text, origin: 'human' };
    const answer = await sendRequest('POST', `${url}/translations.json`, {
      body: { translation },
      token: tag.owner.token,
    });
    if (answer.status === 201) world.protectedTexts.set(answer.body.id, { text, tag, isHuman: true });
  },
  'original edited': async ({ url, world }) => {
    const tag = world.pickTag();
    if (!tag) return;
    tag.isEdited = true;
    const body = { translation: { text: `An edited text ${tag.id}` } };
    await sendRequest('PATCH', `${url}/translations/${tag.originalId}.json`, { body, token: tag.owner.token });
  },
  'tag deleted': async ({ url, world }) => {
    const tag = world.pickTag();
    if (!tag) return;
    tag.isGone = true;
    await sendRequest('DELETE', `${url}/Tags/${tag.id}.json`, { token: tag.owner.token });
  },
  'tag given away': async ({ url, world, random }) => {
    const tag = world.pickTag();
    if (!tag) return;
    const to = random.pick(world.owners);
    tag.isGiven = true;
    const body = { bulk: { action: 'give', tag_ids: [tag.id], customer_id: to.id } };
    const { status } = await sendRequest('POST', `${url}/Tags/bulk.json`, { body, token: world.admin.token });
    if (status === 200) tag.owner = to;
  },
  'customer deleted': async ({ url, world, orders, random }) => {
    const customer = await world.addAdmin();
    const tag_ids = (await world.add(random.pick(world.owners), 4)).map(({ id }) => id);
    const order = await orders.create(customer, { tag_ids });
    if (!order) return;
    order.isGone = true;
    await sendRequest('DELETE', `${url}/customers/${customer.id}.json`, { token: world.admin.token });
  },
};

/** The faults of one kind occur one after another, concurrently with those of the other kinds. */
export const orderFaults: Record<'runners' | 'providers' | 'people', Record<string, Fault>> = {
  runners: runnerFaults,
  providers: orderProviderFaults,
  people: concurrentChanges,
};

/** What goes wrong while orders are worked on: with runners and their sessions, with providers, and what people do meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '../../setup/processes.ts';
import { ask } from '../ask.ts';
import type { Chance } from '../chance.ts';
import { moods } from '../lanes.ts';
import type { Ledger } from './ledger.ts';
import type { Orders } from './orderly.ts';
import type { Runners } from './runners.ts';
import type { World } from './world.ts';

export interface Scene {
  url: string;
  world: World;
  orders: Orders;
  runners: Runners;
  ledger: Ledger;
  chance: Chance;
  /** Milliseconds that a trouble of a provider lasts at most. */
  longest: number;
}

type Trouble = (scene: Scene) => Promise<unknown>;

/** Milliseconds after which the leases of a silent runner have ended, and then some. */
const silent = 11_000;

const stopFor = async ({ runners, chance }: Scene, ms: number): Promise<void> => {
  const which = chance.below(2);
  runners.cutShort();
  const pids = runners.pidsOf(which);
  signal(pids, 'SIGSTOP');
  await pause(ms);
  signal(pids, 'SIGCONT');
};

const ofRunners: Record<string, Trouble> = {
  'runner killed': async ({ runners, chance }) => {
    runners.cutShort();
    signal(runners.pidsOf(chance.below(2)), 'SIGKILL');
    await pause(chance.between(0, 1_000));
  },
  'both runners killed': async ({ runners, chance }) => {
    runners.cutShort(2);
    signal([...runners.pidsOf(0), ...runners.pidsOf(1)], 'SIGKILL');
    await pause(chance.between(0, 1_000));
  },
  'runner told to stop': async ({ runners, chance }) => {
    runners.cutShort();
    runners.replace(chance.below(2));
    await pause(chance.between(0, 1_000));
  },
  'runner stopped for a moment': (scene) => stopFor(scene, scene.chance.between(100, 1_500)),
  'runner hung': (scene) => stopFor(scene, silent + scene.chance.between(0, 1_000)),
  'a session ended': async ({ world, runners }) => {
    runners.cutShort();
    await endSessions(world, 'limit 1');
  },
  'all sessions of runners ended': async ({ world, runners }) => {
    runners.cutShort(2);
    await endSessions(world, '');
  },
};

const endSessions = ({ db }: World, limit: string) =>
  db.raw(`select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity
    where datname = current_database() and application_name like 'runner%' order by random() ${limit}) session`);

const ofProviders: Record<string, Trouble> = {
  ...Object.fromEntries(
    Object.entries(moods).map(([kind, mood]): [string, Trouble] => [
      kind,
      async ({ ledger, chance, longest }) => {
        const chosen = mood(chance);
        const isSlow = typeof chosen === 'object' && chosen.slow !== undefined;
        ledger.be(() => (isSlow ? { ...chosen, slow: longest / 2 } : chosen));
        await pause(chance.between(longest / 4, longest));
        ledger.well();
      },
    ]),
  ),
  'cap reached': async ({ world: { db }, chance, longest }) => {
    const spend = (characters: number) =>
      db.raw(
        `insert into translation_usage as usage (day, scope, characters)
         values ((now() at time zone 'utc')::date, 'all', ?)
         on conflict (day, scope) do update set characters = usage.characters + excluded.characters`,
        [characters],
      );
    await spend(1e12);
    await pause(chance.between(longest / 4, longest));
    await spend(-1e12);
  },
};

const ofPeople: Record<string, Trouble> = {
  'order cancelled': async ({ orders, chance }) => {
    const order = chance.pick(orders.going);
    if (order) await orders.press(order, 'cancel');
  },
  'failed items tried again': async ({ orders, chance }) => {
    const order = chance.pick(orders.all.filter(({ last, isGone }) => last.failed > 0 && !isGone));
    if (order) await orders.press(order, 'retry');
  },
  'written by hand': async ({ url, world, chance }) => {
    const tag = world.some();
    if (!tag) return;
    const text = `By hand, meanwhile ${tag.id}`;
    const translation = { tag_id: tag.id, lang_code: chance.pick(['nl', 'pl', 'sv']), text, origin: 'human' };
    const answer = await ask('POST', `${url}/translations.json`, { body: { translation }, token: tag.owner.token });
    if (answer.status === 201) world.kept.set(answer.body.id, { text, tag, isHuman: true });
  },
  'original edited': async ({ url, world }) => {
    const tag = world.some();
    if (!tag) return;
    tag.isEdited = true;
    const body = { translation: { text: `An edited text ${tag.id}` } };
    await ask('PATCH', `${url}/translations/${tag.originalId}.json`, { body, token: tag.owner.token });
  },
  'tag destroyed': async ({ url, world }) => {
    const tag = world.some();
    if (!tag) return;
    tag.isGone = true;
    await ask('DELETE', `${url}/Tags/${tag.id}.json`, { token: tag.owner.token });
  },
  'tag given away': async ({ url, world, chance }) => {
    const tag = world.some();
    if (!tag) return;
    const to = chance.pick(world.owners);
    tag.isGiven = true;
    const body = { bulk: { action: 'give', tag_ids: [tag.id], customer_id: to.id } };
    const { status } = await ask('POST', `${url}/Tags/bulk.json`, { body, token: world.admin.token });
    if (status === 200) tag.owner = to;
  },
  'customer destroyed': async ({ url, world, orders, chance }) => {
    const customer = await world.newcomer();
    const tag_ids = (await world.add(chance.pick(world.owners), 4)).map(({ id }) => id);
    const order = await orders.make(customer, { tag_ids });
    if (!order) return;
    order.isGone = true;
    await ask('DELETE', `${url}/customers/${customer.id}.json`, { token: world.admin.token });
  },
};

/** Those of a kind come one after the other, beside those of the other kinds. */
export const troubles: Record<'ofRunners' | 'ofProviders' | 'ofPeople', Record<string, Trouble>> = {
  ofRunners,
  ofProviders,
  ofPeople,
};

/** What goes wrong beside each other in a run: with processes and the disk, with the provider, and with clients. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FakeProvider, Mode, Reply } from '../setup/fake-provider.ts';
import type { Chance } from './chance.ts';
import { faults, type Machine } from './faults.ts';
import { hangUp } from './hang-ups.ts';
import type { Judge } from './judge.ts';

/** Milliseconds from a fault's beginning: how long it lasted, and until both web processes had answered well again. */
export interface Recovery {
  lasted: number;
  lookup: number;
  write: number;
}

export interface Lane {
  chance: Chance;
  /** Told of each fault when it is over. */
  note(kind: string, recovery?: Recovery): void;
  /** Given when no further fault shall begin. */
  over: AbortSignal;
}

/** A question to a web process that is answered well, or not. */
type Probe = (url: string) => Promise<boolean>;

interface MachineLane extends Lane {
  machine: Machine;
  kinds: readonly string[];
  judge: Judge;
  lookup: Probe;
  write: Probe;
}

/** The service has so long to answer well again, in milliseconds. */
const longest = 120_000;

/** One fault after another of processes and the disk, each kind once before any comes again. */
export async function troubleMachine(lane: MachineLane): Promise<void> {
  const { machine, chance, over, judge, kinds, note } = lane;
  let deck: string[] = [];
  while (!over.aborted) {
    if (deck.length === 0) deck = chance.shuffled(kinds);
    const kind = deck.pop() ?? '';
    const begun = performance.now();
    const [lookup, write, lasted] = await Promise.all([
      untilGood(lane, lane.lookup, begun),
      untilGood(lane, lane.write, begun),
      faults[kind]?.(machine).then(() => performance.now() - begun),
    ]);
    note(kind, { lookup, write, lasted: lasted ?? 0 });
    // Answers given while a fault had not yet had its effect say nothing of what it has left.
    const after = performance.now();
    const again = await Promise.all([untilGood(lane, lane.lookup, after), untilGood(lane, lane.write, after)]);
    judge.hold(Math.max(lookup, write, ...again) < longest, `the service did not come back after: ${kind}`);
    await pause(chance.between(200, 1_500));
  }
}

/** Milliseconds until a question has been answered well by all web processes, each asked after the fault began. */
async function untilGood({ machine: { service } }: MachineLane, probe: Probe, begun: number): Promise<number> {
  const since = () => performance.now() - begun;
  // The fault comes first.
  await pause(50);
  await Promise.all(
    service.urls.map(async (url) => {
      while (since() < longest && !(await probe(url))) {
        await pause(50);
        if (!service.isFollowed) service.follow();
      }
    }),
  );
  return since();
}

const lies = ['garbage', 'html', 'shapeless', 'latin-1', 'empty', 'blank', 'half', 'cut', 'close', 'redirect'] as const;
const refusals = ['key', 'quota', 'broken', 'languages', 'too-long'] as const;

/** How a provider may be, by what is said of it. */
export const moods: Record<string, (chance: Chance) => Mode | Reply> = {
  'provider hangs': () => 'hang',
  'provider is slow': (chance) => ({ slow: chance.between(500, 4_000) }),
  'provider refuses': (chance) => chance.pick(refusals),
  'provider throttles': (chance) => ({ mode: 'throttled', retryAfter: 1 + chance.below(3) }),
  'provider lies': (chance) => chance.pick(lies),
};
export const moodKinds = Object.keys(moods);

/** The provider is in one mood after another, and well in between. */
export async function troubleProvider({ chance, note, over }: Lane, provider: FakeProvider): Promise<void> {
  let deck: string[] = [];
  while (!over.aborted) {
    if (deck.length === 0) deck = chance.shuffled(moodKinds);
    const kind = deck.pop() ?? '';
    provider.respond(moods[kind]?.(chance) ?? 'ok');
    await pause(chance.between(500, 4_000));
    provider.respond('ok');
    // It is told to nobody afterwards what they asked: a run asks often.
    provider.calls.length = 0;
    note(kind);
    await pause(chance.between(500, 3_000));
  }
}

export const hangUps = 'clients hang up';

export async function troubleClients({ chance, note, over }: Lane, urls: readonly string[]): Promise<void> {
  while (!over.aborted) {
    await hangUp(chance.pick(urls), 20, chance);
    note(hangUps);
    await pause(chance.between(1_000, 5_000));
  }
}

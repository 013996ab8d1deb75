/** The concurrent sequences of faults of a run: of processes and the disk, of the provider, and of clients. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FakeProvider, Mode, Reply } from '../setup/fake-provider.ts';
import { faults, type Machine } from './faults.ts';
import { hangUp } from './hang-ups.ts';
import type { Judge } from './judge.ts';
import type { RandomSource } from './random-source.ts';

/** Milliseconds from the beginning of a fault: to its end, and to good answers by both web processes. */
export interface Recovery {
  lasted: number;
  lookup: number;
  write: number;
}

export interface FaultSequence {
  random: RandomSource;
  /** Called after each fault. */
  note(kind: string, recovery?: Recovery): void;
  /** After this signal no further fault begins. */
  over: AbortSignal;
}

/** A request to a web process; true if the answer was good. */
type Probe = (url: string) => Promise<boolean>;

interface MachineFaults extends FaultSequence {
  machine: Machine;
  kinds: readonly string[];
  judge: Judge;
  lookup: Probe;
  write: Probe;
}

/** The milliseconds within which the service must recover. */
const longest = 120_000;

/** Faults of processes and the disk, one after another: each kind once before any is repeated. */
export async function injectMachineFaults(sequence: MachineFaults): Promise<void> {
  const { machine, random, over, judge, kinds, note } = sequence;
  let deck: string[] = [];
  while (!over.aborted) {
    if (deck.length === 0) deck = random.shuffled(kinds);
    const kind = deck.pop() ?? '';
    const begun = performance.now();
    const [lookup, write, lasted] = await Promise.all([
      untilGood(sequence, sequence.lookup, begun),
      untilGood(sequence, sequence.write, begun),
      faults[kind]?.(machine).then(() => performance.now() - begun),
    ]);
    note(kind, { lookup, write, lasted: lasted ?? 0 });
    // A second check, since the first answers may have come before the fault had its effect.
    const after = performance.now();
    const again = await Promise.all([
      untilGood(sequence, sequence.lookup, after),
      untilGood(sequence, sequence.write, after),
    ]);
    judge.check(Math.max(lookup, write, ...again) < longest, `the service did not recover from: ${kind}`);
    await pause(random.between(200, 1_500));
  }
}

/** Milliseconds until all web processes have given a good answer to a request that was sent after the fault began. */
async function untilGood({ machine: { service } }: MachineFaults, probe: Probe, begun: number): Promise<number> {
  const since = () => performance.now() - begun;
  // Time for the fault to begin.
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

const wrongAnswers = [
  'garbage',
  'html',
  'shapeless',
  'latin-1',
  'empty',
  'blank',
  'half',
  'cut',
  'close',
  'redirect',
] as const;
const refusals = ['key', 'quota', 'broken', 'languages', 'too-long'] as const;

/** Faults of a provider, by name. */
export const providerFaults: Record<string, (random: RandomSource) => Mode | Reply> = {
  'provider hangs': () => 'hang',
  'provider is slow': (random) => ({ slow: random.between(500, 4_000) }),
  'provider refuses': (random) => random.pick(refusals),
  'provider throttles': (random) => ({ mode: 'throttled', retryAfter: 1 + random.below(3) }),
  'provider sends wrong answers': (random) => random.pick(wrongAnswers),
};
export const providerFaultKinds = Object.keys(providerFaults);

/** Faults of the provider, one after another, with normal operation between them. */
export async function injectProviderFaults(
  { random, note, over }: FaultSequence,
  provider: FakeProvider,
): Promise<void> {
  let deck: string[] = [];
  while (!over.aborted) {
    if (deck.length === 0) deck = random.shuffled(providerFaultKinds);
    const kind = deck.pop() ?? '';
    provider.respond(providerFaults[kind]?.(random) ?? 'ok');
    await pause(random.between(500, 4_000));
    provider.respond('ok');
    // The calls are not needed, and their list would grow without limit.
    provider.calls.length = 0;
    note(kind);
    await pause(random.between(500, 3_000));
  }
}

export const hangUps = 'clients hang up';

export async function injectHangUps({ random, note, over }: FaultSequence, urls: readonly string[]): Promise<void> {
  while (!over.aborted) {
    await hangUp(random.pick(urls), 20, random);
    note(hangUps);
    await pause(random.between(1_000, 5_000));
  }
}

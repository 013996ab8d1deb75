/** Faults of the machine: processes and the disk. */
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '../setup/processes.ts';
import type { Disk } from './disk.ts';
import type { RandomSource } from './random-source.ts';
import type { RequestedTranslations } from './readers.ts';
import type { Service } from './service.ts';

export interface Machine {
  service: Service;
  disk: Disk;
  requested: RequestedTranslations;
  random: RandomSource;
}

/** Causes the fault. Resolves when its cause has ended; recovery is up to the service. */
type Fault = (machine: Machine) => Promise<void>;

export const faults: Record<string, Fault> = {
  'PostgreSQL killed': async ({ service }) => signal(service.postgres().postmaster, 'SIGKILL'),

  'PostgreSQL’s backend killed': async ({ service, random }) => {
    const backend = random.pick(service.postgres().backends);
    if (backend) signal([backend], 'SIGKILL');
  },

  'web process killed': async ({ service, requested, random }) => {
    const which = random.below(2);
    requested.noteKill(service.urls[which] ?? '');
    signal(service.pidOf('web', which), 'SIGKILL');
  },

  'runner killed': async ({ service, random }) => signal(service.pidOf('runner', random.below(2)), 'SIGKILL'),

  'both runners killed': async ({ service }) =>
    signal([...service.pidOf('runner', 0), ...service.pidOf('runner', 1)], 'SIGKILL'),

  'everything killed': async ({ service, requested }) => {
    requested.noteKill(service.urls[0]);
    service.killEverything();
    await service.begin();
  },

  'PostgreSQL stopped': async ({ service, random }) => {
    const { postmaster, backends } = service.postgres();
    await stopFor([...postmaster, ...backends], random.between(2_000, 9_000));
  },

  'runner stopped': async ({ service, random }) => {
    // The supervisor may kill it meanwhile because its heartbeats are missing.
    await stopFor(service.pidOf('runner', random.below(2)), random.between(1_000, 13_000));
  },

  'disk full': async ({ disk, random }) => {
    await disk.fill();
    await pause(random.between(2_000, 6_000));
    disk.free();
  },
};

async function stopFor(pids: readonly number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(ms);
  signal(pids, 'SIGCONT');
}

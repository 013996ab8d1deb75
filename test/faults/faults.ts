/** What can go wrong with the machine that the service runs on: each fault, and what ends it. */
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '../setup/processes.ts';
import type { Chance } from './chance.ts';
import type { Disk } from './disk.ts';
import type { Wishes } from './readers.ts';
import type { Service } from './service.ts';

export interface Machine {
  service: Service;
  disk: Disk;
  wishes: Wishes;
  chance: Chance;
}

/** Lets the fault happen, and answers when it is over, as far as it is not for the service to mend. */
type Fault = (machine: Machine) => Promise<void>;

export const faults: Record<string, Fault> = {
  'PostgreSQL killed': async ({ service }) => signal(service.postgres().postmaster, 'SIGKILL'),

  'PostgreSQL’s backend killed': async ({ service, chance }) => {
    const backend = chance.pick(service.postgres().backends);
    if (backend) signal([backend], 'SIGKILL');
  },

  'web process killed': async ({ service, wishes, chance }) => {
    const which = chance.below(2);
    wishes.killed(service.urls[which] ?? '');
    signal(service.pidOf('web', which), 'SIGKILL');
  },

  'runner killed': async ({ service, chance }) => signal(service.pidOf('runner', chance.below(2)), 'SIGKILL'),

  'both runners killed': async ({ service }) =>
    signal([...service.pidOf('runner', 0), ...service.pidOf('runner', 1)], 'SIGKILL'),

  'everything killed': async ({ service, wishes }) => {
    wishes.killed(service.urls[0]);
    service.killEverything();
    await service.begin();
  },

  'PostgreSQL stopped': async ({ service, chance }) => {
    const { postmaster, backends } = service.postgres();
    await stopFor([...postmaster, ...backends], chance.between(2_000, 9_000));
  },

  'runner stopped': async ({ service, chance }) => {
    // Whether it is killed for its silence meanwhile is for the service to say.
    await stopFor(service.pidOf('runner', chance.below(2)), chance.between(1_000, 13_000));
  },

  'disk full': async ({ disk, chance }) => {
    await disk.fill();
    await pause(chance.between(2_000, 6_000));
    disk.free();
  },
};

async function stopFor(pids: readonly number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(ms);
  signal(pids, 'SIGCONT');
}

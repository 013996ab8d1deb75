import type { Room } from '../mutant.ts';

export const visitors: Room = {
  name: 'visitors',
  tests: ['test/visitors/app-links.test.ts'],
  mutants: [
    {
      file: 'src/visitors/app-links.ts',
      breaks: 'an app opens all pages',
      from: '}/t/*`',
      to: '}/*`',
    },
    {
      file: 'src/visitors/app-links.ts',
      breaks: 'without an app there is a file all the same',
      from: 'if (androidApps.length > 0) publish',
      to: 'publish',
    },
  ],
};

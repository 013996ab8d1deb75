import type { Room } from '../mutant.ts';

const runtime = 'src/generate/sdk/typescript/runtime';

export const sdkTypescript: Room = {
  name: 'sdk-typescript',
  tests: ['test/world/compilers/typescript-mistakes.test.ts'],
  mutants: [
    {
      file: `${runtime}/tokens.ts`,
      breaks: 'who has signed out meanwhile is brought back',
      from: 'named === fresh || renewal.replaced.has(named) ? fresh : undefined',
      to: 'named === fresh || fresh ? fresh : undefined',
      tests: ['test/sdk/typescript-hooks.test.ts'],
    },
    {
      file: `${runtime}/tokens.ts`,
      breaks: 'a renewal waits for itself',
      from: 'inTime(coming, patience, () => undefined)',
      to: 'inTime(coming, patience * 1_000_000, () => undefined)',
      tests: ['test/sdk/typescript-hooks.test.ts'],
    },
    {
      file: `${runtime}/operation.ts`,
      breaks: 'an identifier of dots leads to another address',
      from: 'if (/\\/\\.{1,2}(?=\\/|$)/.test(filled))',
      to: 'if (false)',
    },
    {
      file: `${runtime}/operation.ts`,
      breaks: 'what is no number empties a field',
      from: '!Number.isFinite(value)',
      to: 'false',
    },
    {
      file: `${runtime}/signals.ts`,
      breaks: 'a call that may take for ever ends at once',
      from: 'Math.min(milliseconds, longest)',
      to: 'Math.min(milliseconds, longest + milliseconds)',
    },
    {
      file: `${runtime}/read-answer.ts`,
      breaks: 'a 304 that nobody asked for is a success',
      from: 'status === 304 && isConditional',
      to: 'status === 304 && isConditional !== null',
    },
  ],
};

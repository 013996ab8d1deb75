import type { Room } from '../mutant.ts';

const runtime = 'src/generate/sdk/typescript/runtime';

export const sdkTypescript: Room = {
  name: 'sdk-typescript',
  tests: ['test/world/compilers/typescript-mistakes.test.ts'],
  mutants: [
    {
      file: `${runtime}/tokens.ts`,
      breaks: 'a sign-out is undone by a concurrent renewal',
      from: 'named === fresh || renewal.replaced.has(named) ? fresh : undefined',
      to: 'named === fresh || fresh ? fresh : undefined',
      tests: ['test/sdk/typescript-hooks.test.ts'],
    },
    {
      file: `${runtime}/tokens.ts`,
      breaks: 'a renewal that calls the API waits for itself',
      from: 'inTime(coming, patience, () => undefined)',
      to: 'inTime(coming, patience * 1_000_000, () => undefined)',
      tests: ['test/sdk/typescript-hooks.test.ts'],
    },
    {
      file: `${runtime}/operation.ts`,
      breaks: 'an identifier of dots leads to another path',
      from: 'if (/\\/\\.{1,2}(?=\\/|$)/.test(filled))',
      to: 'if (false)',
    },
    {
      file: `${runtime}/operation.ts`,
      breaks: 'NaN clears a field',
      from: '!Number.isFinite(value)',
      to: 'false',
    },
    {
      file: `${runtime}/signals.ts`,
      breaks: 'a call with a very long time-out ends at once',
      from: 'Math.min(milliseconds, longest)',
      to: 'Math.min(milliseconds, longest + milliseconds)',
    },
    {
      file: `${runtime}/read-answer.ts`,
      breaks: 'an unexpected 304 counts as a success',
      from: 'status === 304 && isConditional',
      to: 'status === 304 && isConditional !== null',
    },
  ],
};

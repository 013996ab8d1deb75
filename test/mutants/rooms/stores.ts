import type { Room } from '../mutant.ts';

const runtime = 'src/generate/sdk/typescript/runtime';

export const stores: Room = {
  name: 'stores',
  tests: ['test/sdk/typescript-bundles.test.ts', 'test/sdk/typescript-refresh.test.ts'],
  mutants: [
    {
      file: `${runtime}/bundle-lines.ts`,
      breaks: 'a bundle with missing lines is accepted',
      from: 'if (tags !== this.#counted.tags || gone !== this.#counted.gone)',
      to: 'if (tags === undefined || gone !== this.#counted.gone)',
    },
    {
      file: `${runtime}/bundle-tag.ts`,
      breaks: 'a tag without texts is stored but not shown',
      from: '  texts: isTexts,\n',
      to: '',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'a beacon without numbers is found although others use its UUID',
      from: '(item.major !== null && item.minor !== null) || item.stands_in',
      to: 'true',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'hardware that was taken off a tag still leads to it',
      from: '      tags?.delete(tag);\n',
      to: '',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'an impossible beacon number finds a tag that stands in',
      from: 'number <= largest',
      to: 'number <= largest + 1',
    },
    {
      file: `${runtime}/bundle-store.ts`,
      breaks: 'an empty store applies a delta and lacks all other tags',
      from: "if (since === undefined) throw new UnusableBundle('There is nothing yet",
      to: "if (since === null) throw new UnusableBundle('There is nothing yet",
    },
    {
      file: `${runtime}/bundle-store.ts`,
      breaks: 'a store with an expired cursor is never updated again',
      from: 'answer.status === 410',
      to: 'answer.status === 404',
    },
    {
      file: `${runtime}/line-stream.ts`,
      breaks: 'an abandoned download continues',
      from: '    reader.cancel().catch(() => undefined);\n',
      to: '',
    },
  ],
};

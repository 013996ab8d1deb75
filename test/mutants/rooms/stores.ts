import type { Room } from '../mutant.ts';

const runtime = 'src/generate/sdk/typescript/runtime';

export const stores: Room = {
  name: 'stores',
  tests: ['test/sdk/typescript-bundles.test.ts', 'test/sdk/typescript-refresh.test.ts'],
  mutants: [
    {
      file: `${runtime}/bundle-lines.ts`,
      breaks: 'a bundle counts that lacks lines',
      from: 'if (tags !== this.#counted.tags || gone !== this.#counted.gone)',
      to: 'if (tags === undefined || gone !== this.#counted.gone)',
    },
    {
      file: `${runtime}/bundle-tag.ts`,
      breaks: 'a tag without texts is kept, and shown by nobody',
      from: '  texts: isTexts,\n',
      to: '',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'a beacon without its numbers finds tags where others have some of its UUID',
      from: '(item.major !== null && item.minor !== null) || item.stands_in',
      to: 'true',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'hardware that was taken off still leads to its tag',
      from: '      tags?.delete(tag);\n',
      to: '',
    },
    {
      file: `${runtime}/bundle-content.ts`,
      breaks: 'a beacon that cannot be finds what stands in for others',
      from: 'number <= largest',
      to: 'number <= largest + 1',
    },
    {
      file: `${runtime}/bundle-store.ts`,
      breaks: 'an empty store takes a delta, and the rest never comes',
      from: "if (since === undefined) throw new UnusableBundle('There is nothing yet",
      to: "if (since === null) throw new UnusableBundle('There is nothing yet",
    },
    {
      file: `${runtime}/bundle-store.ts`,
      breaks: 'a store whose cursor holds no more never gets another',
      from: 'answer.status === 410',
      to: 'answer.status === 404',
    },
    {
      file: `${runtime}/line-stream.ts`,
      breaks: 'what nobody reads goes on coming',
      from: '    reader.cancel().catch(() => undefined);\n',
      to: '',
    },
  ],
};

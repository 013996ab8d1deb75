import type { Room } from '../mutant.ts';

const runtime = 'src/generate/sdk/typescript/runtime';

export const stores: Room = {
  name: 'stores',
  tests: ['test/sdk/typescript-bundles.test.ts', 'test/sdk/typescript-refresh.test.ts'],
  mutants: [
    {
      file: `${runtime}/bundle-lines.ts`,
      breaks: 'a bundle counts that lacks lines',
      from: 'if (end.tags !== counted.tags || end.gone !== counted.gone)',
      to: 'if (end.gone !== counted.gone)',
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

import type { Room } from '../mutant.ts';

export const visitors: Room = {
  name: 'visitors',
  tests: ['test/visitors/app-links.test.ts'],
  mutants: [
    {
      file: 'src/visitors/tag-routes.ts',
      breaks: 'what was chosen once comes before what the address says',
      from: "const { lang = remembered?.code ?? 'auto' } = withoutBlanks(queryOf(req));",
      to: "const { lang: said = 'auto' } = withoutBlanks(queryOf(req));\n  const lang = remembered?.code ?? said;",
      tests: ['test/visitors/language-choice.test.ts'],
    },
    {
      file: 'src/visitors/remembered-language.ts',
      breaks: 'a choice cannot be taken back',
      from: 'else res.clearCookie(name, options);',
      to: '',
      tests: ['test/visitors/language-choice.test.ts'],
    },
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

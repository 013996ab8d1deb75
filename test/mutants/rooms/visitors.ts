import type { Room } from '../mutant.ts';

export const visitors: Room = {
  name: 'visitors',
  tests: ['test/visitors/app-links.test.ts'],
  mutants: [
    {
      file: 'src/visitors/tag-routes.ts',
      breaks: 'what was chosen once comes before what the address says',
      from: "givenText(lang ?? remembered?.code ?? 'auto')",
      to: "givenText(remembered?.code ?? lang ?? 'auto')",
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
    {
      file: 'src/visitors/again-views.ts',
      breaks: 'a page without scripts loads itself again for ever',
      from: ': pauses.length;',
      to: ': 0;',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/visitors/text-views.ts',
      breaks: 'what a person has translated can be reported as a machine’s',
      from: "source?.origin === 'machine' && reportForm",
      to: 'source && reportForm',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/visitors/tag-views.ts',
      breaks: 'the words stand in the language of the text',
      from: 'speechOf(wanted ??',
      to: 'speechOf(',
      tests: ['test/pages/public-tag-words.test.ts'],
    },
    {
      file: 'src/lookup/read/reading.ts',
      breaks: 'the next tag is somebody else’s',
      from: 'where s.customer_id = t.customer_id and s.parent_id',
      to: 'where s.parent_id',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/http/pages.ts',
      breaks: 'other sites are told which tag somebody stands in front of',
      from: "res.setHeader('Referrer-Policy', 'no-referrer');",
      to: '',
      tests: ['test/pages/public-tag.test.ts'],
    },
  ],
};

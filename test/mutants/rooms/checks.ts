// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
/** What is to be looked at in a translation. */
import type { Room } from '../mutant.ts';

const checks = 'src/model/translations/checks/checks.ts';
const language = 'src/model/translations/checks/language.ts';
const length = 'src/model/translations/checks/length.ts';
const numbers = 'src/model/translations/checks/numbers.ts';
const script = 'src/model/translations/checks/script.ts';

const alone = ['test/checks/checks.test.ts'];
const ofLanguages = ['test/checks/languages.test.ts'];
const onPages = ['test/pages/translation-checks.test.ts'];

export const translationChecks: Room = {
  name: 'checks of translations',
  tests: [...alone, ...ofLanguages, ...onPages],
  mutants: [
    {
      file: language,
      breaks: 'Welsh is called another language',
      tests: ofLanguages,
      from: '  if (unknown.has(code)) return undefined;\n',
      to: '',
    },
    {
      file: language,
      breaks: 'Russian under Bulgarian is not seen',
      tests: ofLanguages,
      from: 'const margin = 0.01',
      to: 'const margin = 0.1',
    },
    {
      file: language,
      breaks: 'Vietnamese in parts of letters is called Romanian',
      tests: ofLanguages,
      from: ".normalize('NFC')",
      to: '',
    },
    {
      file: checks,
      breaks: 'an address has a language',
      tests: ofLanguages,
      from: 'isLongEnough({ text: own })',
      to: 'isLongEnough(translation)',
    },
    {
      file: script,
      breaks: 'a name in Latin letters is a fault of a Japanese text',
      tests: alone,
      from: 'return 2 * all.filter',
      to: 'return all.filter',
    },
    {
      file: numbers,
      breaks: '1.200 is not 1,200',
      tests: alone,
      from: '[whole(groups), ...groups.map(bare)]',
      to: 'groups.map(bare)',
    },
    {
      file: numbers,
      breaks: 'the 17th century is not found as XVII',
      tests: alone,
      from: ' || inRoman.has(romanOf(Number(number)))',
      to: '',
    },
    {
      file: checks,
      breaks: 'the digits of an address are a number',
      tests: alone,
      from: "(isAddress(piece) ? ' ' : piece.text)",
      to: 'piece.text',
    },
    {
      file: length,
      breaks: 'twice as long is not long',
      tests: alone,
      from: "to >= 2 * from ? 'long'",
      to: "to > 2 * from ? 'long'",
    },
    {
      file: 'src/management/translations/translation-routes.ts',
      breaks: 'a text is saved without a word',
      tests: onPages,
      from: 'savedWith(`The ${words.one} is saved.`, hints)',
      to: '`The ${words.one} is saved.`',
    },
    {
      file: 'src/management/translation-work/work-cards.ts',
      breaks: 'the checks are not at their row',
      tests: onPages,
      from: 'check(row).map(',
      to: 'check({ ...row, target: null }).map(',
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'the shortest keep word counts',
      from: 'isBeside(steps[at + 1]))) end = at + 1;',
      to: 'isBeside(steps[at + 1]))) end ??= at + 1;',
      tests: ['test/runner/protected-parts.test.ts'],
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'a keep word is found within another word',
      from: '!(branch.end.before && isInside)',
      to: 'true',
      tests: ['test/runner/protected-parts.test.ts'],
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'white space in a keep word is one space',
      from: "if (key !== ' ' || steps.at(-1)?.key !== ' ')",
      to: "if (key !== '')",
      tests: ['test/runner/protected-parts.test.ts'],
    },
  ],
};

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
/** Faults of the checks of translations. */
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
      breaks: 'a Welsh text is reported as another language',
      tests: ofLanguages,
      from: '  if (unknown.has(code)) return undefined;\n',
      to: '',
    },
    {
      file: language,
      breaks: 'a Russian text under Bulgarian is not reported',
      tests: ofLanguages,
      from: 'const margin = 0.01',
      to: 'const margin = 0.1',
    },
    {
      file: language,
      breaks: 'a decomposed Vietnamese text is reported as Romanian',
      tests: ofLanguages,
      from: ".normalize('NFC')",
      to: '',
    },
    {
      file: checks,
      breaks: 'a text that is only an address is reported as another language',
      tests: ofLanguages,
      from: 'isLongEnough({ text: own })',
      to: 'isLongEnough(translation)',
    },
    {
      file: script,
      breaks: 'a name in Latin letters is reported in a Japanese text',
      tests: alone,
      from: 'return 2 * all.filter',
      to: 'return all.filter',
    },
    {
      file: numbers,
      breaks: '1.200 for 1,200 is reported as a wrong number',
      tests: alone,
      from: '[whole(groups), ...groups.map(bare)]',
      to: 'groups.map(bare)',
    },
    {
      file: numbers,
      breaks: 'XVII for the 17th century is reported as a wrong number',
      tests: alone,
      from: ' || inRoman.has(romanOf(Number(number)))',
      to: '',
    },
    {
      file: checks,
      breaks: 'digits in an address are reported as a wrong number',
      tests: alone,
      from: "(isAddress(piece) ? ' ' : piece.text)",
      to: 'piece.text',
    },
    {
      file: length,
      breaks: 'a text of twice the length is not reported',
      tests: alone,
      from: "to >= 2 * from ? 'long'",
      to: "to > 2 * from ? 'long'",
    },
    {
      file: 'src/management/translations/translation-routes.ts',
      breaks: 'the page does not show the checks after a text is saved',
      tests: onPages,
      from: 'savedNotice(`The ${words.one} is saved.`, hints)',
      to: '`The ${words.one} is saved.`',
    },
    {
      file: 'src/management/translation-work/work-cards.ts',
      breaks: 'the list of translation work does not show the checks',
      tests: onPages,
      from: 'check(row).map(',
      to: 'check({ ...row, target: null }).map(',
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'a short keep word hides a longer one that begins with it',
      from: 'isBeside(steps[at + 1]))) end = at + 1;',
      to: 'isBeside(steps[at + 1]))) end ??= at + 1;',
      tests: ['test/runner/protected-parts.test.ts'],
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'a keep word is found inside another word',
      from: '!(branch.end.before && isInside)',
      to: 'true',
      tests: ['test/runner/protected-parts.test.ts'],
    },
    {
      file: 'src/model/translations/word-trie.ts',
      breaks: 'a keep word is not found if white space differs',
      from: "if (key !== ' ' || steps.at(-1)?.key !== ' ')",
      to: "if (key !== '')",
      tests: ['test/runner/protected-parts.test.ts'],
    },
  ],
};

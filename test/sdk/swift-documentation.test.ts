/** The DocC documentation of the Swift SDK: its links are checked here, as DocC itself is not run. */
import { expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { swiftSdk } from '../../src/generate/sdk/swift/swift.ts';

const sdk = [...swiftSdk(readModel(openApi()))];
const sources = sdk.flatMap(([path, text]) => (path.endsWith('.swift') ? [text] : [])).join('\n');
const catalogue = sdk.filter(([path]) => path.includes('TagInformationService.docc/'));

/** `showTag(id:options:)` of each function, and `refused(_:)` of each case. */
function signatures(): Set<string> {
  const declared = sources.matchAll(/\b(?:func|case) (\w+)(?:<[^>]*>)?\(((?:[^()]|\([^()]*\)|\(\))*)\)/g);
  return new Set([...declared].map(([, name, parameters = '']) => `${name}(${labelsIn(parameters)})`));
}

/** The labels of parameters. What stands between brackets of any kind is a type or a value. */
function labelsIn(parameters: string): string {
  const flat = parameters.replaceAll(/\([^()]*\)|\[[^\]]*\]|<[^>]*>/g, '');
  const all = flat.split(',').map((parameter) => parameter.trim());
  const labels = all.filter((parameter) => parameter !== '').map((each) => /^(\w+)[^:]*:/.exec(each)?.[1] ?? '_');
  return labels.map((label) => `${label}:`).join('');
}

const functions = signatures();
const names = new Set(
  [...sources.matchAll(/\b(?:struct|enum|actor|protocol|typealias|var|let) (\w+)/g)].map(([, name]) => name),
);
const linksIn = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/``([^`]+)``/g)].map(([, link = '']) => link);
/** A link may end in what tells functions of one name apart. */
const isThere = (symbol: string) => {
  const plain = symbol.replace(/-\(.*\)$/, '');
  return plain === 'TagInformationService' || (plain.includes('(') ? functions.has(plain) : names.has(plain));
};

/** What of a link is not there. */
const lost = (link: string) => link.split('/').filter((symbol) => !isThere(symbol));

test('every symbol that a comment links to exists', () => {
  const links = linksIn(sources);
  expect(links.length).toBeGreaterThan(50);
  expect(links.flatMap(lost)).toEqual([]);
});

test.each(catalogue)('every link of %s has an existing target', (_, text) => {
  expect(linksIn(text).flatMap(lost)).toEqual([]);
  const articles = [...text.matchAll(/<doc:(\w+)>/g)].map(([, article]) => article);
  for (const article of articles) expect(catalogue.map(([path]) => path.split('/').at(-1))).toContain(`${article}.md`);
});

test('the first page documents the module', () => {
  const [, first = ''] = catalogue.find(([path]) => path.endsWith('/TagInformationService.md')) ?? [];
  expect(first).toMatch(/^# ``TagInformationService``\n/);
});

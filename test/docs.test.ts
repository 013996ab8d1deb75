/** The documentation mentions only what exists: links, commands, variables and paths are checked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { failures } from '../contracts/failures.ts';
import { documentedVariables } from '../src/config.ts';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const read = (path: string) => readFileSync(path, 'utf8');

/** What stands in a page and is not so, one line each. */
const faultsIn = (find: (page: string, text: string) => string[]) =>
  pages.flatMap((page) => find(page, read(page)).map((fault) => `${page}: ${fault}`));

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** The anchor that a Markdown heading gets. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) => matches(withoutCode(text), /^#+ +(.+)$/gm).map(anchorOf);
const withoutCode = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** Variables of others, or of the tests, that the pages speak of. */
const othersVariables = [
  'FUZZ_SEED',
  'FUZZ_REQUESTS',
  'MAVEN_USER',
  'MAVEN_PASSWORD',
  'HARDWARE_SEED',
  'OFFLINE_SEED',
  'REDOCLY_TELEMETRY',
  'SWIFT_CHROOT',
  'UNDO_SEED',
];

describe('the documentation', () => {
  test('every page of docs/ is reachable from the README', () => {
    const reached = new Set<string>(['README.md']);
    for (const page of reached) {
      for (const link of matches(read(page), /\]\(([^)#:]+\.md)(?:#[^)]*)?\)/g)) reached.add(join(dirname(page), link));
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  test('links and their anchors exist', () => {
    const faults = faultsIn((page, text) =>
      matches(withoutCode(text), /\]\(([^)]+)\)/g)
        .filter((link) => !/^https?:/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target = path ? join(dirname(page), path) : page;
          return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
        }),
    );
    expect(faults).toEqual([]);
  });

  test('npm commands exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const faults = faultsIn((_, text) =>
      matches(text, /npm run (?:-s )?([a-z:]+)/g).filter((name) => scripts[name] === undefined),
    );
    expect(faults).toEqual([]);
    for (const name of ['start', 'test']) expect(scripts).toHaveProperty(name);
  });

  test('variables exist in the configuration', () => {
    const known = new Set([...documentedVariables.map(({ name }) => name), ...othersVariables]);
    const faults = faultsIn((_, text) =>
      matches(text, /(?:`|^|\s|export )([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|`)/gm).filter((name) => !known.has(name)),
    );
    expect(faults).toEqual([]);
  });

  test('each variable is in the table of docs/operating.md once', () => {
    const rows = matches(read('docs/operating.md'), /^\| `([A-Z_]+)` \|/gm);
    expect(rows.filter((name) => documentedVariables.some((variable) => variable.name === name))).toHaveLength(
      documentedVariables.length,
    );
  });

  test('files and directories of the project exist', () => {
    const faults = faultsIn((_, text) =>
      matches(text, /`((?:\.ci|contracts|docs|generated|src|test)\/[\w./-]*)`/g).filter(
        (path) => !/NNNN|NAME/.test(path) && !path.startsWith('generated/') && !existsSync(path),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('error codes exist in the table of failures', () => {
    const known: string[] = Object.values(failures).map(({ code }) => code);
    const faults = faultsIn((_, text) => matches(text, /"code":"(\w+)"/g).filter((code) => !known.includes(code)));
    expect(faults).toEqual([]);
  });

  test('decision records are numbered without gaps, are listed, and have at most 40 lines', () => {
    const records = readdirSync('docs/decisions')
      .filter((name) => name !== 'README.md')
      .sort();
    expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1));
    for (const name of records) {
      expect(read('docs/decisions/README.md')).toContain(`(${name})`);
      expect(read(join('docs/decisions', name)).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    }
  });
});

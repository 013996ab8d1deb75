/** No input can block the process through a slow regular expression. */

import { describe, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { checkSync } from 'recheck';
import { sourceFiles } from './setup/imports.ts';
import { isWhole } from './setup/tier.ts';

/** What reads texts of ours alone, when something is built, begins or draws the documentation. */
const ours =
  /^src\/(generate\/(?!sdk\/typescript\/runtime\/)|config|docs\/|demo|start\/|healthy\.mjs|html\/markdown\.ts|database\/embedded\/)/;

/** What is known to be short. */
const short = new Set([
  // At most 2048 characters of an address that a phone has read.
  '/^[\\t-\\r ]+|[\\t-\\r ]+$/g',
  // The address of the service or of a provider, as its operator has written it.
  '/\\/+$/',
  // A number.
  '/\\B(?=(\\d{3})+$)/g',
]);

/** What recheck takes seconds to find linear: `npm run test:all` looks at them. What replaces one is looked at by both. */
const lengthy = [
  String.raw`/(?<![\p{L}\p{N}._%+-])(?:mailto:)?[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu`,
  '/^(https?):\\/\\/([^\\s/?#@:\\\\[\\]%<>"^`{|}]+|\\[[0-9a-f:.]+\\])(?::(\\d{0,5}))?(\\/[^?#]*)?(\\?[^#]*)?(#.*)?$/i',
  String.raw`/\{{1,3}[^{}\r\n]{0,100}\}{1,3}/g`,
  String.raw`/<([^<>]*)>\s*;\s*rel="?next"?/`,
  String.raw`/^(\d{1,3})\1+$/`,
  '/^[!-~]{1,255}$/',
  String.raw`/\/pictures\/([0-9a-f]{64})\/(?:320|640|1280)\.(?:webp|jpg)$/`,
  String.raw`/"([\w-]{43})(?:-gzip|-br|;gzip)"/g`,
  String.raw`/^[\w-]{43}$/`,
  String.raw`/;\s*charset\s*=\s*"?([^\s";]+)/i`,
  String.raw`/^\s*(\S+)\s+("(?:[^"\\]|\\.)*"|\S+)(?:\s+(\S+))?(?:\s+(\S+))?\s*$/`,
  '/^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i',
];

/** Each with the files that have it. */
function expressionsIn(directories: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of sourceFiles(process.cwd(), directories).filter(({ path }) => !ours.test(path))) {
    const look = (node: unknown): void => {
      if (node === null || typeof node !== 'object') return;
      const { type, pattern, flags } = node as Record<string, string>;
      if (type === 'RegExpLiteral')
        found.set(`/${pattern}/${flags}`, [...(found.get(`/${pattern}/${flags}`) ?? []), path]);
      for (const item of Object.values(node)) look(item);
    };
    look(parseSync(text, { syntax: path.endsWith('.ts') ? 'typescript' : 'ecmascript', target: 'es2024' }).body);
  }
  return found;
}

/** `safe`, `linear`, `polynomial`, `exponential` or `unknown`. The same each time, however busy the machine is. */
function complexityOf(literal: string): string {
  // In this process, not in one of its own.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const end = literal.lastIndexOf('/');
  const noTime = { timeout: null, attackTimeout: null, incubationTimeout: null };
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), { ...noTime, randomSeed: 1 });
  return found.status === 'unknown' ? 'unknown' : found.complexity.type;
}

const isLinear = (literal: string): boolean => ['safe', 'linear'].includes(complexityOf(literal));

describe('A regular expression', () => {
  test.each(['/^\\d+$/', '/^Bearer ([^ ]+)$/'])('that takes linear time is accepted: %s', (literal) =>
    expect(isLinear(literal)).toBe(true),
  );

  test.each([
    '/\\d+$/',
    "/^'*[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?$/i",
    '/(a+)+b/',
    '/<!--.*?-->/',
    '/\\s+$/',
    '/^(\\w+\\s?)*$/',
    '/\\[(.+)\\]$/',
    '/^Bearer\\s+(.+)$/',
  ])('that takes more than linear time is reported: %s', (literal) => expect(isLinear(literal)).toBe(false));

  test('HU14: takes linear time for any input', () => {
    const found = expressionsIn(['contracts', 'src']);
    expect(found.size).toBeGreaterThan(100);
    const known = new Set([...short, ...(isWhole ? [] : lengthy)]);
    const slow = [...found].filter(([literal]) => !known.has(literal) && !isLinear(literal));
    expect(slow).toEqual([]);
    expect([...short, ...lengthy].filter((literal) => !found.has(literal))).toEqual([]);
  });
});

/** Nobody holds up the process with a text that a regular expression searches for long. */

import { describe, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { slowText } from './setup/hostile-texts.ts';
import { sourceFiles } from './setup/imports.ts';

/** What reads texts of ours alone, when something is built or begins. */
const ours =
  /^src\/(generate\/(?!sdk\/typescript\/runtime\/)|config|docs\/|demo|start\/|healthy\.mjs|database\/embedded\/)/;

/** What is known to be short. */
const short = new Set([
  // At most 2048 characters of an address that a phone has read.
  '/^[\\t-\\r ]+|[\\t-\\r ]+$/g',
  // The address of the service or of a provider, as its operator has written it.
  '/\\/+$/',
  // A number.
  '/\\B(?=(\\d{3})+$)/g',
]);

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

function expressionOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

describe('A regular expression', () => {
  test.each([
    /\d+$/,
    /^'*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,
    /(a+)+b/,
    /<!--.*?-->/,
    /<script\b[^>]*>(.*?)<\/script>/s,
    /\s+$/,
    /^(\w+\s?)*$/,
    /\[(.+)\]$/,
    /^Bearer\s+(.+)$/,
  ])('that takes more than linear time is found: %s', (expression) => {
    expect(slowText(expression)).toBeDefined();
  });

  test('HU14: takes linear time, whatever it looks at', () => {
    const found = expressionsIn(['contracts', 'src']);
    expect(found.size).toBeGreaterThan(100);
    const slow = [...found]
      .filter(([literal]) => !short.has(literal))
      .flatMap(([literal, paths]) => {
        const text = slowText(expressionOf(literal));
        return text === undefined ? [] : [{ literal, paths, text }];
      });
    expect(slow).toEqual([]);
  });
});

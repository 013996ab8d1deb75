/** The scripts of pages run on phones that are some years old: the reference is Safari of iOS 16. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = 'src/html/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** Came with Safari 16.4 to 18.4, or later. */
const tooNew = [
  /\b(?:Map|Object)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:URL\.(?:parse|canParse)|AbortSignal\.any|RegExp\.escape|Iterator\.from)\b/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /\.(?:isWellFormed|toWellFormed|checkVisibility)\(/,
  /\/[dgimsuy]*v[dgimsuy]*[.,;)]/,
  /\(\?<[=!]/,
];

test('no script uses a feature that these phones lack', () => {
  const used = scripts.flatMap((name) => {
    const script = readFileSync(`${folder}/${name}`, 'utf8');
    return tooNew.flatMap((each) => each.exec(script)?.[0] ?? []).map((words) => `${name}: ${words}`);
  });
  expect([scripts.length > 10, used]).toEqual([true, []]);
});

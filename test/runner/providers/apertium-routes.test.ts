import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import { shortestRoutes } from '../../../src/runner/providers/apertium-routes.ts';

/** What `apertium -l` says on a machine with the five packages of the demo. */
const installed = `
  cat-eng
  cat-eng_US
  cat-fra
  eng-cat
  eng-cat_iec2017
  eng-cat_valencia
  eng-spa
  es-pt
  es-pt_BR
  fra-cat
  fra-cat_pre2017
  ita-spa
  pt-es
  spa-eng
  spa-eng_US
  spa-ita
`;

describe('the routes of Apertium', () => {
  const { between, directions } = shortestRoutes(installed);

  test.each([
    ['en', 'es', ['eng-spa']],
    ['en', 'ca', ['eng-cat']],
    ['en', 'fr', ['eng-cat', 'cat-fra']],
    ['en', 'it', ['eng-spa', 'spa-ita']],
    ['en', 'pt', ['eng-spa', 'es-pt']],
    ['pt', 'en', ['pt-es', 'spa-eng']],
    ['es', 'fr', ['spa-eng', 'eng-cat', 'cat-fra']],
    ['fr', 'es', ['fra-cat', 'cat-eng', 'eng-spa']],
    ['fr', 'pt', undefined],
    ['it', 'fr', undefined],
    ['en', 'en', undefined],
    ['en', 'de', undefined],
    ['de', 'en', undefined],
    ['en', 'xx', undefined],
  ])('%s to %s goes by %j', (from, to, route) => {
    expect(between(from, to)).toEqual(route);
  });

  test('a route has at most three stages, each starting where the last one ended', () => {
    const two: Record<string, string> = { es: 'spa', pt: 'por' };
    const long = (code = '') => two[code] ?? code;
    for (const from of languageCodes) {
      for (const to of languageCodes) {
        const stages = (between(from, to) ?? []).map((name) => name.split('-'));
        expect(stages.length).toBeLessThanOrEqual(3);
        for (const [index, [start]] of stages.entries())
          if (index > 0) expect(long(start)).toBe(long(stages[index - 1]?.[1]));
      }
    }
  });

  test('only plain directions are used where they exist', () => {
    expect(directions).toEqual([
      'cat-eng',
      'cat-fra',
      'eng-cat',
      'eng-spa',
      'es-pt',
      'fra-cat',
      'ita-spa',
      'pt-es',
      'spa-eng',
      'spa-ita',
    ]);
  });

  test('a variant is used if there is nothing else, the first by name', () => {
    const only = shortestRoutes('eng-cat_valencia\n  eng-cat_iec2017\n es-pt_BR');
    expect(only.between('en', 'ca')).toEqual(['eng-cat_iec2017']);
    expect(only.between('es', 'pt')).toEqual(['es-pt_BR']);
  });

  test('the order of the listing does not matter', () => {
    const reversed = shortestRoutes(installed.split('\n').reverse().join('\n'));
    for (const from of languageCodes) {
      for (const to of languageCodes) expect(reversed.between(from, to)).toEqual(between(from, to));
    }
    expect(reversed.directions).toEqual(directions);
  });

  test('a listing without directions between two of our languages gives none', () => {
    for (const listing of ['', '  *', 'swe-dan', 'eng-eng', 'spa-spa_x', '--help', 'eng-spa;rm', '../eng-spa']) {
      expect(shortestRoutes(listing).directions).toEqual([]);
    }
  });
});

/** Accessibility checks of a page by axe. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * The violations of any impact, one line each. axe-core runs directly: its wrapper for playwright also returns all passed rules and
 * opens another page for each run. `rules`: all of them, or only those about colours.
 */
export async function axeFaults(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const runOnly = rules === 'colours' ? ['cat.color'] : undefined;
  return page.evaluate(`axe.run({ resultTypes: ['violations'], runOnly: ${JSON.stringify(runOnly)} }).then(
    ({ violations }) => violations.map(({ id, impact, nodes }) =>
      id + ' (' + impact + '): ' + nodes.map(({ html }) => html.slice(0, 150)).join(' | ')))`);
}

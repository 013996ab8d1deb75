/** What axe finds on a page: whatever keeps people from using it, or makes that hard. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What breaks a rule, of whatever impact, one line each. axe-core is run as it is: its wrapper for playwright moves all that
 * is well out of the page too, and opens a page more for each run. `rules`: all of them, or those about colours.
 */
export async function axeFaults(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const runOnly = rules === 'colours' ? ['cat.color'] : undefined;
  return page.evaluate(`axe.run({ resultTypes: ['violations'], runOnly: ${JSON.stringify(runOnly)} }).then(
    ({ violations }) => violations.map(({ id, impact, nodes }) =>
      id + ' (' + impact + '): ' + nodes.map(({ html }) => html.slice(0, 150)).join(' | ')))`);
}

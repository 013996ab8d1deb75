/** Accessibility checks of a page by axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

// The small file: a browser reads it anew for each page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules of axe: all of them, those about colours, or all others. */
type AxeRules = 'all' | 'colours' | 'all but colours';

const options: Record<AxeRules, object> = {
  all: {},
  colours: { runOnly: ['cat.color'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } },
};

/**
 * The violations of any impact, one line each. axe-core runs directly: its wrapper for playwright also returns all passed rules and
 * opens another page for each run.
 */
export async function axeFaults(page: Page, rules: AxeRules): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const chosen = JSON.stringify({ resultTypes: ['violations'], selectors: false, ...options[rules] });
  return page.evaluate(`axe.run(${chosen}).then(
    ({ violations }) => violations.map(({ id, impact, nodes }) =>
      id + ' (' + impact + '): ' + nodes.map(({ html }) => html.slice(0, 150)).join(' | ')))`);
}

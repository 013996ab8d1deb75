/** A form of a page as a browser would send it unchanged. */
import type { Answer } from './app.ts';
import { formsOf } from './test-browser.ts';

const asText = (written: string) =>
  written.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The first form with this action: hidden fields, lines, texts and choices; no boxes and no files. */
export function filledForm(page: Pick<Answer, 'text'>, action: string): Record<string, string> {
  const [, inside = ''] = new RegExp(`<form[^>]* action="${action}"[^>]*>(.*?)</form>`, 's').exec(page.text) ?? [];
  const lines = [...inside.matchAll(/<input type="(?:text|url|number|email)"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    asText(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  ]);
  const texts = [...inside.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n([^<]*)</g)].map(
    ([, name = '', text = '']) => [name, asText(text)],
  );
  const choices = [...inside.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', options = '']) => [name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? ''],
  );
  const hidden = formsOf(page).find((form) => form.action === action)?.fields;
  return { ...hidden, ...Object.fromEntries([...lines, ...texts, ...choices]) };
}

/** Finds the pages by walking from the start page along all links, as a visitor would: a new page cannot be forgotten. */
import type { Page } from 'playwright-core';

/** What our pages lead to that is not drawn by our layout: files, and the API's reference, which a package draws. */
const notOurs = /^\/(api|assets|docs|openapi)\b|\.(json|svg|png|md|txt|tgz|jar|pom|zip)$/;

/**
 * What a page is apart from whose record it shows: `/Tags/:id/edit`, `/translations/new?tag_id`. Two addresses of the same
 * shape are drawn by the same view.
 */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://host');
  const path = pathname.replaceAll(/\/[0-9a-f]{12}(?=\/|$)/g, '/:tag').replaceAll(/\/\d+(?=\/|$)/g, '/:id');
  const names = [...new Set(searchParams.keys())].sort();
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}

/**
 * Addresses of pages below `origin`, the first that was found of each shape, with the cookies of `page`. Throws for a link
 * that leads to an error.
 */
export async function crawl(page: Page, origin: string): Promise<string[]> {
  const found = new Map<string, string>([['/', '/']]);
  const files = new Set<string>();
  for (const [shape, address] of found) {
    const answer = await page.request.get(origin + address);
    if (!answer.ok()) throw new Error(`${address} is linked, and answers ${answer.status()}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) {
      files.add(shape);
      continue;
    }
    for (const link of linksIn(await answer.text(), new URL(address, origin))) {
      const shape = shapeOf(link);
      if (!found.has(shape) && !notOurs.test(new URL(link, origin).pathname)) found.set(shape, link);
    }
  }
  return [...found].filter(([shape]) => !files.has(shape)).map(([, address]) => address);
}

function linksIn(text: string, from: URL): string[] {
  return [...text.matchAll(/<a\b[^>]* href="([^"#][^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), from))
    .filter(({ origin }) => origin === from.origin)
    .map(({ pathname, search }) => pathname + search);
}

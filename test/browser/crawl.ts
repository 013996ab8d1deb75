/** Finds all pages by following links from the start page, so that no new page is forgotten. */
import type { Page } from 'playwright-core';

/** Linked addresses without our layout: files, and the API's reference, whose page comes from a package. */
const withoutLayout = /^\/(api|assets|docs|openapi)\b|\.(json|svg|png|md|txt|tgz|jar|pom|zip)$/;

/**
 * An address without its ids and values: `/Tags/:id/edit`, `/translations/new?tag_id`. Addresses of the same shape have the same
 * view.
 */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://host');
  const path = pathname.replaceAll(/\/[0-9a-f]{12}(?=\/|$)/g, '/:tag').replaceAll(/\/\d+(?=\/|$)/g, '/:id');
  const names = [...new Set(searchParams.keys())].sort();
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}

/**
 * The addresses of all pages, one for each shape, with the cookies of `page`. Throws for a link to an error.
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
      if (!found.has(shape) && !withoutLayout.test(new URL(link, origin).pathname)) found.set(shape, link);
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

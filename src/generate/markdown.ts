/** The generated parts of hand-written pages. */

/**
 * Puts `content` between the page's marks `<!-- name: generated -->` and `<!-- /name -->`. Throws unless there is
 * exactly one such place.
 */
export function fill(page: string, name: string, content: string): string {
  const opening = `<!-- ${name}: generated -->`;
  const closing = `<!-- /${name} -->`;
  const start = page.indexOf(opening);
  const end = page.indexOf(closing);
  const isOnce = start === page.lastIndexOf(opening) && end === page.lastIndexOf(closing);
  if (start < 0 || end < start || !isOnce)
    throw new Error(`The page needs the marks ${opening} and ${closing}, once and in this order`);
  return `${page.slice(0, start + opening.length)}\n\n${content}\n\n${page.slice(end)}`;
}

/** A Markdown table. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

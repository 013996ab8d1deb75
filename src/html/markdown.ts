/** The subset of Markdown in our changelogs: headings, paragraphs, lists, code, links. */
import { type Html, html } from './html.ts';

/** `lead` rewrites the target of a link; without a target only its text remains. */
export function markdown(text: string, lead: (address: string) => string | undefined): Html {
  const blocks = text.split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m).filter((block) => block.trim() !== '');
  return html`${blocks.map((block) => drawn(block.trim(), lead))}`;
}

type Lead = (address: string) => string | undefined;

function drawn(block: string, lead: Lead): Html {
  const [, marks, heading = ''] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks === '##') return html`<h2>${inline(heading, lead)}</h2>\n`;
  if (marks !== undefined) return html`<h3>${inline(heading, lead)}</h3>\n`;
  if (!block.startsWith('- ')) return html`<p>${inline(block, lead)}</p>\n`;
  const items = block.split(/\n(?=- )/).map((item) => item.slice(2).replaceAll(/\n\s+/g, ' '));
  return html`<ul>${items.map((item) => html`<li>${inline(item, lead)}</li>\n`)}</ul>\n`;
}

/** Inline code and links. */
function inline(text: string, lead: Lead): Html {
  const parts = text.split(/(`[^`]+`|\[[^[\]]+\]\([^()]+\))/);
  return html`${parts.map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    const [, words = '', address = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (address === '') return part;
    const to = lead(address);
    return to === undefined ? words : html`<a href="${to}">${words}</a>`;
  })}`;
}

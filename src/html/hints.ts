/** Hints about a text: sentences beside it, and marks in it. */
import { attributes, type Html, html, nothing } from './html.ts';
import { langAttributes } from './text.ts';

export const hintList = (sentences: readonly string[]): Html =>
  sentences.length === 0 ? nothing : html`<ul class="hints">${sentences.map((each) => html`<li>${each}</li>\n`)}</ul>`;

/** A text with its protected parts marked. */
export const withProtectedParts = (code: string, pieces: readonly { text: string; protectedAs?: string }[]): Html =>
  html`<span class="text"${attributes(langAttributes(code))}>${pieces.map(({ text, protectedAs }) => (protectedAs ? html`<mark>${text}</mark>` : html`${text}`))}</span>${
    pieces.some(({ protectedAs }) => protectedAs) &&
    html`<p class="hint">What is marked stays as it is in every language.</p>`
  }`;

/** Asks whether hardware that leads to one tag is to lead to another: what a form says below its identifier. */
import { type Called, calledLink } from './called.ts';
import { type Html, html } from './html.ts';

export interface Leading {
  /** The tag that it leads to. */
  tag: Called;
  /** What is sent along by who agrees, by the name of its field. */
  agreement: Record<string, string>;
}

/** `path`: of the tags, with the prefix. `it`: what the form is about, as far as it will lead there. */
export const leadsElsewhere = (path: string, { tag }: Leading, it: string): Html =>
  html`<div class="notice caution" role="note"><p>It leads to ${calledLink(path, tag)} now. If it is to lead to ${it}, and to that one no more, send the form once more. Otherwise change the identifier.</p></div>`;

/** The layout of all pages. */
import { assetPath } from './assets.ts';
import { button, hiddenFields } from './button.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import type { Frame, Navigation, Notice, Page, PageContext } from './page.ts';

const product = 'Tag Information Service';

const ours: Frame = { lang: 'en', dir: 'ltr', skip: 'Skip to the content', style: 'style.css' };

/** The whole document. */
export function layout(context: PageContext, page: Page, notice?: Notice): string {
  const { prefix } = context;
  const { lang, dir, skip, style, head, top } = page.frame ?? ours;
  return `${html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.isFailure && 'Error: '}${page.title} · ${product}</title>
<link rel="stylesheet" href="${prefix}${assetPath(style)}">
<link rel="icon" type="image/svg+xml" href="${prefix}${assetPath('icon.svg')}">
${head}</head>
<body>
<a class="skip" href="#content">${skip}</a>
<header class="top">
<a class="brand" lang="en" dir="ltr" href="${prefix}/">${context.person ? beside(context) : product}</a>
${context.person ? navigation(context) : top}
</header>
<main id="content" tabindex="-1">
${notice !== undefined && noticeBox(notice, context)}
<h1>${page.heading ?? page.title}</h1>
${page.body}
</main>
${context.person && formsOfTheFrame(context)}
</body>
</html>
`}`;
}

/** Beside a menu only the sign, and the name if there is room. */
const beside = ({ prefix }: PageContext): Html =>
  html`<img src="${prefix}${assetPath('icon.svg')}" alt="" width="24" height="24"><span>${product}</span>`;

/** Hidden text gives the notice's kind to screen readers. */
const noticeBox = ({ text, kind, undo }: Notice, { prefix, csrfToken }: PageContext): Html =>
  html`${
    kind === 'done'
      ? html`<p class="notice" role="status">${text}</p>`
      : html`<p class="notice caution" role="alert" tabindex="-1" autofocus>${text}</p>`
  }${undo && html`\n<div class="actions">${button({ action: `${prefix}${undo.path}`, csrfToken: csrfToken(), label: 'Put it back', hidden: { [undo.field]: undo.value } })}</div>`}`;

/** Without scripts a group is opened and closed by its name; one at a time, where the browser supports it. */
function navigation(context: PageContext): Html {
  const { prefix, person } = context;
  const path = context.path.toLowerCase();
  const isAt = ([to]: Entry) => `${path}/`.startsWith(`${to.toLowerCase()}/`);
  const link = (entry: Entry) =>
    html`<li><a href="${prefix}${entry[0]}"${attributes({ 'aria-current': isAt(entry) && 'page' })}>${entry[1]}</a></li>`;
  const group = ({ label, entries }: Navigation[number]) => {
    if (entries.length === 0) return nothing;
    if (label === undefined) return html`${entries.map(link)}`;
    const current = attributes({ 'aria-current': entries.some(isAt) && 'true' });
    return html`<li><details name="menu"><summary${current}>${label}</summary><ul>${entries.map(link)}</ul></details></li>\n`;
  };
  return html`<search class="everywhere" aria-label="Find anything">
<input type="search" name="q" form="everywhere" aria-label="Find anything" aria-keyshortcuts="Control+K" placeholder="Search" dir="auto">
<button class="quiet unseen" type="submit" form="everywhere">Find</button>
</search>
<nav class="menu" aria-label="Menu"><ul>${context.navigation.map(group)}</ul></nav>
<div class="person">
<a href="${prefix}/sessions" title="${person?.name ?? person?.email}"><bdi>${person?.name ?? person?.email}</bdi>${person?.isAdmin && ' (admin)'}</a>${person?.member && html`<span class="quiet-text">for <bdi>${person.member.museum}</bdi>, as ${person.member.role}</span>`}
<button class="quiet" type="submit" form="sign-out">Sign out</button>
</div>
<script type="module" src="${prefix}${assetPath('menu.js')}"></script>`;
}

/** Their fields and buttons are above; but the first form of a page should be the page's own, also for programs. */
const formsOfTheFrame = ({ prefix, csrfToken }: PageContext): Html =>
  html`<form id="sign-out" method="post" action="${prefix}/logout">${hiddenFields({ method: 'post', csrfToken: csrfToken(), hidden: {} })}</form>
<form id="everywhere" method="get" action="${prefix}/search"></form>`;

type Entry = Navigation[number]['entries'][number];

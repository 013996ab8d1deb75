/** The layout of all pages. */
import { assetPath } from './assets.ts';
import { button, hiddenFields } from './button.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import { icon } from './icon.ts';
import {
  type Brand,
  type Entry,
  type EntryCount,
  type Frame,
  menuEntryOf,
  type Navigation,
  type Notice,
  type Page,
  type PageContext,
} from './page.ts';

const product = 'Tag Information Service';

const ours: Frame = { lang: 'en', dir: 'ltr', skip: 'Skip to the content', style: 'style.css' };

/** The whole document. */
export function layout(context: PageContext, page: Page, notice?: Notice): string {
  const { prefix } = context;
  const { lang, dir, skip, style, head, top } = page.frame ?? ours;
  const { brand, foot } = page;
  return `${html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.isFailure && 'Error: '}${page.title} · ${brand?.name ?? product}</title>
<link rel="stylesheet" href="${prefix}${assetPath(style)}">
<link rel="icon" type="image/svg+xml" href="${prefix}${assetPath('icon.svg')}">
${head}</head>
<body${attributes({ class: context.person && 'framed' })}>
<a class="skip" href="#content">${skip}</a>
<header class="top">
${
  context.person
    ? bar(context)
    : html`${brand ? branded(brand) : html`<a class="brand" lang="en" dir="ltr" href="${prefix}/">${page.frame === undefined && html`<img src="${prefix}${assetPath('icon.svg')}" alt="" width="20" height="20">`}${product}</a>`}
${top}`
}
</header>
<main id="content" tabindex="-1">
${notice !== undefined && noticeBox(notice, context)}
${page.above}<h1>${page.heading ?? page.title}</h1>
${page.body}
</main>
${foot && html`<footer class="foot">${foot}</footer>\n`}${context.person && formsOfTheFrame(context)}
</body>
</html>
`}`;
}

/** Without a link: the service's start page is of no use to a museum's visitors. */
const branded = ({ name, logo }: Brand): Html =>
  html`<span class="brand">${logo && html`<img src="${logo.address}" alt="" width="${logo.width}" height="${logo.height}">`}${name !== null && html`<bdi>${name}</bdi>`}</span>`;

/** Hidden text gives the notice's kind to screen readers. */
const noticeBox = ({ text, kind, undo, look }: Notice, { prefix, csrfToken }: PageContext): Html =>
  html`<div class="told">${
    kind === 'done'
      ? html`<p class="notice" role="status">${text}</p>`
      : html`<p class="notice caution" role="alert" tabindex="-1" autofocus>${text}</p>`
  }${(undo || look) && html`\n<div class="actions">${undo && button({ action: `${prefix}${undo.path}`, csrfToken: csrfToken(), label: undo.label, hidden: undo.list === undefined ? {} : { return_to: undo.list } })}${look && html`<a class="button quiet" href="${prefix}${look.path}">${look.label}</a>`}</div>`}</div>\n`;

/**
 * The bar of signed-in customers. On a wide screen it stands beside the page; else it is one line, and the menu opens over
 * the page, without scripts too.
 */
const bar = (context: PageContext): Html =>
  html`<button class="quiet opens-menu" type="button" popovertarget="menu">${icon('menu')}Menu</button>
<a class="brand" lang="en" dir="ltr" href="${context.prefix}/"><img src="${context.prefix}${assetPath('icon.svg')}" alt="" width="20" height="20"><span>${product}</span></a>
<search class="everywhere" aria-label="Find anything">
${icon('search')}<input type="search" name="q" form="everywhere" aria-label="Find anything" aria-keyshortcuts="/ Control+K" placeholder="Search" dir="auto">
<button class="quiet unseen" type="submit" form="everywhere">Find</button>
</search>
${menu(context)}
${['frame.js', 'unsaved-changes.js'].map((name) => html`<script type="module" src="${context.prefix}${assetPath(name)}"></script>`)}`;

function menu(context: PageContext): Html {
  const { prefix, navigation, waiting = {} } = context;
  const here = menuEntryOf(context);
  const link = (entry: Entry) => {
    const [path, name, drawing] = entry;
    return html`<li><a href="${prefix}${path}"${attributes({ 'aria-current': entry === here && 'page' })}>${drawing && icon(drawing)}${name}</a>${waits(waiting[path])}</li>\n`;
  };
  const group = ({ label, isFolded, entries }: Navigation[number]) => {
    if (entries.length === 0) return nothing;
    if (label === undefined) return html`${entries.map(link)}`;
    const list = html`<ul aria-label="${label}">${entries.map(link)}</ul>`;
    if (isFolded !== true) return html`<li><span class="group">${label}</span>${list}</li>\n`;
    const open = entries.some((entry) => entry === here);
    return html`<li><details${attributes({ open })}><summary>${label}</summary>${list}</details></li>\n`;
  };
  return html`<nav class="menu" id="menu" aria-label="Menu" popover>
<ul>${navigation.map(group)}</ul>
${whoIsSignedIn(context)}
</nav>`;
}

/** The largest number in a badge. */
const maxBadge = 99;

/** Beside the link rather than in its name. */
const waits = ({ count, word }: EntryCount = { count: 0, word: 'waiting' }): Html | false =>
  count > 0 &&
  html`<span class="waiting">${count > maxBadge ? `${maxBadge}+` : count}<span class="unseen"> ${word}</span></span>`;

const whoIsSignedIn = ({ prefix, person }: PageContext): Html => {
  const name = person?.name ?? person?.email;
  const { museum, role } = person?.member ?? {};
  return html`<div class="person">
<p><a href="${prefix}/sessions" title="${name}"><bdi>${name}</bdi></a>${person?.isAdmin && html`<span class="quiet-text">Admin</span>`}${role !== undefined && html`<span class="quiet-text">for <bdi>${museum}</bdi>, as ${role}</span>`}</p>
<button class="quiet" type="submit" form="sign-out">Sign out</button>
</div>`;
};

/** At the end, as the first form of a page should be its own; their fields and buttons refer to them by id. */
const formsOfTheFrame = ({ prefix, csrfToken }: PageContext): Html =>
  html`<form id="sign-out" method="post" action="${prefix}/logout">${hiddenFields({ method: 'post', csrfToken: csrfToken(), hidden: {} })}</form>
<form id="everywhere" method="get" action="${prefix}/search"></form>`;

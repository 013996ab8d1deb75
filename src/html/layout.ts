/** What all pages have around them. */
import { assetPath } from './assets.ts';
import { button } from './button.ts';
import { attributes, type Html, html } from './html.ts';
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
${notice !== undefined && told(notice, context)}
<h1>${page.heading ?? page.title}</h1>
${page.body}
</main>
</body>
</html>
`}`;
}

/** Beside a menu the sign says it, and the name where there is room for both. */
const beside = ({ prefix }: PageContext): Html =>
  html`<img src="${prefix}${assetPath('icon.svg')}" alt="" width="24" height="24"><span>${product}</span>`;

/** Who has to look at it, and cannot see its colour, begins to read there. */
const told = ({ text, kind, undo }: Notice, { prefix, csrfToken }: PageContext): Html =>
  html`${
    kind === 'done'
      ? html`<p class="notice" role="status">${text}</p>`
      : html`<p class="notice caution" role="alert" tabindex="-1" autofocus>${text}</p>`
  }${undo && html`\n<div class="actions">${button({ action: `${prefix}${undo.path}`, csrfToken: csrfToken(), label: 'Put it back', hidden: { [undo.field]: undo.value } })}</div>`}`;

function navigation(context: PageContext): Html {
  const { prefix, person } = context;
  const path = context.path.toLowerCase();
  const link = ([to, name]: readonly [string, string]) => {
    const isHere = `${path}/`.startsWith(`${to.toLowerCase()}/`);
    return html`<li><a href="${prefix}${to}"${attributes({ 'aria-current': isHere && 'page' })}>${name}</a></li>`;
  };
  const list = ({ label, entries }: Navigation[number]) =>
    html`${entries.length > 0 && html`<nav aria-label="${label}"><ul>${entries.map(link)}</ul></nav>`}\n`;
  return html`${context.navigation.map(list)}<div class="person">
<a href="${prefix}/sessions" title="${person?.name ?? person?.email}"><bdi>${person?.name ?? person?.email}</bdi>${person?.isAdmin && ' (admin)'}</a>
${button({ action: `${prefix}/logout`, csrfToken: context.csrfToken(), label: 'Sign out' })}
</div>`;
}

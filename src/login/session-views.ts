/** The browsers and apps in which somebody is signed in. */
import { button } from '../html/button.ts';
import { type Html, html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { emptyState, table } from '../html/table.ts';
import { instant } from '../html/text.ts';
import { type LiveSession, lifetime, type Session } from '../model/sign-in/session.ts';
import type { Token } from '../model/sign-in/token.ts';

export interface SignInLists {
  sessions: readonly Session[];
  tokens: readonly Token[];
  /** Days without use after which a token ends. */
  tokenIdleDays: number;
}

export const sessionsPage =
  ({ sessions, tokens, tokenIdleDays }: SignInLists, current: LiveSession): View =>
  (context) => ({
    title: 'Where you are signed in',
    body: html`<p>A browser stays signed in for ${lifetime.days} days, or until it has not been used for ${lifetime.idleDays} days. A new password or e-mail address signs all others out.</p>
${browserTable(context, sessions, current)}
${sessions.length > 1 && endAll(context, '/sessions', 'Sign out everywhere else')}
<h2>Apps</h2>
<p>An app stays signed in until it has not been used for ${tokenIdleDays} days. What was used last is noted by the hour.</p>
${appTable(context, tokens)}
${tokens.length > 1 && endAll(context, '/sessions/tokens', 'Sign out in all apps')}`,
  });

const endAll = ({ prefix, csrfToken }: PageContext, path: string, label: string): Html =>
  button({ action: prefix + path, method: 'delete', csrfToken: csrfToken(), label, kind: 'danger' });

/** The columns that browsers and apps have in common, behind the one that names them. */
const columnsAt = <R extends SignedInRow>(
  { prefix, csrfToken }: PageContext,
  path: string,
  nameOf: (row: R) => string,
) => [
  { heading: 'Network', cell: ({ network }: R) => network ?? 'not noted' },
  { heading: 'Signed in', cell: ({ created_at }: R) => instant(created_at) },
  { heading: 'Last used', cell: ({ last_used_at }: R) => instant(last_used_at) },
  {
    heading: 'End it',
    cell: (row: R) =>
      button({
        action: `${prefix}${path}/${row.id}`,
        method: 'delete',
        csrfToken: csrfToken(),
        label: 'Sign out',
        context: [nameOf(row), row.network].filter(Boolean).join(', '),
        kind: 'danger',
      }),
  },
];

type SignedInRow = Pick<Token, 'id' | 'network' | 'created_at' | 'last_used_at'>;

const browserTable = (context: PageContext, sessions: readonly Session[], current: LiveSession): Html =>
  table({
    caption: 'Browsers that are signed in',
    columns: [
      {
        heading: 'Browser',
        cell: ({ id, user_agent }) => html`${browserName(user_agent)}${id === current.id && ' (this one)'}`,
      },
      ...columnsAt<Session>(context, '/sessions', ({ user_agent }) => browserName(user_agent)),
    ],
    rows: sessions,
    empty: emptyState('You are signed in nowhere.'),
  });

const appName = ({ user_agent }: Token): string => (user_agent ? browserName(user_agent) : 'Unknown app');

const appTable = (context: PageContext, tokens: readonly Token[]): Html =>
  table({
    caption: 'Apps that are signed in',
    columns: [{ heading: 'App', cell: appName }, ...columnsAt<Token>(context, '/sessions/tokens', appName)],
    rows: tokens,
    empty: emptyState('You are signed in with no app.'),
  });

const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What its owner would call a browser. Nearly all of them claim to be several others too, so the order counts. */
export function browserName(userAgent: string | null): string {
  const first = (of: [string, RegExp][]) => of.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const [browser, system] = [first(browsers), first(systems)];
  if (browser === undefined) return userAgent?.slice(0, 60) || 'Unknown browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}

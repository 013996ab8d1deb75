/** The browsers and apps that are signed in to an account. */
import { button } from '../html/button.ts';
import { type Html, html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { emptyState, table } from '../html/table.ts';
import { textOfUnknownLanguage, utcTime } from '../html/text.ts';
import type { Customer } from '../model/customer.ts';
import type { LiveSignIn } from '../model/sign-in/live-sign-in.ts';
import { lifetime, type Session } from '../model/sign-in/session.ts';
import type { Token } from '../model/sign-in/token.ts';

interface SignInLists {
  /** Their customer, and whether that is the reader. */
  customer: Customer;
  isOwn: boolean;
  /** The path of the lists. */
  path: string;
  sessions: readonly Session[];
  tokens: readonly Token[];
  /** Days without use after which a token ends. */
  tokenIdleDays: number;
}

export const sessionsPage =
  ({ customer, isOwn, path, sessions, tokens, tokenIdleDays }: SignInLists, current: LiveSignIn): View =>
  (context) => ({
    ...titleOf(customer, isOwn),
    body: html`<p>A browser stays signed in for ${lifetime.days} days, or until it has not been used for ${lifetime.idleDays} days. A new password or e-mail address signs ${isOwn ? 'all others' : 'all'} out.</p>
${browserTable(context, path, sessions, current)}
${sessions.length > 1 && endAll(context, path, isOwn ? 'Sign out everywhere else' : 'Sign out in all browsers')}
<h2>Apps</h2>
<p>An app stays signed in until it has not been used for ${tokenIdleDays} days. The last use is noted to the hour.</p>
${appTable(context, path, tokens)}
${tokens.length > 1 && endAll(context, `${path}/tokens`, 'Sign out in all apps')}
${path !== '/sessions' && html`<p><a href="${context.prefix}/customers/${customer.id}">To the customer</a></p>`}`,
  });

function titleOf({ name, email }: Customer, isOwn: boolean): { title: string; heading?: Html } {
  if (isOwn) return { title: 'Where you are signed in' };
  const called = name ?? email;
  return { title: `Where ${called} is signed in`, heading: html`Where ${textOfUnknownLanguage(called)} is signed in` };
}

const endAll = ({ prefix, csrfToken }: PageContext, path: string, label: string): Html =>
  button({ action: prefix + path, method: 'delete', csrfToken: csrfToken(), label, kind: 'danger' });

/** The common columns of browsers and apps, after their names. */
const columnsAt = <R extends SignedInRow>(
  { prefix, csrfToken }: PageContext,
  path: string,
  nameOf: (row: R) => string,
) => [
  { heading: 'Network', cell: ({ network }: R) => network ?? 'not noted' },
  { heading: 'Signed in', cell: ({ created_at }: R) => utcTime(created_at) },
  { heading: 'Last used', cell: ({ last_used_at }: R) => utcTime(last_used_at) },
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

const browserTable = (context: PageContext, path: string, sessions: readonly Session[], current: LiveSignIn): Html =>
  table({
    caption: 'Browsers that are signed in',
    columns: [
      {
        heading: 'Browser',
        cell: ({ id, user_agent }) => html`${browserName(user_agent)}${id === current.id && ' (this one)'}`,
      },
      ...columnsAt<Session>(context, path, ({ user_agent }) => browserName(user_agent)),
    ],
    rows: sessions,
    empty: emptyState('No browser is signed in.'),
  });

const appName = ({ user_agent }: Token): string => (user_agent ? browserName(user_agent) : 'Unknown app');

const appTable = (context: PageContext, path: string, tokens: readonly Token[]): Html =>
  table({
    caption: 'Apps that are signed in',
    columns: [{ heading: 'App', cell: appName }, ...columnsAt<Token>(context, `${path}/tokens`, appName)],
    rows: tokens,
    empty: emptyState('No app is signed in.'),
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

/** The browser's common name. Nearly all browsers claim to be several others too, so the order matters. */
function browserName(userAgent: string | null): string {
  const first = (of: [string, RegExp][]) => of.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const [browser, system] = [first(browsers), first(systems)];
  if (browser === undefined) return userAgent?.slice(0, 60) || 'Unknown browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}

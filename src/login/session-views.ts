/** The browsers in which somebody is signed in. */
import { button } from '../html/button.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { emptyState, table } from '../html/table.ts';
import { instant } from '../html/text.ts';
import { type LiveSession, lifetime, type Session } from './session.ts';

export const sessionsPage =
  (sessions: readonly Session[], current: LiveSession): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Where you are signed in',
    body: html`<p>A browser stays signed in for ${lifetime.days} days, or until it has not been used for ${lifetime.idleDays} days. A new password signs all of them out.</p>
${table({
  caption: 'Browsers that are signed in',
  columns: [
    {
      heading: 'Browser',
      cell: ({ id, user_agent }) => html`${browserName(user_agent)}${id === current.id && ' (this one)'}`,
    },
    { heading: 'Network', cell: ({ network }) => network },
    { heading: 'Signed in', cell: ({ created_at }) => instant(created_at) },
    { heading: 'Last used', cell: ({ last_used_at }) => instant(last_used_at) },
    {
      heading: 'End it',
      cell: (session) =>
        button({
          action: `${prefix}/sessions/${session.id}`,
          method: 'delete',
          csrfToken: csrfToken(),
          label: 'Sign out',
          context: `${browserName(session.user_agent)}, ${session.network}`,
          kind: 'danger',
        }),
    },
  ],
  rows: sessions,
  empty: emptyState('You are signed in nowhere.'),
})}
${sessions.length > 1 && button({ action: `${prefix}/sessions`, method: 'delete', csrfToken: csrfToken(), label: 'Sign out everywhere else', kind: 'danger' })}`,
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

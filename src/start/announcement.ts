import { styleText } from 'node:util';
import { loopbackMessage, reachabilityOf } from '../html/reachability.ts';
import type { Installation } from './installation.ts';

/** The message for the operator when the service is ready; `ms`: the duration of the start. */
export function announcement(installation: Installation, ms: number): string {
  const { publicUrl, admin, providers } = installation;
  const lines: [string, string][] = [
    ['Address', publicUrl],
    ['Documentation', `${publicUrl}/docs`],
    ['Admin', admin.email],
  ];
  const reach = reachabilityOf(publicUrl);
  if (reach === 'here') lines.splice(1, 0, ['Printed codes', styleText('red', loopbackMessage)]);
  if (reach === 'near') lines.splice(1, 0, ['Printed codes', nearby]);
  if (admin.password) lines.push(['Password', `${admin.password} (made up just now; it is not shown again)`]);
  lines.push(['Translation', describe(providers)], ['Web processes', share(installation)]);
  for (const email of admin.lockedOut)
    lines.push(['Locked out', `${email}, an admin without a password: npm run customer -- password --email ${email}`]);
  const width = Math.max(...lines.map(([label]) => label.length));
  return [
    `The Tag Information Service is ready after ${(ms / 1000).toFixed(1)} s.`,
    '',
    ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

const nearby = 'PUBLIC_URL is of your own network: phones read codes and chips there alone';

const share = ({ webProcesses, connections }: Installation) =>
  webProcesses === 1
    ? '1'
    : `${webProcesses}, with up to ${connections} connections to PostgreSQL; kill -HUP ${process.pid} replaces them one by one`;

function describe(providers: string[] | undefined): string {
  if (!providers) return 'by the runners of RUNNER_URL';
  return providers.length > 0 ? providers.join(', ') : 'no provider is on; texts are shown as they were written';
}

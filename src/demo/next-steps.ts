import { capitalise } from '../html/text.ts';
import type { Installation } from '../start/installation.ts';
import { teamMembers } from './exhibits.ts';
import type { Museum } from './museum.ts';
import { lookupQuery } from './phone.ts';
import type { Terminal } from './terminal.ts';

interface FarewellOptions {
  service: Installation;
  museum: Museum;
  /** The identifier of the show's tag. */
  identifier: string;
  /** The path of the order of translations, if any. */
  order: string | undefined;
  staysUp: boolean;
  dataDir: string;
  terminal: Terminal;
}

/** Links and commands to go on from the show. */
export function printLinks({ service, museum, identifier, order, staysUp, dataDir, terminal }: FarewellOptions): void {
  const { admin, publicUrl, localUrl, providers = [] } = service;
  terminal.title(staysUp ? 'Where to go on' : 'Where to go on, when it is run without --exit');
  const password = admin.password ? `${admin.password} (made up just now; it is not shown again)` : 'as it was';
  terminal.list([
    ...(staysUp
      ? ([
          ['Address', publicUrl],
          ['Documentation', `${publicUrl}/docs`],
          ["The tag's page", `${publicUrl}/t/${identifier}`],
          ['Labels', `${publicUrl}/labels?place_id=${museum.place}&sheet=L7160`],
          ['Corrected', `${publicUrl}/history`],
          ...(order ? [['Order', publicUrl + order] as const] : []),
          ['Out of date', `${publicUrl}/translation_work?lang_code=es&state=stale`],
          ['Reported', `${publicUrl}/reports`],
          ['Coverage', `${publicUrl}/coverage`],
          ['Bin', `${publicUrl}/bin`],
          ['Invitation', invitationOf(publicUrl, museum)],
        ] as const)
      : []),
    ['Translation', providers.join(', ') || 'no provider is on'],
    ['Admin', admin.email],
    ['Password', password],
    ['Curator', museum.curator.email],
    ['Password', staysUp ? `${museum.curator.password} (new at each start)` : 'a new one at each start'],
    ...teamMembers.map(({ role, email }) => [capitalise(role), `${email}, with the curator's password`] as const),
  ]);
  terminal.say();
  if (!admin.password) {
    terminal.say('A new password for the admin:');
    terminal.commands([`DATA_DIR=${dataDir} npm run customer -- password --email ${admin.email}`]);
    terminal.say();
  }
  if (!staysUp) return;
  terminal.say('The tag again, in Italian:');
  terminal.commands(curl(`${localUrl}/api/v1/tags/showByHardwareId`, lookupQuery('it')));
  terminal.say();
  terminal.say('Ctrl-C stops it.');
}

/** The address is shown once, and suffices to accept the invitation. */
const invitationOf = (publicUrl: string, { made }: Museum) =>
  made?.invitation ? `${publicUrl}/invitation?token=${made.invitation}` : `${publicUrl}/invitations`;

function curl(address: string, query: URLSearchParams): string[] {
  const [id, ...others] = [...query].map(([name, value]) => `-d ${name}=${value}`);
  return [`curl -G ${address} \\`, `  ${id} \\`, `  ${others.join(' ')}`];
}

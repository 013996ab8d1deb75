/** Letters to customers. */

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Hands a letter to a mail server. Returns whether it was accepted; never throws. */
export type Post = (letter: Letter) => Promise<boolean>;

const product = 'Tag Information Service';

export const invitationLetter = (to: string, address: string): Letter => ({
  to,
  subject: `You are invited to the ${product}`,
  text: `You are invited to the ${product}. Open this address to choose a password:

${address}

It works once, for 72 hours. If you did not expect this letter, leave it alone.
`,
});

/**
 * A museum's name is untrusted text: it is put on one line, and never looks like an address that a mail program would
 * turn into a link.
 */
const inLetter = (name: string): string =>
  name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[/:@.]+/g, ' ')
    .trim();

interface TeamLetter {
  address: string;
  museum: string;
  /** The museum's own name for visitors, in place of that of the service. */
  displayName: string | null;
  publicUrl: string;
}

export function teamInvitationLetter(to: string, { address, museum, displayName, publicUrl }: TeamLetter): Letter {
  const { host } = new URL(publicUrl);
  const own = displayName === null ? '' : inLetter(displayName);
  return {
    to,
    subject: own ? `You are invited to the team of ${own}` : `You are invited to a team at the ${product}`,
    text: `You are invited to work for "${own || inLetter(museum)}" at ${own ? host : `the ${product} of ${host}`}. Open this address to accept:

${address}

It works once, for 72 hours. If you did not expect this letter, leave it alone.
`,
  };
}

/** Numbers and a link, and no words of visitors. */
export function reportsLetter(
  to: string,
  { displayName, publicUrl, reports, choice }: Pick<TeamLetter, 'displayName' | 'publicUrl'> & ReportsLetter,
): Letter {
  const { host } = new URL(publicUrl);
  const own = displayName === null ? '' : inLetter(displayName);
  const what = reports === 1 ? '1 report' : `${reports} reports`;
  return {
    to,
    subject: `${what} from visitors of ${own || `the ${product}`}`,
    text: `Visitors have sent ${what} about what they read at ${own ? `${own}, ${host}` : `the ${product} of ${host}`}. Open this address to see ${reports === 1 ? 'it' : 'them'}:

${publicUrl}/reports

You get such a letter ${choice === 'daily' ? 'once a day' : 'at most once an hour'}, where there is something new. On that page you choose another way, or none.
`,
  };
}

interface ReportsLetter {
  reports: number;
  /** The chosen frequency of such letters. */
  choice: 'at_once' | 'daily';
}

/** An account of a museum with a name of its own reads that, and the host. */
export function passwordLetter(
  to: string,
  address: string,
  { displayName, publicUrl }: Pick<TeamLetter, 'displayName' | 'publicUrl'>,
): Letter {
  const own = displayName === null ? '' : inLetter(displayName);
  return {
    to,
    subject: `A new password for ${own || `the ${product}`}`,
    text: `Somebody, who may be you, wants a new password for this e-mail address at ${own ? `${own}, ${new URL(publicUrl).host}` : `the ${product}`}. Open this address to choose one:

${address}

It works once, for an hour. If it was not you, leave this letter alone: your password stays as it is.
`,
  };
}

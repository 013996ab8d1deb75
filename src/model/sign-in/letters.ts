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

/** A museum's name is anybody's text: on one line, and never an address that a program would make a link of. */
const inLetter = (name: string): string =>
  name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[/:@.]+/g, ' ')
    .trim();

export const teamInvitationLetter = (
  to: string,
  { address, museum, publicUrl }: { address: string; museum: string; publicUrl: string },
): Letter => ({
  to,
  subject: `You are invited to a team at the ${product}`,
  text: `You are invited to work for "${inLetter(museum)}" at the ${product} of ${new URL(publicUrl).host}. Open this address to accept:

${address}

It works once, for 72 hours. If you did not expect this letter, leave it alone.
`,
});

export const passwordLetter = (to: string, address: string): Letter => ({
  to,
  subject: `A new password for the ${product}`,
  text: `Somebody, who may be you, wants a new password for this e-mail address at the ${product}. Open this address to choose one:

${address}

It works once, for an hour. If it was not you, leave this letter alone: your password stays as it is.
`,
});

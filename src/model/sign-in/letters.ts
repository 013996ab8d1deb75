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

export const passwordLetter = (to: string, address: string): Letter => ({
  to,
  subject: `A new password for the ${product}`,
  text: `Somebody, who may be you, wants a new password for this e-mail address at the ${product}. Open this address to choose one:

${address}

It works once, for an hour. If it was not you, leave this letter alone: your password stays as it is.
`,
});

/** The mail server for letters to customers. */
import { z } from 'zod';
import { url, variable } from './values.ts';

const smtpUrl = url('smtp:', 'smtps:');

export const mailVariables = {
  SMTP_URL: variable(smtpUrl.optional()).describe(
    'Mail server for invitations, links for a new password and letters about reports: `smtp://USER:PASSWORD@HOST:PORT`, or `smtps:`. Without it, links are shown only to the admin who creates them',
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(
        /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/,
        'is not an e-mail address, with or without a name',
      )
      .optional(),
  ).describe('Sender of letters: `tags@example.com`, or `The museum <tags@example.com>`. Required with `SMTP_URL`'),
};

interface Variables {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** A mail server accepts no letter without a sender. */
export function requireSender({ SMTP_URL, MAIL_FROM }: Variables, context: z.RefinementCtx): void {
  if (smtpUrl.safeParse(SMTP_URL).success && MAIL_FROM === undefined)
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed where SMTP_URL is set' });
}

/** Undefined if not configured. */
export const mailSettings = ({ SMTP_URL, MAIL_FROM }: Variables) =>
  SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM };

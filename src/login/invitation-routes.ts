/** Accepting invitations. A GET changes nothing: mail scanners open links, too. */
import { type Request, type Response, Router } from 'express';
import type { Access } from '../../contracts/access.ts';
import { Acceptance } from '../../contracts/management/invitations.ts';
import { nestedBody } from '../../contracts/management/resource.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { Failure, Invalid } from '../errors.ts';
import type { FieldErrors } from '../html/form.ts';
import type { View } from '../html/page.ts';
import { addRoute } from '../http/api.ts';
import { parseBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { refuseForgery } from '../http/csrf.ts';
import { type FormFailure, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { parseRecord } from '../http/record-body.ts';
import { Customer } from '../model/customer.ts';
import { Invitation } from '../model/invitation.ts';
import { Look } from '../model/look/look.ts';
import { lifetime } from '../model/sign-in/session.ts';
import { findInvitedAccount } from '../model/team/acceptance.ts';
import { TeamInvitation } from '../model/team/team-invitation.ts';
import { limitPosts, linkToken } from './link-pages.ts';
import { acceptancePage, teamAcceptancePage } from './link-views.ts';
import { Login } from './login.ts';

const path = '/invitation';
const acceptance = { body: nestedBody('customer', Acceptance), metadata: { group: 'customer' } };

export function invitationPage(config: Pick<Config, 'publicUrl' | 'socialProviders' | 'tokenIdleDays'>): Router {
  const login = new Login(config);
  const router = Router();
  const page = async (req: Request, values: Record<string, unknown>, failure?: FormFailure): Promise<View> => {
    const { db } = callOf<Access>(req);
    const token = linkToken(req);
    const filled = { token, errors: failure?.errors };
    const team = await teamInvitationIn(db, token);
    const isWrong = failure?.reason === 'wrong_credentials';
    if (team)
      return teamAcceptance(req, team, values, isWrong ? { token, errors: { password: ['is wrong'] } } : filled);
    const invitation = await Invitation.withToken(db, token);
    return acceptancePage({ invitation, ...filled, values: { name: invitation.name, ...values } });
  };

  return addRoute(router, path, {
    get: async (req, res) => sendPage(res, await page(req, {})),
    post: [
      limitPosts,
      onSubmit(
        (req, res) => accept(req, res, login, config),
        (req, failure) => page(req, parseBody(req), failure),
      ),
    ],
  });
}

/** Accepts the invitation, and signs its customer in. */
async function accept(req: Request, res: Response, login: Login, config: Pick<Config, 'publicUrl'>): Promise<void> {
  // Another site must not make a person a customer, and sign them in.
  refuseForgery(req, config.publicUrl);
  const browser = { ...callOf<Access>(req), previousSecret: req.browser.secret };
  const team = await teamInvitationIn(browser.db, linkToken(req));
  if (team) refuseAnother(req, team);
  const { customer } = parseRecord({ password: '', ...parseBody(req) }, acceptance);
  const secret = team
    ? await login.browserOfMember(team, customer, browser)
    : await login.browserInvited(linkToken(req), customer, browser);
  req.browser.keepSecret(secret, lifetime.days);
  const done = team ? 'You are in the team now, and signed in.' : 'Your account is made, and you are signed in.';
  seeOther(res, '/', done);
}

/** The open invitation to a team with this token; undefined where it is of another kind, or of none. */
async function teamInvitationIn(db: Database, token: string): Promise<TeamInvitation | undefined> {
  return TeamInvitation.withToken(db, token).catch((error) => {
    if (error instanceof Failure && error.reason === 'link_ended') return undefined;
    throw error;
  });
}

const isAnother = ({ session }: Request, { email }: TeamInvitation): boolean =>
  session !== undefined && session.customer.email !== email;

/** Throws `Invalid` where the browser is signed in as another account, which cannot accept this invitation. */
function refuseAnother(req: Request, invitation: TeamInvitation): void {
  if (isAnother(req, invitation))
    throw new Invalid({ base: [`This is for ${invitation.email}: sign out first, and open it again.`] });
}

async function teamAcceptance(
  req: Request,
  invitation: TeamInvitation,
  values: Record<string, unknown>,
  filled: { token: string; errors: FieldErrors | undefined },
): Promise<View> {
  const { db } = callOf<Access>(req);
  const { name, email } = await Customer.query(db).findById(invitation.museum_id).throwIfNotFound();
  return teamAcceptancePage({
    ...filled,
    invitation,
    museum: name ?? email,
    displayName: await Look.nameFor(db, invitation.museum_id),
    hasAccount: (await findInvitedAccount(db, invitation)) !== undefined,
    isAnother: isAnother(req, invitation),
    values: { name: invitation.name, ...values },
  });
}

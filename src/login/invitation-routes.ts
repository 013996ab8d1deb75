/** Accepting invitations. A GET changes nothing: mail scanners open links, too. */
import { type Request, Router } from 'express';
import type { Access } from '../../contracts/access.ts';
import { Acceptance } from '../../contracts/management/invitations.ts';
import { bodyOf } from '../../contracts/management/resource.ts';
import type { Config } from '../config.ts';
import type { View } from '../html/page.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { objectOf } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { refuseForgery } from '../http/csrf.ts';
import { type FormFailure, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { readRecord } from '../http/record-body.ts';
import { Invitation } from '../model/invitation.ts';
import { lifetime } from '../model/sign-in/session.ts';
import { acceptancePage } from './link-views.ts';
import { Login } from './login.ts';
import { countPost, tokenIn } from './posted-links.ts';

const path = '/invitation';
const acceptance = { body: bodyOf('customer', Acceptance), metadata: { group: 'customer' } };

export function invitationPage(config: Pick<Config, 'publicUrl' | 'socialProviders' | 'tokenIdleDays'>): Router {
  const login = new Login(config);
  const router = Router();
  const page = async (req: Request, values: Record<string, unknown>, failure?: FormFailure): Promise<View> => {
    const token = tokenIn(req);
    const invitation = await Invitation.withToken(callOf<Access>(req).db, token);
    return acceptancePage({ invitation, token, values: { name: invitation.name, ...values }, errors: failure?.errors });
  };

  router.get(path, async (req, res) => sendPage(res, await page(req, {})));
  router.post(
    path,
    countPost,
    onSubmit(
      async (req, res) => {
        // Another site must not make a person a customer, and sign them in.
        refuseForgery(req, config.publicUrl);
        const { customer } = readRecord({ password: '', ...objectOf(req) }, acceptance);
        const browser = { ...callOf<Access>(req), previousSecret: req.browser.secret };
        req.browser.keepSecret(await login.browserInvited(tokenIn(req), customer, browser), lifetime.days);
        seeOther(res, '/', 'Your account is made, and you are signed in.');
      },
      (req, failure) => page(req, objectOf(req), failure),
    ),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));
  return router;
}

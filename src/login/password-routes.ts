/**
 * New passwords, for customers without one or who have forgotten it: the form that requests a link, and the form behind
 * the link.
 */
import { type Request, type Response, Router } from 'express';
import type { Access } from '../../contracts/access.ts';
import { limits, storableText, textOrUndefined } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import type { Config } from '../config.ts';
import { Invalid } from '../errors.ts';
import { addRoute } from '../http/api.ts';
import { Afterwards } from '../http/background-work.ts';
import { parseBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { refuseForgery } from '../http/csrf.ts';
import { onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { onceClosed } from '../http/response-close.ts';
import { Look } from '../model/look/look.ts';
import { type Post, passwordLetter } from '../model/sign-in/letters.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { PasswordLink } from '../model/sign-in/password-link.ts';
import { limitPosts, linkToken } from './link-pages.ts';
import { forgottenPage, newPasswordPage, sentPage } from './link-views.ts';

interface PasswordPagesOptions {
  config: Pick<Config, 'publicUrl'>;
  /** Undefined without a mail server: then no link can be requested. */
  post: Post | undefined;
  /** A stopping process waits for letters under way. */
  afterwards?: Afterwards | undefined;
}

const forgotten = '/password/forgotten';
const chosen = '/password/new';

export function passwordPages({ config, post, afterwards = new Afterwards() }: PasswordPagesOptions): Router {
  const router = Router();
  if (post) addForgotten(router, config, { post, afterwards });

  return addRoute(router, chosen, {
    get: async (req, res) => sendPage(res, await choosing(req)),
    post: [limitPosts, onSubmit(choose(config), (req, { errors }) => choosing(req, errors))],
  });
}

interface LetterOptions {
  post: Post;
  afterwards: Afterwards;
}

function addForgotten(
  router: Router,
  { publicUrl }: PasswordPagesOptions['config'],
  { post, afterwards }: LetterOptions,
): void {
  addRoute(router, forgotten, {
    get: (_req, res) => sendPage(res, forgottenPage({ values: {} })),
    post: [
      limitPosts,
      onSubmit(
        async (req, res) => {
          const email = emailIn(parseBody(req));
          // The address is looked up after the answer, whose time thus reveals nothing.
          onceClosed(res, () => afterwards.begin(() => send(req, email, publicUrl, post)));
          sendPage(res, sentPage);
        },
        (req, { errors }) => forgottenPage({ values: parseBody(req), errors }),
      ),
    ],
  });
}

/** All addresses get the same answer. Throws `Invalid` for a blank one. */
function emailIn(fields: Record<string, unknown>): string {
  const email = textOrUndefined(fields.email) ?? '';
  if (isBlank(email)) throw new Invalid({ email: ["can't be blank"] });
  return email;
}

async function send(req: Request, email: string, publicUrl: string, post: Post): Promise<void> {
  try {
    const { db } = callOf<Access>(req);
    const link = await PasswordLink.forgotten(db, email);
    if (!link) return;
    const named = { displayName: await Look.nameFor(db, link.customer_id), publicUrl };
    await post(passwordLetter(link.email, `${publicUrl}${chosen}?token=${link.token}`, named));
  } catch (err) {
    req.log.error({ err, request_id: req.id }, 'a link for a new password could not be made');
  }
}

const choosing = async (req: Request, errors?: Invalid['errors']) => {
  const token = linkToken(req);
  const { email } = await PasswordLink.customerOf(callOf<Access>(req).db, token);
  return newPasswordPage({ email, token, errors });
};

const choose =
  ({ publicUrl }: PasswordPagesOptions['config']) =>
  async (req: Request, res: Response) => {
    refuseForgery(req, publicUrl);
    const { db, sender } = callOf<Access>(req);
    const password = storableText(limits.password.max).safeParse(parseBody(req).password ?? '');
    if (!password.success) throw new Invalid({ password: [password.error.issues[0]?.message ?? 'is invalid'] });
    const customer = await PasswordLink.use(db, linkToken(req), {
      password: password.data,
      network: networkOf(sender.ip),
    });
    sender.logEvent({ event: 'password_changed', reason: 'link', customer });
    seeOther(res, '/login', 'You have a new password. Sign in with it.');
  };

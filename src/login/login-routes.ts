/** Sign-in and sign-out of browsers. */
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { Access } from '../../contracts/access.ts';
import type { ValidationErrors } from '../../contracts/failures.ts';
import { limits, storableText } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import type { Config } from '../config.ts';
import { Invalid } from '../errors.ts';
import type { View } from '../html/page.ts';
import { addRoute } from '../http/api.ts';
import { parseBody } from '../http/body.ts';
import { type Call, callOf } from '../http/call.ts';
import { type CarriedForm, carriedForm, pathField, resumeForm } from '../http/carried-form.ts';
import { refuseForgery } from '../http/csrf.ts';
import { type FormFailure, onPress, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { queryOf } from '../http/parameters.ts';
import { ownPath } from '../http/return-path.ts';
import { collectSections } from '../http/sections.ts';
import { lifetime, Session } from '../model/sign-in/session.ts';
import { type BrowserClient, Login } from './login.ts';
import { homePage, type LoginPage, loginPage, type StartPageSummary } from './login-views.ts';
import { showFormAgain } from './session-routes.ts';
import { Departure, SocialSignIn } from './social-sign-in.ts';

interface LoginPagesOptions {
  config: Config;
  /** The pages whose forms may be carried through the sign-in. */
  forms: RequestHandler;
  /** The start page's parts for a signed-in customer; each is empty for anonymous visitors. */
  beginnings: readonly ((call: Call<'optional'>) => Promise<StartPageSummary>)[];
}

/** As a string it would match `//` too. */
const home = /^\/$/;

/** The time for signing in at a social network, in seconds. */
const absence = 600;

/** State in the browser during the visit to the network. */
const Left = Departure.extend({ returnTo: z.string().optional() });

export function loginPages({ config, forms, beginnings }: LoginPagesOptions): Router {
  const desk: Desk = { config, forms, login: new Login(config), draw: signInPage(config) };
  const social = new SocialSignIn(config);
  const router = Router();

  addRoute(router, home, {
    get: async (req, res) =>
      sendPage(res, homePage(await collectSections(beginnings, callOf<'optional'>(req)), config.publicUrl)),
  });

  addRoute(router, '/login', {
    get: showSignIn(desk),
    post: [bringForm(desk), onSubmit(signIn(desk), signInAgain(desk))],
  });

  const page = (req: Request, failure: FormFailure) => pageFor(desk, queryOf(req), failure);
  router.get('/login/:network', onSubmit(depart(social, config), page));
  const plainPage = (_req: Request, failure: FormFailure) => pageFor(desk, {}, failure);
  router.get('/login/:network/callback', onSubmit(arrive(social, desk), plainPage));

  return addRoute(router, '/logout', { post: onPress(() => 'Sign out', signOut(config)) });
}

/** Shared by all ways of signing in. */
interface Desk extends Omit<LoginPagesOptions, 'beginnings'> {
  login: Login;
  draw: ReturnType<typeof signInPage>;
}

type PathConfig = Pick<Config, 'prefix'>;

const returnTo = (given: Record<string, unknown>, { prefix }: PathConfig) => ownPath(given.return_to, prefix);

const pageFor = ({ config, draw }: Desk, given: Record<string, unknown>, failure?: FormFailure): View =>
  draw({ returnTo: returnTo(given, config), email: given.email, failure });

/** `to`: the requested path, with the prefix. */
function welcome(res: Response, secret: string, to: string | undefined, { prefix }: PathConfig): void {
  res.req.browser.keepSecret(secret, lifetime.days);
  seeOther(res, to?.slice(prefix.length) ?? '/');
}

/** The carried form is shown by its own page. */
async function welcomeWithForm(req: Request, secret: string): Promise<void> {
  req.browser.keepSecret(secret, lifetime.days);
  const session = await Session.find(callOf<Access>(req).db, secret);
  if (session) showFormAgain(req, session, 200);
}

const showSignIn =
  (desk: Desk): RequestHandler =>
  (req, res) => {
    const { prefix } = desk.config;
    if (req.session) seeOther(res, returnTo(queryOf(req), desk.config)?.slice(prefix.length) ?? '/');
    else sendPage(res, pageFor(desk, queryOf(req)));
  };

/** A customer who has signed in meanwhile, in another tab, gets the form at once. */
const bringForm =
  ({ config: { prefix }, forms }: Desk): RequestHandler =>
  (req, res, next) => {
    const form = req.staleForm && carriedForm(req, prefix);
    if (!form) return next();
    resumeForm(req, form, prefix);
    forms(req, res, next);
  };

const signIn =
  ({ config, forms, login }: Desk) =>
  async (req: Request, res: Response, next: NextFunction) => {
    const { prefix, publicUrl } = config;
    // Also without a cookie: another site must not sign a person in to another account.
    refuseForgery(req, publicUrl);
    const fields = parseBody(req);
    const form = carriedForm(req, prefix);
    const secret = await login.browserWithPassword(credentialsIn(fields), clientOf(req));
    if (!form) return welcome(res, secret, returnTo(fields, config), config);
    await welcomeWithForm(req, secret);
    resumeForm(req, form, prefix);
    forms(req, res, next);
  };

const signInAgain = (desk: Desk) => (req: Request, failure: FormFailure) => {
  const fields = parseBody(req);
  const form = carriedForm(req, desk.config.prefix);
  return form ? desk.draw({ email: fields.email, failure, form }) : pageFor(desk, fields, failure);
};

/** The redirect to a social network. */
const depart = (social: SocialSignIn, config: PathConfig) => async (req: Request, res: Response) => {
  const { address, departure } = await social.depart(String(req.params.network));
  req.browser.leave('departure', { ...departure, returnTo: returnTo(queryOf(req), config) }, absence);
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(302, address);
};

/** The callback from it. */
const arrive =
  (social: SocialSignIn, { config, login }: Desk) =>
  async (req: Request, res: Response) => {
    const departure = req.browser.take('departure', Left);
    const query = req.url.slice(req.path.length);
    const profile = await social.arrive(String(req.params.network), query, departure);
    welcome(res, await login.browserWithSocial(profile, clientOf(req)), departure?.returnTo, config);
  };

const signOut =
  ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  async (req: Request, res: Response) => {
    // Signing out is harmless where no session is left.
    if (req.session || !req.isOwnForm) refuseForgery(req, publicUrl);
    const customer = req.browser.secret && (await Session.end(callOf<Access>(req).db, req.browser.secret));
    if (customer) req.logEvent({ event: 'sign_out', reason: 'session', customer });
    req.browser.forget();
    seeOther(res, '/login', 'You are signed out.');
  };

/** The sign-in page, with a carried form if any. */
export function signInPage(config: Config) {
  const { names: networks } = new SocialSignIn(config);
  return ({
    form,
    ...given
  }: Omit<LoginPage, 'networks' | 'carried' | 'returnTo' | 'hasMail'> & {
    returnTo?: string | undefined;
    form?: CarriedForm;
  }): View =>
    loginPage({
      networks,
      hasMail: config.mail !== undefined,
      returnTo: form?.path ?? given.returnTo,
      email: given.email,
      failure: given.failure,
      carried: form && { ...form.fields, [pathField]: form.path },
    });
}

const clientOf = (req: Request): BrowserClient => ({ ...callOf<Access>(req), previousSecret: req.browser.secret });

/** Throws `Invalid` for an impossible e-mail address. */
function credentialsIn(fields: Record<string, unknown>): { email: string; password: string } {
  const errors: ValidationErrors = {};
  const read = (name: string, max: number): string => {
    const text = storableText(max).safeParse(fields[name]);
    if (!text.success || isBlank(text.data))
      errors[name] = [text.error && fields[name] ? (text.error.issues[0]?.message ?? 'is invalid') : "can't be blank"];
    return text.data ?? '';
  };
  const credentials = { email: read('email', limits.email), password: read('password', limits.password.max) };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return credentials;
}

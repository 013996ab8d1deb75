/** Composition root of the web process' Express application. */
import type { RequestListener } from 'node:http';
import express, { type Express, type Request } from 'express';
import type { Logger } from 'pino';
import { v1 } from '../contracts/index.ts';
import type { TranslationWish } from '../contracts/runner.ts';
import { beaconUuidPages } from './admin/beacon-uuid-routes.ts';
import { jobPages } from './admin/job-routes.ts';
import { memoryPages } from './admin/memory-routes.ts';
import { providerPages } from './admin/provider-routes.ts';
import { Providers } from './admin/providers.ts';
import { TranslationJobs } from './admin/translation-jobs.ts';
import { navigationOf } from './app/navigation.ts';
import { mayOpen } from './app/page-roles.ts';
import { figuresAsJson, filesOfRecords, recordAreas, recordsAsJson } from './app/records.ts';
import { admitMember, admitMembers } from './app/roles.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { type Databases, exportsAtOnce, longestExport } from './database/pools.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { sdkRoutes } from './docs/sdk-routes.ts';
import { type Admissions, yieldingSlot } from './http/admission-control.ts';
import type { Afterwards } from './http/afterwards.ts';
import { serveContract } from './http/api.ts';
import { type Area, routerOf } from './http/areas.ts';
import { serveAssets } from './http/assets.ts';
import { limitQuery, readBody, refuseEncoded } from './http/body.ts';
import { knowBrowsers } from './http/browser.ts';
import { answerCached, type KeyOf, type Store } from './http/cached.ts';
import type { Sender } from './http/call.ts';
import { anyone, type Callers, nameCaller, nameCallerByHead } from './http/caller.ts';
import { answerErrors, answerUnknownPath, withLastWord } from './http/errors.ts';
import { overrideMethod } from './http/forms.ts';
import { readForwarded } from './http/forwarded.ts';
import { apiHeaders, heedConditions, securityHeaders, shareWithSites, strongETag } from './http/headers.ts';
import { health } from './http/health.ts';
import { readIdempotencyKey } from './http/idempotency.ts';
import { json } from './http/json.ts';
import { admit, shedLate } from './http/load-shedding.ts';
import { logCached, logRequests } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { drawPages, hideAddress } from './http/pages.ts';
import { bearerOf, readParameters } from './http/parameters.ts';
import { Streams } from './http/streams.ts';
import { limitWaiting } from './http/time-budget.ts';
import { readUploads } from './http/upload.ts';
import { Yielding } from './http/yielding.ts';
import { invitationPage } from './login/invitation-routes.ts';
import { loginApi } from './login/login-api.ts';
import { loginPages, signInPage } from './login/login-routes.ts';
import { passwordPages } from './login/password-routes.ts';
import { admins, people, recogniseSession, sessionByCookie, sessionOf } from './login/session-routes.ts';
import { customerSessionPages, sessionPages } from './login/signed-in-routes.ts';
import type { ReadCounts } from './lookup/counts/read-counts.ts';
import { overview } from './management/tags/overview.ts';
import { workBeginning } from './management/translation-work/work-beginning.ts';
import { authenticate } from './model/sign-in/authenticate.ts';
import { networkOf } from './model/sign-in/network.ts';
import { UnknownTokens } from './model/sign-in/unknown-tokens.ts';
import { MachineTranslation } from './model/translations/machine-translation.ts';
import type { RunnerControls, Translator } from './model/translations/translator.ts';
import { sheddingBy } from './start/admission.ts';
import { openMail } from './start/mail.ts';
import { lookupKeys } from './v1/lookup-keys.ts';
import { v1TagApi } from './v1/v1-tag-api.ts';
import { addressKeys } from './visitors/address-keys.ts';
import { appLinks, wellKnown } from './visitors/app-links.ts';
import { forPrograms, linkedBundles } from './visitors/bundle-routes.ts';
import { visitorsReports } from './visitors/report-routes.ts';
import { tagAddress } from './visitors/tag-address.ts';

export interface AppOptions {
  config: Config;
  databases: Databases;
  translator: Translator;
  runner: RunnerControls;
  log: Logger;
  metrics: Metrics;
  /** The lookup cache; undefined: off. */
  cache?: { answers: Store } | undefined;
  counts: ReadCounts;
  /** Admission control by kind; undefined: all requests are admitted, and wait. */
  admissions?: Admissions | undefined;
  /** Aborts when the process stops: streams end. */
  stopping: AbortSignal;
  /** Work after the answer, which a stopping process waits for. */
  afterwards?: Afterwards | undefined;
  documentsReady?: boolean | undefined;
}

export function createApp(options: AppOptions): RequestListener {
  const { config, admissions, log } = options;
  const all = withLastWord(applicationOf(options));
  if (!admissions) return cachedBy(options, all);
  const shedding = sheddingBy(admissions, config, log);
  return shedLate(shedding, cachedBy(options, admit(shedding, all)));
}

/** Serves cached answers; `application` handles the misses. */
function cachedBy({ config, cache, log, metrics }: AppOptions, application: RequestListener): RequestListener {
  if (!cache) return application;
  const begin = logCached(log, metrics);
  const [ofLookups, ofAddresses] = [lookupKeys(config.prefix), addressKeys(config)];
  const keyOf: KeyOf = (req) => ofLookups(req) ?? ofAddresses(req);
  const isSaid = log.isLevelEnabled('debug');
  return answerCached({ store: cache.answers, keyOf, begin, isSaid }, application);
}

export function applicationOf(options: AppOptions): Express {
  const { config, log, metrics } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', strongETag);
  // ts-rest sends its answers by it.
  app.response.json = json;
  const signIn = signInPage(config);
  drawPages(app, {
    config,
    personOf: (req) => req.session?.customer,
    navigationOf,
    mayOpen,
    signInPage: (form) => signIn({ form }),
  });
  app.use(logRequests(log, metrics, networkOf), limitWaiting);
  app.use(heedConditions, securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(readForwarded(config));
  // Only for paths below it: passing a router in vain costs a turn of the event loop.
  app.use(wellKnown, appLinks(config));
  app.use(config.prefix || '/', routerOf(areasOf(options)));
  app.use(answerUnknownPath);
  app.use(answerErrors);
  return app;
}

type Shared = ReturnType<typeof sharedBy>;

/** Shared by several areas. */
const sharedBy = (
  { config, databases, translator, counts, log }: AppOptions,
  yielding = new Yielding(),
  unknown = new UnknownTokens(databases.work),
) => ({
  yielding,
  lists: new Streams(yielding, { atOnce: { all: 2, ofOne: 1 }, refusal: 'too_many_lists', longest: longestExport }),
  lines: new Streams(yielding, { atOnce: { all: 64, ofOne: 16 }, networkOf, refusal: 'too_many_bundles' }),
  exporting: {
    ...{ yielding, exports: databases.exports },
    lines: new Streams(yielding, {
      atOnce: { all: exportsAtOnce, ofOne: 1 },
      refusal: 'too_many_exports',
      longest: longestExport,
    }),
  },
  machine: new MachineTranslation({ translator, budgetMs: config.managementBudgetMs, log }),
  asking: { translator, budgetMs: config.lookupBudgetMs, log },
  counts,
  post: openMail(config, log),
  callers: {
    databases,
    byToken: (db: Database, token: string, { ip }: Sender) =>
      authenticate(db, token, { idleDays: config.tokenIdleDays, unknown, ip }),
  },
  bySession: (db: Database, req: Request) => sessionOf(db, req, config.publicUrl),
  senderOfPage: async (req: Request) => (await sessionByCookie(databases.work, req))?.customer.id,
});

/** A request that waits for a translation yields its slot. */
const waitedFor = (translator: Translator): Translator => ({
  ...translator,
  request: yieldingSlot((wish: TranslationWish) => translator.request(wish)),
});

/** The handlers by path and access rule, in the order in which a request meets them; most requests are lookups. */
function areasOf(options: AppOptions): Area[] {
  const { config, databases } = options;
  const shared = sharedBy({ ...options, translator: waitedFor(options.translator) });
  const everybody = anyone(databases);
  const pages = routerOf(pagesOf(options, shared));
  return [
    [['/api/v1', '/t', '/bundles'], shareWithSites],
    ['/api/v1', apiHeaders],
    ['/bundles', forPrograms],
    ['/', [limitQuery, refuseEncoded]],
    // Each operation states its access.
    ['/api/v1', [], apiOf(options, shared)],
    ['/assets', [], serveAssets()],
    // Before the browser's state: visitors get no cookie.
    ['/t', everybody, tagAddress({ ...shared, config }), visitorsReports(config)],
    ['/bundles', everybody, linkedBundles({ ...shared, publicUrl: config.publicUrl })],
    ['/health', everybody, health(config)],
    [['/docs', '/openapi.json', '/openapi-3.0.json', '/changelog'], [], docsRoutes(options)],
    ['/sdks', [], sdkRoutes(config)],
    ['/', knowBrowsers(config)],
    ...filesOfRecords(config, managing(shared), shared.exporting, { ...shared, stopping: options.stopping }),
    ['/', [], recordsOf(options, shared), figuresAsJson({ config, callers: managing(shared) })],
    [['/invitation', '/password/new'], hideAddress],
    ['/', [readUploads(['/tags/import'], shared.senderOfPage), recogniseSession({ databases, config })]],
    ['/', [], invitationPage(config), passwordPages({ config, post: shared.post, afterwards: options.afterwards })],
    // A sign-in leads back to the carried form.
    ['/login', [], loginPages({ config, forms: pages, beginnings: [overview, workBeginning] })],
    ['/', [], pages],
  ];
}

/** The pages of signed-in customers. */
function pagesOf(
  { config, databases, translator, runner, log, stopping }: AppOptions,
  { asking, machine, post, bySession, yielding }: Shared,
): Area[] {
  const jobs = jobPages({
    jobs: new TranslationJobs({ runner }),
    prefix: config.prefix,
    personBehind: async (req) => (await bySession(databases.work, req))?.customer,
    stopping,
  });
  return [
    ['/', overrideMethod],
    ['/customers/:id/sessions', admins, customerSessionPages(config)],
    ...recordAreas([people, admitMembers], { asking, config, machine, post, translator, runner, yielding, log }),
    ['/sessions', people, sessionPages(config)],
    // Other customers get 404 here.
    [['/jobs', '/providers', '/beacon-uuids', '/memory'], admins],
    ['/jobs', [], jobs],
    ['/providers', [], providerPages({ providers: new Providers({ runner }) })],
    ['/beacon-uuids', [], beaconUuidPages()],
    ['/memory', [], memoryPages()],
  ];
}

function apiOf({ config, counts }: AppOptions, { callers, lists, lines, asking }: Shared) {
  const api: Callers = { ...callers, admit: admitMember, way: 'api', malformed: 'invalid_values' };
  const named = nameCallerByHead(api, (req) => [bearerOf(req)]);
  const tags = v1TagApi({ ...config, lists, lines, asking, counts });
  const read = [named, readBody, readParameters, nameCaller(api), readIdempotencyKey];
  return serveContract(v1, { tags, login: loginApi(config) }, read);
}

/** Management of records by JSON and files, with a token or with the browser. */
const managing = ({ callers, bySession }: Shared): Callers => ({
  ...callers,
  admit: admitMember,
  bySession,
  byCookie: sessionByCookie,
  way: 'json',
  malformed: 'unknown_token',
});

const recordsOf = ({ config, runner }: AppOptions, shared: Shared) =>
  recordsAsJson({ ...shared, config, runner, callers: managing(shared) });

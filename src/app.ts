/** Composition root of the web process' Express application. */
import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { v1 } from '../contracts/index.ts';
import { beaconUuidPages } from './admin/beacon-uuid-routes.ts';
import { jobPages } from './admin/job-routes.ts';
import { memoryPages } from './admin/memory-routes.ts';
import { providerPages } from './admin/provider-routes.ts';
import { TranslationJobs } from './admin/translation-jobs.ts';
import { navigationOf } from './app/navigation.ts';
import { mayOpen } from './app/page-roles.ts';
import { figuresAsJson, filesOfRecords, recordAreas, recordsAsJson } from './app/records.ts';
import { admitMember, admitMembers } from './app/roles.ts';
import { createSharedParts, type SharedParts } from './app/shared.ts';
import { slotYieldingRunner, slotYieldingTranslator } from './app/slot-release.ts';
import type { Config } from './config.ts';
import type { Databases } from './database/pools.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { sdkRoutes } from './docs/sdk-routes.ts';
import type { Admissions } from './http/admission-control.ts';
import { serveContract } from './http/api.ts';
import { type Area, routerOf } from './http/areas.ts';
import { serveAssets } from './http/assets.ts';
import type { Afterwards } from './http/background-work.ts';
import { limitQuery, readBody, refuseEncodedBodies } from './http/body.ts';
import { readOrRefuse, refuseUnread } from './http/body-refusal.ts';
import { identifyBrowser } from './http/browser.ts';
import { answerFromCache, type KeyOf, type Store } from './http/cached.ts';
import { allowAnyone, type Callers, identifyCaller, identifyCallerByHead } from './http/caller.ts';
import { answerErrors, answerUnknownPath, withFinalHandler } from './http/errors.ts';
import { overrideMethod } from './http/forms.ts';
import { normaliseForwarded, withOriginForm } from './http/forwarded.ts';
import {
  allowEmbedding,
  apiHeaders,
  ignoreNoCache,
  publicHeaders,
  securityHeaders,
  strongETag,
} from './http/headers.ts';
import { health } from './http/health.ts';
import { readIdempotencyKey } from './http/idempotency.ts';
import { json } from './http/json.ts';
import { admit, shedLate } from './http/load-shedding.ts';
import { logCached, logRequests } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { sendNoReferrer, setPageRendering } from './http/pages.ts';
import { readParameters, tokensInHead } from './http/parameters.ts';
import { limitWaiting } from './http/time-budget.ts';
import { pictureForms, pictureImportForm, readUploads, tableForm } from './http/upload.ts';
import { invitationPage } from './login/invitation-routes.ts';
import { loginApi } from './login/login-api.ts';
import { loginPages, signInPage } from './login/login-routes.ts';
import { passwordPages } from './login/password-routes.ts';
import { identifySession, requireAdmin, requireSignIn, sessionByCookie } from './login/session-routes.ts';
import { customerSessionPages, sessionPages } from './login/signed-in-routes.ts';
import type { ReadCounts } from './lookup/counts/read-counts.ts';
import { pictureFiles } from './management/pictures/picture-files.ts';
import { readOverview } from './management/tags/overview.ts';
import { readWorkSummary } from './management/translation-work/work-entry.ts';
import { mayWriteText } from './model/access/policy.ts';
import { networkOf } from './model/sign-in/network.ts';
import type { RunnerControls, Translator } from './model/translations/translator.ts';
import { sheddingOptions } from './start/admission.ts';
import { dropIgnoredParameters } from './v1/ignored-parameters.ts';
import { lookupKeys } from './v1/lookup-keys.ts';
import { v1TagApi } from './v1/v1-tag-api.ts';
import { addressKeys } from './visitors/address-keys.ts';
import { appLinks, wellKnown } from './visitors/app-links.ts';
import { forPrograms, linkedBundles } from './visitors/bundle-routes.ts';
import { visitorsReports } from './visitors/report-routes.ts';
import { tagAddress } from './visitors/tag-address.ts';

interface AppOptions {
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
  const all = withFinalHandler(createExpressApp(options));
  if (!admissions) return withOriginForm(cachedBy(options, all));
  const shedding = sheddingOptions(admissions, config, log);
  return withOriginForm(shedLate(shedding, cachedBy(options, admit(shedding, all))));
}

/** Serves cached answers; `application` handles the misses. */
function cachedBy({ config, cache, log, metrics }: AppOptions, application: RequestListener): RequestListener {
  if (!cache) return application;
  const begin = logCached(log, metrics);
  const [ofLookups, ofAddresses] = [lookupKeys(config.prefix), addressKeys(config)];
  const keyOf: KeyOf = (req) => ofLookups(req) ?? ofAddresses(req);
  const isSaid = log.isLevelEnabled('debug');
  return answerFromCache({ store: cache.answers, keyOf, begin, isSaid }, application);
}

export function createExpressApp(options: AppOptions): Express {
  const { config, log, metrics } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', strongETag);
  // ts-rest sends its answers by it.
  app.response.json = json;
  const signIn = signInPage(config);
  setPageRendering(app, {
    config,
    personOf: (req) => req.session?.customer,
    navigationOf,
    frameOf: (req) => req.frame,
    mayOpen,
    mayWrite: mayWriteText,
    signInPage: (form) => signIn({ form }),
  });
  app.use(logRequests(log, metrics, networkOf), limitWaiting);
  app.use(ignoreNoCache, securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(normaliseForwarded(config));
  // Only for paths below it: passing a router in vain costs a turn of the event loop.
  app.use(wellKnown, appLinks(config));
  app.use(config.prefix || '/', routerOf(areasOf(options)));
  app.use(answerUnknownPath);
  app.use(answerErrors);
  return app;
}

/** The handlers by path and access rule, in the order in which a request meets them; most requests are lookups. */
function areasOf(given: AppOptions): Area[] {
  const options = { ...given, runner: slotYieldingRunner(given.runner) };
  const { config, databases } = options;
  const shared = createSharedParts({ ...options, translator: slotYieldingTranslator(options.translator) });
  const everybody = allowAnyone(databases);
  const pages = routerOf(pagesOf(options, shared));
  return [
    [['/api/v1', '/t', '/bundles'], allowEmbedding],
    ['/api/v1', apiHeaders],
    ['/bundles', forPrograms],
    ['/', [limitQuery, refuseEncodedBodies]],
    // Each operation states its access.
    ['/api/v1', [], apiOf(options, shared)],
    ['/assets', [], serveAssets()],
    // Before the browser's state: visitors get no cookie.
    ['/t', everybody, tagAddress({ ...shared, config }), visitorsReports(config)],
    ['/bundles', everybody, linkedBundles({ ...shared, publicUrl: config.publicUrl })],
    ['/pictures', [everybody, allowEmbedding, publicHeaders], pictureFiles()],
    ['/health', everybody, health(config)],
    [['/docs', '/openapi.json', '/openapi-3.0.json', '/changelog'], [], docsRoutes(options)],
    ['/sdks', [], sdkRoutes(config)],
    ['/', identifyBrowser(config)],
    ...filesOfRecords(config, managing(shared), shared.exporting, { ...shared, stopping: options.stopping }),
    ['/', [], recordsOf(options, shared), figuresAsJson({ config, callers: managing(shared) })],
    [['/invitation', '/password/new'], sendNoReferrer],
    [
      '/',
      [
        readOrRefuse(readUploads([tableForm, pictureForms, pictureImportForm], shared.senderOfPage)),
        identifySession({ databases, config }),
        refuseUnread,
      ],
    ],
    ['/', [], invitationPage(config), passwordPages({ config, post: shared.post, afterwards: options.afterwards })],
    // A sign-in leads back to the carried form.
    ['/login', [], loginPages({ config, forms: pages, beginnings: [readOverview, readWorkSummary] })],
    ['/', [], pages],
  ];
}

/** The pages of signed-in customers. */
function pagesOf(
  { config, databases, translator, runner, log, stopping }: AppOptions,
  { asking, machine, pictures, post, bySession, yielding }: SharedParts,
): Area[] {
  const jobs = jobPages({
    jobs: new TranslationJobs({ runner }),
    prefix: config.prefix,
    personBehind: async (req) => (await bySession(databases.work, req))?.customer,
    stopping,
  });
  return [
    ['/', overrideMethod],
    ['/customers/:id/sessions', requireAdmin, customerSessionPages(config)],
    ...recordAreas([requireSignIn, admitMembers], {
      asking,
      config,
      machine,
      pictures,
      post,
      translator,
      runner,
      yielding,
      log,
    }),
    ['/sessions', requireSignIn, sessionPages(config)],
    // Other customers get 404 here.
    [['/jobs', '/providers', '/beacon-uuids', '/memory'], requireAdmin],
    ['/jobs', [], jobs],
    ['/providers', [], providerPages(runner)],
    ['/beacon-uuids', [], beaconUuidPages()],
    ['/memory', [], memoryPages()],
  ];
}

function apiOf({ config, counts }: AppOptions, { callers, lists, bundles, asking, yielding }: SharedParts) {
  const api: Callers = { ...callers, admit: admitMember, way: 'api', malformed: 'invalid_values' };
  const named = identifyCallerByHead(api, tokensInHead);
  const tags = v1TagApi({ ...config, lists, bundles, asking, counts, yielding });
  const read = [named, readBody, readParameters, dropIgnoredParameters, identifyCaller(api), readIdempotencyKey];
  return serveContract(v1, { tags, login: loginApi(config) }, read);
}

/** Management of records by JSON and files, with a token or with the browser. */
const managing = ({ callers, bySession }: SharedParts): Callers => ({
  ...callers,
  admit: admitMember,
  bySession,
  byCookie: sessionByCookie,
  way: 'json',
  malformed: 'unknown_token',
});

const recordsOf = ({ config, runner }: AppOptions, shared: SharedParts) =>
  recordsAsJson({ ...shared, config, runner, callers: managing(shared) });

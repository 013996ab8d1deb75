/** Where the rooms meet: the web process' Express application. */
import type { RequestListener } from 'node:http';
import express, { type Request, Router } from 'express';
import type { Logger } from 'pino';
import { management, v1 } from '../contracts/index.ts';
import { beaconUuidPages } from './admin/beacon-uuid-routes.ts';
import { jobPages } from './admin/job-routes.ts';
import { providerPages } from './admin/provider-routes.ts';
import { Providers } from './admin/providers.ts';
import { TranslationJobs } from './admin/translation-jobs.ts';
import { tagCodePages } from './codes/tag-code-routes.ts';
import { tagCodeSection } from './codes/tag-code-views.ts';
import type { Config } from './config.ts';
import type { Databases } from './database/pools.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { serveContract } from './http/api.ts';
import { serveAssets } from './http/assets.ts';
import { limitQuery, readBody } from './http/body.ts';
import { knowBrowsers } from './http/browser.ts';
import { readSignIn } from './http/carried-form.ts';
import { answerErrors, answerUnknownPath, withLastWord } from './http/errors.ts';
import { overrideMethod } from './http/forms.ts';
import { readForwarded } from './http/forwarded.ts';
import { apiHeaders, securityHeaders, shareWithSites, strongETag } from './http/headers.ts';
import { health } from './http/health.ts';
import { sendJson } from './http/json.ts';
import { logRequests, tellEvents } from './http/log.ts';
import { LongLists } from './http/long-lists.ts';
import { managementResources } from './http/management.ts';
import type { Metrics } from './http/metrics.ts';
import { answerWithPages } from './http/pages.ts';
import { readParameters } from './http/parameters.ts';
import { limitWaiting } from './http/patience.ts';
import { recordAnswers } from './http/records.ts';
import { recogniseCaller } from './login/caller-api.ts';
import { loginApi } from './login/login-api.ts';
import { loginPages, signInPage } from './login/login-routes.ts';
import {
  actAs,
  recogniseSession,
  requireSession,
  requireTools,
  sessionOf,
  sessionPages,
} from './login/session-routes.ts';
import { customerApi, shownCustomer } from './management/customers/customer-api.ts';
import { customerPages } from './management/customers/customer-routes.ts';
import { hardwareApi, shownHardware } from './management/hardwares/hardware-api.ts';
import { hardwarePages } from './management/hardwares/hardware-routes.ts';
import { placeApi, shownPlace } from './management/places/place-api.ts';
import { placePages } from './management/places/place-routes.ts';
import { shownTag, tagRecordApi } from './management/tags/tag-record-api.ts';
import { tagPages } from './management/tags/tag-routes.ts';
import { shownTextRecord, textRecordApi } from './management/text-records/text-record-api.ts';
import { textRecordPages } from './management/text-records/text-record-routes.ts';
import { nameTranslationApi, shownNameTranslation } from './management/translations/name-translation-api.ts';
import { shownTranslation, translationApi } from './management/translations/translation-api.ts';
import { nameTranslationPages, translationPages } from './management/translations/translation-routes.ts';
import { demand } from './model/access/policy.ts';
import { CustomerUpdates } from './model/customer-updates.ts';
import { authenticate } from './model/sign-in/authenticate.ts';
import { networkOf } from './model/sign-in/network.ts';
import { MachineTranslation } from './model/translations/machine-translation.ts';
import type { RunnerControls, Translator } from './model/translations/translator.ts';
import { tagApi } from './v1/tag-api.ts';
import { publicTagPages } from './visitors/tag-routes.ts';

export interface AppOptions {
  config: Config;
  databases: Databases;
  translator: Translator;
  runner: RunnerControls;
  log: Logger;
  metrics: Metrics;
  /** Given when the process stops: answers that go on end. */
  stopping: AbortSignal;
}

export function createApp({
  config,
  databases,
  translator,
  runner,
  log,
  metrics,
  stopping,
}: AppOptions): RequestListener {
  const { lookups, work: db, searches } = databases;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', strongETag);
  app.response.json = sendJson;
  const signIn = signInPage(config);
  answerWithPages(app, {
    config,
    personOf: (req) => req.session?.customer,
    signInPage: (form) => signIn({ form }),
  });
  const senders = { customerOf: (req: Request) => (req.actor ?? req.session?.customer)?.id, networkOf };
  tellEvents(app, senders);
  app.use(logRequests(log, metrics, senders), limitWaiting);
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(readForwarded(config));

  const ofBrowser = sessionOf({ db, config });
  const lists = new LongLists();
  const answers = recordAnswers(config.publicUrl, lists);
  const reading = { translator, budgetMs: config.lookupBudgetMs, log };
  const machine = new MachineTranslation({ translator, budgetMs: config.managementBudgetMs, log });

  const updates = new CustomerUpdates(db);

  const recordPages = Router();
  recordPages.use(recogniseSession({ db, config }), overrideMethod);
  const ofTags = ['/Tags/:id/qr', '/Tags/:id/qr.svg', '/Tags/:id/languages'];
  const forPeople = ['/:resource', '/:resource/:id', '/:resource/:id/edit', ...ofTags];
  recordPages.all(forPeople, requireSession);
  recordPages.use(
    tagPages({
      ...{ db, searches, publicUrl: config.publicUrl, machine, runner, log },
      sections: [tagCodeSection(config.publicUrl)],
    }),
    tagCodePages({ db, publicUrl: config.publicUrl }),
    textRecordPages({ db, searches, machine }),
    translationPages({ db, searches, machine }),
    nameTranslationPages({ db, searches, machine, breadth: config.nameTranslationsIndex }),
    hardwarePages({ db, searches, defaultLocation: config.defaultLocation }),
    placePages({ db, searches, defaultLocation: config.defaultLocation }),
    customerPages({ db, searches, updates }),
  );

  const otherPages = Router();
  otherPages.use(overrideMethod, sessionPages({ db, config }));
  otherPages.use(['/jobs', '/providers', '/beacon-uuids'], requireTools);
  otherPages.use(
    jobPages({
      jobs: new TranslationJobs({ db, runner }),
      prefix: config.prefix,
      actorOf: async (req) => (await ofBrowser(req))?.customer,
      stopping,
    }),
    providerPages({ providers: new Providers({ runner }) }),
    beaconUuidPages({ db }),
  );

  const service = Router();
  service.use(['/t', '/api/v1'], shareWithSites);
  service.use('/api/v1', apiHeaders);
  service.use(limitQuery);
  service.use('/api/v1', readBody);
  service.use(
    // Routes are tried in this order, and most requests are lookups.
    serveContract(
      v1,
      {
        tags: tagApi({
          db,
          lookups,
          publicUrl: config.publicUrl,
          anonymousCreates: config.anonymousCreates,
          lists,
          reading,
        }),
        login: loginApi({ db, config }),
      },
      [readParameters, recogniseCaller(db, config.tokenIdleDays)],
    ),
  );
  service.use(serveAssets());
  // Before we know of browsers: visitors get no cookie.
  service.use(publicTagPages({ lookups, reading }));
  service.use(knowBrowsers(config));
  service.use(
    managementResources({
      contract: management,
      implementation: {
        tags: tagRecordApi({ db, answers }),
        textRecords: textRecordApi({ db, answers, machine }),
        translations: translationApi({ db, answers, machine }),
        nameTranslations: nameTranslationApi({ db, answers, machine, breadth: config.nameTranslationsIndex }),
        hardwares: hardwareApi({ db, answers }),
        places: placeApi({ db, answers }),
        customers: customerApi({ db, answers, updates }),
      },
      gate: {
        byToken: async (token, req) => actAs(req, await authenticate(db, token, config.tokenIdleDays)),
        bySession: async (req) => {
          const session = await ofBrowser(req);
          return session && actAs(req, session);
        },
        admit: (actor, { resource, verb }) => demand(actor, resource, verb),
      },
      showings: {
        tags: shownTag(answers),
        textRecords: shownTextRecord(answers),
        translations: shownTranslation(answers),
        nameTranslations: shownNameTranslation(answers),
        hardwares: shownHardware(answers),
        places: shownPlace(answers),
        customers: shownCustomer(answers),
      },
      db,
      pages: recordPages,
    }),
  );
  service.use(health(lookups));
  service.use(docsRoutes(config.publicUrl));
  service.use('/login', readSignIn);
  service.use(readBody, recogniseSession({ db, config }));
  service.use(loginPages({ db, config, forms: Router().use(recordPages, otherPages) }), otherPages);

  app.use(config.prefix || '/', service);
  app.use(answerUnknownPath);
  app.use(answerErrors);
  return withLastWord(app);
}

/** `/jobs`: the translation jobs, and how they go on. Whoever comes here reaches the admin's tools. */
import { type Request, Router } from 'express';
import type { Actor } from '../../contracts/access.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { objectOf } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { EventStreams } from '../http/event-streams.ts';
import { type FormFailure, onPress, onSubmit } from '../http/forms.ts';
import { ownPath } from '../http/own-path.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { queryOf } from '../http/parameters.ts';
import { idOf, recordIdIn } from '../http/record-id.ts';
import { reachesTools } from '../model/access/policy.ts';
import { cancelled, retried, retriedAll, stateNames } from '../model/translations/job-words.ts';
import { failurePage } from './failure-views.ts';
import { jobEvents } from './job-event-views.ts';
import { jobPage, jobsPage } from './job-views.ts';
import { type JobsWanted, stateNamed, type TranslationJobs } from './translation-jobs.ts';

export interface JobPagesOptions {
  jobs: TranslationJobs;
  prefix: string;
  /** Who is signed in with the browser of a request, by now. */
  personBehind(req: Request): Promise<Actor | undefined>;
  /** Given when the process stops: whoever watches is let go. */
  stopping: AbortSignal;
}

export function jobPages({ jobs, prefix, personBehind, stopping }: JobPagesOptions): Router {
  const router = Router();
  const streams = new EventStreams();
  const again = (_req: Request, failure: FormFailure) => failurePage('/jobs', failure);
  /** The page that the form was on. */
  const origin = (req: Request) => ownPath(objectOf(req).return_to, prefix)?.slice(prefix.length) ?? '/jobs';

  router.get(
    '/jobs',
    onSubmit(async (req, res) => {
      const wanted = wantedIn(req);
      sendPage(res, jobsPage(await jobs.list(callOf(req), wanted), wanted));
    }, again),
  );
  router.all('/jobs', refuseOtherMethods(['GET', 'HEAD']));

  router.head('/jobs/events', refuseOtherMethods(['GET']));
  router.get('/jobs/events', async (req, res) => {
    const stream = streams.begin(res, req.session?.id ?? 0);
    const context = { prefix, csrfToken: () => req.browser.csrfToken() };
    for await (const news of jobs.watch(callOf(req), beginningOf(req), AbortSignal.any([stream.over, stopping]))) {
      // The session may have ended since, or its customer may be an admin no more.
      const person = await personBehind(req);
      if (!person || !reachesTools(person)) break;
      await stream.send(jobEvents(context, news, wantedIn(req)));
    }
    stream.end();
  });
  router.all('/jobs/events', refuseOtherMethods(['GET']));

  router.post(
    '/jobs/retry',
    onPress(
      (req) => `Try all ${stateNames[stateNamed(objectOf(req).state) ?? 'failed']} jobs again`,
      async (req, res) => seeOther(res, origin(req), retriedAll(await jobs.retryAll(objectOf(req).state))),
      again,
    ),
  );
  router.all('/jobs/retry', refuseOtherMethods(['POST']));

  router.get(
    '/jobs/:id',
    onSubmit(async (req, res) => sendPage(res, jobPage(await jobs.find(callOf(req), idOf(req)))), again),
  );
  router.all('/jobs/:id', refuseOtherMethods(['GET', 'HEAD']));

  router.post(
    '/jobs/:id/retry',
    onPress(
      (req) => `Try job ${idOf(req)} again`,
      async (req, res) => seeOther(res, origin(req), retried((await jobs.retry(idOf(req))).state)),
      again,
    ),
  );
  router.post(
    '/jobs/:id/cancel',
    onPress(
      (req) => `Cancel job ${idOf(req)}`,
      async (req, res) => seeOther(res, origin(req), cancelled((await jobs.cancel(idOf(req))).state)),
      again,
    ),
  );
  router.all(['/jobs/:id/retry', '/jobs/:id/cancel'], refuseOtherMethods(['POST']));
  return router;
}

function wantedIn(req: Request): JobsWanted {
  const { state, before } = queryOf(req);
  return { state: stateNamed(state), before: recordIdIn(before) || undefined };
}

/** Where a browser goes on that comes again, or begins. */
function beginningOf(req: Request): string | undefined {
  const given = req.get('last-event-id') ?? queryOf(req).from;
  return typeof given === 'string' && /^\d{1,16}$/.test(given) ? given : undefined;
}

/** `/jobs`: the translation jobs and their progress. Mounted behind the check for admins. */
import { type Request, type Response, Router } from 'express';
import type { Actor } from '../../contracts/access.ts';
import type { StuckState } from '../../contracts/runner.ts';
import type { Notice } from '../html/page.ts';
import { addRoute, refuseOtherMethods } from '../http/api.ts';
import { parseBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { EventStreams } from '../http/event-streams.ts';
import { type FormFailure, onPress, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { queryOf } from '../http/parameters.ts';
import { parseRecordId, recordIdOf } from '../http/record-id.ts';
import { ownPath } from '../http/return-path.ts';
import { mayUseTools } from '../model/access/policy.ts';
import { cancelNotice, retryAllNotice, retryNotice, stateNames } from '../model/translations/job-words.ts';
import { failurePage } from './failure-views.ts';
import { jobEvents } from './job-event-views.ts';
import { retryPage } from './job-retry-views.ts';
import { jobPage, jobsPage } from './job-views.ts';
import { type JobQuery, parseJobState, type TranslationJobs } from './translation-jobs.ts';

interface JobPagesOptions {
  jobs: TranslationJobs;
  prefix: string;
  /** The person signed in with the request's browser at this moment. */
  personBehind(req: Request): Promise<Actor | undefined>;
  /** Aborted when the process stops; open streams end. */
  stopping: AbortSignal;
}

export function jobPages(options: JobPagesOptions): Router {
  const { jobs, prefix } = options;
  /** Acts on a job, and redirects to the page that the form was on. */
  const pressed = (label: (req: Request) => string, press: (req: Request) => Promise<string | Notice>) =>
    onPress(label, async (req, res) => seeOther(res, originOf(req, prefix), await press(req)), again);

  const router = Router();
  addRoute(router, '/jobs', { get: onSubmit(list(jobs), again) });

  router.head('/jobs/events', refuseOtherMethods(['GET']));
  router.get('/jobs/events', follow(options));
  router.all('/jobs/events', refuseOtherMethods(['GET']));

  const all = (req: Request) => `Try all ${stateNames[parseJobState(parseBody(req).state) ?? 'failed']} jobs again`;
  const retryAll = pressed(all, async (req) => retryAllNotice(await jobs.retryAll(parseBody(req).state)));
  addRoute(router, '/jobs/retry', {
    post: (req, res, next) =>
      (parseBody(req).agreed === '1' ? retryAll : onPress(all, ask(jobs, prefix), again))(req, res, next),
  });

  addRoute(router, '/jobs/:id', { get: onSubmit(show(jobs), again) });

  const one = (req: Request) => `Try job ${recordIdOf(req)} again`;
  addRoute(router, '/jobs/:id/retry', {
    post: pressed(one, async (req) => retryNotice((await jobs.retry(recordIdOf(req))).state)),
  });
  const cancel = (req: Request) => `Cancel job ${recordIdOf(req)}`;
  return addRoute(router, '/jobs/:id/cancel', {
    post: pressed(cancel, async (req) => cancelNotice((await jobs.cancel(recordIdOf(req))).state)),
  });
}

const again = (_req: Request, failure: FormFailure) => failurePage('/jobs', failure);

const originOf = (req: Request, prefix: string) =>
  ownPath(parseBody(req).return_to, prefix)?.slice(prefix.length) ?? '/jobs';

const list = (jobs: TranslationJobs) => async (req: Request, res: Response) => {
  const wanted = wantedIn(req);
  sendPage(res, jobsPage(await jobs.list(callOf(req), wanted), wanted));
};

/** Confirmation with the number of jobs that a retry of a whole state affects. */
const ask = (jobs: TranslationJobs, prefix: string) => async (req: Request, res: Response) => {
  const { state } = parseBody(req);
  sendPage(res, retryPage(await jobs.stuck(state), `${state}` as StuckState, originOf(req, prefix)));
};

const show = (jobs: TranslationJobs) => async (req: Request, res: Response) =>
  sendPage(res, jobPage(await jobs.find(callOf(req), recordIdOf(req))));

/** Streams job changes until the client disconnects. */
function follow({ jobs, prefix, personBehind, stopping }: JobPagesOptions) {
  const streams = new EventStreams();
  return async (req: Request, res: Response) => {
    const stream = streams.begin(res, { signIn: `${req.session?.id}`, customer: callOf(req).caller.id });
    const context = { prefix, csrfToken: () => req.browser.csrfToken() };
    for await (const news of jobs.watch(callOf(req), beginningOf(req), AbortSignal.any([stream.over, stopping]))) {
      // The session may have ended since, or its customer may be an admin no more.
      const person = await personBehind(req);
      if (!person || !mayUseTools(person)) break;
      await stream.send(jobEvents(context, news, wantedIn(req)));
    }
    stream.end();
  };
}

function wantedIn(req: Request): JobQuery {
  const { state, before } = queryOf(req);
  return { state: parseJobState(state), before: parseRecordId(before) || undefined };
}

/** The event id from which a new or reconnecting browser resumes. */
function beginningOf(req: Request): string | undefined {
  const given = req.get('last-event-id') ?? queryOf(req).from;
  return typeof given === 'string' && /^\d{1,16}$/.test(given) ? given : undefined;
}

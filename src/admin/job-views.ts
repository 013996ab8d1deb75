/** The pages of the translation jobs. */
import { providerInWords } from '../../contracts/providers.ts';
import { type Job, type JobState, StuckState } from '../../contracts/runner.ts';
import { assetPath } from '../html/assets.ts';
import { button } from '../html/button.ts';
import { attributes, type Html, html, nothing } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { linkButtons, recordHead } from '../html/record.ts';
import { nameLink, tagOfRecord } from '../html/record-name.ts';
import { type Column, details, emptyState, pager, table } from '../html/table.ts';
import { capitalise, inLanguage, languageName, utcTime } from '../html/text.ts';
import { reasonInWords, stateNames } from '../model/translations/job-words.ts';
import { stateTag } from './state-views.ts';
import { type JobQuery, jobsPageLength, type ShownJob, type ShownJobs } from './translation-jobs.ts';

/** The part of a page's context that a job needs to be drawn. */
type JobContext = Pick<PageContext, 'prefix' | 'csrfToken'>;

/** The address of a list, below the prefix. */
function jobsAddress({ state, before }: JobQuery): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(before && { before: `${before}` }) }).toString();
  return query === '' ? '/jobs' : `/jobs?${query}`;
}

export const jobsPage =
  (shown: ShownJobs, wanted: JobQuery): View =>
  (context) => {
    const { prefix } = context;
    const { jobs } = shown;
    const last = jobs.length === jobsPageLength ? jobs.at(-1) : undefined;
    const older = last && prefix + jobsAddress({ ...wanted, before: last.id });
    const newest = wanted.before === undefined ? undefined : prefix + jobsAddress({ ...wanted, before: undefined });
    return {
      title: 'Translation jobs',
      isLive: true,
      body: html`<p>A job translates one text, or one name, into one language.</p>
${filters(context, shown, wanted)}
<div class="live"><p id="live-status" role="status">As of ${utcTime(new Date())}.</p> <a href="${prefix}${jobsAddress(wanted)}">Refresh</a><button class="quiet" id="live-pause" type="button" hidden>Pause</button></div>
<div id="live-jobs"${attributes({
        'data-events': `${prefix}/jobs/events`,
        'data-from': shown.watchFrom,
        'data-state': wanted.state ?? '',
        'data-newest': wanted.before === undefined,
      })}>${jobsTable(context, jobs, wanted)}</div>
${jobs.length > 0 && retryAll(context, wanted)}
${newest !== undefined && html`<p><a href="${newest}">To the newest jobs</a></p>`}
${pager({ next: older })}
<script type="module" src="${prefix}${assetPath('live-jobs.js')}"></script>`,
    };
  };

/** The jobs as a table; the page's script takes the rows of a fresh one from it. */
export function jobsTable(context: JobContext, jobs: readonly ShownJob[], wanted: JobQuery): Html {
  const { prefix } = context;
  const returnTo = prefix + jobsAddress(wanted);
  const columns: Column<ShownJob>[] = [
    { heading: 'What', cell: (job) => html`<span data-job="${job.id}">${subject(context, job)}</span>` },
    { heading: 'Into', cell: ({ lang_code }) => languageName(lang_code) },
    { heading: 'State', cell: (job) => html`${stateTag(job.state)} ${howItStands(job)}` },
    { heading: 'Changed', cell: ({ updated_at }) => utcTime(new Date(updated_at)) },
    {
      heading: 'Actions',
      cell: (job) =>
        html`<div class="row-actions"><a href="${prefix}/jobs/${job.id}">Show<span class="unseen"> job ${job.id}</span></a>${actions(context, job, returnTo)}</div>`,
    },
  ];
  const none = wanted.state
    ? `No job is in this state: ${stateNames[wanted.state]}.`
    : 'Nothing has been translated yet. The first reading of a tag in another language makes the first job.';
  return table({ caption: 'Translation jobs', columns, rows: jobs, empty: emptyState(none) });
}

export const jobPage =
  (job: ShownJob): View =>
  (context) => ({
    title: `Job ${job.id}`,
    body: html`${recordHead(job.tag ? tagOfRecord(nameLink(`${context.prefix}/Tags`, job.tag)) : nothing, html`${actions(context, job, `${context.prefix}/jobs/${job.id}`)}${linkButtons([`${context.prefix}/jobs/${job.id}`, 'Refresh'], [`${context.prefix}/jobs`, 'All jobs'])}`)}
${details([
  ['What', subject(context, job)],
  ['Into', languageName(job.lang_code)],
  ['State', html`${stateTag(job.state)} ${howItStands(job)}`],
  ['Attempts', job.attempts],
  ['Asked last', job.provider && providerInWords(job.provider)],
  ['Created', moment(job.created_at)],
  ['Changed', moment(job.updated_at)],
  ['Ended', moment(job.finished_at)],
])}`,
  });

/** Offered where all jobs of a list are stuck, for instance after an outage of the providers. */
function retryAll({ prefix, csrfToken }: JobContext, { state }: JobQuery): Html {
  if (!StuckState.safeParse(state).success || state === undefined) return nothing;
  const hidden = { state, return_to: prefix + jobsAddress({ state, before: undefined }) };
  return button({
    action: `${prefix}/jobs/retry`,
    csrfToken: csrfToken(),
    label: `Try all ${stateNames[state]} jobs again`,
    hidden,
  });
}

function filters({ prefix }: JobContext, { counts }: ShownJobs, { state }: JobQuery): Html {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const link = (to: JobState | undefined, name: string, count: number) =>
    html`<li><a href="${prefix}${jobsAddress({ state: to, before: undefined })}"${attributes({ 'aria-current': to === state && 'page' })}>${capitalise(name)} <span class="number" data-count="${to ?? 'all'}">${count}</span></a></li>`;
  const states = Object.entries(stateNames) as [JobState, string][];
  return html`<nav aria-label="Jobs by state"><ul class="filters">${link(undefined, 'all', all)}${states.map(([to, name]) => link(to, name, counts[to]))}</ul></nav>`;
}

const titles = { text: 'Text', name: 'Name' };

/** The text that is translated: a tag's name, or the beginning of its text. */
function subject({ prefix }: JobContext, { tag, original, subject: { kind } }: ShownJob): Html {
  if (!tag) return html`${titles[kind]} of a tag that is gone`;
  const { lang_code, beginning, isWhole } = original ?? {};
  return html`${titles[kind]} of ${nameLink(`${prefix}/Tags`, tag)}${beginning !== undefined && lang_code !== undefined && html`<br>${inLanguage(lang_code, isWhole ? beginning : `${beginning}…`)}`}`;
}

/** The reason for a job's state, and its next step. */
function howItStands({ state, reason, provider, message, next_attempt_at }: Job): Html {
  if (state === 'succeeded')
    return provider === null ? html`it was there already` : html`by ${providerInWords(provider)}`;
  return html`${reason !== null && reasonInWords[reason]}${message !== null && html` <span class="quiet-text">(${message})</span>`}${state === 'waiting' && next_attempt_at !== null && html` Tried again at ${moment(next_attempt_at)}.`}`;
}

const moment = (at: string | null): Html => (at === null ? nothing : utcTime(new Date(at)));

const action = (
  { prefix, csrfToken }: JobContext,
  job: Job,
  returnTo: string,
  verb: 'retry' | 'cancel',
  label: string,
) =>
  button({
    action: `${prefix}/jobs/${job.id}/${verb}`,
    csrfToken: csrfToken(),
    label,
    context: `job ${job.id}`,
    hidden: { return_to: returnTo },
  });

/** The buttons of a job. */
function actions(context: JobContext, job: Job, returnTo: string): Html {
  const isStuck = StuckState.safeParse(job.state).success;
  const isOpen = ['queued', 'running', 'waiting'].includes(job.state);
  return html`${isStuck && action(context, job, returnTo, 'retry', 'Try again')}${isOpen && action(context, job, returnTo, 'cancel', 'Cancel')}`;
}

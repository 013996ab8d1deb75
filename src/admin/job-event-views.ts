/** Server-sent updates of an open page of jobs: changed rows, drawn as the page itself draws them, and the counts. */
import type { PageContext } from '../html/page.ts';
import { jobsTable } from './job-views.ts';
import type { JobQuery, JobsNews } from './translation-jobs.ts';

interface JobEvent {
  event: 'job' | 'counts' | 'away';
  id?: string;
  data: unknown;
}

export function jobEvents(
  context: Pick<PageContext, 'prefix' | 'csrfToken'>,
  { jobs, counts }: JobsNews,
  wanted: JobQuery,
): JobEvent[] {
  const changes = jobs.map(({ job, eventId }): JobEvent => {
    const html = `${jobsTable(context, [job], wanted)}`;
    return { event: 'job', id: eventId, data: { id: job.id, state: job.state, html } };
  });
  return [...changes, counts ? { event: 'counts', data: counts } : { event: 'away', data: null }];
}

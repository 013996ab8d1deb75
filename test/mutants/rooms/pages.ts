import type { Room } from '../mutant.ts';

export const pages: Room = {
  name: 'pages',
  tests: ['test/pages/public-tag.test.ts', 'test/pages/jobs.test.ts', 'test/pages/tools.test.ts'],
  mutants: [
    {
      file: 'src/visitors/tag-routes.ts',
      breaks: 'crawlers pay for translations',
      from: '!nobodyReads(req)',
      to: 'true',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/visitors/tag-routes.ts',
      breaks: 'caches give one language to all',
      from: 'Link: link,\n      Vary: vary,',
      to: 'Link: link,',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/visitors/tag-routes.ts',
      breaks: 'an unknown tag is found',
      from: 'sendPublicPage(res.status(404), {',
      to: 'sendPublicPage(res, {',
      tests: ['test/pages/public-tag.test.ts'],
    },
    {
      file: 'src/admin/backlog.ts',
      breaks: 'a job that changes twice is told twice, and late',
      from: 'this.#changes.delete(id);\n    this.#changes.set',
      to: 'this.#changes.set',
      tests: ['test/jobs/backlog.test.ts'],
    },
    {
      file: 'src/admin/backlog.ts',
      breaks: 'who reads slowly fills the memory',
      from: 'if (this.#isFull) return;',
      to: '',
      tests: ['test/jobs/backlog.test.ts'],
    },
    {
      file: 'src/admin/backlog.ts',
      breaks: 'what was told is told again',
      from: 'for (const { job } of taken) this.#changes.delete(job.id);',
      to: '',
      tests: ['test/jobs/backlog.test.ts'],
    },
    {
      file: 'src/http/event-stream.ts',
      breaks: 'proxies hold the news back',
      from: "res.setHeader('X-Accel-Buffering', 'no');",
      to: '',
      tests: ['test/http/event-stream.test.ts', 'test/pages/job-events.test.ts'],
    },
    {
      file: 'src/http/json.ts',
      breaks: 'who has it already gets it again',
      from: 'if (this.req.fresh) {',
      to: 'if (false) {',
      tests: ['test/api/v1/conventions.test.ts'],
    },
    {
      file: 'src/http/headers.ts',
      breaks: 'a reload of a script is never short',
      from: "delete req.headers['cache-control'];",
      to: '',
      tests: ['test/api/v1/conventions.test.ts'],
    },
    {
      file: 'src/http/json.ts',
      breaks: 'a HEAD has a body',
      from: "this.req.method === 'HEAD' ? undefined : text",
      to: 'text',
      tests: ['test/api/v1/conventions.test.ts'],
    },
  ],
};

import type { Room } from '../mutant.ts';

export const reports: Room = {
  name: 'reports',
  tests: ['test/pages/visitors-reports.test.ts', 'test/management/reports.test.ts'],
  mutants: [
    {
      file: 'src/model/access/policy.ts',
      breaks: 'customers see reports on all tags',
      from: "reports: ofTag('reports.tag_id')",
      to: "reports: { reach: 'true or :actor = 0' }",
      tests: ['test/management/reports.test.ts'],
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'a report on a tag that is deleted meanwhile is answered with 500',
      from: "if (!tag) throw new Failure('tag_not_found');",
      to: '',
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'concurrent reports are not counted',
      from: 'await by.count(trx, tag_id);',
      to: '',
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'a report on a stale machine translation is accepted as current',
      from: "(present.origin <> 'machine' or not",
      to: '(true or not',
      tests: ['test/management/reports.test.ts'],
    },
    {
      file: 'src/model/reports/report-rate-limit.ts',
      breaks: 'the limit of reports an hour is never reset',
      from: "reports = case when c.since > excluded.since - interval '1 hour' then c.reports + 1 else 1 end",
      to: 'reports = c.reports + 1',
    },
    {
      file: 'src/model/reports/report-rate-limit.ts',
      breaks: 'five reports on one tag block reports on all tags',
      from: '(key === address ? reportsAllowed.ofAll : reportsAllowed.ofTag)',
      to: 'reportsAllowed.ofTag',
    },
    {
      file: 'src/model/reports/report-rate-limit.ts',
      breaks: 'the database has the addresses of visitors who report',
      from: 'return { address: hashed(this.#network), tag: hashed(this.#network, tagId) };',
      to: 'return { address: this.#network, tag: hashed(this.#network, tagId) };',
    },
    {
      file: 'src/visitors/report-routes.ts',
      breaks: 'the log has the addresses of visitors who report',
      from: 'res.locals.isOfNobody = true;',
      to: '',
    },
    {
      file: 'src/visitors/report-routes.ts',
      breaks: 'a report on an older text is shown at the present one',
      from: 'const isServed = lang_code === served.served && source_hash === served.source_hash && (read ?? present) === present;',
      to: 'const isServed = true;',
    },
    {
      file: 'contracts/management/reports.ts',
      breaks: 'line breaks count twice in the length of a report',
      from: "value.replaceAll('\\r\\n', '\\n')",
      to: 'value',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'reports are never deleted',
      from: '  Report.prune,\n',
      to: '',
    },
    {
      file: 'src/runner/schedule.ts',
      breaks: 'hashes of addresses are never deleted',
      from: "{ name: 'the look at what is to be forgotten', every: timing.forget, work: () => Reporter.prune(db) },",
      to: '',
      tests: ['test/runner/prune.test.ts'],
    },
    {
      file: 'src/management/reports/report-views.ts',
      breaks: 'reports have a button that no provider can fulfil',
      from: '  isTranslatable(report, abilities) &&\n',
      to: '',
      tests: ['test/pages/report-words.test.ts'],
    },
  ],
};

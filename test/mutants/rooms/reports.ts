import type { Room } from '../mutant.ts';

export const reports: Room = {
  name: 'reports',
  tests: ['test/pages/visitors-reports.test.ts', 'test/management/reports.test.ts'],
  mutants: [
    {
      file: 'src/model/access/policy.ts',
      breaks: 'customers read what visitors say of anybody’s tags',
      from: "reports: { reach: isOfOwnTag('reports.tag_id'), isByTag: true }",
      to: "reports: { reach: 'true or :actor = 0' }",
      tests: ['test/management/reports.test.ts'],
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'a report of a tag that goes meanwhile is our fault',
      from: "if (!tag) throw new Failure('tag_not_found');",
      to: '',
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'reports that come at once are not counted',
      from: 'await by.count(trx, tag_id);',
      to: '',
    },
    {
      file: 'src/model/reports/report.ts',
      breaks: 'a machine’s outdated words still count as read',
      from: "(present.origin <> 'machine' or not",
      to: '(true or not',
      tests: ['test/management/reports.test.ts'],
    },
    {
      file: 'src/model/reports/reporting.ts',
      breaks: 'an hour never ends',
      from: "reports = case when c.since > excluded.since - interval '1 hour' then c.reports + 1 else 1 end",
      to: 'reports = c.reports + 1',
    },
    {
      file: 'src/model/reports/reporting.ts',
      breaks: 'whoever has reported of one tag five times reports of no other',
      from: '(key === address ? reportsAllowed.ofAll : reportsAllowed.ofTag)',
      to: 'reportsAllowed.ofTag',
    },
    {
      file: 'src/model/reports/reporting.ts',
      breaks: 'addresses are stored as they are',
      from: 'return { address: hashed(this.#network), tag: hashed(this.#network, tagId) };',
      to: 'return { address: this.#network, tag: hashed(this.#network, tagId) };',
    },
    {
      file: 'src/visitors/report-routes.ts',
      breaks: 'the log tells who has sent a report',
      from: 'res.locals.isOfNobody = true;',
      to: '',
    },
    {
      file: 'src/visitors/report-routes.ts',
      breaks: 'a report of older words is taken for one of the present ones',
      from: 'const isServed = lang_code === served.served && source_hash === served.source_hash && (read ?? present) === present;',
      to: 'const isServed = true;',
    },
    {
      file: 'contracts/management/reports.ts',
      breaks: 'each line break of a browser counts twice',
      from: "value.replaceAll('\\r\\n', '\\n')",
      to: 'value',
    },
    {
      file: 'src/runner/prune.ts',
      breaks: 'reports are kept for good',
      from: '  Report.prune,\n',
      to: '',
    },
    {
      file: 'src/runner/schedule.ts',
      breaks: 'the hashes of addresses are kept for good',
      from: "{ name: 'the look at what is to be forgotten', every: timing.forget, work: () => Reporting.prune(db) },",
      to: '',
      tests: ['test/runner/prune.test.ts'],
    },
  ],
};

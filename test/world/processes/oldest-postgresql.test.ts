/** The oldest supported PostgreSQL: all migrations, and the main jobs of the pages and the API. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { startDeployment } from '../../setup/deployment.ts';
import { startFakeProvider } from '../../setup/fake-provider.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { startAlone } from '../../trials/standby/cluster.ts';
import { visit } from '../../trials/visit.ts';

const programs = '/usr/lib/postgresql/15/bin';
const isThere = existsSync(`${programs}/initdb`);
if (!isThere) leaveOut('postgresql-15', 'the service on PostgreSQL 15', `there is no ${programs}`);

const admin = { email: 'admin@example.com', password: 'correct horse battery staple', role: 'admin' };

(isThere ? describe : describe.skip)('PostgreSQL 15', () => {
  test('supports all migrations, and the main jobs of the service', async () => {
    const server = await startAlone(programs);
    const closing: (() => unknown)[] = [() => server.stop()];
    try {
      await migrateToLatest(server.url);
      const db = connect(server.url, { pool: 1 });
      closing.push(() => db.destroy());
      await Customer.add(db, admin);
      const provider = await startFakeProvider();
      closing.push(() => provider.close());
      const env = { LIBRETRANSLATE_URL: provider.url, TRANSLATION_PROVIDERS: 'libretranslate' };
      const service = await startDeployment(server.url, { webs: 1, runners: 1, env });
      closing.push(() => service.stop());
      const actions = await visit(service.webs[0]?.url ?? '', admin);
      expect(actions.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
      expect(actions.length).toBeGreaterThan(10);
    } finally {
      for (const close of closing.reverse()) await close();
    }
  }, 300_000);
});

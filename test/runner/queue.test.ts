/** The queue hears of new jobs by a connection of its own. */
import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { eventually } from '../setup/eventually.ts';
import { type Scene, setScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  // The queue library traces what goes wrong, whatever logger it is given.
  jest.spyOn(console, 'trace').mockImplementation(() => {});
  scene = await setScene();
});
afterAll(() => scene.end());

test('it has new workers, which listen, as soon as that connection is lost', async () => {
  await scene.runner();
  const workers = async () => (await scene.db('runners').first()).worker_ids as string[];
  const before = await workers();
  // A runner takes jobs before it hears of them.
  await eventually('it listens, and is cut off', async () => {
    const { rows } = await scene.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'runner%: queue' and query ilike 'listen%'`,
    );
    return rows.length === 1;
  });
  await eventually('there are others', async () => (await workers()).some((id) => !before.includes(id)));
  await eventually('they listen', async () => {
    const { rows: listening } = await scene.db.raw(
      `select from pg_stat_activity
       where datname = current_database() and application_name like 'runner%: queue' and query ilike 'listen%'`,
    );
    return listening.length === 1;
  });
});

/** The database's clock decides, not the clock of the process. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { ahead } from '../setup/other-clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const days = 24 * 3_600_000;

test('decides when a customer was suspended', async () => {
  const admin = await signedIn(app, { role: 'admin' });
  const { id } = await signedIn(app);
  await ahead(2 * days, async () => {
    const customer = { email: 'suspended@example.com', suspended: true };
    await app.spec(admin).post('/customers.json').withJson({ customer }).expectStatus(201);
    const changed = { customer: { suspended: true } };
    await app.spec(admin).patch(`/customers/${id}.json`).withJson(changed).expectStatus(204);
  });
  const suspended = app.db('customers').whereNotNull('suspended_at');
  expect(await suspended.clone().whereRaw('suspended_at <= now()')).toHaveLength(2);
  expect(await suspended).toHaveLength(2);
});

test('decides when an entry of the bin expires', async () => {
  const ada = await signedIn(app);
  const tag = await createTag(app, { auth_token: ada.token });
  await app.spec(ada).delete(`/Tags/${tag.id}.json`).expectStatus(204);
  const { id } = await app.db('bin').where({ record_id: tag.id }).first('id');
  await ahead(31 * days, async () => {
    await app.spec(ada).delete(`/bin/${id}.json`).expectStatus(204);
  });
  expect(await app.db('bin').where({ id })).toEqual([]);
});

/** PUT is PATCH under another name, and goes: each of its answers says so. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { change, type Edited, groups, makeRecord, noId, paths, resources } from '../setup/management.ts';
import { operationOf, places } from '../setup/openapi-schemas.ts';
import { without } from '../setup/spec.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

const send = (method: string, path: string, body: object, caller?: { token: string }) =>
  app
    .spec(caller)
    .withMethod(method)
    .withPath(path)
    .withBody(JSON.stringify(body))
    .withHeaders({ 'Content-Type': 'application/json' });

/** Both are named in the contract, in words that people read. */
const expectDeprecation = (spec: ReturnType<typeof send>) =>
  spec
    .expectHeader('Deprecation', '@1796083200')
    .expectHeader('Sunset', 'Fri, 01 Dec 2028 00:00:00 GMT')
    .expectHeader('Link', `<${app.url}/docs#/section/deprecation>; rel="deprecation"; type="text/html"`);

const changeOf = (resource: Edited) => ({ [groups[resource]]: change[resource] });

test.each(resources)('PUT of %s says since when and until when, and PATCH does not', async (resource) => {
  const path = `${paths[resource]}/${await makeRecord(app, resource, admin.id)}.json`;
  const { statusCode } = await send('PATCH', path, changeOf(resource), admin).expect(without('Deprecation', 'Sunset'));
  await expectDeprecation(send('PUT', path, changeOf(resource), admin)).expectStatus(statusCode);
});

test('so do its refusals', async () => {
  const path = `/places/${await makeRecord(app, 'places', admin.id)}.json`;
  await expectDeprecation(send('PUT', path, {})).expectStatus(401);
  await expectDeprecation(send('PUT', `/places/${noId}.json`, changeOf('places'), admin)).expectStatus(404);
  await expectDeprecation(send('PUT', path, { place: { latitude: 91 } }, admin)).expectStatus(422);
});

test('the document marks what is deprecated, and says what to use instead and until when it is there', () => {
  const deprecated = [...places.keys()].filter((operationId) => operationOf(operationId).deprecated);
  expect(deprecated).toHaveLength(resources.length);
  for (const operationId of deprecated) {
    expect(operationId).toMatch(/^replace/);
    const instead = operationId.replace('replace', 'update');
    expect(operationOf(operationId).description).toContain(`use \`${instead}\`. It is answered until 2028-12-01`);
    expect(operationOf(instead).deprecated).toBeUndefined();
  }
});

/** The files by which phones let an installed app open the links on tags. */
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { without } from '../setup/spec.ts';

const ios = '/.well-known/apple-app-site-association';
const android = '/.well-known/assetlinks.json';
const fingerprint = (pair: string) => Array(32).fill(pair).join(':');

/** At the root of the host, whatever the prefix. */
const atRoot = (app: TestApp, path: string) => new URL(path, app.url).href;

/** What Android asks for, of one package. */
const statement = (name: string, fingerprints: string[], path: string) => ({
  relation: ['delegate_permission/common.handle_all_urls'],
  target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  relation_extensions: {
    'delegate_permission/common.handle_all_urls': { dynamic_app_link_components: [{ '/': path }] },
  },
});

describe('with configured apps', () => {
  const apps = {
    IOS_APP_IDS: 'ABCDE12345.com.example.app, ABCDE12345.com.example.app-test',
    ANDROID_APPS: `com.example.app=${fingerprint('ab')},com.example.test=${fingerprint('01')},com.example.app=${fingerprint('CD')}`,
  };
  const appIDs = ['ABCDE12345.com.example.app', 'ABCDE12345.com.example.app-test'];
  const statements = (path: string) => [
    statement('com.example.app', [fingerprint('AB'), fingerprint('CD')], path),
    statement('com.example.test', [fingerprint('01')], path),
  ];

  describe.each([
    ['without a prefix', {}, '/t/*'],
    ['under a prefix', { PUBLIC_URL: 'https://tags.example/museum' }, '/museum/t/*'],
  ])('%s', (_, env, path) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startApp({ env: { ...apps, ...env } });
    });
    afterAll(() => app.stop());

    test('U5: phones find their files at the root of the host', async () => {
      const details = [{ appIDs, components: [{ '/': path }] }];
      await app
        .spec()
        .get(atRoot(app, ios))
        .expectStatus(200)
        .expectHeader('Content-Type', 'application/json; charset=utf-8')
        .expectJson({ applinks: { details } });
      await app
        .spec()
        .get(atRoot(app, android))
        .expectStatus(200)
        .expectHeader('Content-Type', 'application/json; charset=utf-8')
        .expectJson(statements(path));
    });

    test.each([ios, android])('%s is public, and is revalidated', async (path) => {
      const etag = await app
        .spec()
        .get(atRoot(app, path))
        .expectHeader('Access-Control-Allow-Origin', '*')
        .expectHeader('Cache-Control', 'no-cache')
        .expect(without('Set-Cookie', 'Vary'))
        .returns(({ res }) => res.headers.etag);
      await app.spec().get(atRoot(app, path)).withHeaders('If-None-Match', `${etag}`).expectStatus(304);
      await app.spec().head(atRoot(app, path)).expectStatus(200).expectBody('');
      await app.spec().post(atRoot(app, path)).expectStatus(405).expectHeader('Allow', 'GET, HEAD, OPTIONS');
      await app.spec().options(atRoot(app, path)).expectStatus(204);
    });
  });
});

test('U5: without apps, both files answer 404', async () => {
  const app = await startApp();
  try {
    for (const path of [ios, android])
      await app.spec().get(path).expectStatus(404).expectHeader('X-Error-Reason', 'unknown_path');
  } finally {
    await app.stop();
  }
});

test('U5: apps of one platform are enough', async () => {
  const app = await startApp({ env: { IOS_APP_IDS: 'ABCDE12345.com.example.app' } });
  try {
    await app.spec().get(ios).expectStatus(200);
    await app.spec().get(android).expectStatus(404);
  } finally {
    await app.stop();
  }
});

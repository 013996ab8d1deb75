/** `/sdks`, which serves a folder with the packages of two versions. */
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addVersion } from '../src/generate/packages/build.ts';
import { coordinates } from '../src/generate/sdk/coordinates.ts';
import { startApp, type TestApp } from './setup/app.ts';
import { without } from './setup/spec.ts';

const { npm, mavenGroup, mavenArtifact, swift, swiftScope } = coordinates;
const maven = `maven/${mavenGroup.replaceAll('.', '/')}/${mavenArtifact}`;
const inRegistry = `swift/${swiftScope}/${swift}`;

const readmes = ['TypeScript', 'Kotlin', 'Swift'];

/** Files of a version by their paths, all of other bytes. */
const filesOf = (version: string) =>
  new Map(
    [
      `npm/${npm}-${version}.tgz`,
      `${maven}/${version}/${mavenArtifact}-${version}.jar`,
      `${maven}/${version}/${mavenArtifact}-${version}.pom`,
      `swift/${swift}-${version}.zip`,
      `${inRegistry}/${version}.zip`,
      `${inRegistry}/${version}.json`,
      `${inRegistry}/${version}/Package.swift`,
      ...readmes.map((language) => `readmes/${language}-${version}.md`),
    ].map((path) => [path, Buffer.from(`These are the bytes of ${path}`)]),
  );

let folder: string;
let app: TestApp;
let below: TestApp;
let unreleased: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdks-'));
  for (const version of ['0.10.0', '0.9.0']) addVersion(folder, version, filesOf(version));
  app = await startApp({ env: { SDKS_DIR: folder } });
  const { databaseUrl } = app;
  const env = { SDKS_DIR: folder, PUBLIC_URL: 'https://tags.example/museum' };
  below = await startApp({ databaseUrl, env });
  unreleased = await startApp({ databaseUrl, env: { SDKS_DIR: join(folder, 'none') } });
});
afterAll(async () => {
  await unreleased.stop();
  await below.stop();
  await app.stop();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  const page = async (of: TestApp): Promise<string> =>
    (await of.spec().get('/sdks').expectStatus(200).expectHeader('content-type', 'text/html; charset=utf-8')).text;

  test('shows how to install the latest version from this service', async () => {
    const text = await page(app);
    expect(text).toContain('The latest version is 0.10.0.');
    expect(text).toContain(`${npm.split('/')[0]}:registry=${app.url}/sdks/npm/\n\nnpm install ${npm}<`);
    expect(text).toContain(`uri(&quot;${app.url}/sdks/maven&quot;)\n            isAllowInsecureProtocol = true`);
    expect(text).toContain(`implementation(&quot;${mavenGroup}:${mavenArtifact}:0.10.0&quot;)`);
    expect(text).toContain(
      `swift package-registry set --scope ${swiftScope} --allow-insecure-http ${app.url}/sdks/swift`,
    );
    expect(text).toContain(`.package(id: &quot;${swiftScope}.${swift}&quot;, from: &quot;0.10.0&quot;)`);
  });

  test('has no insecure settings if the public address is https', async () => {
    const text = await page(below);
    expect(text).toContain('uri(&quot;https://tags.example/museum/sdks/maven&quot;)\n        }');
    expect(text).toContain(`set --scope ${swiftScope} https://tags.example/museum/sdks/swift`);
    expect(text).toContain(`href="/museum/sdks/npm/${npm}-0.9.0.tgz"`);
  });

  test('links to the files of all versions, with their checksums, and every link works', async () => {
    const text = await page(app);
    const links = [...text.matchAll(/href="(\/(?:sdks|docs)[^"]*)"/g)].map(([, link = '']) => link);
    expect(links).toEqual(
      expect.arrayContaining([
        `/sdks/npm/${npm}-0.9.0.tgz`,
        '/sdks/changelog',
        '/sdks/readmes/Swift-0.10.0.md',
        '/docs',
      ]),
    );
    for (const link of links) await app.spec().get(link).expectStatus(200);
    for (const bytes of filesOf('0.9.0').values())
      if (!new RegExp(`${inRegistry}|readmes`).test(`${bytes}`)) expect(text).toContain(hash('sha256', bytes));
  });

  test('is revalidated on each request, and answered 304 if unchanged', async () => {
    const { headers } = await app.spec().get('/sdks').expectHeader('cache-control', 'no-cache');
    await app.spec().get('/sdks').withHeaders({ 'If-None-Match': headers.etag }).expectStatus(304);
  });

  test('says that nothing has been released yet', async () => {
    expect(await page(unreleased)).toContain('None has been released yet.');
    await unreleased.spec().get('/sdks/checksums.txt').expectStatus(404);
  });

  test('has a changelog beside it', async () => {
    const { text } = await app.spec().get('/sdks/changelog').expectStatus(200);
    for (const part of ['<h2>0.2.0</h2>', '<h3>Kotlin</h3>', '<code>BundleStore</code>']) expect(text).toContain(part);
    expect(text).toContain('<a href="/sdks/readmes/Kotlin-0.10.0.md">what to change</a>');
  });

  test('is linked from the start page', async () => {
    const { text } = await app.spec().get('/').withHeaders({ Accept: 'text/html' }).expectStatus(200);
    expect(text).toContain('href="/sdks"');
  });
});

describe('the files', () => {
  const finals: [path: string, type: string][] = [
    [`npm/${npm}-0.10.0.tgz`, 'application/gzip'],
    [`${maven}/0.10.0/${mavenArtifact}-0.10.0.jar`, 'application/java-archive'],
    [`${maven}/0.10.0/${mavenArtifact}-0.10.0.pom`, 'application/xml'],
    [`swift/${swift}-0.10.0.zip`, 'application/zip'],
    [`${inRegistry}/0.9.0/Package.swift`, 'text/x-swift'],
    ['readmes/Kotlin-0.9.0.md', 'text/markdown'],
  ];

  test.each(finals)('%s is the packed file, and is cached forever', async (path, type) => {
    const { headers } = await app
      .spec()
      .get(`/sdks/${path}`)
      .expectStatus(200)
      .expectHeaderContains('content-type', type)
      .expectHeader('cache-control', 'public, max-age=31536000, immutable')
      .expectHeader('access-control-allow-origin', '*');
    const answer = await fetch(`${app.url}/sdks/${path}`);
    expect(await answer.text()).toBe(`These are the bytes of ${path}`);
    await app.spec().get(`/sdks/${path}`).withHeaders({ 'If-None-Match': headers.etag }).expectStatus(304);
    await app.spec().head(`/sdks/${path}`).expectStatus(200).expectHeader('etag', headers.etag);
  });

  const lists = ['checksums.txt', 'sdks.json', `${maven}/maven-metadata.xml`, `${maven}/maven-metadata.xml.sha1`];
  test.each([...lists, inRegistry])('%s is revalidated on each request', async (path) => {
    await app.spec().get(`/sdks/${path}`).expectStatus(200).expectHeader('cache-control', 'no-cache');
  });

  test('checksums.txt has the checksums of the files', async () => {
    const { text } = await app.spec().get('/sdks/checksums.txt');
    const lines = text.trim().split('\n');
    for (const line of lines) {
      const [, algorithm = '', path = '', sum] = /^(SHA256|SHA512) \((.+)\) = ([0-9a-f]+)$/.exec(line) ?? [];
      const answer = await fetch(`${app.url}/sdks/${path}`);
      expect(hash(algorithm.toLowerCase(), Buffer.from(await answer.arrayBuffer()))).toBe(sum);
    }
    // Both of each: two versions of ten files, and three lists.
    expect(lines).toHaveLength(2 * (2 * 10 + 3));
  });

  test('maven-metadata.xml lists the versions, and has checksums beside it', async () => {
    const { text } = await app.spec().get(`/sdks/${maven}/maven-metadata.xml`);
    expect(text.match(/<version>.*/g)).toEqual(['<version>0.9.0</version>', '<version>0.10.0</version>']);
    expect(text).toContain('<release>0.10.0</release>');
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
      await app.spec().get(`/sdks/${maven}/maven-metadata.xml.${algorithm}`).expectBody(hash(algorithm, text));
  });

  test.each([`npm/${npm}`, `npm/${npm.replace('/', '%2f')}`])('S3-5: %s answers like an npm registry', async (path) => {
    const { body } = await app.spec().get(`/sdks/${path}`).expectStatus(200).expectHeader('cache-control', 'no-cache');
    expect(body).toMatchObject({ name: npm, 'dist-tags': { latest: '0.10.0' } });
    for (const version of ['0.9.0', '0.10.0']) {
      const { tarball, integrity } = body.versions[version].dist;
      expect(tarball).toBe(`${app.url}/sdks/npm/${npm}-${version}.tgz`);
      const bytes = Buffer.from(await (await fetch(tarball)).arrayBuffer());
      expect(integrity).toBe(`sha512-${hash('sha512', bytes, 'base64')}`);
    }
    const elsewhere = await below.spec().get(`/sdks/${path}`);
    expect(elsewhere.body.versions['0.9.0'].dist.tarball).toMatch(/^https:\/\/tags\.example\/museum\/sdks\/npm\//);
  });

  test('the Swift registry lists its versions, with or without .json', async () => {
    for (const path of [inRegistry, `${inRegistry}.json`])
      await app
        .spec()
        .get(`/sdks/${path}`)
        .expectHeaderContains('content-type', 'application/json')
        .expectHeader('content-version', '1')
        .expectJson({ releases: { '0.9.0': {}, '0.10.0': {} } });
    await app.spec().get(`/sdks/${inRegistry}/0.9.0`).expectStatus(200).expect(without('set-cookie'));
  });

  const nowhere = ['npm', `npm/${npm}-0.11.0.tgz`, '..%2Fpackage.json', '%2e%2e/package.json', 'maven/sdks'];
  test.each(nowhere)('answers 404 for %s', async (path) => {
    await app.spec().get(`/sdks/${path}`).expectStatus(404).expectJson('error.code', 'InvalidRequest');
  });

  test('answers 404 with a page for browsers', async () => {
    const { text } = await app.spec().get('/sdks/nothing').withHeaders({ Accept: 'text/html' }).expectStatus(404);
    expect(text).toContain('<h1>');
  });

  test('answers 405 for other methods', async () => {
    for (const path of ['/sdks', `/sdks/npm/${npm}-0.10.0.tgz`])
      await app.spec().post(path).expectStatus(405).expectHeader('allow', 'GET, HEAD, OPTIONS');
  });

  test('are served under the path of the public address', async () => {
    await below.spec().get('/sdks/checksums.txt').expectStatus(200);
    expect((await fetch(new URL('/sdks', below.url))).status).toBe(404);
  });
});

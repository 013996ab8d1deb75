/** Publishing packages to other registries: to folders, and to servers on loopback that accept uploads. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addVersion } from '../../../src/generate/packages/build.ts';
import { filesIn } from '../../../src/generate/packages/folder.ts';
import { npmPackage } from '../../../src/generate/packages/npm.ts';
import { swiftPackage } from '../../../src/generate/packages/swift.ts';
import { coordinates } from '../../../src/generate/sdk/coordinates.ts';
import { sdkVersion } from '../../../src/generate/sdk/version.ts';

const { npm, mavenGroup, mavenArtifact } = coordinates;
/** As npm names it, without the scope. */
const tarball = `${npm.split('/').at(-1)}-${sdkVersion}.tgz`;
const maven = `${mavenGroup.replaceAll('.', '/')}/${mavenArtifact}`;
const pom = `${maven}/${sdkVersion}/${mavenArtifact}-${sdkVersion}.pom`;

let directory: string;
const at = (name: string) => join(directory, name);

/** Runs the command with a home of its own, where Git and npm know somebody. */
async function publish(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    HOME: directory,
    npm_config_userconfig: at('.npmrc'),
    npm_config_cache: at('npm-cache'),
    MAVEN_USER: 'ada',
    MAVEN_PASSWORD: 'secret',
    GIT_CONFIG_GLOBAL: at('.gitconfig'),
  };
  const program = ['src/generate/packages/publish-main.ts', '--packages', at('packages'), ...args];
  return (await promisify(execFile)(process.execPath, program, { env })).stdout;
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'publish-'));
  writeFileSync(at('.gitconfig'), '[user]\n  name = Ada\n  email = ada@example.com\n');
  const files = new Map([
    ...npmPackage('generated/typescript', sdkVersion),
    [`maven/${pom}`, Buffer.from('The POM')],
    ...swiftPackage('generated/swift', sdkVersion),
  ]);
  addVersion(at('packages'), sdkVersion, files);
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('into folders', () => {
  test('publishes npm and Maven packages, also twice', async () => {
    const targets = ['--npm', at('npm'), '--maven', at('maven')];
    for (const _ of ['once', 'again'])
      expect(await publish(...targets)).toBe(
        `npm: ${sdkVersion} is at ${at('npm')}\nMaven: ${sdkVersion} is at ${at('maven')}\n`,
      );
    expect([...filesIn(at('npm')).keys()]).toEqual([tarball]);
    const put = filesIn(at('maven'));
    expect(`${put.get(pom)}`).toBe('The POM');
    expect(`${put.get(`${maven}/maven-metadata.xml`)}`).toContain(`<release>${sdkVersion}</release>`);
  });

  test('does not overwrite a different file', async () => {
    mkdirSync(join(at('maven'), maven, sdkVersion), { recursive: true });
    writeFileSync(join(at('maven'), pom), 'Another');
    await expect(publish('--maven', at('maven'))).rejects.toThrow('is there already, and another');
    expect(readFileSync(join(at('maven'), pom), 'utf8')).toBe('Another');
  });
});

describe('by Git', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', at('repository.git'), ...args], { encoding: 'utf8' });
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet', '--bare', at('repository.git')]);
  });

  test('tags a commit that contains only the Swift package', async () => {
    await publish('--swift', at('repository.git'));
    const files = git('ls-tree', '-r', '--name-only', sdkVersion).trim().split('\n');
    expect(files).toEqual([...filesIn('generated/swift').keys()]);
    expect(git('show', `${sdkVersion}:Package.swift`)).toBe(readFileSync('generated/swift/Package.swift', 'utf8'));
  });

  test('does not move an existing tag', async () => {
    await publish('--swift', at('repository.git'));
    const tagged = git('rev-parse', sdkVersion);
    await expect(publish('--swift', at('repository.git'))).rejects.toThrow(sdkVersion);
    expect(git('rev-parse', sdkVersion)).toBe(tagged);
  });
});

describe('to servers', () => {
  let server: Server;
  let url: string;
  let taken: { path: string; authorization: string | undefined; body: Buffer }[];
  let status: number;
  beforeEach(async () => {
    taken = [];
    status = 201;
    server = createServer(async (req, res) => {
      const parts: Buffer[] = [];
      for await (const part of req) parts.push(part);
      const { authorization } = req.headers;
      if (req.method === 'PUT') taken.push({ path: req.url ?? '', authorization, body: Buffer.concat(parts) });
      res.writeHead(req.method === 'PUT' ? status : 404, { 'Content-Type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('Maven: uploads each file by authenticated PUT, the list of versions last', async () => {
    await publish('--maven', `${url}/releases/`);
    const paths = taken.map(({ path }) => path);
    const list = `/releases/${maven}/maven-metadata.xml`;
    const sums = ['md5', 'sha1', 'sha256', 'sha512'].map((algorithm) => `${list}.${algorithm}`);
    expect(paths).toEqual([`/releases/${pom}`, list, ...sums]);
    expect(`${taken[0]?.body}`).toBe('The POM');
    expect(new Set(taken.map(({ authorization }) => authorization))).toEqual(
      new Set([`Basic ${Buffer.from('ada:secret').toString('base64')}`]),
    );
  });

  test('Maven: stops at the first error', async () => {
    status = 403;
    await expect(publish('--maven', url)).rejects.toThrow('was answered with 403');
    expect(taken).toHaveLength(1);
  });

  test('npm: uploads the tarball by npm itself', async () => {
    writeFileSync(at('.npmrc'), `//${new URL(url).host}/:_authToken=secret\nnoproxy=127.0.0.1\n`);
    await publish('--npm', url);
    const [{ path, authorization, body } = { path: '', authorization: '', body: '' }] = taken;
    expect([path, authorization]).toEqual([`/${npm.replace('/', '%2f')}`, 'Bearer secret']);
    const { _attachments } = JSON.parse(`${body}`);
    const { data } = _attachments[`${npm}-${sdkVersion}.tgz`];
    expect(Buffer.from(data, 'base64')).toEqual(filesIn(at('packages/npm')).get(`${npm}-${sdkVersion}.tgz`));
  });
});

test('rejects a version that was never packed', async () => {
  await expect(publish('--version', '9.9.9', '--maven', at('maven'))).rejects.toThrow('has no packages of 9.9.9');
});

/** The Node of the project matches the hash in package-lock.json, or nothing runs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { create } from 'tar';

jest.setTimeout(200_000);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

type Lock = {
  packages: Record<string, { version: string; integrity?: string; os?: string[]; hasInstallScript?: true }>;
};
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lock: Lock = json('package-lock.json');
const wanted: Record<string, string> = json('package.json').optionalDependencies;
const ours = `node-linux-${process.arch}`;

test('the packages with Node are locked, those for Linux by hash, and have no install scripts', () => {
  expect(Object.keys(wanted)).toContain(ours);
  for (const [name, version] of Object.entries(wanted)) {
    const locked = lock.packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version });
    expect(locked?.hasInstallScript).toBeUndefined();
    if (locked?.os?.includes('linux')) expect(locked.integrity).toMatch(/^sha512-\S{88}$/);
  }
  expect(lock.packages['node_modules/node']).toBeUndefined();
});

/** A registry that serves one package, with this program in it; answers its address and the package's hash. */
async function registry(program: string): Promise<{ url: string; integrity: string }> {
  const directory = newDirectory();
  mkdirSync(join(directory, 'package/bin'), { recursive: true });
  const bin = { node: 'bin/node' };
  writeFileSync(join(directory, 'package/package.json'), JSON.stringify({ name: ours, version: wanted[ours], bin }));
  writeFileSync(join(directory, 'package/bin/node'), program, { mode: 0o755 });
  const file = join(directory, 'package.tgz');
  await create({ cwd: directory, gzip: true, file }, ['package']);
  const archive = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const server = createServer((req, res) => {
    if (req.url?.endsWith('.tgz')) return res.end(archive);
    const dist = { tarball: `${url}/${ours}.tgz`, integrity };
    const about = { name: ours, version: wanted[ours], bin, dist };
    res.setHeader('Content-Type', 'application/json');
    return res.end(JSON.stringify({ name: ours, 'dist-tags': {}, versions: { [wanted[ours] as string]: about } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, integrity };
}

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'install-'));
  undo.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** `src/install.mjs` in a fresh clone that needs nothing but Node, from that registry. */
async function install(registryUrl: string, integrity: string): Promise<{ code: number; output: string }> {
  const clone = newDirectory();
  mkdirSync(join(clone, 'src'));
  cpSync('src/install.mjs', join(clone, 'src/install.mjs'));
  const about = { name: 'clone', version: '0.1.0', optionalDependencies: { [ours]: wanted[ours] } };
  const locked = { ...lock.packages[`node_modules/${ours}`], integrity };
  const packages = { '': about, [`node_modules/${ours}`]: locked };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(about));
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ ...about, lockfileVersion: 3, packages }));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, npm_config_registry: registryUrl, npm_config_cache: join(clone, 'cache') };
  const child = spawn(process.execPath, ['src/install.mjs'], { cwd: clone, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const program = (says: string) => `#!/bin/sh\necho ${says}\n`;

test('a package that matches the lock file is installed', async () => {
  const { url, integrity } = await registry(program(`v${wanted[ours]}`));
  expect(await install(url, integrity)).toMatchObject({ code: 0 });
});

test('a package that does not match its hash is refused with a clear message, and never run', async () => {
  const { url } = await registry(program(`v${wanted[ours]} that was tampered with`));
  const { code, output } = await install(url, lock.packages[`node_modules/${ours}`]?.integrity as string);
  expect(code).toBe(1);
  expect(output).toMatch(/is not in node_modules\. .*package-lock\.json locks: do not use that|npm ci failed/);
  expect(output).not.toContain('tampered');
});

test('a Node of another version is refused', async () => {
  const { url, integrity } = await registry(program('v20.19.0'));
  const { code, output } = await install(url, integrity);
  expect(code).toBe(1);
  expect(output).toMatch(/is v20\.19\.0, but Node \S+ is needed/);
});

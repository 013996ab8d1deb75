/** Publishes a version of the packages from a folder to external registries. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { SdkVersion } from '../../../contracts/sdks.ts';
import { filesIn, firstDifference, writeFiles } from './folder.ts';

const run = promisify(execFile);

const isAddress = (target: string) => /^https?:\/\//.test(target);

/** Publishes with npm and its signed-in user; or copies the tarball into a folder. */
export async function publishNpm(packages: string, { npm }: SdkVersion, target: string): Promise<void> {
  for (const { path } of npm.files) {
    const file = join(packages, path);
    if (isAddress(target)) await run('npm', ['publish', file, '--registry', target]);
    else writeUnchanged(target, new Map([[basename(path), readFileSync(file)]]));
  }
}

/** Throws for an existing file with other contents, as registries do. */
function writeUnchanged(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const other = firstDifference(folder, files);
  if (other !== undefined) throw new Error(`${join(folder, other)} is there already, and another`);
  writeFiles(folder, files);
}

interface Credentials {
  user: string;
  password: string;
}

/**
 * Deploys the version's files, checksums and list of versions to a repository as Maven does: by PUT, or into a folder.
 * The list comes last, so that it never names missing files.
 */
export async function publishMaven(
  packages: string,
  { version, maven: { group, artifact } }: SdkVersion,
  target: string,
  credentials?: Credentials,
): Promise<void> {
  const folder = `${group.replaceAll('.', '/')}/${artifact}/`;
  const wanted = [...filesIn(join(packages, 'maven'))].filter(([path]) => path.startsWith(folder));
  const ofVersion = wanted.filter(([path]) => path.startsWith(`${folder}${version}/`));
  const lists = wanted.filter(([path]) => path.startsWith(`${folder}maven-metadata.xml`));
  const files = [...ofVersion, ...lists];
  if (!isAddress(target)) {
    writeUnchanged(target, new Map(ofVersion));
    return writeFiles(target, new Map(lists));
  }
  for (const [path, bytes] of files) await put(`${target.replace(/\/$/, '')}/${path}`, bytes, credentials);
}

async function put(address: string, bytes: Buffer, credentials?: Credentials): Promise<void> {
  const { user, password } = credentials ?? {};
  const authorization = user && { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  const answer = await fetch(address, { method: 'PUT', body: new Uint8Array(bytes), headers: { ...authorization } });
  if (!answer.ok) throw new Error(`PUT ${address} was answered with ${answer.status}`);
}

/**
 * Commits the package to a Git repository and tags it with the version, for SwiftPM and Xcode. Git refuses an existing
 * tag.
 */
export async function publishSwift(packages: string, { version, swift }: SdkVersion, target: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'swift-publish-'));
  const git = (...args: string[]) => run('git', ['-C', directory, ...args]);
  try {
    await run('git', ['clone', '--quiet', target, directory]);
    for (const name of readdirSync(directory).filter((each) => each !== '.git'))
      rmSync(join(directory, name), { recursive: true });
    for (const { path } of swift.files)
      writeFiles(directory, new Map(Object.entries(unzipSync(readFileSync(join(packages, path))))));
    await git('add', '--all');
    await git('commit', '--quiet', '--allow-empty', '--message', `Release ${version}`);
    await git('tag', version);
    await git('push', '--quiet', '--atomic', 'origin', 'HEAD', `refs/tags/${version}`);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

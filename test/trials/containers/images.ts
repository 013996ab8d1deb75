/** Builds the image of the service as docs/deploy does, and the other images that the Compose file names. */
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Engine } from './engine.ts';

export const image = 'localhost/tag-information-service';
/** The full name that Docker's protocol derives from the short one. */
const alias = 'docker.io/library/tag-information-service';
const base = 'localhost/debian-base';
const withNpm = 'localhost/node-base';
const standIns = { 'docker.io/library/postgres:18': 'postgres', 'docker.io/library/nginx:1.28': 'nginx' };
/** The packages of the example in docs/deploy/README.md. */
const apertium = 'apertium apertium-eng-spa';

export async function buildImages(engine: Engine): Promise<void> {
  const exists = async (name: string) => (await engine.podman('image', 'exists', name)).status === 0;
  if (!(await exists(base)) || !(await exists(withNpm))) await makeBases(engine);
  for (const [name, file] of Object.entries(standIns)) {
    if (!(await exists(name)))
      await build(engine, 'test/deploy/stand-ins', `test/deploy/stand-ins/${file}.Containerfile`, name, `BASE=${base}`);
  }
  const begun = Date.now();
  await build(
    engine,
    '.',
    'docs/deploy/Containerfile',
    image,
    `BASE=${base}`,
    `NODE=${withNpm}`,
    `PACKAGES=${apertium}`,
  );
  await engine.podman('tag', image, alias);
  const seconds = (Date.now() - begun) / 1000;
  const [all, below] = [await sizeOf(engine, image), await sizeOf(engine, base)];
  console.log(`The image took ${seconds.toFixed(0)} s: ${all} MB, of which Debian is ${below} MB.`);
}

async function sizeOf(engine: Engine, name: string): Promise<string> {
  const { output } = await engine.podman('image', 'inspect', '--format', '{{.Size}}', name);
  return (Number(output) / 1e6).toFixed(0);
}

async function build(engine: Engine, context: string, file: string, name: string, ...args: string[]): Promise<void> {
  console.log(`Building ${name} …`);
  const { status, output } = await engine.podman(
    ...['build', '--format=docker', '--pull=never', '--network=host'],
    ...args.flatMap((each) => ['--build-arg', each]),
    ...['--file', file, '--tag', name, context],
  );
  if (status !== 0) throw new Error(`Building ${file} failed: ${output.slice(-2000)}`);
}

/** A minimal Debian, and the same with this machine's Node and npm, at the paths of Node's official image. */
async function makeBases(engine: Engine): Promise<void> {
  console.log('Making Debian by debootstrap …');
  const root = join(engine.scratch, 'debian');
  await runOrThrow(engine, 'debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root);
  await load(engine, root, base);
  const npm = dirname(dirname(realpathSync(process.env.npm_execpath ?? '/usr/bin/npm')));
  const modules = join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  // The certificates that this machine trusts, which may include that of a proxy for the registry.
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  cpSync(certificates, join(root, certificates), { dereference: true });
  await load(engine, root, withNpm, '--change', `ENV NODE_EXTRA_CA_CERTS=${certificates}`);
}

async function load(engine: Engine, root: string, name: string, ...change: string[]): Promise<void> {
  const tar = join(engine.scratch, 'debian.tar');
  await runOrThrow(engine, 'tar', '-C', root, '-cf', tar, '.');
  const { status, output } = await engine.podman('import', ...change, tar, name);
  if (status !== 0) throw new Error(output);
}

async function runOrThrow(engine: Engine, program: string, ...args: string[]): Promise<void> {
  const { status, output } = await engine.run(program, args);
  if (status !== 0) throw new Error(`${program} failed: ${output.slice(-2000)}`);
}

/**
 * The first step of `npm start` and `npm test`: installs missing packages, and checks the project's own Node.
 * Runs on any Node from 20.19 on, before any package is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldest = [20, 19];

refuseOldNode();
if (isOutOfDate()) install();
findOwnNode();

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  fail(`This needs Node ${oldest.join('.')} or later to install itself; it was started with ${process.version}.`);
}

function isOutOfDate() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  console.log('Installing the packages (npm ci); this takes about half a minute.');
  // Dev dependencies are installed whatever NODE_ENV is: nothing would install them later.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const done = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (done.error) fail(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) fail('npm ci failed; its message is above.');
}

/**
 * Node is an optional package for each platform, whose hash npm compares with package-lock.json. On a mismatch npm skips it
 * silently, like packages of other platforms, and would use the machine's Node: hence this check.
 */
function findOwnNode() {
  const name = nodePackage();
  const program = join(root, 'node_modules/.bin/node');
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies[name];
  if (!wanted)
    fail(`There is no package with Node for ${process.platform} on ${process.arch}: this machine can't be used.`);
  const mend = `Run "npm ci". If that does not help, the registry has no ${name} ${wanted}, or another one than package-lock.json locks: do not use that.`;
  if (!existsSync(join(root, 'node_modules', name)) || !existsSync(program))
    fail(`Node ${wanted} is not in node_modules. ${mend}`);
  const { error, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) fail(`${program} does not run: ${error.message}. ${mend}`);
  if (stdout.trim() !== `v${wanted}`) fail(`${program} is ${stdout.trim()}, but Node ${wanted} is needed. ${mend}`);
}

function nodePackage() {
  const isApple = process.platform === 'darwin' && process.arch === 'arm64';
  return `node-${isApple ? 'bin-' : ''}${process.platform}-${process.arch}`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

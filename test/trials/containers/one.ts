/** Tries the whole service in one container. */
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { visit } from '../visit.ts';
import type { Engine } from './engine.ts';
import { type Findings, until } from './findings.ts';
import { image } from './images.ts';
import { beginCreate, createTag, signIn, statusOfLookup, textOf } from './visit.ts';

const hardened = ['--init', '--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
const volumes = ['--volume=one:/data', '--volume=one-backups:/backups'];
const admin = { email: 'ada@example.com', password: 'correct horse battery 9' };
const makeAdmin = ['node', '--run', 'customer', '--', 'create', '--email', admin.email, '--role', 'admin'];

interface Trial {
  engine: Engine;
  findings: Findings;
  port: number;
  url: string;
  providerPort: number;
}

export async function tryOne(engine: Engine, findings: Findings, providerPort: number): Promise<void> {
  const port = await findFreePort();
  const trial = { engine, findings, port, url: `http://127.0.0.1:${port}`, providerPort };
  await refusals(trial);
  const tag = await started(trial);
  await refusedSecond(trial);
  for (const { what, outcome } of await visit(trial.url, admin))
    findings.is(outcome === 'done', `users ${what}`, outcome);
  await translated(trial, tag);
  const { status, output } = await engine.podman(
    'exec',
    'one',
    'node',
    '--run',
    'backup',
    '--',
    '--to',
    '/backups/monday',
  );
  findings.is(status === 0, 'a backup is written to its volume', output);
  await paused(trial);
  await terminated(trial, tag);
  await killed(trial, tag);
  await restored(trial, tag);
}

/** Configuration errors end in a sentence and an exit code. */
async function refusals({ engine, findings }: Trial): Promise<void> {
  const refused = async (what: string, words: string[], ...args: string[]) => {
    const { status, output } = await engine.podman('run', '--rm', '--network=none', ...hardened, ...args);
    const isClear = words.every((each) => output.includes(each)) && !/^ +at /m.test(output);
    findings.is(status === 1 && isClear, what, `${status} ${output}`);
  };
  const wrong = ['--env=PORT=x', '--env=PUBLIC_URL=y'];
  await refused('all wrong variables are named at once', ['PORT', 'PUBLIC_URL'], ...wrong, image);
  await refused('without a volume, an error says that the file system is read-only', ['read-only'], image);
  await refused('without DATABASE_URL, a web process names it', ['needs DATABASE_URL'], image, 'node', 'src/web.ts');
}

async function started(trial: Trial): Promise<string> {
  const { engine, findings, url } = trial;
  const one = await run(trial, 'one');
  const what = 'one container starts with a read-only root, without capabilities, with an empty volume';
  findings.is(one.status === 0, what, one.output);
  const health = await engine.becomes('healthy', 'one');
  const { output: log } = await engine.podman('logs', 'one');
  findings.is(health === 'healthy', 'it becomes healthy', `${health} ${log}`);
  const password = /Password +(\S+)/.exec(log)?.[1] ?? '';
  const token = await signIn(url, 'admin@localhost', password);
  findings.is(token !== '', 'the password in its log signs in');
  const tag = await createTag(url, token);
  findings.is((await statusOfLookup(url, tag)) === 200, 'a tag is created and shown');
  const user = await engine.podman('exec', 'one', 'id', '-u');
  findings.is(user.output === '10001', 'it is not root', user.output);
  const written = await engine.podman('exec', 'one', 'touch', '/app/src/x');
  findings.is(/read-only/i.test(written.output), 'its program files are read-only', written.output);
  return tag;
}

function run({ engine, port, url, providerPort }: Trial, name: string, ...others: string[]) {
  return engine.podman(
    ...['run', '--detach', `--name=${name}`, `--network=${engine.network}`, ...hardened],
    ...[`--publish=127.0.0.1:${port}:3000`, `--env=PUBLIC_URL=${url}`],
    ...[`--env=LIBRETRANSLATE_URL=http://host.containers.internal:${providerPort}`, translationBudget],
    ...['--env=TRANSLATION_PROVIDERS=apertium,libretranslate', ...(others.length > 0 ? others : volumes), image],
  );
}

/** Generous, since the machine may be busy. */
const translationBudget = '--env=LOOKUP_TRANSLATION_BUDGET_MS=20000';

async function refusedSecond({ engine, findings }: Trial): Promise<void> {
  const second = await engine.podmanWith(
    admin.password,
    'run',
    '--interactive',
    '--rm',
    ...volumes,
    image,
    ...makeAdmin,
  );
  const isRefused = second.status === 1 && second.output.includes('runs in another container');
  findings.is(isRefused, 'a command in a second container on its volume is refused', second.output);
  const again = await engine.podman('run', '--rm', ...volumes, image);
  const isToo = again.status === 1 && again.output.includes('The service runs already');
  findings.is(isToo, 'so is a second service', again.output);
  const there = await engine.podmanWith(admin.password, 'exec', '--interactive', 'one', ...makeAdmin);
  findings.is(there.status === 0, 'in the container of the service, the command works', there.output);
}

async function translated({ findings, url }: Trial, tag: string): Promise<void> {
  const spanish = await textOf(url, tag, 'es');
  findings.is(/\bcasa\b/.test(spanish), 'Apertium from the installed packages translates', spanish);
  const french = await textOf(url, tag, 'fr');
  findings.is(french.startsWith('[fr]'), 'another provider translates the other languages', french);
}

/** Stopped processes: the container becomes unhealthy, and healthy again when they continue. */
async function paused({ engine, findings }: Trial): Promise<void> {
  const still = [...(await engine.processes('one', 'src/start.ts')), ...(await engine.processes('one', 'src/web.ts'))];
  findings.is(still.length > 1, 'its processes are listed', still);
  for (const each of still) process.kill(each, 'SIGSTOP');
  const sick = await engine.becomes('unhealthy', 'one');
  findings.is(sick === 'unhealthy', 'it is unhealthy while its processes are stopped', sick);
  for (const each of still) process.kill(each, 'SIGCONT');
  const well = await engine.becomes('healthy', 'one');
  findings.is(well === 'healthy', 'it is healthy when they continue', well);
}

async function terminated({ engine, findings, port, url }: Trial, tag: string): Promise<void> {
  const end = await beginCreate('127.0.0.1', port);
  await engine.podman('kill', '--signal=TERM', 'one');
  const answer = await end();
  findings.is(answer.startsWith('HTTP/1.1 200'), 'a request during SIGTERM is answered', answer);
  const state = await until(
    () => engine.state('one'),
    ({ Running }) => !Running,
  );
  findings.is(!state.Running && state.ExitCode === 0, 'it exits with 0', JSON.stringify(state));
  await engine.podman('start', 'one');
  const health = await engine.becomes('healthy', 'one');
  findings.is(
    health === 'healthy' && (await statusOfLookup(url, tag)) === 200,
    'after a restart it serves the tag',
    health,
  );
}

async function killed(trial: Trial, tag: string): Promise<void> {
  const { engine, findings, url } = trial;
  process.kill((await engine.state('one')).Pid, 'SIGKILL');
  await until(
    () => engine.state('one'),
    ({ Running }) => !Running,
  );
  await engine.podman('rm', '--force', 'one');
  const another = await run(trial, 'another');
  const health = await engine.becomes('healthy', 'another');
  const what = 'after kill -9, another container takes over the volume';
  findings.is(health === 'healthy', what, another.output + (await engine.podman('logs', 'another')).output);
  findings.is((await statusOfLookup(url, tag)) === 200, 'it serves the tag');
  findings.is((await signIn(url, admin.email, admin.password)) !== '', 'the customer can sign in');
  await engine.podman('rm', '--force', '--time=0', 'another');
}

async function restored(trial: Trial, tag: string): Promise<void> {
  const { engine, findings, url } = trial;
  await run(trial, 'restored', '--volume=one-backups:/backups', '--env=DATA_DIR=/backups/monday');
  const health = await engine.becomes('healthy', 'restored');
  const { output } = await engine.podman('logs', 'restored');
  findings.is(
    health === 'healthy' && (await statusOfLookup(url, tag)) === 200,
    'a container on the backup serves the tag',
    output,
  );
  await engine.podman('rm', '--force', '--time=0', 'restored');
}

/** Everything in one container. */
import { freePort } from '../../../src/database/embedded/port.ts';
import { visit } from '../visit.ts';
import type { Engine } from './engine.ts';
import { type Findings, until } from './findings.ts';
import { image } from './images.ts';
import { beginCreate, createTag, shown, signIn, wordsOf } from './visit.ts';

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
  const port = await freePort();
  const trial = { engine, findings, port, url: `http://127.0.0.1:${port}`, providerPort };
  await refusals(trial);
  const tag = await started(trial);
  await ofOneVolume(trial);
  for (const { what, outcome } of await visit(trial.url, admin))
    findings.is(outcome === 'done', `there people ${what}`, outcome);
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
  findings.is(status === 0, 'a backup is made in its volume', output);
  await frozen(trial);
  await told(trial, tag);
  await killed(trial, tag);
  await restored(trial, tag);
}

/** What can't be used is refused in a sentence, and with an exit code. */
async function refusals({ engine, findings }: Trial): Promise<void> {
  const refused = async (fact: string, said: string[], ...args: string[]) => {
    const { status, output } = await engine.podman('run', '--rm', '--network=none', ...hardened, ...args);
    const isClear = said.every((each) => output.includes(each)) && !/^ +at /m.test(output);
    findings.is(status === 1 && isClear, fact, `${status} ${output}`);
  };
  const wrong = ['--env=PORT=x', '--env=PUBLIC_URL=y'];
  await refused('wrong variables are named, all at once', ['PORT', 'PUBLIC_URL'], ...wrong, image);
  await refused('without a volume it says that nothing can be written', ['read-only'], image);
  await refused('a web process wants its database', ['needs DATABASE_URL'], image, 'node', 'src/web.ts');
}

async function started(trial: Trial): Promise<string> {
  const { engine, findings, url } = trial;
  const one = await run(trial, 'one');
  const fact = 'one container starts, with a root that is read-only, no capability, and an empty volume';
  findings.is(one.status === 0, fact, one.output);
  const health = await engine.becomes('healthy', 'one');
  const { output: log } = await engine.podman('logs', 'one');
  findings.is(health === 'healthy', 'it becomes healthy', `${health} ${log}`);
  const password = /Password +(\S+)/.exec(log)?.[1] ?? '';
  const token = await signIn(url, 'admin@localhost', password);
  findings.is(token !== '', 'the password in its log signs in');
  const tag = await createTag(url, token);
  findings.is((await shown(url, tag)) === 200, 'a tag is created and shown');
  const user = await engine.podman('exec', 'one', 'id', '-u');
  findings.is(user.output === '10001', 'it is not root', user.output);
  const written = await engine.podman('exec', 'one', 'touch', '/app/src/x');
  findings.is(/read-only/i.test(written.output), 'what it runs can’t be written', written.output);
  return tag;
}

function run({ engine, port, url, providerPort }: Trial, name: string, ...others: string[]) {
  return engine.podman(
    ...['run', '--detach', `--name=${name}`, `--network=${engine.network}`, ...hardened],
    ...[`--publish=127.0.0.1:${port}:3000`, `--env=PUBLIC_URL=${url}`],
    ...[`--env=LIBRETRANSLATE_URL=http://host.containers.internal:${providerPort}`, patience],
    ...['--env=TRANSLATION_PROVIDERS=apertium,libretranslate', ...(others.length > 0 ? others : volumes), image],
  );
}

/** Machines that try this may have much else to do. */
const patience = '--env=LOOKUP_TRANSLATION_BUDGET_MS=20000';

async function ofOneVolume({ engine, findings }: Trial): Promise<void> {
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
  findings.is(there.status === 0, 'in its own container the command works', there.output);
}

async function translated({ findings, url }: Trial, tag: string): Promise<void> {
  const spanish = await wordsOf(url, tag, 'es');
  findings.is(/\bcasa\b/.test(spanish), 'Apertium, of the packages that it was built with, translates', spanish);
  const french = await wordsOf(url, tag, 'fr');
  findings.is(french.startsWith('[fr]'), 'and a provider outside what Apertium can’t', french);
}

/** Processes that stand still: the health check says so, and when they go on it is well by itself. */
async function frozen({ engine, findings }: Trial): Promise<void> {
  const still = [...(await engine.processes('one', 'src/start.ts')), ...(await engine.processes('one', 'src/web.ts'))];
  findings.is(still.length > 1, 'its processes are seen', still);
  for (const each of still) process.kill(each, 'SIGSTOP');
  const sick = await engine.becomes('unhealthy', 'one');
  findings.is(sick === 'unhealthy', 'when its processes stand still it is not healthy', sick);
  for (const each of still) process.kill(each, 'SIGCONT');
  const well = await engine.becomes('healthy', 'one');
  findings.is(well === 'healthy', 'and it is when they go on', well);
}

async function told({ engine, findings, port, url }: Trial, tag: string): Promise<void> {
  const end = await beginCreate('127.0.0.1', port);
  await engine.podman('kill', '--signal=TERM', 'one');
  const answer = await end();
  findings.is(answer.startsWith('HTTP/1.1 200'), 'SIGTERM lets a request that is under way be answered', answer);
  const state = await until(
    () => engine.state('one'),
    ({ Running }) => !Running,
  );
  findings.is(!state.Running && state.ExitCode === 0, 'and ends it with 0', JSON.stringify(state));
  await engine.podman('start', 'one');
  const health = await engine.becomes('healthy', 'one');
  findings.is(health === 'healthy' && (await shown(url, tag)) === 200, 'started again, it has the tag', health);
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
  const fact = 'after kill -9 another container takes the volume over';
  findings.is(health === 'healthy', fact, another.output + (await engine.podman('logs', 'another')).output);
  findings.is((await shown(url, tag)) === 200, 'with the tag');
  findings.is((await signIn(url, admin.email, admin.password)) !== '', 'and the customer');
  await engine.podman('rm', '--force', '--time=0', 'another');
}

async function restored(trial: Trial, tag: string): Promise<void> {
  const { engine, findings, url } = trial;
  await run(trial, 'restored', '--volume=one-backups:/backups', '--env=DATA_DIR=/backups/monday');
  const health = await engine.becomes('healthy', 'restored');
  const { output } = await engine.podman('logs', 'restored');
  findings.is(health === 'healthy' && (await shown(url, tag)) === 200, 'the backup runs, with the tag', output);
  await engine.podman('rm', '--force', '--time=0', 'restored');
}

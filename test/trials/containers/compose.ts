/** Tries docs/deploy/compose.yaml: separate containers behind nginx. */
import { visit } from '../visit.ts';
import { type ComposeTrial, nameOf, prepare, services } from './composed.ts';
import type { Engine } from './engine.ts';
import { type Findings, until } from './findings.ts';
import { beginCreate, createTag, keepLookingUp, signIn, statusOfLookup } from './visit.ts';
import { trySeveralProcesses } from './web-processes.ts';

const admin = { email: 'ada@example.com', password: 'correct horse battery 9' };

export async function tryCompose(engine: Engine, findings: Findings, providerPort: number): Promise<void> {
  const trial = await prepare(engine, findings, providerPort);
  await refusal(trial);
  await started(trial);
  for (const { what, outcome } of await visit(trial.url, admin))
    findings.is(outcome === 'done', `behind nginx people ${what}`, outcome);
  const tag = await createTag(trial.url, await signIn(trial.url, admin.email, admin.password));
  await bothAnswer(trial, tag);
  await terminated(trial, tag);
  await killed(trial, tag);
  await withoutDatabase(trial, tag);
  await trySeveralProcesses(trial, tag);
  await replaced(trial, tag);
}

async function refusal({ engine, findings, settings, change }: ComposeTrial): Promise<void> {
  const secret = /^RUNNER_SECRET=.*$/m;
  const [line = ''] = secret.exec(settings()) ?? [];
  change(secret, 'RUNNER_SECRET=');
  const { status, output } = await engine.compose('config');
  change(secret, line);
  findings.is(status !== 0 && output.includes('RUNNER_SECRET'), 'Compose names a missing secret', output);
}

async function started({ engine, findings, httpPort, health, allHealthy, up }: ComposeTrial): Promise<void> {
  const begun = await up();
  const isGood = (await until(health, (each) => each === allHealthy, 240)) === allHealthy;
  findings.is(begun.status === 0 && isGood, 'all parts become healthy', `${await health()} ${begun.output}`);
  const { Running } = await engine.state(nameOf('front'));
  findings.is(Running, 'nginx runs', (await engine.podman('logs', nameOf('front'))).output);
  findings.is((await engine.state(nameOf('migrate'))).ExitCode === 0, 'migrations have run and ended');
  const command = ['node', '--run', 'customer', '--', 'create', '--email', admin.email, '--role', 'admin'];
  const created = await engine.podmanWith(admin.password, 'exec', '--interactive', nameOf('web-1'), ...command);
  findings.is(created.status === 0, 'a command creates an admin', created.output);
  const plain = await fetch(`http://localhost:${httpPort}/docs`, { redirect: 'manual' }).catch(() => undefined);
  findings.is(plain?.status === 308, 'a request without TLS is redirected', plain?.status);
}

async function bothAnswer({ engine, findings, url }: ComposeTrial, tag: string): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOfLookup(url, tag)));
  const areGood = statuses.every((status) => status === 200);
  findings.is(areGood, 'forty lookups are answered', statuses);
  const [first = '', second = ''] = await Promise.all(
    ['web-1', 'web-2'].map(async (each) => (await engine.podman('logs', nameOf(each))).output),
  );
  const haveBoth = [first, second].every((log) => log.includes('"operation":"showTag"'));
  findings.is(haveBoth, 'both web processes answer lookups', 'one of their logs has no lookup');
  // Each log line has the address of the client; nginx has a fixed address.
  const networks = [...`${first}${second}`.matchAll(/"network":"([^"]+)"/g)].map(([, network]) => network);
  const areOutside = networks.length > 0 && !networks.includes('172.31.213.2');
  findings.is(areOutside, 'their logs have the addresses of clients, not that of nginx', networks);
}

/** SIGTERM during a request: it is answered, the process exits with 0, and the other one answers meanwhile. */
async function terminated({ engine, findings, url }: ComposeTrial, tag: string): Promise<void> {
  const end = await beginCreate('172.31.213.11', 3000);
  const stopLookups = keepLookingUp(findings, url, tag);
  await engine.podman('kill', '--signal=TERM', nameOf('web-1'));
  const answer = await end();
  findings.is(answer.startsWith('HTTP/1.1 200'), 'a request during SIGTERM is answered', answer);
  const state = await until(
    () => engine.state(nameOf('web-1')),
    ({ Running }) => !Running,
  );
  findings.is(!state.Running && state.ExitCode === 0, 'the web process exits with 0', JSON.stringify(state));
  await engine.podman('start', nameOf('web-1'));
  const health = await engine.becomes('healthy', nameOf('web-1'));
  findings.is(health === 'healthy', 'it is healthy after a restart', health);
  await stopLookups();
  await engine.podman('stop', '--time=30', nameOf('runner'));
  findings.is((await engine.state(nameOf('runner'))).ExitCode === 0, 'a runner exits with 0 too');
  findings.is((await statusOfLookup(url, tag)) === 200, 'without a runner, stored texts are served');
  await engine.podman('start', nameOf('runner'));
}

async function killed({ engine, findings, url, health, allHealthy }: ComposeTrial, tag: string): Promise<void> {
  const stopLookups = keepLookingUp(findings, url, tag);
  await kill9(engine, findings, 'web-2');
  await stopLookups();
  for (const each of ['runner', 'database']) await kill9(engine, findings, each);
  const all = await until(health, (each) => each === allHealthy);
  findings.is(all === allHealthy, 'all are healthy after kill -9', all);
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'the tag is there after kill -9', status);
}

async function kill9(engine: Engine, findings: Findings, service: string): Promise<void> {
  const { Pid } = await engine.state(nameOf(service));
  process.kill(Pid, 'SIGKILL');
  const back = await until(
    () => engine.state(nameOf(service)),
    (state) => state.Running && state.Pid !== Pid,
  );
  findings.is(back.Running && back.Pid !== Pid, `after kill -9 ${service} is started again`, JSON.stringify(back));
}

const untilShown = (url: string, tag: string) =>
  until(
    () => statusOfLookup(url, tag),
    (status) => status === 200,
  );

async function withoutDatabase({ engine, findings, url }: ComposeTrial, tag: string): Promise<void> {
  await engine.podman('pause', nameOf('database'));
  const sick = await engine.becomes('unhealthy', nameOf('web-1'));
  findings.is(sick === 'unhealthy', 'a web process is unhealthy while PostgreSQL is paused', sick);
  await engine.podman('unpause', nameOf('database'));
  const well = await engine.becomes('healthy', nameOf('web-1'));
  findings.is(well === 'healthy', 'it is healthy when PostgreSQL continues', well);
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'it serves the tag then', status);
}

/** An update to a new version: new containers on the same volume. */
async function replaced({ engine, findings, url, up }: ComposeTrial, tag: string): Promise<void> {
  const down = await engine.compose('down', '--timeout', '60');
  findings.is(down.status === 0, `all stop: ${services.join(', ')}`, down.output);
  const again = await up();
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'new containers serve the tag from the volume', `${status} ${again.output}`);
  findings.is((await signIn(url, admin.email, admin.password)) !== '', 'the admin can still sign in');
  await engine.compose('down', '--volumes', '--timeout', '60');
}

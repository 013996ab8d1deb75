/** The parts apart, as docs/deploy/compose.yaml has them, behind nginx. */
import { visit } from '../visit.ts';
import { type Composed, nameOf, prepare, services } from './composed.ts';
import type { Engine } from './engine.ts';
import { type Findings, until } from './findings.ts';
import { beginCreate, createTag, keepAsking, shown, signIn } from './visit.ts';
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
  await told(trial, tag);
  await killed(trial, tag);
  await withoutDatabase(trial, tag);
  await trySeveralProcesses(trial, tag);
  await replaced(trial, tag);
}

async function refusal({ engine, findings, settings, change }: Composed): Promise<void> {
  const secret = /^RUNNER_SECRET=.*$/m;
  const [line = ''] = secret.exec(settings()) ?? [];
  change(secret, 'RUNNER_SECRET=');
  const { status, output } = await engine.compose('config');
  change(secret, line);
  findings.is(status !== 0 && output.includes('RUNNER_SECRET'), 'Compose names a secret that is not set', output);
}

async function started({ engine, findings, httpPort, health, allHealthy, up }: Composed): Promise<void> {
  const begun = await up();
  const isGood = (await until(health, (each) => each === allHealthy, 240)) === allHealthy;
  findings.is(begun.status === 0 && isGood, 'all parts become healthy', `${await health()} ${begun.output}`);
  const { Running } = await engine.state(nameOf('front'));
  findings.is(Running, 'and nginx runs', (await engine.podman('logs', nameOf('front'))).output);
  findings.is((await engine.state(nameOf('migrate'))).ExitCode === 0, 'migrations have run once, and ended');
  const command = ['node', '--run', 'customer', '--', 'create', '--email', admin.email, '--role', 'admin'];
  const made = await engine.podmanWith(admin.password, 'exec', '--interactive', nameOf('web-1'), ...command);
  findings.is(made.status === 0, 'an admin is made by a command', made.output);
  const plain = await fetch(`http://localhost:${httpPort}/docs`, { redirect: 'manual' }).catch(() => undefined);
  findings.is(plain?.status === 308, 'who comes without TLS is sent to it', plain?.status);
}

async function bothAnswer({ engine, findings, url }: Composed, tag: string): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => shown(url, tag)));
  const areGood = statuses.every((status) => status === 200);
  findings.is(areGood, 'forty lookups are answered', statuses);
  const [first = '', second = ''] = await Promise.all(
    ['web-1', 'web-2'].map(async (each) => (await engine.podman('logs', nameOf(each))).output),
  );
  const haveBoth = [first, second].every((log) => log.includes('"operation":"showTag"'));
  findings.is(haveBoth, 'by both web processes', 'one of their logs has no lookup');
  // Each line names who writes; nginx has an address of its own.
  const networks = [...`${first}${second}`.matchAll(/"network":"([^"]+)"/g)].map(([, network]) => network);
  const areOutside = networks.length > 0 && !networks.includes('172.31.213.2');
  findings.is(areOutside, 'which know from whom requests come, and not only from nginx', networks);
}

/** SIGTERM while a request is on its way: it is answered, the process ends with 0, and the other one answers meanwhile. */
async function told({ engine, findings, url }: Composed, tag: string): Promise<void> {
  const end = await beginCreate('172.31.213.11', 3000);
  const enough = keepAsking(findings, url, tag);
  await engine.podman('kill', '--signal=TERM', nameOf('web-1'));
  const answer = await end();
  findings.is(answer.startsWith('HTTP/1.1 200'), 'SIGTERM lets a request that is under way be answered', answer);
  const state = await until(
    () => engine.state(nameOf('web-1')),
    ({ Running }) => !Running,
  );
  findings.is(!state.Running && state.ExitCode === 0, 'and ends the web process with 0', JSON.stringify(state));
  await engine.podman('start', nameOf('web-1'));
  const health = await engine.becomes('healthy', nameOf('web-1'));
  findings.is(health === 'healthy', 'started again it is healthy', health);
  await enough();
  await engine.podman('stop', '--time=30', nameOf('runner'));
  findings.is((await engine.state(nameOf('runner'))).ExitCode === 0, 'a runner ends with 0 as well');
  findings.is((await shown(url, tag)) === 200, 'without a runner what is stored is served');
  await engine.podman('start', nameOf('runner'));
}

async function killed({ engine, findings, url, health, allHealthy }: Composed, tag: string): Promise<void> {
  const enough = keepAsking(findings, url, tag);
  await kill9(engine, findings, 'web-2');
  await enough();
  for (const each of ['runner', 'database']) await kill9(engine, findings, each);
  const all = await until(health, (each) => each === allHealthy);
  findings.is(all === allHealthy, 'all are healthy again', all);
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'and the tag is there', status);
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
    () => shown(url, tag),
    (status) => status === 200,
  );

async function withoutDatabase({ engine, findings, url }: Composed, tag: string): Promise<void> {
  await engine.podman('pause', nameOf('database'));
  const sick = await engine.becomes('unhealthy', nameOf('web-1'));
  findings.is(sick === 'unhealthy', 'while PostgreSQL stands still a web process is not healthy', sick);
  await engine.podman('unpause', nameOf('database'));
  const well = await engine.becomes('healthy', nameOf('web-1'));
  findings.is(well === 'healthy', 'and it is when PostgreSQL goes on', well);
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'with the tag', status);
}

/** As for a new version: all containers are others, and the volume is the same. */
async function replaced({ engine, findings, url, up }: Composed, tag: string): Promise<void> {
  const down = await engine.compose('down', '--timeout', '60');
  findings.is(down.status === 0, `all end: ${services.join(', ')}`, down.output);
  const again = await up();
  const status = await untilShown(url, tag);
  findings.is(status === 200, 'new containers on the volume have the tag', `${status} ${again.output}`);
  findings.is((await signIn(url, admin.email, admin.password)) !== '', 'and the admin');
  await engine.compose('down', '--volumes', '--timeout', '60');
}

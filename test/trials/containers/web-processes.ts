/** `WEB_PROCESSES` in Compose's settings: several web processes in each of the two containers. */
import { type ComposeTrial, nameOf } from './composed.ts';
import { until } from './findings.ts';
import { keepLookingUp } from './visit.ts';

const file = 'src/web.ts';
const web = nameOf('web-1');

export async function trySeveralProcesses(trial: ComposeTrial, tag: string): Promise<void> {
  const { engine, findings, url, change } = trial;
  const before = await engine.processes(web, file);
  findings.is(before.length === 1, 'by default, a web container has one process', before);
  change(/^# WEB_PROCESSES=1$/m, 'WEB_PROCESSES=2');
  const stopLookups = keepLookingUp(findings, url, tag);
  await updated(trial);
  const processes = await engine.processes(web, file);
  findings.is(processes.length === 3, 'WEB_PROCESSES=2: two web processes and their supervisor', processes);
  await stopLookups();
  await oneKilled(trial, tag);
  await allReplaced(trial, tag);
}

/** One container after the other, as docs/deploy/README.md says. */
async function updated({ engine, findings, up }: ComposeTrial): Promise<void> {
  for (const service of ['web-1', 'web-2']) {
    const { status, output } = await up('--no-deps', service);
    const health = await engine.becomes('healthy', nameOf(service));
    findings.is(
      status === 0 && health === 'healthy',
      `${service} is replaced by a container with two web processes`,
      output,
    );
  }
}

async function oneKilled({ engine, findings, url }: ComposeTrial, tag: string): Promise<void> {
  const [, victim = 0] = (await engine.processes(web, file)).sort((a, b) => a - b);
  const stopLookups = keepLookingUp(findings, url, tag);
  process.kill(victim, 'SIGKILL');
  const now = await until(
    () => engine.processes(web, file),
    (all) => all.length === 3 && !all.includes(victim),
  );
  findings.is(now.length === 3 && !now.includes(victim), 'a killed web process is started again', now);
  const { output } = await engine.podman('logs', web);
  findings.is(/web \d has ended/.test(output), 'the log says so', output.slice(-500));
  await stopLookups();
}

async function allReplaced({ engine, findings, url }: ComposeTrial, tag: string): Promise<void> {
  const [first = 0, ...others] = (await engine.processes(web, file)).sort((a, b) => a - b);
  const stopLookups = keepLookingUp(findings, url, tag);
  await engine.podman('kill', '--signal=HUP', web);
  const areNew = (all: number[]) =>
    all.length === 3 && all.includes(first) && !others.some((each) => all.includes(each));
  const now = await until(() => engine.processes(web, file), areNew);
  findings.is(areNew(now), 'SIGHUP replaces them', now);
  await stopLookups();
}

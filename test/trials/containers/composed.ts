/** A copy of docs/deploy as an operator would prepare it: with settings, a certificate and free ports. */
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import type { CommandResult, Engine } from './engine.ts';
import type { Findings } from './findings.ts';

/** The services with a health check. */
export const services = ['database', 'runner', 'web-1', 'web-2'];
export const nameOf = (service: string) => `tags-trial_${service}_1`;

export interface ComposeTrial {
  engine: Engine;
  findings: Findings;
  url: string;
  httpPort: number;
  /** The states of all services in one line, and that line when all are healthy. */
  health(): Promise<string>;
  allHealthy: string;
  up(...args: string[]): Promise<CommandResult>;
  /** The contents of `.env`. */
  settings(): string;
  change(from: RegExp, to: string): void;
}

export async function prepare(engine: Engine, findings: Findings, providerPort: number): Promise<ComposeTrial> {
  const folder = join(engine.scratch, 'deploy');
  cpSync('docs/deploy', folder, { recursive: true });
  await makeCertificate(engine);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const url = `https://localhost:${httpsPort}`;
  const path = join(folder, '.env');
  writeFileSync(path, settingsFor(engine.scratch, url, httpPort, httpsPort, providerPort), { mode: 0o600 });
  const file = join(folder, 'compose.yaml');
  writeFileSync(file, forPodman(readFileSync(file, 'utf8')));
  const settings = () => readFileSync(path, 'utf8');
  return {
    engine,
    findings,
    url,
    httpPort,
    settings,
    health: async () => (await Promise.all(services.map((each) => engine.health(nameOf(each))))).join(' '),
    allHealthy: services.map(() => 'healthy').join(' '),
    up: (...args) => engine.compose('up', '--no-build', '--detach', ...args),
    change: (from, to) =>
      writeFileSync(
        path,
        settings().replace(from, () => to),
      ),
  };
}

/**
 * Compose 1 does not support `name`, which is passed on its command line instead; and it considers Podman's network as changed
 * unless the file names the driver that Podman reports.
 */
function forPodman(file: string): string {
  const ipam = /^( *)ipam:$/m;
  if (!ipam.test(file)) throw new Error('docs/deploy/compose.yaml has no ipam');
  return file.replace(/^name: .*$/m, '').replace(ipam, '$&\n$1  options: { driver: host-local }');
}

/** env.example, filled in. */
function settingsFor(scratch: string, url: string, httpPort: number, httpsPort: number, providerPort: number): string {
  const filled = readFileSync('docs/deploy/env.example', 'utf8')
    .replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${url}`)
    .replace(/^CERTIFICATE_DIR=.*$/m, `CERTIFICATE_DIR=${scratch}/certificate`)
    .replace(/^# HTTP_PORT=.*$/m, `HTTP_PORT=127.0.0.1:${httpPort}`)
    .replace(/^# HTTPS_PORT=.*$/m, `HTTPS_PORT=127.0.0.1:${httpsPort}`)
    .replaceAll(/^(RUNNER_SECRET|\w+_PASSWORD)=$/gm, (_, name) => `${name}=${randomBytes(32).toString('hex')}`);
  // The fake provider is at the address of the network; the time is generous, since the machine may be busy.
  return `${filled}\nLIBRETRANSLATE_URL=http://172.31.213.1:${providerPort}\nLOOKUP_TRANSLATION_BUDGET_MS=20000\n`;
}

async function makeCertificate(engine: Engine): Promise<void> {
  const folder = join(engine.scratch, 'certificate');
  const { status, output } = await engine.run('sh', [
    '-c',
    'mkdir "$1" && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 \
      -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout "$1/privkey.pem" -out "$1/fullchain.pem"',
    'sh',
    folder,
  ]);
  if (status !== 0) throw new Error(output);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(join(folder, 'fullchain.pem'), 'utf8')]);
}

/** docs/deploy/compose.yaml fits the image, the configuration and nginx.conf. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { documentedVariables, loadConfig } from '../../../src/config.ts';
import { containerfile, ignored } from '../../setup/container-files.ts';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  ports?: string[];
  cap_drop: string[];
  read_only: boolean;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  networks?: { default: { ipv4_address: string } };
  stop_grace_period?: string;
}

const folder = 'docs/deploy';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const file = read('compose.yaml');
const { services, volumes } = parse(file, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const example = Object.fromEntries(
  // Quotes around a value are taken off, as by Docker.
  [...read('env.example').matchAll(/^#? ?([A-Z_]+)=('?)(.*)\2$/gm)].map(([, name, , value]) => [
    name,
    value || 'x'.repeat(64),
  ]),
);
const image = containerfile();
const ours = Object.entries(services).filter(([, { image: name }]) => name === 'tag-information-service');
const addressOf = (name: string) => services[name]?.networks?.default.ipv4_address ?? '';

/** Those with a value: a blank one takes away what `.env` has. */
const namesIn = (environment: Record<string, string>) =>
  Object.entries(environment).flatMap(([name, value]) => (value === '' ? [] : [name]));

/** What a service's environment comes to with the settings of the example. */
function environmentOf({ environment = {} }: Service): Record<string, string> {
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{([A-Z_]+)[^}]*\}/g, (_, variable) => example[variable] ?? ''),
  ]);
  return { ...image.environment, ...example, ...Object.fromEntries(filled) };
}

describe('compose.yaml', () => {
  test('has two web processes, a runner, migrations, PostgreSQL, and nginx, which alone has public ports', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'front', 'migrate', 'runner', 'web-1', 'web-2']);
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['front']);
    expect(Object.values(services).filter((each) => !each.read_only || each.cap_drop[0] !== 'ALL')).toEqual([]);
  });

  test('starts files of the image, and uses its health check', () => {
    const words = ours.flatMap(([, { command = [], healthcheck }]) => [...command, ...(healthcheck?.test ?? [])]);
    const files = words.filter((word) => word.startsWith('src/'));
    expect(new Set(files)).toEqual(new Set(['src/web.ts', 'src/runner/main.ts', 'src/migrate.ts', 'src/healthy.mjs']));
    expect(files.filter((path) => !existsSync(path) || ignored(path))).toEqual([]);
  });

  test('sets only documented variables', () => {
    const known = documentedVariables.map(({ name }) => name);
    const set = ours.flatMap(([, { environment = {} }]) => namesIn(environment));
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(ours)("%s has a valid configuration with the example's settings", (_, service) => {
    const config = loadConfig(environmentOf(service));
    expect(config.databaseUrl).toMatch(/^postgres:\/\/tags:x+@database\/tags$/);
    expect(config.runnerUrls).toEqual([`http://runner:${config.runnerPort}`]);
    expect(config.publicUrl).toBe('https://tags.example.com');
    expect(service.env_file).toBe('.env');
  });

  test.each(ours)('%s does not get the passwords of the database server', (_, service) => {
    const { POSTGRES_PASSWORD, DATABASE_PASSWORD } = environmentOf(service);
    expect([POSTGRES_PASSWORD, DATABASE_PASSWORD]).toEqual(['', '']);
  });

  test('the web processes trust only nginx as a proxy, and the runner listens on all addresses', () => {
    for (const name of ['web-1', 'web-2']) {
      expect(services[name]?.environment?.TRUSTED_PROXIES).toBe(addressOf('front'));
    }
    expect(services.runner?.environment?.RUNNER_HOST).toBe('0.0.0.0');
  });

  test('every variable, file and volume that it names exists', () => {
    const asked = [...file.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !(name in example))).toEqual([]);
    const sources = Object.values(services).flatMap(
      (service) => service.volumes?.map((each) => each.split(':')[0] ?? '') ?? [],
    );
    const files = sources.filter((source) => source.startsWith('./'));
    expect(files.filter((source) => !existsSync(join(folder, source)))).toEqual([]);
    const named = sources.filter((source) => /^\w/.test(source));
    expect(named).toEqual(Object.keys(volumes));
    expect(statSync(join(folder, 'database.sh')).mode & 0o111).toBe(0o111);
  });

  test('replaces the addresses, logs and certificates of nginx.conf', () => {
    const [, , script = ''] = services.front?.command ?? [];
    const changes = [...script.matchAll(/'s\|([^|]+)\|([^|]+)\|'/g)].map(
      ([, from = '', to = '']) => [from, to] as const,
    );
    const site = changes.reduce((text, [from, to]) => text.replaceAll(from, to), read('nginx.conf'));
    expect(changes).toHaveLength(4);
    const servers = [...site.matchAll(/^ *server ([\d.:]+) max_fails=0(?: max_conns=\d+)?;/gm)].map(([, each]) => each);
    const { PORT } = image.environment;
    const both = [`${addressOf('web-1')}:${PORT}`, `${addressOf('web-2')}:${PORT}`];
    expect(servers).toEqual([...both, ...both]);
    expect(site).not.toContain('/var/log/');
    const certificates = services.front?.volumes
      ?.find((each) => each.includes('CERTIFICATE_DIR'))
      ?.split(':')
      .at(-2);
    expect(site).toContain(`ssl_certificate ${certificates}/fullchain.pem;`);
  });

  test('waits for the migrations, and has a grace period of more than 20 s for stopping', () => {
    const waiting = ours
      .filter(([name]) => name !== 'migrate')
      .map(([, { depends_on }]) => depends_on?.migrate?.condition);
    expect(waiting).toEqual([
      'service_completed_successfully',
      'service_completed_successfully',
      'service_completed_successfully',
    ]);
    for (const [, { stop_grace_period }] of ours)
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(20);
  });
});

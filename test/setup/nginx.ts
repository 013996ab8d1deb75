/** Debian's nginx with the configuration of docs/deploy: only names, files and ports differ. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { eventually } from './eventually.ts';

/** The program's path; Debian has it outside the PATH of ordinary users. */
export function findNginx(): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return directories.map((directory) => join(directory, 'nginx')).find((path) => existsSync(path));
}

export interface Nginx {
  /** By https with a certificate of its own, unless `isPlain`. */
  url: string;
  /** By http, which redirects there. */
  plainUrl: string;
  /** The certificate, in PEM. */
  certificate: string;
  /** The directory of its files, those of bodies and answers included. */
  directory: string;
  /** Its access log. */
  logged(): string;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** The most concurrent lookups of each server, if not as documented. */
  lookups?: number;
  /** Without TLS, for clients without it. */
  isPlain?: boolean;
}

/** On loopback ports. `upstreams`: returns the addresses behind it, given its own. */
export async function startNginx(
  program: string,
  upstreams: (url: string) => Promise<string[]>,
  { lookups = 48, isPlain = false }: NginxOptions = {},
): Promise<Nginx> {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const directory = mkdtempSync(join(tmpdir(), 'tag-nginx-'));
  const at = (name: string) => join(directory, name);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const url = `${isPlain ? 'http' : 'https'}://127.0.0.1:${port}`;
  const [first = '', second = ''] = (await upstreams(url)).map((address) => new URL(address).host);
  const documented = readFileSync('docs/deploy/nginx.conf', 'utf8');
  const ours = [
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2/, `listen 127.0.0.1:${port}${isPlain ? '' : ' ssl http2'}`],
    [/https:\/\/\$host/, url],
    [/server_name tags\.example\.com;/g, 'server_name 127.0.0.1;'],
    [/\/etc\/ssl\/tags\.example\.com|\/var\/log\/nginx/g, directory],
    [/127\.0\.0\.1:3000(?= max_fails)/g, first],
    [/127\.0\.0\.1:3010(?= max_fails)/g, second],
    [/(?<= max_conns=)48;/g, `${lookups};`],
  ] as const;
  const site = ours.reduce((text, [documentedPart, own]) => {
    if (text.search(documentedPart) < 0) throw new Error(`docs/deploy/nginx.conf has no ${documentedPart} any more`);
    return text.replace(documentedPart, own);
  }, documented);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${at(each)};`);
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${at('pid')}; error_log ${at('start.log')}; events {} http { ${bodies.join(' ')}\n${site} }`,
  );
  const child = spawn(program, ['-p', directory, '-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  await eventually('nginx listens', () => {
    if (child.exitCode !== null) throw new Error(`nginx has ended with ${child.exitCode}`);
    return answers(port);
  });
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    certificate: readFileSync(at('fullchain.pem'), 'utf8'),
    directory,
    logged: () => readFileSync(at('tags.access.log'), 'utf8'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * A registry of npm packages on loopback, with the project's installed packages: an SDK's dependencies come from there.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tarball } from '../../src/generate/packages/archives.ts';
import { belowPath, filesIn } from '../../src/generate/packages/folder.ts';

export interface NpmRegistry {
  url: string;
  stop(): Promise<void>;
}

export async function startNpmRegistry(): Promise<NpmRegistry> {
  const server = createServer((req, res) => {
    const [, name = '', ending] = /^\/([\w.-]+?)(\.tgz)?$/.exec(req.url ?? '') ?? [];
    const files = filesIn(join('node_modules', name));
    const manifest = files.get('package.json');
    if (name === '' || !manifest) return void res.writeHead(404).end('{}');
    if (ending) return void res.end(tarball(belowPath('package', files)));
    const { version, ...about } = JSON.parse(`${manifest}`);
    const dist = { tarball: `${url}/${name}.tgz` };
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ name, versions: { [version]: { ...about, version, dist } }, 'dist-tags': {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

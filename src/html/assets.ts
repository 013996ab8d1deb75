/** The files that pages need beside themselves. Their names carry a hash of their bytes, so caches may keep them for ever. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Asset {
  /** Below the prefix. */
  path: string;
  type: string;
  bytes: Buffer;
}

const here = (name: string) => new URL(`./assets/${name}`, import.meta.url);

const load = (name: string, type: string, file: URL): [string, Asset] => {
  const bytes = readFileSync(file);
  const dot = name.lastIndexOf('.');
  const digest = hash('sha256', bytes, 'hex').slice(0, 16);
  return [name, { path: `/assets/${name.slice(0, dot)}.${digest}${name.slice(dot)}`, type, bytes }];
};

const byName = new Map([
  load('style.css', 'text/css; charset=utf-8', here('style.css')),
  load('read-aloud.js', 'text/javascript; charset=utf-8', here('read-aloud.js')),
  load('icon.svg', 'image/svg+xml', here('icon.svg')),
]);

export const assets: readonly Asset[] = [...byName.values()];

/** The path of an asset, below the prefix. */
export function assetPath(name: string): string {
  const asset = byName.get(name);
  if (!asset) throw new RangeError(`There is no asset ${name}`);
  return asset.path;
}

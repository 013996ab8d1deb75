/** Static assets of pages. Their names contain a hash of their contents, so caches may store them for ever. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { iconStyle } from './icon.ts';

interface Asset {
  /** Below the prefix. */
  path: string;
  type: string;
  bytes: Buffer;
  /** gzip, which all browsers accept. */
  compressed: Buffer;
}

const here = (name: string) => new URL(`./assets/${name}`, import.meta.url);
const ofPackage = createRequire(import.meta.url).resolve;

/** An asset is one file for the browser, from one or more source files, or made when the process starts. */
const load = (name: string, type: string, ...files: (URL | string | (() => string))[]): [string, Asset] => {
  const bytes = Buffer.concat(
    files.map((file) => (typeof file === 'function' ? Buffer.from(file()) : readFileSync(file))),
  );
  const dot = name.lastIndexOf('.');
  const digest = hash('sha256', bytes, 'hex').slice(0, 16);
  return [
    name,
    { path: `/assets/${name.slice(0, dot)}.${digest}${name.slice(dot)}`, type, bytes, compressed: gzipSync(bytes) },
  ];
};

/** In this order: later parts are for fewer pages. */
const styles = (...parts: string[]) => parts.map((part) => here(`style/${part}.css`));

const byName = new Map([
  load(
    'style.css',
    'text/css; charset=utf-8',
    ...styles('base', 'controls', 'frame', 'start', 'forms', 'records', 'charts', 'work', 'code'),
    iconStyle,
  ),
  // Visitors come by phone, often on slow connections: their style has only what their page needs.
  load('visitor.css', 'text/css; charset=utf-8', ...styles('base', 'controls', 'visitor')),
  load('visitor.js', 'text/javascript; charset=utf-8', here('visitor.js')),
  load('read-aloud.js', 'text/javascript; charset=utf-8', here('read-aloud.js')),
  load('progress.js', 'text/javascript; charset=utf-8', here('progress.js')),
  load('live-order.js', 'text/javascript; charset=utf-8', here('live-order.js')),
  load('live-jobs.js', 'text/javascript; charset=utf-8', here('live-jobs.js')),
  load('icon.svg', 'image/svg+xml', here('icon.svg')),
  // The images in Leaflet's style belong to controls that these maps do not use.
  load('leaflet.css', 'text/css; charset=utf-8', ofPackage('leaflet/dist/leaflet.css')),
  load('leaflet.js', 'text/javascript; charset=utf-8', ofPackage('leaflet/dist/leaflet.js')),
  load('map.css', 'text/css; charset=utf-8', here('map.css')),
  load('map.js', 'text/javascript; charset=utf-8', here('map.js')),
  load('broken-pictures.js', 'text/javascript; charset=utf-8', here('broken-pictures.js')),
  load('picture-upload.js', 'text/javascript; charset=utf-8', here('picture-upload.js')),
  load('copy.js', 'text/javascript; charset=utf-8', here('copy.js')),
  load('chip.js', 'text/javascript; charset=utf-8', here('chip.js')),
  load('frame.js', 'text/javascript; charset=utf-8', here('frame.js')),
  load('unsaved-changes.js', 'text/javascript; charset=utf-8', here('unsaved-changes.js')),
  load('list-selection.js', 'text/javascript; charset=utf-8', here('list-selection.js')),
  load('refresh-options.js', 'text/javascript; charset=utf-8', here('refresh-options.js')),
  load('translation-help.js', 'text/javascript; charset=utf-8', here('translation-help.js')),
  load('work-keys.js', 'text/javascript; charset=utf-8', here('work-keys.js')),
  load('print.js', 'text/javascript; charset=utf-8', here('print.js')),
]);

export const assets: readonly Asset[] = [...byName.values()];

/** The path of an asset, below the prefix. */
export function assetPath(name: string): string {
  const asset = byName.get(name);
  if (!asset) throw new RangeError(`There is no asset ${name}`);
  return asset.path;
}

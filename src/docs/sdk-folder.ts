/** The folder of SDK packages, from `npm run packages`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type SdkVersion, SdkVersions } from '../../contracts/sdks.ts';
import { strongETag } from '../http/headers.ts';

interface SdkFolder {
  /** The latest first. */
  versions: readonly SdkVersion[];
  /** Content below the requested path; undefined where there is none. */
  find(path: string): Promise<PublishedFile | undefined>;
}

interface PublishedFile {
  type: string;
  bytes: Buffer;
  etag: string;
  /** True if it belongs to one version, which never changes. */
  isFinal: boolean;
}

/** Reads the folder. Without one, nothing has been released. `address`: the URL of the folder. */
export function sdkFolder(folder: string, address: string): SdkFolder {
  const files = new Set(filesBelow(folder));
  const { versions } = files.has('sdks.json')
    ? SdkVersions.parse(JSON.parse(readFileSync(join(folder, 'sdks.json'), 'utf8')))
    : { versions: [] };
  return {
    versions: versions.toReversed(),
    find: async (asked) => {
      // Registry requests lack the extension.
      const path = files.has(asked) ? asked : /^(npm|swift)\//.test(asked) ? `${asked}.json` : asked;
      if (!files.has(path)) return undefined;
      const written = await readFile(join(folder, path));
      const bytes = isPackument(path) ? Buffer.from(addressed(written.toString(), address)) : written;
      return { type: typeOf(path), bytes, etag: strongETag(bytes), isFinal: isFinal(path) };
    },
  };
}

const isPackument = (path: string) => path.startsWith('npm/') && path.endsWith('.json');

/** With absolute URLs of the tarballs, as npm requires. */
const addressed = (packument: string, address: string) =>
  packument.replaceAll('"tarball": "npm/', `"tarball": "${address}/npm/`);

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Paths of one version's files, without the lists of all versions. */
const isFinal = (path: string) => /\d+\.\d+\.\d+/.test(path);

const types: Record<string, string> = {
  jar: 'application/java-archive',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pom: 'application/xml',
  swift: 'text/x-swift',
  tgz: 'application/gzip',
  xml: 'application/xml',
  zip: 'application/zip',
};
const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';

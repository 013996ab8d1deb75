/** Reproducible archives: the same files give the same bytes. */
import { gzipSync, zipSync } from 'fflate';
import { Header } from 'tar';

/** Files by their paths, in packing order. */
type Files = ReadonlyMap<string, Uint8Array>;

/** A gzipped tar file, as npm takes it. */
export function tarball(files: Files): Buffer {
  const parts = [...files].flatMap(([path, bytes]) => [tarHeader(path, bytes.length), bytes, padding(bytes.length)]);
  return Buffer.from(gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { mtime: 0, level: 9 }));
}

const block = 512;

/** npm's timestamp for all files of a package. */
const packed = new Date('1985-10-26T08:15:00.000Z');

function tarHeader(path: string, size: number): Buffer {
  const header = new Header({ path, size, mode: 0o644, mtime: packed, type: 'File' });
  const bytes = Buffer.alloc(block);
  if (header.encode(bytes)) throw new Error(`${path} is too long for the header of a tar file`);
  return bytes;
}

const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** A zip file, which a jar is too. */
export function zip(files: Files): Buffer {
  // The earliest time of the zip format, in local time.
  const mtime = new Date(1980, 0, 1);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime, level: 9 }));
}

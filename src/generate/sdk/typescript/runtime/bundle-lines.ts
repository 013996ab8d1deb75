/** A bundle as it is read: line by line, and worth nothing before its end. */

/** A bundle, or what `save` has given: as a text, or in pieces that are cut anywhere, as a body or a file gives them. */
export type BundleSource =
  | string
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>
  | ReadableStream<string | Uint8Array>;

/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
export class UnusableBundle extends Error {
  override readonly name = 'UnusableBundle';
}

/** What a store reads of a hardware item. */
export interface BundledItem {
  type: string;
  identifier: string;
  major: number | null;
  minor: number | null;
  /** Whether it is found in the place of beacons that are not there, for want of a number. */
  stands_in: boolean;
}

/** A line with a tag, and the text that it was read from. */
export interface TagLine {
  id: number;
  tag_identifier: string;
  hardware: BundledItem[];
  text: string;
}

/** A whole bundle. */
export interface Bundle {
  /** By tag identifiers; undefined: gone. */
  tags: Map<string, TagLine | undefined>;
  cursor: string | undefined;
  /** The version of the form in which a store was saved; undefined for what came from the service. */
  version: unknown;
}

interface Line {
  type?: unknown;
  id?: unknown;
  tag_identifier?: unknown;
  hardware?: unknown;
  cursor?: unknown;
  tags?: unknown;
  gone?: unknown;
  version?: unknown;
}

/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export async function readBundle(source: BundleSource): Promise<Bundle> {
  const bundle: Bundle = { tags: new Map(), cursor: undefined, version: undefined };
  const counted = { tags: 0, gone: 0 };
  let end: Line | undefined;
  for await (const text of linesOf(source)) {
    if (text.trim() === '') continue;
    if (end) throw new UnusableBundle('There is something behind the end of the bundle');
    const line = parsed(text);
    if (line.type === 'tag') {
      const tag = tagIn(line, text);
      bundle.tags.set(tag.tag_identifier, tag);
      counted.tags += 1;
    } else if (line.type === 'gone' && typeof line.tag_identifier === 'string') {
      bundle.tags.set(line.tag_identifier, undefined);
      counted.gone += 1;
    } else if (line.type === 'store') bundle.version = line.version;
    else if (line.type === 'end') end = line;
    // A kind of line that is new is passed over.
  }
  if (!end) throw new UnusableBundle('The bundle is incomplete: its end is missing');
  if (end.tags !== counted.tags || end.gone !== counted.gone)
    throw new UnusableBundle('The bundle is incomplete: its end counts other lines');
  return { ...bundle, cursor: typeof end.cursor === 'string' ? end.cursor : undefined };
}

function parsed(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null && !Array.isArray(line)) return line;
  } catch {
    // The answer is the same.
  }
  throw new UnusableBundle('The bundle has a line that is no JSON object');
}

function tagIn({ id, tag_identifier, hardware }: Line, text: string): TagLine {
  if (typeof id !== 'number' || typeof tag_identifier !== 'string' || !Array.isArray(hardware))
    throw new UnusableBundle('The bundle has a line with half a tag');
  return { id, tag_identifier, hardware, text };
}

/** Only a line feed ends a line: JSON may hold all other separators. */
async function* linesOf(source: BundleSource): AsyncGenerator<string> {
  let line = '';
  for await (const piece of textsOf(source)) {
    const [first = '', ...others] = piece.split('\n');
    line += first;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  yield line;
}

async function* textsOf(source: BundleSource): AsyncGenerator<string> {
  // Not every platform has one, and who gives texts needs none.
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of piecesOf(source)) {
    if (typeof piece === 'string') yield piece;
    else {
      decoder ??= new TextDecoder();
      yield decoder.decode(piece, { stream: true });
    }
  }
}

function piecesOf(source: BundleSource): Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> {
  if (typeof source === 'string') return [source];
  return 'getReader' in source ? piecesIn(source) : source;
}

/** By a reader: Safari's streams are no iterables. */
async function* piecesIn(stream: ReadableStream<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Nobody wants the rest of a bundle that is of no use.
    await reader.cancel().catch(() => undefined);
  }
}

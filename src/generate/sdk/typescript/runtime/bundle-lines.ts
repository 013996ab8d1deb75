/** A bundle as it is read: line by line, and worth nothing before its end. */
import { type BundledTag, isBundledTag } from './bundle-tag.ts';

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

/** A line with a tag, and the text that it was read from. */
export interface TagLine extends BundledTag {
  text: string;
}

/** A whole bundle. */
export interface Bundle {
  /** By tag identifiers; undefined: gone. */
  tags: Map<string, TagLine | undefined>;
  /** How many lines said that a tag is gone. */
  gone: number;
  /** Undefined in what was saved before anything was loaded. */
  cursor: string | undefined;
  /** The version of the form in which a store was saved; undefined for what came from the service. */
  version: number | undefined;
}

interface Line {
  type: string;
  tag_identifier?: unknown;
  cursor?: unknown;
  tags?: unknown;
  gone?: unknown;
  version?: unknown;
}

/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export async function readBundle(source: BundleSource): Promise<Bundle> {
  const reading = new Reading();
  for await (const text of linesOf(source)) reading.take(trimmed(text));
  return reading.whole();
}

const spaces = ' \t\r';

/** Without what JSON may have around it, in a line: other spaces are no JSON. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && spaces.includes(text.charAt(start))) start += 1;
  while (start < end && spaces.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

class Reading {
  readonly #tags: Bundle['tags'] = new Map();
  readonly #counted = { tags: 0, gone: 0 };
  #version: number | undefined;
  #end: Line | undefined;

  take(text: string): void {
    if (text === '') return;
    if (this.#end) throw new UnusableBundle('There is something behind the end of the bundle');
    const line = parsed(text);
    if (line.type === 'tag') this.#tag(line, text);
    else if (line.type === 'gone') this.#gone(line);
    else if (line.type === 'store') this.#version = versionIn(line);
    else if (line.type === 'end') this.#end = line;
    // A kind of line that is new is passed over.
  }

  whole(): Bundle {
    if (!this.#end) throw new UnusableBundle('The bundle is incomplete: its end is missing');
    const { cursor, tags, gone } = this.#end;
    if (tags !== this.#counted.tags || gone !== this.#counted.gone)
      throw new UnusableBundle('The bundle is incomplete: its end counts other lines');
    if (typeof cursor !== 'string' && cursor !== null) throw new UnusableBundle('The end of the bundle has no cursor');
    return { tags: this.#tags, gone: this.#counted.gone, cursor: cursor ?? undefined, version: this.#version };
  }

  #tag(line: Line, text: string): void {
    if (!isBundledTag(line)) throw new UnusableBundle('The bundle has a line with half a tag');
    const { id, tag_identifier, hardware } = line;
    this.#tags.set(tag_identifier, { id, tag_identifier, hardware, text });
    this.#counted.tags += 1;
  }

  #gone({ tag_identifier }: Line): void {
    if (typeof tag_identifier !== 'string') throw new UnusableBundle('The bundle has a line with half a tag');
    this.#tags.set(tag_identifier, undefined);
    this.#counted.gone += 1;
  }
}

function versionIn({ version }: Line): number {
  if (typeof version === 'number' && Number.isInteger(version)) return version;
  throw new UnusableBundle('The store was saved without a version');
}

function parsed(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null && 'type' in line && typeof line.type === 'string')
      return line as Line;
  } catch {
    // The answer is the same.
  }
  throw new UnusableBundle('The bundle has a line that is none of a bundle');
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

/** Without the mark of the byte order with which it may begin. */
async function* textsOf(source: BundleSource): AsyncGenerator<string> {
  let isBegun = false;
  for await (const text of decoded(source)) {
    yield isBegun ? text : text.replace(/^\ufeff/, '');
    isBegun ||= text !== '';
  }
}

async function* decoded(source: BundleSource): AsyncGenerator<string> {
  // Not every platform has one, and who gives texts needs none.
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of piecesOf(source)) {
    if (typeof piece === 'string') yield piece;
    else {
      decoder ??= new TextDecoder('utf-8', { fatal: true });
      yield textIn(decoder, piece);
    }
  }
}

function textIn(decoder: InstanceType<typeof TextDecoder>, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch (cause) {
    throw new UnusableBundle('The bundle is not in UTF-8', { cause });
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

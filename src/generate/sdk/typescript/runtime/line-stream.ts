/** The body of an answer as it comes over the line. */
import type { LineStream } from './answers.ts';
import { inTime, reasonOf } from './signals.ts';

/** A stream broke off before its end, or nothing came for as long as an attempt may take. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, cause?: unknown) {
    super(isTimeout ? 'Nothing more came in time' : 'The connection broke', { cause });
    this.isTimeout = isTimeout;
  }
}

/** `patience`: the milliseconds to wait for each piece. */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  patience: number,
  signal: AbortSignal | undefined,
): LineStream & AsyncGenerator<Uint8Array> {
  // By a reader: Safari's streams are no iterables.
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), patience, late);
      if (done) return;
      yield value;
    }
  } catch (cause) {
    if (signal?.aborted) throw reasonOf(signal);
    throw cause instanceof Interrupted ? cause : new Interrupted(false, cause);
  } finally {
    // Nobody reads the rest.
    reader.cancel().catch(() => undefined);
  }
}

function late(): never {
  throw new Interrupted(true);
}

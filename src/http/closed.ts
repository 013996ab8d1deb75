import type { Response } from 'express';

/**
 * Does what is due when an answer is over, however that comes: at once where the client hung up before there was one, since
 * nothing tells of that a second time.
 */
export function onceClosed(res: Response, act: () => void): void {
  if (res.closed) act();
  else res.once('close', act);
}

/** Given when an answer is over, or its client has gone. */
export function closedSignal(res: Response): AbortSignal {
  const closed = new AbortController();
  onceClosed(res, () => closed.abort());
  return closed.signal;
}

/** Breaks an answer off that takes longer than so many milliseconds, as its client reads slowly. */
export function endAfter(res: Response, milliseconds: number): void {
  const end = setTimeout(() => res.destroy(), milliseconds).unref();
  onceClosed(res, () => clearTimeout(end));
}

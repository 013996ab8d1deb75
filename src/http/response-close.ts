import type { Response } from 'express';

/** Calls `act` when the answer is over; at once if the client has already disconnected, as no event will follow. */
export function onceClosed(res: Response, act: () => void): void {
  if (res.closed) act();
  else res.once('close', act);
}

/** Aborts when the answer is over, or its client has disconnected. */
export function closedSignal(res: Response): AbortSignal {
  const closed = new AbortController();
  onceClosed(res, () => closed.abort());
  return closed.signal;
}

/** Aborts an answer after so many milliseconds, against slow clients. */
export function abortAfter(res: Response, milliseconds: number): void {
  const end = setTimeout(() => res.destroy(), milliseconds).unref();
  onceClosed(res, () => clearTimeout(end));
}

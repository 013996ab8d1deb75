/** Pages with a part that is too long to be drawn at once: that is drawn while it is sent. */
import type { Response } from 'express';
import type { Html } from '../html/html.ts';
import { longPart, type View } from '../html/page.ts';
import { drawn } from './pages.ts';
import { streamed } from './streamed.ts';
import type { Turns } from './turns.ts';

/**
 * Draws a page and sends it with the status that was set. Its long part, which stands where the view says `longPart`, follows piece by
 * piece, as fast as the client takes it; others have their turns between. What goes wrong with a piece breaks the connection.
 */
export function sendLongPage(res: Response, turns: Turns, view: View, pieces: readonly (() => Html)[]): void {
  const [before = '', after = ''] = drawn(res, view).split(`${longPart}`);
  if (res.req.method === 'HEAD') return void res.end();
  async function* texts() {
    yield before;
    yield* turns.write(pieces, (draw) => `${draw()}`);
    yield after;
  }
  streamed(res, texts()).pipe(res);
}

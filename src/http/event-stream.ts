/** Server-sent events, for pages that show changes while they are open. */
import { once } from 'node:events';
import type { Response } from 'express';
import { releaseSlot } from './admission-control.ts';
import { setPrivateNoStore } from './headers.ts';
import { closedSignal } from './response-close.ts';

interface ServerEvent {
  /** The event's name, for streams with several kinds. */
  event?: string;
  /** The last event that the browser saw, sent when it reconnects (`Last-Event-ID`). */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

/** The browser's reconnection delay in milliseconds. */
const comeAgain = 2000;

export class EventStream {
  readonly #res: Response;
  /** Aborts when the browser has disconnected. */
  readonly over: AbortSignal;

  /** Starts the answer: later errors can only end the stream. */
  constructor(res: Response) {
    this.#res = res;
    res.locals.isStream = true;
    releaseSlot();
    this.over = closedSignal(res);
    setPrivateNoStore(res);
    // Otherwise a stopping process would wait for the persistent connection.
    res.setHeader('Connection', 'close');
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Proxies would buffer the events.
    res.setHeader('X-Accel-Buffering', 'no');
    res.write(`retry: ${comeAgain}\n\n`);
  }

  /** Settles when the browser has room for more (backpressure), so that nothing accumulates for a slow one. */
  async send(events: readonly ServerEvent[]): Promise<void> {
    if (this.over.aborted || events.length === 0) return;
    if (this.#res.write(events.map(written).join(''))) return;
    await once(this.#res, 'drain', { signal: this.over }).catch(() => {});
  }

  /** A heartbeat: keeps proxies from taking the connection for dead. */
  beat(): void {
    this.#res.write(':\n\n');
  }

  end(): void {
    this.#res.end();
  }
}

/** JSON has no line breaks, which would end the event. */
const written = ({ event, id, data }: ServerEvent): string =>
  `${event === undefined ? '' : `event: ${event}\n`}${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

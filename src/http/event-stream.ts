/** Server-sent events: an answer that goes on, for pages that show what changes while they are open. */
import type { Response } from 'express';
import { releaseSlot } from './admission-control.ts';
import { onceClosed } from './closed.ts';
import { keepPrivate } from './headers.ts';

export interface ServerEvent {
  /** The event's name, where a stream has several kinds. */
  event?: string;
  /** The last event that the browser saw, sent when it reconnects (`Last-Event-ID`). */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

/** Milliseconds after which a browser comes again whose stream has ended. */
const comeAgain = 2000;

export class EventStream {
  readonly #res: Response;
  readonly #over = new AbortController();

  /** Begins to answer. Whatever goes wrong from here on can only end the stream. */
  constructor(res: Response) {
    this.#res = res;
    res.locals.isStream = true;
    releaseSlot();
    onceClosed(res, () => this.#over.abort());
    keepPrivate(res);
    // Otherwise a process that stops would wait for the connection to be used again.
    res.setHeader('Connection', 'close');
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Proxies gather what they pass on, and would hold it back.
    res.setHeader('X-Accel-Buffering', 'no');
    res.write(`retry: ${comeAgain}\n\n`);
  }

  /** Given when the browser has gone away. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** Settles when there is room for more: the sender waits for it (backpressure), so that nothing piles up for a slow browser. */
  async send(events: readonly ServerEvent[]): Promise<void> {
    if (this.over.aborted || events.length === 0) return;
    if (this.#res.write(events.map(written).join(''))) return;
    await new Promise<void>((resolve) => {
      this.#res.once('drain', resolve);
      this.over.addEventListener('abort', () => resolve(), { once: true });
    });
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

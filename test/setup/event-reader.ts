/** Reads server-sent events as a browser does. */
import type { TestApp } from './app.ts';
import type { TestBrowser } from './test-browser.ts';

export interface ReceivedEvent {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape, and fail where it is another
  data: any;
}

export interface EventReader {
  status: number;
  headers: Headers;
  /** The next event that fits. Throws where the stream ends before. */
  next(fits?: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Settles with all events that are left when the stream ends. */
  rest(): Promise<ReceivedEvent[]>;
  /** Goes away, as a browser whose page is closed. */
  close(): void;
}

export async function readEvents(
  app: Pick<TestApp, 'url'>,
  browser: TestBrowser,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const leaving = new AbortController();
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(app.url + path, {
    headers: { Accept: 'text/event-stream', Cookie, ...headers },
    redirect: 'manual',
    signal: leaving.signal,
  });
  const events = eventsOf(answer);
  return {
    status: answer.status,
    headers: answer.headers,
    async next(fits = () => true) {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error('The stream has ended');
        if (fits(value)) return value;
      }
    },
    async rest() {
      const all: ReceivedEvent[] = [];
      for await (const event of events) all.push(event);
      return all;
    },
    close: () => leaving.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReceivedEvent> {
  if (!body) return;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const event = field('event');
      if (event !== undefined) yield { event, id: field('id'), data: JSON.parse(field('data') ?? '') };
    }
  }
}

/** Reads server-sent events as a browser does. */
import type { TestApp } from './app.ts';
import type { TestBrowser } from './test-browser.ts';

export interface ReceivedEvent {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events of every shape, whose tests fail for another one
  data: any;
}

export interface EventReader {
  status: number;
  headers: Headers;
  /** The next matching event. Throws at the end of the stream. */
  next(fits?: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Settles with the remaining events at the end of the stream. */
  rest(): Promise<ReceivedEvent[]>;
  /** Disconnects, as a browser whose page is closed. */
  close(): void;
}

export async function readEvents(
  app: Pick<TestApp, 'url'>,
  browser: TestBrowser,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const leaving = new AbortController();
  const Cookie = browser.cookie;
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

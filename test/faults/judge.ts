/** Whether each answer is one that the service may give, whatever happens to it. */
import type { Answer } from './ask.ts';

/** Milliseconds that an answer may take: more than is promised, because the machine is busy with the faults themselves. */
const longest = { read: 20_000, write: 35_000 };
/** Faults that are told in full. */
const mostTold = 50;

export class Judge {
  readonly faults: string[] = [];
  readonly #statuses = new Map<string, number>();
  readonly slowest = { read: 0, write: 0 };
  faultCount = 0;

  read(method: string, path: string, answer: Answer): void {
    this.#answer('read', method, path, answer);
  }

  write(method: string, path: string, answer: Answer): void {
    this.#answer('write', method, path, answer);
  }

  /** Notes a fault where something does not hold. */
  hold(holds: boolean, fault: string): void {
    if (holds) return;
    this.faultCount += 1;
    if (this.faults.length >= mostTold) return;
    this.faults.push(fault);
    process.stderr.write(`${new Date().toISOString()} broken: ${fault}\n`);
  }

  /** How often each status was answered; 0 where nothing came. */
  get statuses(): Record<string, number> {
    return Object.fromEntries([...this.#statuses].sort());
  }

  #answer(kind: 'read' | 'write', method: string, path: string, { status, retryAfter, body, took }: Answer): void {
    const key = `${kind} ${status}`;
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1);
    this.slowest[kind] = Math.max(this.slowest[kind], took);
    const what = `${method} ${path.split('?')[0]?.replaceAll(/[0-9a-f]{12}|\d+/g, '…')}`;
    const seconds = (took / 1000).toFixed(1);
    this.hold(took <= longest[kind], `${what} took ${seconds} s (${status || 'no answer'})`);
    if (status === 0) return;
    // Where the providers refuse a text for good, so does the service.
    const isRefused = status === 422 && path === '/translations.json' && body?.lang_code !== undefined;
    const isRight = status < 400 || status === 503 || isRefused;
    this.hold(isRight, `${what} was answered with ${status}: ${JSON.stringify(body)}`);
    this.hold(status !== 503 || /^\d+$/.test(retryAfter ?? ''), `${what} was answered with 503 without Retry-After`);
  }
}

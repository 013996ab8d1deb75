/** Checks that each answer is one that the service may give, whatever faults occur. */
import type { Answer } from './send-request.ts';

/** Milliseconds that an answer may take: more than documented, because the faults themselves keep the machine busy. */
const longest = { read: 20_000, write: 35_000 };
/** Violations that are reported in full. */
const maxReported = 50;

export class Judge {
  readonly violations: string[] = [];
  readonly #statuses = new Map<string, number>();
  readonly slowest = { read: 0, write: 0 };
  violationCount = 0;

  read(method: string, path: string, answer: Answer): void {
    this.#answer('read', method, path, answer);
  }

  write(method: string, path: string, answer: Answer): void {
    this.#answer('write', method, path, answer);
  }

  /** Records a violation if the condition is false. */
  check(condition: boolean, violation: string): void {
    if (condition) return;
    this.violationCount += 1;
    if (this.violations.length >= maxReported) return;
    this.violations.push(violation);
    process.stderr.write(`${new Date().toISOString()} violated: ${violation}\n`);
  }

  /** The number of answers by status; 0 stands for no answer. */
  get statuses(): Record<string, number> {
    return Object.fromEntries([...this.#statuses].sort());
  }

  #answer(kind: 'read' | 'write', method: string, path: string, { status, retryAfter, body, took }: Answer): void {
    const key = `${kind} ${status}`;
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1);
    this.slowest[kind] = Math.max(this.slowest[kind], took);
    const what = `${method} ${path.split('?')[0]?.replaceAll(/[0-9a-f]{12}|\d+/g, '…')}`;
    const seconds = (took / 1000).toFixed(1);
    this.check(took <= longest[kind], `${what} took ${seconds} s (${status || 'no answer'})`);
    if (status === 0) return;
    // The service passes on a provider's permanent refusal of a text.
    const isRefused = status === 422 && path === '/translations.json' && body?.lang_code !== undefined;
    const isRight = status < 400 || status === 503 || isRefused;
    this.check(isRight, `${what} was answered with ${status}: ${JSON.stringify(body)}`);
    this.check(status !== 503 || /^\d+$/.test(retryAfter ?? ''), `${what} was answered with 503 without Retry-After`);
  }
}

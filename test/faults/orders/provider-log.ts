/** A log of all calls of the fake provider and of its answers. */
import type { FakeProvider, Mode, ProviderCall, Reply } from '../../setup/fake-provider.ts';

interface LogEntry {
  /** The original, and the target language in the interface's code. */
  text: string;
  to: string;
  /** The translation; absent if the call failed. */
  answer?: string;
}

/** How the provider answers a call; `hang` lasts until the behaviour changes. */
type Behaviour = () => Mode | Reply;

export class ProviderLog {
  readonly entries: LogEntry[] = [];
  characters = 0;
  /** Code points of the longest text. */
  longest = 0;
  #behaviour: Behaviour = () => 'ok';
  #over = new AbortController();
  readonly #delay: number;

  /** `delay`: milliseconds of a call without a fault. */
  constructor(provider: FakeProvider, delay: number) {
    this.#delay = delay;
    provider.respond((call) => {
      // The fake provider's own list is not needed, and would grow without limit.
      provider.calls.length = 0;
      return this.#answer(call);
    });
  }

  /** Changes the behaviour, and closes the connections of hanging calls. */
  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour;
    this.#over.abort();
    this.#over = new AbortController();
  }

  recover(): void {
    this.behave(() => 'ok');
  }

  async #answer({ text, to }: ProviderCall): Promise<Mode | Reply> {
    const entry: LogEntry = { text, to: to.toLowerCase() };
    const number = this.entries.push(entry);
    const length = [...text].length;
    this.characters += length;
    this.longest = Math.max(this.longest, length);
    const chosen = this.#behaviour();
    const reply: Reply = typeof chosen === 'string' ? { mode: chosen } : chosen;
    if (reply.mode === 'hang') return this.#hang();
    if (reply.mode !== undefined && reply.mode !== 'ok') return reply;
    // Each answer has its number, so that a stored text identifies its call.
    entry.answer = `${number}: [${entry.to}] ${text}`;
    return { slow: this.#delay, ...reply, text: entry.answer };
  }

  async #hang(): Promise<Mode> {
    const { signal } = this.#over;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return 'close';
  }
}

/** What a provider of ours was asked, and what it has answered: every call, whatever became of it. */
import type { FakeProvider, Mode, ProviderCall, Reply } from '../../setup/fake-provider.ts';

interface Entry {
  /** The original, and into which language, in the interface's code. */
  text: string;
  to: string;
  /** What was answered, where it is a translation. */
  answer?: string;
}

/** How it is at present, for a call; `hang` until the signal. */
type Mood = () => Mode | Reply;

export class Ledger {
  readonly entries: Entry[] = [];
  characters = 0;
  /** Code points of the longest text. */
  longest = 0;
  #mood: Mood = () => 'ok';
  #over = new AbortController();
  readonly #delay: number;

  /** `delay`: milliseconds that a call takes when all is well. */
  constructor(provider: FakeProvider, delay: number) {
    this.#delay = delay;
    provider.respond((call) => {
      // Nobody asks for them later, and a run has very many.
      provider.calls.length = 0;
      return this.#answer(call);
    });
  }

  /** How it is from now on. Who was kept hanging is hung up on. */
  be(mood: Mood): void {
    this.#mood = mood;
    this.#over.abort();
    this.#over = new AbortController();
  }

  well(): void {
    this.be(() => 'ok');
  }

  async #answer({ text, to }: ProviderCall): Promise<Mode | Reply> {
    const entry: Entry = { text, to: to.toLowerCase() };
    const number = this.entries.push(entry);
    const length = [...text].length;
    this.characters += length;
    this.longest = Math.max(this.longest, length);
    const chosen = this.#mood();
    const reply: Reply = typeof chosen === 'string' ? { mode: chosen } : chosen;
    if (reply.mode === 'hang') return this.#hang();
    if (reply.mode !== undefined && reply.mode !== 'ok') return reply;
    // Each says something else, so that what was stored can be told apart.
    entry.answer = `${number}: [${entry.to}] ${text}`;
    return { slow: this.#delay, ...reply, text: entry.answer };
  }

  async #hang(): Promise<Mode> {
    const { signal } = this.#over;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return 'close';
  }
}

/** The translation providers, as an admin sees them. */
import { ProviderName, type ProvidersStatus } from '../../contracts/providers.ts';
import { Failure } from '../errors.ts';
import { orUnavailable } from '../model/translations/ask-runner.ts';
import type { RunnerControls } from '../model/translations/translator.ts';

export class Providers {
  readonly #channel: RunnerControls['providers'];

  constructor({ runner }: { runner: RunnerControls }) {
    this.#channel = runner.providers;
  }

  /** In order of preference. Throws `runner_unavailable`, as both methods do. */
  status = (): Promise<ProvidersStatus> => orUnavailable(this.#channel.status());

  /** Closes a provider's circuit breaker. Throws `record_not_found` for an unknown name. */
  async reset(name: unknown): Promise<ProviderName> {
    const provider = ProviderName.safeParse(name).data;
    if (provider === undefined) throw new Failure('record_not_found');
    await orUnavailable(this.#channel.reset({ name: provider }));
    return provider;
  }
}

/** The figures of translations: characters by day, owner, provider and language. Sums, and nothing else. */
import type { memoryName, ProviderName } from '../../../contracts/providers.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Characters that were sent, or came from memory. Memory counts by its own name, also for a provider’s work. */
export interface Translated {
  characters: number;
  provider: ProviderName | typeof memoryName;
  /** The tag's owner of the moment. */
  ownerId: number | null;
  lang: string;
}

/** To be called last in a transaction, as others may wait for the sum until it ends. */
export async function addToFigures(
  trx: Transaction,
  { characters, provider, ownerId, lang }: Translated,
): Promise<void> {
  await trx.raw(
    `insert into translation_figures as sum (day, customer_id, provider, lang_code, characters)
     values ((now() at time zone 'utc')::date, :ownerId, :provider, :lang, :characters)
     on conflict (customer_id, day, provider, lang_code) do update set characters = sum.characters + excluded.characters`,
    { characters, provider, ownerId, lang },
  );
}

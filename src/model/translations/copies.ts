/** Copies of people's work, as the translation memory notes them: a copy is made again when its source changes. */
import type { Transaction } from '../../database/transaction.ts';

const endsAt = (kind: string, id: string) => `
  delete from memory_copies where (${kind}, ${id}) in (
    select 'text', t.id from text_records r join translations t on t.text_record_id = r.id where r.tag_id = any(:ids)
    union all
    select 'name', n.id from name_translations n where n.tag_id = any(:ids))`;

/** Tags that change hands: nobody's edits reach into another customer's tags, whichever of the two has the source. */
export async function endCopies(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const ends of [endsAt('kind', 'id'), endsAt('source_kind', 'source_id')]) await trx.raw(ends, { ids } as never);
}

/** What customers call their tags in their own books. */
import { referenceForm } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';

interface Referred {
  reference: string | null;
}

/** Changes without a reference that is the tag's but for its form: an older tag keeps its own while another one has that form. */
export const withoutSameReference = <C extends { reference?: string | null | undefined }>(
  changes: C,
  { reference: stored }: Referred,
): C =>
  stored !== null && changes.reference === referenceForm(stored) ? { ...changes, reference: undefined } : changes;

/** Tags that keep a reference in another form, since another tag of the customer has it in this one. */
export const referenceTwins = (db: Database): Promise<({ id: number } & Referred)[]> =>
  db('tags').whereRaw('reference <> reference_form(reference)').orderBy('id').limit(100).select('id', 'reference');

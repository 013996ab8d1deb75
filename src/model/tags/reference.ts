/** Customers' own references of their tags. */
import { referenceForm } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';

interface WithReference {
  reference: string | null;
}

/**
 * Drops a reference that equals the tag's in canonical form: an older tag keeps its spelling while another one has the
 * canonical form.
 */
export const withoutSameReference = <C extends { reference?: string | null | undefined }>(
  changes: C,
  { reference: stored }: WithReference,
): C =>
  stored !== null && changes.reference === referenceForm(stored) ? { ...changes, reference: undefined } : changes;

/** Tags with a non-canonical reference, since another tag of the customer has the canonical one. */
export const findReferenceTwins = (db: Database): Promise<({ id: number } & WithReference)[]> =>
  db('tags').whereRaw('reference <> reference_form(reference)').orderBy('id').limit(100).select('id', 'reference');

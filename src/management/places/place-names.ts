/** A place's names in languages as fields of its form: `names:fr` for each language that has one. */
import type { PlaceChanges } from '../../../contracts/management/places.ts';
import type { Values, Version } from '../../html/version.ts';
import { isFields } from '../../http/record-body.ts';
import type { Draft } from '../../http/resource-pages.ts';

export const namesAsFields = (names: unknown): Values =>
  isFields(names) ? Object.fromEntries(Object.entries(names).map(([code, name]) => [`names:${code}`, name])) : {};

/** A returned form, with what was typed in its fields. */
export const draftWithNames = (draft: Draft | undefined): Draft | undefined =>
  draft && { ...draft, values: { ...draft.values, ...namesAsFields(draft.values.names) } };

/**
 * A blank field removes its former value; a field that was blank before changes nothing, even if a name was stored
 * since.
 */
export function changedNames(names: PlaceChanges['names'], version: Version): PlaceChanges['names'] {
  if (!names) return undefined;
  const shown = Object.entries(names).filter(([code, name]) => name !== '' || version.has(`names:${code}`));
  return Object.fromEntries(shown);
}

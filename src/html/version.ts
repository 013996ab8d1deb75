/**
 * Versions of forms (optimistic locking by field): a hash of each shown field's value, sent along hidden. On saving they
 * tell which fields have been changed concurrently, without state on the server.
 */
import { hash } from 'node:crypto';
import { isSameText } from '../../contracts/text.ts';

export type Values = Readonly<Record<string, unknown>>;

/** By field, the hash of its value. */
export type Version = ReadonlyMap<string, string>;

/** Concurrent changes: fields whose stored values differ from the form's version. */
export interface Meanwhile {
  fields: readonly string[];
  /** The record at that time. */
  stored: Values;
  /** Those of the fields that came back as they had been shown. The form shows their stored values. */
  untouched?: readonly string[] | undefined;
}

/** The edited record, and, when the form comes back, what was sent. */
interface Basis {
  record: Values;
  sent?: { version: Version; values: Values } | undefined;
  meanwhile?: Meanwhile | undefined;
}

/** The contents of a form, with its errors. */
export interface FormState {
  values: Values;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  basis?: Basis | undefined;
}

/** The hidden field with the form's version. */
export const versionField = 'version';

const markOf = (value: unknown) => hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 20);

/** Whether a field had this value when the form was rendered. */
export const wasShown = (version: Version, name: string, value: unknown): boolean =>
  version.get(name) === markOf(value);

/**
 * The version of a form with these fields, as text. A returned form keeps its version, since that is what the user has
 * seen; once it shows concurrent changes, the version includes them.
 */
export function versionOf({ record, sent, meanwhile }: Basis, names: readonly string[]): string {
  const marks = names.flatMap((name) => {
    if (!Object.hasOwn(record, name)) return [];
    const isKnown = meanwhile !== undefined || !sent || !(Object.hasOwn(sent.values, name) || sent.version.has(name));
    const mark = isKnown ? markOf(record[name]) : sent?.version.get(name);
    return mark === undefined ? [] : [`${name}.${mark}`];
  });
  return marks.join(' ');
}

/** The hidden field of a button that is about a text on its page. */
export const versionFieldOfText = (text: string): Record<string, string> => ({
  [versionField]: versionOf({ record: { text } }, ['text']),
});

/** The version of a submitted form. Absent fields were not shown. */
export const parseVersion = (text: string | undefined): Version =>
  new Map(
    (text ?? '').split(' ').flatMap((part) => {
      const [name, mark] = part.split('.', 2);
      return name && mark ? [[name, mark] as const] : [];
    }),
  );

/**
 * The fields whose stored value has changed since, and differs from the submitted one. Undefined ones were not
 * submitted.
 */
export const concurrentlyChanged = (version: Version, stored: Values, submittedValues: Values): string[] =>
  [...version.keys()].filter(
    (name) =>
      Object.hasOwn(stored, name) &&
      submittedValues[name] !== undefined &&
      !wasShown(version, name, stored[name]) &&
      !isSame(submittedValues[name], stored[name]),
  );

/** Fields with a joint meaning: one of them is never taken from somebody else's change alone. */
const joint = [
  ['text', 'lang_code'],
  ['latitude', 'longitude'],
  ['image_url', 'credit'],
  ['identifier', 'hardware_type', 'major', 'minor'],
];

/** Those of the fields that came back as they had been shown, and whose joint fields did, too. */
export function untouchedOf(fields: readonly string[], version: Version, submittedValues: Values): string[] {
  const isTouched = (name: string) =>
    submittedValues[name] !== undefined && version.has(name) && !wasShown(version, name, submittedValues[name]);
  return fields.filter((name) => !(joint.find((names) => names.includes(name)) ?? [name]).some(isTouched));
}

/** Without a field that stands as the form has shown it: nobody has written it. */
export const withoutUnchanged = <V extends Values, K extends keyof V & string>(
  version: Version,
  submittedValues: V,
  name: K,
): V | Omit<V, K> => {
  const { [name]: value, ...others } = submittedValues;
  return wasShown(version, name, value) ? others : submittedValues;
};

/** Line breaks and Unicode normalisation of browsers and keyboards are no change. */
const isSame = (submittedValues: unknown, stored: unknown): boolean =>
  typeof submittedValues === 'string' && typeof stored === 'string'
    ? isSameText(submittedValues, stored)
    : markOf(submittedValues) === markOf(stored);

/** What stands beside a field with concurrent changes: the stored value, or the former one where that is in the field. */
export function meanwhileIn({ record, sent, meanwhile }: Basis, name: string) {
  if (!meanwhile?.fields.includes(name)) return undefined;
  return meanwhile.untouched?.includes(name) ? { former: sent?.values[name] } : { stored: record[name] };
}

/** The contents of a record's form, at first and when it comes back. */
export function formState(
  record: Values,
  draft?: { values: Values; errors: FormState['errors']; version: Version; meanwhile?: Meanwhile | undefined },
): FormState & { values: Record<string, unknown>; basis: Basis } {
  const { values, version, meanwhile } = draft ?? {};
  const stored = meanwhile?.stored ?? record;
  const sent = values && version && { values, version };
  const untouched = Object.fromEntries((meanwhile?.untouched ?? []).map((name) => [name, stored[name]]));
  return {
    values: { ...stored, ...values, ...untouched },
    errors: draft?.errors,
    basis: { record: stored, sent, meanwhile },
  };
}

/**
 * Versions of forms: what each field that a form shows held when it was drawn. Sent along, unseen, they tell on saving what
 * somebody else has changed meanwhile, field by field, though nothing of the form is kept on the server.
 */
import { hash } from 'node:crypto';
import { isSameText } from '../../contracts/text.ts';

export type Values = Readonly<Record<string, unknown>>;

/** By field, a mark of what it held. */
export type Version = ReadonlyMap<string, string>;

/** A field that somebody has changed since a form was drawn holds something else than the form says. */
export interface Meanwhile {
  fields: readonly string[];
  /** The record as it was found then. */
  stored: Values;
}

/** The record that a form changes, and, where the form comes back, what came with it. */
export interface Basis {
  record: Values;
  sent?: { version: Version; values: Values } | undefined;
  meanwhile?: Meanwhile | undefined;
}

/** What a form holds, and is told, as it is drawn. */
export interface Filled {
  values: Values;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  basis?: Basis | undefined;
}

/** How the hidden field is called that holds a form's version. */
export const versionField = 'version';

const markOf = (value: unknown) => hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 20);

/** Whether a field held this when the form was drawn. */
export const held = (version: Version, name: string, value: unknown): boolean => version.get(name) === markOf(value);

/**
 * The version of a form with these fields, as text. One that comes back keeps what it came with, since that is what has been
 * looked at; once it says what has been changed meanwhile, the next one counts from there.
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

/** What a sent form has as its version. A field that it does not name was not shown. */
export const versionIn = (text: string | undefined): Version =>
  new Map(
    (text ?? '').split(' ').flatMap((part) => {
      const [name, mark] = part.split('.', 2);
      return name && mark ? [[name, mark] as const] : [];
    }),
  );

/** The fields that hold another thing than they did, and than somebody says now. What is undefined is not said. */
export const changedMeanwhile = (version: Version, stored: Values, said: Values): string[] =>
  [...version.keys()].filter(
    (name) =>
      Object.hasOwn(stored, name) &&
      said[name] !== undefined &&
      !held(version, name, stored[name]) &&
      !isSame(said[name], stored[name]),
  );

/** Browsers and keyboards have their own line breaks and letters, which make no text another one. */
const isSame = (said: unknown, stored: unknown): boolean =>
  typeof said === 'string' && typeof stored === 'string' ? isSameText(said, stored) : markOf(said) === markOf(stored);

/** What the form of a record is drawn from, at first and where it comes back. */
export function filledFrom(
  record: Values,
  draft?: { values: Values; errors: Filled['errors']; version: Version; meanwhile?: Meanwhile | undefined },
): Filled & { values: Record<string, unknown>; basis: Basis } {
  const { values, version, meanwhile } = draft ?? {};
  const stored = meanwhile?.stored ?? record;
  const sent = values && version && { values, version };
  return { values: { ...stored, ...values }, errors: draft?.errors, basis: { record: stored, sent, meanwhile } };
}

/** Pages of records that consist of sections: each belongs to a feature, which reads its data. */
import type { FieldErrors, FormPartView } from '../html/form.ts';
import { html, nothing } from '../html/html.ts';
import type { SectionView } from '../html/page.ts';
import type { Call } from './call.ts';

/** A submission from a page that was refused. */
export interface RefusedForm {
  /** Undefined if it was not validated. */
  errors: FieldErrors | undefined;
  values?: Readonly<Record<string, unknown>>;
}

/** The input of a section. */
export interface SectionInput<R> {
  call: Call;
  record: R;
  refused?: RefusedForm | undefined;
}

export type SectionOf<R> = (shown: SectionInput<R>) => SectionView | Promise<SectionView>;

/** Input of a section of a form for a new record. */
interface NewRecordForm {
  call: Call;
  values: Readonly<Record<string, unknown>>;
  /** True if the form was submitted and has come back. */
  isSent: boolean;
  /** The new record's owner; null where there is none, or none yet. */
  owner: number | null;
  /** The record that it fills, where that was made before. */
  tag?: { id: number };
}

export type FormPartOf = (filling: NewRecordForm) => FormPartView | Promise<FormPartView>;

/**
 * The sections of a page, or the parts of a form, in order; sequentially, so that a page takes one connection at a time.
 */
export async function collectSections<Input, V>(
  parts: readonly ((input: Input) => V | Promise<V>)[],
  input: Input,
): Promise<V[]> {
  const views: V[] = [];
  for (const part of parts) views.push(await part(input));
  return views;
}

/** The same section in the column beside the others. */
export const inSideColumn =
  <R>(section: SectionOf<R>): SectionOf<R> =>
  async (shown) => {
    const view = await section(shown);
    return (context) => {
      const { body, aside, ...rest } = view(context);
      return { ...rest, aside: html`${aside}${body}`, body: nothing };
    };
  };

/** Data that several sections of a page share: read once per page. */
export function memoizePerKey<K extends object, V>(read: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new WeakMap<K, Promise<V>>();
  return (key) => {
    const reading = known.get(key) ?? read(key);
    known.set(key, reading);
    return reading;
  };
}

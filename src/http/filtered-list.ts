/** Lists with filters and a sort order in the URL, or with their errors. */
import { Router } from 'express';
import type { z } from 'zod';
import { noReference } from '../../contracts/management/reference.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { FieldErrors } from '../html/form.ts';
import type { FilterOffers, RecordFilterValues } from '../html/list-filters.ts';
import { parseLayout, rowsPerPage } from '../html/list-layout.ts';
import type { View } from '../html/page.ts';
import { addRoute } from './api.ts';
import { type PageCall, pageCallOf } from './crud-pages.ts';
import { parseQuery } from './field-messages.ts';
import { sendPage } from './pages.ts';
import { withoutBlanks } from './parameters.ts';
import { pageWithErrors } from './refused-page.ts';
import { resolveReferences } from './resource-pages.ts';

/** The page's position in a list, from its address. */
interface Position {
  after: string | undefined;
  before: string | undefined;
  /** Rows of a page. */
  most: number;
}

/** The options for a filter that refers to records, and their search. */
interface ReferenceFilter {
  offer(call: PageCall, chosen: unknown): Promise<FilterOffers[keyof FilterOffers]>;
  idsFor(call: PageCall, words: string): Promise<number[]>;
}

interface Options<S extends z.ZodObject, L> {
  /** Filters, `q` where there is a word search, and `sort`. */
  query: S;
  /** The filters that refer to a record. */
  referred: Readonly<Partial<Record<keyof FilterOffers, ReferenceFilter>>>;
  read(call: PageCall, query: z.output<S>, position: Position): Promise<L>;
  /** The empty list, for invalid filters. */
  nothing(words: string): L;
  draw(call: PageCall, list: L, requested: RecordFilterValues): Promise<View>;
}

/** The page; with `errors`, after `Invalid`, without rows. */
export const filteredList =
  <S extends z.ZodObject, L>({ query: schema, referred, read, nothing, draw }: Options<S, L>) =>
  async (call: PageCall, errors?: FieldErrors): Promise<View> => {
    const given = withoutBlanks(call.query);
    // Only admins filter by owner.
    const isFor = (name: string) => call.caller.isAdmin || name !== 'customer_id';
    const known = Object.keys(schema.shape).filter((name) => given[name] !== undefined && isFor(name));
    const requested = Object.fromEntries(known.map((name) => [name, given[name]]));
    const named = Object.entries(referred).filter(([name]) => isFor(name));
    const look = parseLayout(given);
    const offers: FilterOffers = {};
    for (const [name, { offer }] of named)
      offers[name as keyof FilterOffers] = await offer(call, chosen(requested[name]));
    if (errors)
      return draw(call, nothing(textOrUndefined(requested.q) ?? ''), {
        requested: { ...requested, ...look },
        offers,
        errors,
      });
    const typed = named.filter(([name]) => chosen(requested[name]) !== undefined);
    const understood = await resolveReferences(
      call,
      requested,
      Object.fromEntries(typed.map(([name, { idsFor }]) => [name, idsFor])),
    );
    const position = {
      after: textOrUndefined(given.after),
      before: textOrUndefined(given.before),
      most: rowsPerPage(look),
    };
    const list = await read(call, parseQuery(schema, understood), position);
    return draw(call, list, { requested: { ...understood, ...look }, offers });
  };

/** The page at a path of its own; for invalid parameters with the errors, as 422. */
export function filteredListPage<S extends z.ZodObject, L>(path: string, options: Options<S, L>): Router {
  const page = filteredList(options);
  return addRoute(Router(), path, {
    get: async (req, res) => sendPage(res, await pageWithErrors(res, (errors) => page(pageCallOf(req), errors))),
  });
}

/** `none` is a choice rather than a search word. */
const chosen = (given: unknown) => (given === noReference ? undefined : given);

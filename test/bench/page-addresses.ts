/**
 * The addresses that `--pages` requests: every page of the menu and every list of the contracts, with each filter and in each
 * order, alone and combined. A new parameter needs a value here; without one the measurement stops.
 */
import type { Client } from 'pg';
import { z } from 'zod';
import { figures, management } from '../../contracts/index.ts';
import { CoverageFilters } from '../../contracts/management/coverage.ts';
import { HistoryFilters } from '../../contracts/management/history.ts';
import { ListQuery } from '../../contracts/management/list-query.ts';
import { ReadFilters, readGroups } from '../../contracts/management/reads.ts';
import { CustomerListQuery, PlaceListQuery, WrittenListQuery } from '../../contracts/management/record-filters.ts';
import { TagListQuery } from '../../contracts/management/tag-filters.ts';
import { TranslationFigureFilters } from '../../contracts/management/translation-figures.ts';
import { WorkFilters, workStates } from '../../contracts/management/translation-work.ts';
import { navigationOf } from '../../src/app/navigation.ts';
import { routesOf } from '../../src/http/api.ts';
import { cursorColumns, cursorOf, formatCursor } from '../../src/model/access/sort-order.ts';
import { orderOf } from '../../src/model/tags/tag-sort-order.ts';

type Query = Readonly<Record<string, string>>;

/** Records of the database that the addresses name. */
interface SampleRecords {
  ids: Readonly<Record<string, number>>;
  values: Readonly<Record<string, readonly string[]>>;
  /** Cursors in the middle of the list of tags, one for each order. */
  cursors: Readonly<Record<string, string>>;
}

/** The query parameters of the pages in the menu; pages that are not listed here accept those of `ListQuery`. */
const queries: Readonly<Record<string, z.ZodObject>> = {
  '/Tags': TagListQuery,
  '/places': PlaceListQuery,
  '/customers': CustomerListQuery,
  '/text_records': WrittenListQuery,
  '/translations': WrittenListQuery,
  '/name_translations': WrittenListQuery,
  '/history': HistoryFilters,
  '/translation_work': WorkFilters,
  '/coverage': CoverageFilters,
  '/stats/reads': ReadFilters,
  '/stats/translation': TranslationFigureFilters,
  '/keep_words': z.object({}),
  '/pictures/import': z.object({}),
};

/** Parameters without which a page answers with an error. */
const requiredParameters: Readonly<Record<string, Query>> = {
  '/translation_work': { lang_code: 'es' },
  '/memory': { text: 'The clock' },
};
/** Parameters that another parameter requires. */
const companions: Readonly<Record<string, Query>> = { state: { lang_code: 'es' }, part: { lang_code: 'es' } };

/** Words found in all of a hundred thousand tags, in many, few, one and none; short words, in many tags and in none; and one in another script. */
const words = [
  ...['museum', 'harp', 'harp ivory', 'Delft Falk', 'Inventory', 'number 4711', 'nowhere-to-be-found'],
  ...['ha', 'zq', 'кофейня'],
];

export async function recordsFor(database: Client): Promise<SampleRecords> {
  const one = async (sql: string) => (await database.query(sql)).rows[0];
  const middle = async (table: string, more = '') =>
    (
      await one(
        `select id from ${table} ${more} order by id offset (select count(*) / 2 from ${table} ${more}) limit 1`,
      )
    ).id;
  const { id, tag_identifier } = await one(
    'select id, tag_identifier from tags where place_id = 1 order by id offset 500 limit 1',
  );
  const ids: Record<string, number> = { tags: id, places: 1, customers: 1 };
  for (const table of ['text_records', 'translations', 'name_translations', 'hardwares', 'reports', 'history'])
    ids[table] = Number(await middle(table));
  for (const table of ['text_records', 'name_translations', 'hardwares'])
    ids[`own ${table}`] = (await one(`select min(id) as id from ${table} where tag_id = ${id}`)).id ?? ids[table];
  ids.translation_orders = (await one('select id from translation_orders order by total desc limit 1')).id;
  return {
    ids,
    values: parameterValues(id, tag_identifier),
    cursors: await cursorsFor(database),
  };
}

/** Values for each parameter, by its name. */
export const parameterValues = (tagId: number, tagIdentifier: string): SampleRecords['values'] => ({
  q: [...words, tagIdentifier, 'owner-7@example.com'],
  place_id: ['1', '500', 'none'],
  customer_id: ['1', '50', 'none'],
  tag_id: [`${tagId}`],
  tag_identifier: [tagIdentifier],
  lang_code: ['fr', 'es', 'sv'],
  lang_codes: ['fr,es'],
  updated_since: [daysAgo(1), daysAgo(180)],
  from: [daysAgo(90)],
  to: [daysAgo(30)],
  reported: ['1'],
  in_use: ['0', '1'],
  hidden: ['0', '1'],
  newest: ['1'],
  by: [...readGroups, 'day,lang_code'],
  change_set: ['5f1c9d8e-70a2-4d5b-9b1e-2f3a4b5c6d7e'],
  expand: ['details'],
  member_of: ['1'],
  state: [...workStates, workStates.join()],
  limit: ['100'],
  text: ['The clock'],
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A cursor in the middle of the list of tags, for each order. */
async function cursorsFor(database: Client): Promise<Record<string, string>> {
  const cursors: Record<string, string> = {};
  for (const sort of optionsOf(TagListQuery.shape.sort)) {
    const order = orderOf(sort as z.output<typeof TagListQuery>['sort']);
    const [, value] = cursorColumns('tags.id', order);
    const columns = ['tags.id', ...(value ? [`(${order.key?.sql})::text as cursor_value`] : [])].join();
    const { rows } = await database.query(
      `select ${columns} from tags ${order.key?.join ? `join ${order.key.join.table}` : ''}
       order by ${order.key?.sql ?? 'tags.id'}, tags.id offset 50000 limit 1`,
    );
    cursors[sort] = formatCursor(cursorOf(rows[0]));
  }
  return cursors;
}

/** All addresses, each once. */
export function pageAddresses(samples: SampleRecords): string[] {
  const pages = navigationOf({ isAdmin: true } as Parameters<typeof navigationOf>[0]).flatMap(({ entries }) =>
    entries.flatMap(([path]) => addressesFor(path, queries[path] ?? ListQuery, samples)),
  );
  const lists = [...routesOf(management), ...routesOf(figures)]
    .filter(
      ({ method, path }) =>
        method === 'GET' && (!path.includes(':') || path.endsWith('/history') || path.endsWith('/items')),
    )
    .flatMap(({ path, query }) => addressesFor(`${withRecordId(path, samples)}.json`, query as z.ZodObject, samples));
  return [...new Set([...pages, ...lists, ...otherAddresses(samples)])];
}

/** Addresses that are no lists, and combinations that links on our pages use. */
function otherAddresses({ ids, cursors, values }: SampleRecords): string[] {
  const pagesFromMiddle = Object.entries(cursors).flatMap(([sort, place]) =>
    ['after', 'before'].map((name) => `/Tags?${new URLSearchParams({ sort, [name]: place })}`),
  );
  const coverageStates = ['original', 'human', 'machine', 'stale', 'missing'].flatMap((state) =>
    ['text', 'name'].flatMap((part) =>
      ['', '&place_id=1', '&place_id=500', '&customer_id=1', '&place_id=none'].map(
        (more) => `/Tags?lang_code=es&state=${state}&part=${part}${more}`,
      ),
    ),
  );
  const records = [
    'tags',
    'places',
    'customers',
    'own text_records',
    'translations',
    'own name_translations',
    'own hardwares',
  ].flatMap((table) => {
    const path = `/${table.replace('own ', '').replace('tags', 'Tags')}/${ids[table]}`;
    return [path, `${path}.json`, `${path}/edit`, `${path}/history`];
  });
  const [word = ''] = values.q ?? [];
  return [
    ...['/', '/Tags/new', '/places/new', '/hardwares/new', '/translations/new', '/sessions', '/invitations'],
    ...[
      '/Tags/import',
      '/Tags/mint',
      '/translation_orders/new?place_id=1&lang_codes=sv',
      '/labels',
      '/labels?place_id=1',
    ],
    ...['/labels?place_id=1&sheet=L7160', `/translation_orders/${ids.translation_orders}`, `/reports/${ids.reports}`],
    ...[`/translation_orders/${ids.translation_orders}.json`, '/jobs?state=failed', '/jobs?state=unsupported'],
    ...[`/places/1?after=${ids.tags}`, `/history?after=${ids.history}`, `/history.json?limit=100&after=${ids.history}`],
    ...[`/translations?after=${ids.translations}`, `/translation_work?lang_code=es&after=${workCursor(50_000)}`],
    ...[`/translation_work?lang_code=sv&place_id=500&state=missing&part=name&q=${word}`, '/t/000000000001'],
    ...pagesFromMiddle,
    ...coverageStates,
  ].concat(records);
}

const workCursor = (tag: number) => Buffer.from(`${tag}t`).toString('base64url');

const withRecordId = (path: string, { ids }: SampleRecords) =>
  path.replace(':id', () => {
    const table = path.split('/')[1]?.replace('Tags', 'tags') ?? '';
    return `${ids[table]}`;
  });

/** A path with each value of each parameter alone, and with one value of each parameter in every order. */
function addressesFor(path: string, schema: z.ZodObject, samples: SampleRecords): string[] {
  const bare = path.replace('.json', '');
  const base = { ...requiredParameters[bare], ...('limit' in schema.shape && { limit: '100' }) };
  const { sort: order, after, ...filters } = schema.shape as Record<string, z.ZodType>;
  const sorts = order ? optionsOf(order).map((sort): Query => ({ sort })) : [{}];
  const each = Object.entries(filters).flatMap(([name, filter]) =>
    valuesFor(bare, name, filter, samples).map((value): Query => ({ ...companions[name], [name]: value })),
  );
  const [, table = ''] = /^\/(\w+)/.exec(path) ?? [];
  const id = samples.ids[table.replace('Tags', 'tags')];
  const cursors = after && path.endsWith('.json') && !bare.includes('work') && id ? [{ after: `${id}` }] : [];
  const oneOfEach = each.filter(
    (one, at) => at === each.findIndex((other) => `${Object.keys(other)}` === `${Object.keys(one)}`),
  );
  const inEveryOrder = [{}, ...oneOfEach].flatMap((one) => sorts.map((sort): Query => ({ ...one, ...sort })));
  const queries = [...cursors, ...each, ...inEveryOrder].map((one) => ({ ...base, ...one }));
  return queries.map((query) => `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`);
}

/** A parameter with more options than this is measured with the values of `parameterValues` only. */
const maxOptions = 12;

/** Parameters that select no rows. */
const parametersWithoutValues = ['auth_token', 'after', 'before'];

function valuesFor(path: string, name: string, schema: z.ZodType, { values }: SampleRecords): readonly string[] {
  if (parametersWithoutValues.includes(name)) return [];
  const options = optionsOf(schema);
  // There are 45 languages, and they cost the same.
  const found = options.length === 0 || options.length > maxOptions ? values[name] : options;
  if (!found) throw new Error(`Give ${name} of ${path} a value in test/bench/page-addresses.ts`);
  return found;
}

/** The options of an enumerated parameter; empty for other parameters. */
function optionsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const { innerType, out } = schema.def as { innerType?: z.ZodType; out?: z.ZodType };
  const inner = innerType ?? out;
  return inner ? optionsOf(inner) : [];
}

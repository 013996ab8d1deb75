/** Records as management operations answer them. */
import type { AppRouter } from '@ts-rest/core';
import type { Response } from 'express';
import type { Actor, ResourceOperation } from '../../contracts/access.ts';
import { imageUrlOf, type RecordWithPicture } from '../../contracts/pictures.ts';
import type { Database } from '../database/connect.ts';
import type { Row } from '../database/row.ts';
import { type Answer, listHeaders, ok } from './answers.ts';
import { routesOf } from './api.ts';
import { callOf } from './call.ts';
import type { RecordRepresentation } from './if-match.ts';
import { asList, type Streams } from './streams.ts';

/** A row without its relations, with times as texts and its URL. The contract drops unknown fields. */
type RecordBody<R extends Row> = Omit<R, 'created_at' | 'updated_at' | Exclude<keyof Row, 'id'>> & {
  created_at: string;
  updated_at: string;
  url: string;
};

export interface RecordAnswers {
  shown<R extends Row>(row: R): RecordBody<R>;
  /** 201, with `Location`. */
  created<R extends Row>(row: R): Answer<201, RecordBody<R>>;
  /** A page of a list, with the link to the next one. `page`: the parsed parameters. */
  listed<R extends Row>(res: Response, page: object, list: ListPage<R>): Answer<200, RecordBody<R>[]>;
  /** The same for rows with another representation or URL. */
  listedAs<R extends Row, S extends object>(
    res: Response,
    page: object,
    list: ListPage<R>,
    show: (row: R) => S,
    path: string,
  ): Answer<200, S[]>;
}

interface ListPage<R> {
  rows: R[];
  total: number | undefined;
  maxCounted?: number;
  hasMore: boolean;
  last?: number | undefined;
  batches?: AsyncIterable<R[]> | undefined;
}

/** The parameters of a list as sent, without the token: the next page's URL keeps them. */
function requested({ req }: Response, known: object): Record<string, unknown> {
  const names = Object.keys(known).filter((name) => name !== 'auth_token');
  return Object.fromEntries(names.map((name) => [name, req.query[name]]));
}

const isPictured = (columns: Partial<RecordWithPicture>): columns is RecordWithPicture => columns.picture !== undefined;

/** Records that are shown as they are. */
export const plainRepresentation = <R extends Row>(
  answers: RecordAnswers,
  find: (db: Database, actor: Actor, id: number) => Promise<R>,
) =>
  ({ show: async (...by: Parameters<typeof find>) => answers.shown(await find(...by)) }) satisfies RecordRepresentation;

/** Answers with the URLs of each resource's records, under the public URL. */
export function recordAnswers(contract: AppRouter, publicUrl: string, lists: Streams): RecordAnswers {
  const operations = routesOf(contract).map(({ path, metadata }) => ({ path, ...(metadata as ResourceOperation) }));
  const indexes = operations.filter(({ verb }) => verb === 'index');
  const paths = new Map<string, string>(indexes.map(({ resource, path }) => [resource, path]));
  const pathOf = (row: Row) => paths.get((row.constructor as typeof Row).tableName);

  const shown = <R extends Row>(row: R): RecordBody<R> => {
    const { created_at, updated_at, ...columns } = row.$toJson({ shallow: true }) as R & Partial<RecordWithPicture>;
    return {
      ...columns,
      ...(isPictured(columns) && { image_url: imageUrlOf(publicUrl, columns) }),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      url: `${publicUrl}${pathOf(row)}/${row.id}.json`,
    } as unknown as RecordBody<R>;
  };

  const listedAs: RecordAnswers['listedAs'] = (res, page, list, show, path) => {
    const { rows, total, hasMore, last = rows.at(-1)?.id, batches, maxCounted } = list;
    const body = batches
      ? lists.body(res, `customer ${callOf(res.req).caller.id}`, batches, asList(res, show))
      : rows.map(show);
    const query = { ...requested(res, page), after: last };
    const next = hasMore ? { address: `${publicUrl}${path}.json`, query } : undefined;
    return ok(body as ReturnType<typeof show>[], listHeaders(total, next, maxCounted));
  };

  return {
    shown,
    created(row) {
      const body = shown(row);
      return { status: 201, headers: { Location: body.url }, body };
    },
    listed(res, page, list) {
      const [first] = list.rows;
      return listedAs(res, page, list, shown, (first && pathOf(first)) ?? '');
    },
    listedAs,
  };
}

/** Records as management operations answer them. */
import type { AppRouter } from '@ts-rest/core';
import type { Response } from 'express';
import type { ResourceOperation } from '../../contracts/access.ts';
import type { Row } from '../database/row.ts';
import { type Answer, listHeaders, ok } from './answers.ts';
import { routesOf } from './api.ts';
import { callOf } from './call.ts';
import { asList, type Streams } from './streams.ts';

/** A row without what belongs to it, with its times as texts and its address. The contract leaves out what it doesn't name. */
export type Shown<R extends Row> = Omit<R, 'created_at' | 'updated_at' | Exclude<keyof Row, 'id'>> & {
  created_at: string;
  updated_at: string;
  url: string;
};

export interface RecordAnswers {
  shown<R extends Row>(row: R): Shown<R>;
  /** 201, and where the record is. */
  created<R extends Row>(row: R): Answer<201, Shown<R>>;
  /** As much of a list as was asked for, and where it goes on. `page`: the parameters, as they are understood. */
  listed<R extends Row>(res: Response, page: object, list: Listed<R>): Answer<200, Shown<R>[]>;
  /** The same of rows that are shown otherwise, or stand at another address. */
  listedAs<R extends Row, S extends object>(
    res: Response,
    page: object,
    list: Listed<R>,
    show: (row: R) => S,
    path: string,
  ): Answer<200, S[]>;
}

interface Listed<R> {
  rows: R[];
  total: number | undefined;
  hasMore: boolean;
  batches?: AsyncIterable<R[]> | undefined;
}

/** The parameters of a list as they were sent, without the token: the way to the next page keeps them. */
function asked({ req }: Response, known: object): Record<string, unknown> {
  const names = Object.keys(known).filter((name) => name !== 'auth_token');
  return Object.fromEntries(names.map((name) => [name, req.query[name]]));
}

/** Answers with the addresses that a contract gives the records of each resource, under the public URL. */
export function recordAnswers(contract: AppRouter, publicUrl: string, lists: Streams): RecordAnswers {
  const operations = routesOf(contract).map(({ path, metadata }) => ({ path, ...(metadata as ResourceOperation) }));
  const paths = new Map<string, string>(
    operations.filter(({ verb }) => verb === 'index').map(({ resource, path }) => [resource, path]),
  );
  const pathOf = (row: Row) => paths.get((row.constructor as typeof Row).tableName);

  const shown = <R extends Row>(row: R): Shown<R> => {
    const { created_at, updated_at, ...columns } = row.$toJson({ shallow: true }) as R;
    return {
      ...columns,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      url: `${publicUrl}${pathOf(row)}/${row.id}.json`,
    } as unknown as Shown<R>;
  };

  const listedAs: RecordAnswers['listedAs'] = (res, page, { rows, total, hasMore, batches }, show, path) => {
    const body = batches
      ? lists.body(res, `customer ${callOf(res.req).caller.id}`, batches, asList(res, show))
      : rows.map(show);
    const last = hasMore ? rows.at(-1) : undefined;
    const next = last && { address: `${publicUrl}${path}.json`, query: { ...asked(res, page), after: last.id } };
    return ok(body as ReturnType<typeof show>[], listHeaders(total, next));
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

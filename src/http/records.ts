/** Records as management operations answer them. */
import type { Response } from 'express';
import type { Actor } from '../../contracts/access.ts';
import type { Row } from '../database/row.ts';
import type { Condition } from '../database/transaction.ts';
import { ok } from './answers.ts';
import type { LongLists } from './long-lists.ts';

/** What PATCH and PUT, which do the same, have in common for ts-rest. */
export interface Change<Body> {
  params: { id: number };
  body: Body;
  req: { actor: Actor; condition?: Condition | undefined };
}

/** A row with its times as texts and its address. The contract leaves out what it doesn't name. */
export type Shown<R extends Row> = Omit<R, 'created_at' | 'updated_at' | Exclude<keyof Row, 'id'>> & {
  created_at: string;
  updated_at: string;
  url: string;
};

export interface RecordAnswers {
  shown<R extends Row>(row: R): Shown<R>;
  /** 201, and where the record is. */
  created<R extends Row>(res: Response, row: R): { status: 201; body: Shown<R> };
  /** As much of a list as was asked for, and where it goes on. */
  listed<R extends Row>(
    res: Response,
    page: { limit?: number | undefined },
    list: { rows: R[]; total: number; hasMore: boolean; batches?: AsyncIterable<R[]> | undefined },
  ): { status: 200; body: Shown<R>[] };
}

/** The interface writes tags with a capital. */
const pathOf = (row: Row): string => {
  const { tableName } = row.constructor as typeof Row;
  return tableName === 'tags' ? '/Tags' : `/${tableName}`;
};

/** Answers with addresses under the public URL. */
export function recordAnswers(publicUrl: string, lists: LongLists): RecordAnswers {
  const shown = <R extends Row>(row: R): Shown<R> => {
    const { created_at, updated_at, ...columns } = row.toJSON() as R;
    return {
      ...columns,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      url: `${publicUrl}${pathOf(row)}/${row.id}.json`,
    } as unknown as Shown<R>;
  };

  const bodyOf = <R extends Row>(res: Response, rows: R[], batches: AsyncIterable<R[]> | undefined): Shown<R>[] =>
    batches ? lists.body<Shown<R>[], R>(res, res.req.actor.id, batches, shown) : rows.map(shown);

  return {
    shown,
    created(res, row) {
      const body = shown(row);
      res.setHeader('Location', body.url);
      return { status: 201, body };
    },
    listed(res, { limit }, { rows, total, hasMore, batches }) {
      const body = bodyOf(res, rows, batches);
      res.setHeader('X-Total-Count', String(total));
      const last = rows.at(-1);
      if (last && hasMore) {
        // The token stays out of it: it would end up in logs.
        const next = new URLSearchParams({ limit: String(limit), after: String(last.id) });
        res.setHeader('Link', `<${publicUrl}${pathOf(last)}.json?${next}>; rel="next"`);
      }
      return ok(body);
    },
  };
}

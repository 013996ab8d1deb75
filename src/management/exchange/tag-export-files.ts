/** Export of all tags that the caller sees, or of the filtered ones: a table for people, lines of JSON for programs. */
import { type IRouter, type RequestHandler, Router } from 'express';
import { TagExportQuery } from '../../../contracts/management/tag-export.ts';
import type { Database } from '../../database/connect.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { onceClosed } from '../../http/closed.ts';
import { readQuery } from '../../http/files.ts';
import { privately } from '../../http/headers.ts';
import type { Streams } from '../../http/streams.ts';
import { type Export, openExport } from '../../model/exchange/export.ts';
import { csv, ndjson, type Reader, type Written } from './exported-lines.ts';

export interface TagExportOptions {
  /** A separate connection pool: each export holds a connection to its end. */
  exports: Database;
  lines: Streams;
}

const writers: Record<string, (reader: Reader, found: Export) => Written> = { ndjson, csv };

export function tagExportFiles(options: TagExportOptions): IRouter {
  const router = Router();
  for (const [ending, writer] of Object.entries(writers)) {
    const path = `/Tags/export.${ending}`;
    router.get(path, send(options, ending, writer));
    router.all(path, refuseOtherMethods(['GET', 'HEAD']));
  }
  return router;
}

const send =
  ({ exports, lines }: TagExportOptions, ending: string, writer: (typeof writers)[string]): RequestHandler =>
  async (req, res) => {
    const { caller } = callOf(req);
    const query = readQuery(TagExportQuery, req);
    lines.admit(res, `customer ${caller.id}`);
    const found = await openExport(exports, caller, query);
    onceClosed(res, () => void found.close().catch(() => {}));
    const { type, head, line } = writer(caller, found);
    res.attachment(`tags-${new Date().toISOString().slice(0, 10)}.${ending}`);
    res.setHeader('Cache-Control', privately);
    lines.send(res, found.pages, { type, head, write: line });
  };

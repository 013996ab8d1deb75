/** Export of all tags that the caller sees, or of the filtered ones: tables for people, lines of JSON for programs. */
import { type IRouter, type RequestHandler, Router } from 'express';
import { TagExportQuery } from '../../../contracts/management/tag-export.ts';
import { spreadsheet } from '../../../contracts/management/tag-import.ts';
import type { Database } from '../../database/connect.ts';
import { addRoute } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { chunked, streamOf } from '../../http/chunked.ts';
import { parseRequestQuery } from '../../http/files.ts';
import { privateNoStore } from '../../http/headers.ts';
import { onceClosed } from '../../http/response-close.ts';
import type { Streams } from '../../http/streams.ts';
import type { StreamTurns } from '../../http/time-slices.ts';
import { type Export, openExport } from '../../model/exchange/export.ts';
import { byteOrderMark, csvLine, escapeNames, lineEnd } from './csv.ts';
import { csvFormat, type ExportFormat, ndjsonFormat, type Reader, sheetFormat } from './exported-lines.ts';
import { templateFor } from './template.ts';
import { maxCellLength, writeWorkbook, zipWorkbook } from './xlsx-write.ts';

export interface TagExportOptions {
  /** A separate connection pool: each export holds a connection to its end. */
  exports: Database;
  lines: Streams;
  /** The address of pictures. */
  publicUrl: string;
  yielding: StreamTurns;
}

type Writer = (reader: Reader, found: Export, query: TagExportQuery) => ExportFormat & { tail?: string };

const writers: Record<string, Writer> = {
  ndjson: ndjsonFormat,
  csv: (reader, found, { separator }) => csvFormat(reader, found, separator),
  xlsx: sheetFormat,
};

export function tagExportFiles(options: TagExportOptions): IRouter {
  const router = Router();
  for (const [ending, writer] of Object.entries(writers)) {
    const path = `/Tags/export.${ending}`;
    addRoute(router, path, { get: send(options, ending, writer) });
  }
  for (const [ending, { type, file }] of Object.entries(templates)) {
    const path = `/Tags/template.${ending}`;
    addRoute(router, path, {
      get: async (req, res) => {
        const body = await file(templateFor(callOf(req).caller));
        res.attachment(`tags.${ending}`).type(type).setHeader('Cache-Control', privateNoStore);
        res.send(body);
      },
    });
  }
  return router;
}

interface Template {
  type: string;
  file(table: ReturnType<typeof templateFor>): string | Promise<Buffer>;
}

const templates: Record<string, Template> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    file: ({ names, cells }) =>
      byteOrderMark + [names, escapeNames(names, cells)].map((row) => csvLine(row) + lineEnd).join(''),
  },
  xlsx: {
    type: spreadsheet,
    file: ({ names, cells }) => writeWorkbook(names, [cells]),
  },
};

const send =
  ({ exports, lines, publicUrl, yielding }: TagExportOptions, ending: string, writer: Writer): RequestHandler =>
  async (req, res) => {
    const { caller } = callOf(req);
    const query = parseRequestQuery(TagExportQuery, req);
    lines.admit(res, `customer ${caller.id}`);
    const isSheet = ending === 'xlsx';
    const found = await openExport(exports, caller, query, {
      publicUrl,
      longest: isSheet ? maxCellLength : undefined,
    });
    onceClosed(res, () => void found.close().catch(() => {}));
    const { type, head, line, tail } = writer(caller, found, query);
    res.attachment(`tags-${new Date().toISOString().slice(0, 10)}.${ending}`);
    res.setHeader('Cache-Control', privateNoStore);
    if (!isSheet) return lines.send(res, found.pages, { type, head, write: line });
    res.setHeader('Content-Type', type);
    if (req.method === 'HEAD') return void res.end();
    streamOf(res, zipWorkbook(chunked(yielding, found.pages, { head, write: line, ...(tail && { tail }) }))).pipe(res);
  };

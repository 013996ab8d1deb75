/**
 * The baseline of the benchmark: the same lookup in a hand-written server, with Node's own HTTP server and pg, the same pool size and the
 * same bodies. It does nothing else: no validation, no headers except those of the content, no log.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node:querystring';
import pg from 'pg';
import { byBeacon, byIdentifier, type TagRow } from './statements.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
// A session that PostgreSQL ends while it is idle must not end the process.
pool.on('error', () => {});
let origin = '';

const server = createServer(async (req, res) => {
  const url = req.url ?? '';
  const queryStart = url.indexOf('?');
  const query = parse(url.slice(queryStart + 1));
  const isByHardware = url.startsWith('showByHardwareId', '/api/v1/tags/'.length);
  const { rows } = isByHardware
    ? await pool.query<TagRow>({
        name: 'tag-by-beacon',
        text: byBeacon,
        values: [
          query.lang,
          query.type,
          String(query.id).toUpperCase().replaceAll(/[-:]/g, ''),
          query.major,
          query.minor,
        ],
      })
    : await pool.query<TagRow>({ name: 'tag-by-identifier', text: byIdentifier, values: [query.lang, query.id] });
  const tag = rows[0];
  if (!tag) {
    res.writeHead(404).end();
    return;
  }
  const name = { text: tag.name ?? '', lang: tag.name_lang };
  const translation = { text: tag.text ?? '', lang: tag.text_lang };
  const text_url = tag.text_url ?? `${origin}/t/${tag.tag_identifier}`;
  const { id, tag_identifier, description, gender, image_url, hardware } = tag;
  const body = JSON.stringify({
    tags: [
      isByHardware
        ? { id, tag_identifier, name, image_url, text_url, translation, hardware }
        : { id, tag_identifier, description, name, gender, image_url, text_url, translation },
    ],
  });
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
});

server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.send?.({ ready: { url: origin } });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));

/** The same lookup, as one asks PostGraphile for it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Process } from '../setup/process.ts';
import { type Course, compareInTurn } from './in-turn.ts';
import type { Asked } from './load.ts';
import { identifiersOf, pathTo } from './museum.ts';

/** It is installed there by `npm ci --prefix test/tools/postgraphile`: 185 packages, which nothing else here needs. */
export const postgraphileFolder = resolve(import.meta.dirname, '../tools/postgraphile');

interface Servers {
  /** As it is started when nothing is said. */
  service: Process;
  /** With nothing kept. */
  uncached: Process;
  /** PostGraphile's. */
  other: Process;
}

/** Tags that are asked for, each as likely as any. */
const spread = 5000;

export async function comparePostgraphile({ service, uncached, other }: Servers, course: Course): Promise<void> {
  const identifiers = await identifiersOf(course.database, spread);
  const asked = identifiers.map((id) => ({ path: pathTo(id) }));
  const query = askPostgraphile(identifiers);
  await assertFound(other, query[0]);
  const contenders = [
    { name: 'kept', process: service, asked },
    { name: 'not kept', process: uncached, asked },
    { name: `PostGraphile ${versionOf('postgraphile')}`, process: other, asked: query },
  ];
  const title = `lookup by identifier, beside PostGraphile (graphql ${versionOf('graphql')}, Node ${process.version})`;
  await compareInTurn({ title, contenders }, course);
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`${postgraphileFolder}/node_modules/${name}/package.json`, 'utf8')).version;

/** GraphQL says 200 to whatever it is asked. */
async function assertFound({ url }: Process, asked: Asked | undefined): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + asked?.path, { method: 'POST', headers, body: asked?.body ?? '' });
  const text = await answer.text();
  if (!text.includes('"langCode":"fr"')) throw new Error(`PostGraphile found no texts: ${text}`);
}

/** In all languages that are stored, which are two or three here: it does not choose between them, so its client has to. */
const query = `query Lookup($id: String!) {
  allTags(condition: { tagIdentifier: $id }, first: 1) {
    nodes {
      rowId tagIdentifier description imageUrl textUrl
      textRecordsByTagId(first: 1) {
        nodes { gender translationsByTextRecordId { nodes { langCode text origin sourceHash } } }
      }
      nameTranslationsByTagId { nodes { langCode text origin sourceHash } }
    }
  }
}`;

const askPostgraphile = (identifiers: readonly string[]): Asked[] =>
  identifiers.map((id) => ({ path: '/graphql', body: JSON.stringify({ query, variables: { id } }) }));

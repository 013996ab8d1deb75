/** The same lookup by PostGraphile. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Process } from '../setup/process.ts';
import { type BenchmarkRun, compareAlternating } from './alternating-rounds.ts';
import type { LoadRequest } from './load.ts';
import { identifiersOf, pathTo } from './museum.ts';

/** The folder in which `npm ci --prefix test/tools/postgraphile` installs it: 185 packages that nothing else needs. */
export const postgraphileFolder = resolve(import.meta.dirname, '../tools/postgraphile');

interface Servers {
  /** With default settings. */
  service: Process;
  /** Without the cache of answers. */
  uncached: Process;
  /** PostGraphile's. */
  other: Process;
}

/** The number of tags, all equally popular. */
const sampleSize = 5000;

export async function comparePostgraphile({ service, uncached, other }: Servers, run: BenchmarkRun): Promise<void> {
  const identifiers = await identifiersOf(run.database, sampleSize);
  const requests = identifiers.map((id) => ({ path: pathTo(id) }));
  const query = graphqlRequests(identifiers);
  await assertFound(other, query[0]);
  const contenders = [
    { name: 'cached', process: service, requests },
    { name: 'uncached', process: uncached, requests },
    { name: `PostGraphile ${versionOf('postgraphile')}`, process: other, requests: query },
  ];
  const title = `lookup by identifier, and PostGraphile (graphql ${versionOf('graphql')}, Node ${process.version})`;
  await compareAlternating({ title, contenders }, run);
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`${postgraphileFolder}/node_modules/${name}/package.json`, 'utf8')).version;

/** Checks the body, since GraphQL answers 200 to any query. */
async function assertFound({ url }: Process, requests: LoadRequest | undefined): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + requests?.path, { method: 'POST', headers, body: requests?.body ?? '' });
  const text = await answer.text();
  if (!text.includes('"langCode":"fr"')) throw new Error(`PostGraphile found no texts: ${text}`);
}

/** Reads all stored languages, two or three here, since PostGraphile leaves the choice between them to the client. */
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

const graphqlRequests = (identifiers: readonly string[]): LoadRequest[] =>
  identifiers.map((id) => ({ path: '/graphql', body: JSON.stringify({ query, variables: { id } }) }));

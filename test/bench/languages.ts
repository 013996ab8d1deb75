/** What a reader's languages cost: one code, the browser's header, a list of ten, and a hundred tags in one call. */
import type { Client } from 'pg';
import type { Process } from '../setup/process.ts';
import { meterOf } from './cpu.ts';
import { type Asked, type Load, type LoadOptions, load, median } from './load.ts';

interface Languages {
  service: Process;
  database: Client;
  /** Of tags. */
  identifiers: string[];
  rounds: number;
  options: LoadOptions;
}

/** With what milliseconds of the processor it took for each tag. */
type Measured = Load & { cpu: number };

/** Tags in one call. */
const many = 100;
const ten = 'fr,de,es,it,nl,pl,pt,sv,da,no';
const header = { 'Accept-Language': 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5' };

/** The ways in turn, and each against one code. All of them find French, which is stored. */
export async function compareLanguages({ service, database, identifiers, rounds, options }: Languages): Promise<void> {
  const one = (lang: string, headers = {}): Asked[] =>
    identifiers.map((id) => ({ path: `/api/v1/tags/show?id=${id}&lang=${lang}`, headers }));
  const ways: { name: string; asked: Asked[]; tags: number }[] = [
    { name: 'one code', asked: one('fr'), tags: 1 },
    { name: 'auto', asked: one('auto', header), tags: 1 },
    { name: 'a list of ten', asked: one(ten), tags: 1 },
    { name: `a batch of ${many}`, asked: batchesOf(identifiers), tags: many },
  ];
  const results = new Map<string, Measured[]>(ways.map(({ name }) => [name, []]));
  for (const { asked } of ways) await load(service.url, asked, { ...options, seconds: 1 });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, asked, tags } of round % 2 ? ways : ways.toReversed()) {
      process.stderr.write(`round ${round} of ${rounds}, ${name} …\n`);
      const meter = await meterOf(database, service);
      const before = meter();
      const result = await load(service.url, asked, options);
      const perTag = (figure: number) => figure / tags;
      const cpu = perTag((meter() - before) / result.requests);
      const [p50, p99] = [perTag(result.p50), perTag(result.p99)];
      results.get(name)?.push({ ...result, rate: result.rate * tags, p50, p99, cpu });
    }
  }
  report(results);
}

function batchesOf(identifiers: string[]): Asked[] {
  const batches = Array.from({ length: Math.floor(identifiers.length / many) }, (_, at) =>
    identifiers.slice(at * many, (at + 1) * many),
  );
  return batches.map((some) => {
    const observations = some.map((tag_identifier) => ({ tag_identifier }));
    return { path: '/api/v1/tags/lookup', body: JSON.stringify({ observations, lang: 'fr' }) };
  });
}

function report(results: ReadonlyMap<string, Measured[]>): void {
  const [first = []] = results.values();
  const row = (of: Measured[]) => {
    const figure = (key: keyof Measured) => median(of.map((result) => result[key]));
    const ratio = (key: keyof Measured) => median(of.map((result, i) => result[key] / (first[i]?.[key] ?? Number.NaN)));
    return {
      'tags/s': Math.round(figure('rate')),
      'p50 ms/tag': figure('p50').toFixed(3),
      'cpu ms/tag': figure('cpu').toFixed(3),
      'p50 / one code': ratio('p50').toFixed(3),
      'cpu / one code': ratio('cpu').toFixed(3),
      'not 200': figure('failed'),
    };
  };
  console.table(Object.fromEntries([...results].map(([name, of]) => [name, row(of)])));
}

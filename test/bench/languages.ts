/** The cost of languages: one code, the browser's header, a list of ten, and a hundred tags in one call. */
import type { Process } from '../setup/process.ts';
import { type BenchmarkRun, compareAlternating } from './alternating-rounds.ts';
import { batchesOf } from './lookups.ts';
import { identifiersOf } from './museum.ts';

/** Tags in one call. */
const tagsPerCall = 100;
const ten = 'fr,de,es,it,nl,pl,pt,sv,da,no';
/** Every browser sends this header, so every contender does. */
const headers = { 'Accept-Language': 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5' };

/** Compares each kind of request with that for one code. All of them find French, which is stored. */
export async function compareLanguages(service: Process, run: BenchmarkRun): Promise<void> {
  const identifiers = await identifiersOf(run.database, 5000);
  const one = (lang: string) => identifiers.map((id) => ({ path: `/api/v1/tags/show?id=${id}&lang=${lang}`, headers }));
  const goal = 'cpu ≤ 1.05';
  const contenders = [
    { name: 'auto', requests: one('auto'), goal },
    { name: 'a list of ten', requests: one(ten), goal },
    {
      name: `a batch of ${tagsPerCall}`,
      requests: batchesOf(identifiers, tagsPerCall),
      tags: tagsPerCall,
      goal: 'cpu ≤ 0.25',
    },
    { name: 'one code', requests: one('fr') },
  ].map((way) => ({ ...way, process: service }));
  await compareAlternating({ title: 'lookups in the languages of a reader', contenders }, run);
}

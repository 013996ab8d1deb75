/** What a reader's languages cost: one code, the browser's header, a list of ten, and a hundred tags in one call. */
import type { Process } from '../setup/process.ts';
import { type Course, compareInTurn } from './in-turn.ts';
import { batchesOf } from './lookups.ts';
import { identifiersOf } from './museum.ts';

/** Tags in one call. */
const many = 100;
const ten = 'fr,de,es,it,nl,pl,pt,sv,da,no';
/** Sent by each browser, whether anybody asks for it or not. */
const headers = { 'Accept-Language': 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5' };

/** The ways in turn, and each against one code. All of them find French, which is stored. */
export async function compareLanguages(service: Process, course: Course): Promise<void> {
  const identifiers = await identifiersOf(course.database, 5000);
  const one = (lang: string) => identifiers.map((id) => ({ path: `/api/v1/tags/show?id=${id}&lang=${lang}`, headers }));
  const wanted = 'cpu ≤ 1.05';
  const contenders = [
    { name: 'auto', asked: one('auto'), wanted },
    { name: 'a list of ten', asked: one(ten), wanted },
    { name: `a batch of ${many}`, asked: batchesOf(identifiers, many), tags: many, wanted: 'cpu ≤ 0.25' },
    { name: 'one code', asked: one('fr') },
  ].map((way) => ({ ...way, process: service }));
  await compareInTurn({ title: 'lookups in the languages of a reader', contenders }, course);
}

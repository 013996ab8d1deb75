/** Batch lookup: many observed tags in one call. */
import type { v1 } from '../../contracts/index.ts';
import { Failure } from '../errors.ts';
import { ok } from '../http/answers.ts';
import type { Handlers } from '../http/handlers.ts';
import { longList } from '../http/streams.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import type { LanguagePreferences } from '../lookup/preferences.ts';
import { type Observation, readObservations } from '../lookup/read/by-observations.ts';
import type { TagReading } from '../lookup/read/reading.ts';
import { type RunnerAccess, type ServedTag, serveReading } from '../lookup/translate.ts';
import { parseObservation } from './observations.ts';
import { type FoundResult, tagAnswers } from './tag-answers.ts';
import { preferencesOf, readOptionsOf } from './tag-lookups.ts';

interface TagBatchesOptions {
  publicUrl: string;
  asking: RunnerAccess;
  counts: ReadCounts;
  yielding: StreamTurns;
}

/** The characters of all texts and descriptions from which an answer is written in turns with other requests. */
const long = 65_536;

export function tagBatches({
  publicUrl,
  asking,
  counts,
  yielding,
}: TagBatchesOptions): Pick<Handlers<typeof v1.tags>, 'lookup'> {
  const answers = tagAnswers(publicUrl);

  return {
    lookup: async ({ body, req, res }, { lookups }) => {
      const preferences = preferencesOf(req, body);
      const observations = body.observations.map(parseObservation);
      const observed = observations.filter((one): one is Observation => !(one instanceof Failure));
      const readings = await readObservations(lookups, observed, readOptionsOf(preferences, body));
      const served = await serveAll(readings, preferences, asking);
      const found = new Map<Observation, FoundResult>();
      const shown = new Map<ServedTag, FoundResult>();
      for (const [at, one] of observed.entries()) {
        const reading = readings[at];
        const its = reading && served.get(reading);
        if (!its) continue;
        const result = shown.get(its) ?? answers.found(one, its);
        shown.set(its, result);
        found.set(one, result);
        counts.tallyOf(its.tag, 'batch', preferences).count();
      }
      if (preferences.isByHeader) res.vary('Accept-Language');
      const list = { results: answers.results(observations, found) };
      return ok(lengthOf(found.values()) < long ? list : await longList(res, yielding, list));
    },
  };
}

/** Concurrently, so that missing translations share the time budget of one lookup. A reading of several keys is served once. */
async function serveAll<R extends TagReading>(
  readings: readonly (R | undefined)[],
  preferences: LanguagePreferences,
  asking: RunnerAccess,
) {
  const distinct = [...new Set(readings)].filter((one) => one !== undefined);
  const served = await Promise.all(distinct.map((one) => serveReading(one, preferences, asking, true)));
  return new Map(distinct.map((one, i) => [one, served[i] as ServedTag<R>]));
}

function lengthOf(results: Iterable<FoundResult>): number {
  let length = 0;
  for (const { tag } of results)
    length += tag.translation.text.length + ('description' in tag ? (tag.description?.length ?? 0) : 0);
  return length;
}

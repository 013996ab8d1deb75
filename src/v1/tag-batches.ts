/** Batch lookup: many observed tags in one call. */
import type { v1 } from '../../contracts/index.ts';
import { Failure } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import { type Observation, readObserved } from '../lookup/read/observed.ts';
import { type RunnerAccess, serve } from '../lookup/translate.ts';
import { readObservation } from './observations.ts';
import { type FoundResult, tagAnswers } from './tag-answers.ts';
import { preferencesOf, wantedBy } from './tag-lookups.ts';

interface TagBatchesOptions {
  publicUrl: string;
  asking: RunnerAccess;
  counts: ReadCounts;
}

export function tagBatches({ publicUrl, asking, counts }: TagBatchesOptions): Pick<Handlers<typeof v1.tags>, 'lookup'> {
  const answers = tagAnswers(publicUrl);

  return {
    lookup: async ({ body, req }, { lookups }) => {
      const preferences = preferencesOf(req, body);
      const observations = body.observations.map(readObservation);
      const observed = observations.filter((one): one is Observation => !(one instanceof Failure));
      const readings = await readObserved(lookups, observed, wantedBy(preferences, body));
      // Concurrently, so that missing translations share the time budget of one lookup.
      const served = await Promise.all(readings.map((reading) => reading && serve(reading, preferences, asking, true)));
      const found = new Map<Observation, FoundResult>();
      for (const [at, one] of observed.entries()) {
        const its = served[at];
        if (!its) continue;
        found.set(one, answers.found(one, its));
        counts.tallyOf(its.tag, 'batch', preferences).count();
      }
      return answers.results(observations, found, preferences);
    },
  };
}

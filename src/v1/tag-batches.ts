/** Tags for who has met many of them: one call for all. */
import type { v1 } from '../../contracts/index.ts';
import { Failure } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ReadCounts, Tally } from '../lookup/counts/read-counts.ts';
import { isAttached } from '../lookup/read/by-hardware.ts';
import { isIdentifier, type Observed, readObserved } from '../lookup/read/observed.ts';
import type { Reading } from '../lookup/read/reading.ts';
import { type Asking, type Served, serve } from '../lookup/translate.ts';
import { readObservation } from './observations.ts';
import { type FoundResult, tagAnswers } from './tag-answers.ts';
import { wantedBy, wishesOf } from './tag-lookups.ts';

/** What was found once, and stands as long as its tag does not change. */
export interface KeptResult {
  size: number;
  tag: number;
  result: FoundResult;
  reads: Tally;
}

type Found = Pick<KeptResult, 'result' | 'reads'>;

/** Where it is kept. */
export interface Results {
  readonly now: number;
  get(key: string): KeptResult | undefined;
  keep(key: string, kept: KeptResult, since: number): void;
}

export interface TagBatchesOptions {
  publicUrl: string;
  asking: Asking;
  counts: ReadCounts;
  /** Undefined: nothing is kept. */
  results?: Results | undefined;
}

export function tagBatches({
  publicUrl,
  asking,
  counts,
  results,
}: TagBatchesOptions): Pick<Handlers<typeof v1.tags>, 'lookup'> {
  const answers = tagAnswers(publicUrl);

  return {
    lookup: async ({ body, req }, { lookups }) => {
      const wishes = wishesOf(req, body);
      const wanted = wantedBy(wishes, body);
      const observations = body.observations.map(readObservation);
      const observed = observations.filter((one): one is Observed => !(one instanceof Failure));
      const keyOf = keysOf([wanted, wishes.isUnknown, wishes.first]);
      const now = results?.now ?? 0;
      const found = new Map(observed.map((one): [Observed, Found | undefined] => [one, results?.get(keyOf(one))]));
      const missing = observed.filter((one) => !found.get(one));
      const readings = await readObserved(lookups, missing, wanted);
      // All at once, so that what is missing is asked for within the time of one lookup.
      const served = await Promise.all(readings.map((reading) => reading && serve(reading, wishes, asking, true)));
      for (const [at, one] of missing.entries()) {
        const [reading, its] = [readings[at], served[at]];
        if (!reading || !its) continue;
        const result = answers.found(one, its);
        const reads = counts.tallyOf(its.tag, 'batch', wishes);
        found.set(one, { result, reads });
        if (isToBeKept(one, reading, its)) results?.keep(keyOf(one), { ...sized(result), tag: reading.id, reads }, now);
      }
      for (const one of found.values()) one?.reads.count();
      return answers.results(observations, found, wishes);
    },
  };
}

/** By what is asked for besides, and what is observed. */
function keysOf(besides: unknown) {
  const suffix = JSON.stringify(besides);
  return (one: Observed) => JSON.stringify(one) + suffix;
}

/** Bytes of an object beside those of its words, roughly. */
const overhead = 300;
const sized = (result: FoundResult) => ({ result, size: 2 * JSON.stringify(result).length + overhead });

const isToBeKept = (one: Observed, reading: Partial<Reading<'hardware'>>, { isLasting }: Served): boolean =>
  isLasting && (isIdentifier(one) || isAttached(one, { hardware: reading.hardware ?? [] }));

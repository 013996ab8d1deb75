/** Tags for who stands in front of them: one, or all that a phone has met. */
import type { Request } from 'express';
import type { v1 } from '../../contracts/index.ts';
import type { Expansion } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { readByHardware } from '../lookup/read/by-hardware.ts';
import { readByIdentifier } from '../lookup/read/by-identifier.ts';
import { type Observed, readObserved } from '../lookup/read/observed.ts';
import type { TagReading, Wanted } from '../lookup/read/reading.ts';
import { type Asking, serve } from '../lookup/translate.ts';
import { readWishes, type Wishes } from '../lookup/wishes.ts';
import { readObservation } from './observations.ts';
import { tagAnswers } from './tag-answers.ts';

export interface TagLookupsOptions {
  publicUrl: string;
  asking: Asking;
}

export function tagLookups({
  publicUrl,
  asking,
}: TagLookupsOptions): Pick<Handlers<typeof v1.tags>, 'show' | 'showByHardwareId' | 'lookup'> {
  const answers = tagAnswers(publicUrl);

  /** What all lookups answer. Who asks for the headers alone reads no translation: none is paid for. */
  const answer = async ({ method }: Pick<Request, 'method'>, reading: TagReading | undefined, wishes: Wishes) => {
    if (!reading) throw new Failure('tag_not_found');
    return answers.one(await serve(reading, wishes, asking, method !== 'HEAD'), wishes);
  };

  return {
    show: async ({ query, req }, { lookups }) => {
      const wishes = wishesOf(req, query);
      return answer(req, await readByIdentifier(lookups, query.id, wantedBy(wishes, query)), wishes);
    },

    showByHardwareId: async ({ query, req }, { lookups }) => {
      const wishes = wishesOf(req, query);
      const hardware = { ...query, identifier: query.id };
      const { extras, ...inLanguages } = wantedBy(wishes, query);
      const wanted = { ...inLanguages, extras: ['hardware' as const, ...extras] };
      return answer(req, await readByHardware(lookups, hardware, wanted), wishes);
    },

    lookup: async ({ body, req }, { lookups }) => {
      const wishes = wishesOf(req, body);
      const observations = body.observations.map(readObservation);
      const observed = observations.filter((one): one is Observed => !(one instanceof Failure));
      const readings = await readObserved(lookups, observed, wantedBy(wishes, body));
      // All at once, so that what is missing is asked for within the time of one lookup.
      const served = await Promise.all(readings.map((reading) => reading && serve(reading, wishes, asking, true)));
      const found = new Map(observed.map((one, i) => [one, served[i]]));
      return answers.results(observations, found, wishes);
    },
  };
}

const wishesOf = ({ headers }: Pick<Request, 'headers'>, { lang }: { lang?: string | undefined }) =>
  readWishes(lang, headers['accept-language']);

const nothingBesides: Expansion[] = [];

const wantedBy = ({ codes, excluded }: Wishes, { expand = nothingBesides }: { expand?: Expansion[] | undefined }) =>
  ({ wishes: codes, excluded, extras: expand }) satisfies Wanted<Expansion>;

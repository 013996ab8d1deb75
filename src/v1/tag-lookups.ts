/** Lookup of one tag. */
import type { Request } from 'express';
import type { v1 } from '../../contracts/index.ts';
import type { ReadWay } from '../../contracts/management/reads.ts';
import type { Expansion } from '../../contracts/preferences.ts';
import type { HardwareType } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import { type LanguagePreferences, parsePreferences } from '../lookup/preferences.ts';
import { isAttached, readByHardware } from '../lookup/read/by-hardware.ts';
import { readByIdentifier } from '../lookup/read/by-identifier.ts';
import type { ReadOptions, TagReading } from '../lookup/read/reading.ts';
import { type RunnerAccess, serveReading } from '../lookup/translate.ts';
import { tagAnswers } from './tag-answers.ts';

interface TagLookupsOptions {
  publicUrl: string;
  asking: RunnerAccess;
  counts: ReadCounts;
}

export function tagLookups({
  publicUrl,
  asking,
  counts,
}: TagLookupsOptions): Pick<Handlers<typeof v1.tags>, 'show' | 'showByHardwareId'> {
  const answers = tagAnswers(publicUrl);

  /** The answer of all lookups. HEAD has no body, so no translation is paid for. */
  const answer = async (
    { method }: Pick<Request, 'method'>,
    reading: TagReading | undefined,
    preferences: LanguagePreferences,
    way: ReadWay,
  ) => {
    if (!reading) throw new Failure('tag_not_found');
    const served = await serveReading(reading, preferences, asking, method !== 'HEAD');
    return answers.one(served, preferences, counts.tallyOf(served.tag, way, preferences));
  };

  return {
    show: async ({ query, req }, { lookups }) => {
      const preferences = preferencesOf(req, query);
      const found = await readByIdentifier(lookups, query.id, readOptionsOf(preferences, query));
      return answer(req, found, preferences, 'identifier');
    },

    showByHardwareId: async ({ query, req }, { lookups }) => {
      const preferences = preferencesOf(req, query);
      const hardware = { ...query, identifier: query.id };
      const { extras, ...wanted } = readOptionsOf(preferences, query);
      const found = await readByHardware(lookups, hardware, { ...wanted, extras: ['hardware', ...extras] });
      const answered = await answer(req, found, preferences, wayBy[query.type]);
      // A stand-in depends on all tags to which the item itself could be attached.
      return found && isAttached(hardware, found) ? answered : { ...answered, dependsOn: undefined };
    },
  };
}

const wayBy = { 'ble-beacon': 'beacon', nfc: 'nfc', qr: 'qr' } as const satisfies Record<HardwareType, ReadWay>;

export const preferencesOf = ({ headers }: Pick<Request, 'headers'>, { lang }: { lang?: string | undefined }) =>
  parsePreferences(lang, headers['accept-language']);

const nothingBesides: Expansion[] = [];

/** The columns that these parameters need. */
export const readOptionsOf = (
  { codes, excluded }: LanguagePreferences,
  { expand = nothingBesides }: { expand?: Expansion[] | undefined },
) => ({ preferences: codes, excluded, extras: expand }) satisfies ReadOptions<Expansion>;

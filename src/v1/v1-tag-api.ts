/** The operations of `/api/v1/tags`. */
import { v1 } from '../../contracts/index.ts';
import { languageCodes } from '../../contracts/languages.ts';
import { ok, warningHeader } from '../http/answers.ts';
import type { Call } from '../http/call.ts';
import { type Handlers, handlers } from '../http/handlers.ts';
import { asList, type Streams } from '../http/streams.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import { readInPages } from '../lookup/read/by-owner-or-place.ts';
import type { TagReading } from '../lookup/read/reading.ts';
import type { RunnerAccess } from '../lookup/translate.ts';
import { BeaconUuid } from '../model/beacon-uuid.ts';
import type { Location } from '../model/hardware.ts';
import { type HardwareKey, warningsOf } from '../model/hardware-key.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { AnonymousCaller, type AnonymousLimits } from '../model/tags/anonymous-creates.ts';
import { Tag } from '../model/tags/tag.ts';
import { tagAnswers } from './tag-answers.ts';
import { tagBatches } from './tag-batches.ts';
import { tagBundles } from './tag-bundles.ts';
import { tagLookups } from './tag-lookups.ts';

interface TagApiOptions {
  /** The address that is printed on tags, without a trailing slash. */
  publicUrl: string;
  anonymousCreates: AnonymousLimits;
  lists: Streams;
  bundles: Streams;
  asking: RunnerAccess;
  counts: ReadCounts;
  yielding: StreamTurns;
}

type TagHandlers = Handlers<typeof v1.tags>;

export const v1TagApi = (options: TagApiOptions) =>
  handlers(v1.tags, {
    ...tagLookups(options),
    ...tagBatches(options),
    ...tagWrites(options),
    ...ownTags(options),
    ...tagBundles(options),

    supportedLanguageCodes: async () => ok({ language_codes: [...languageCodes] }),

    supportedBeaconUUIDs: async (_request, { db }) => ok({ uuids: await BeaconUuid.supported(db) }),
  });

function tagWrites({ anonymousCreates }: TagApiOptions): Pick<TagHandlers, 'create' | 'addHardwareIdToTag'> {
  /** The creator: the token's customer, or an anonymous caller. */
  const writerOf = ({ caller, sender }: Call<'optional'>) =>
    caller ?? new AnonymousCaller(networkOf(sender.ip), anonymousCreates);

  return {
    create: async ({ body }, call) => {
      const hardware = hardwareOf(body.hardware_id, body.hardware_type, body);
      const tag = await Tag.create(
        call.db,
        { ...body, purchaseId: body.purchase_id, parentId: body.parent_id, hardware, location: locationOf(body) },
        writerOf(call),
      );
      return ok({ tags: [tag] }, hardware && warningHeader(warningsOf(hardware)));
    },

    addHardwareIdToTag: async ({ body }, call) => {
      const hardware = { ...body, type: body.hardware_type, identifier: body.hardware_id };
      const wanted = { tagIdentifier: body.id, hardware, location: locationOf(body) };
      const writer = writerOf(call);
      const tag = await Tag.addHardware(call.db, wanted, writer);
      const wroteNothing = writer instanceof AnonymousCaller && !writer.hasStored;
      return { ...ok({ tags: [tag] }, warningHeader(warningsOf(hardware))), wroteNothing };
    },
  };
}

function ownTags({ publicUrl, lists }: TagApiOptions): Pick<TagHandlers, 'showMyTags'> {
  const answers = tagAnswers(publicUrl);

  return {
    showMyTags: async ({ query, req, res }, { db, caller: { id } }) => {
      const mine = await readInPages(db, { customer_id: id }, query, {
        extras: ['hardware' as const, ...(query.expand ?? [])],
      });
      const body = mine.batches
        ? lists.body<MyTags, TagReading>(res, `customer ${id}`, mine.batches, asList(res, answers.shown))
        : { tags: mine.readings.map((reading) => answers.shown(reading)) };
      return answers.listed(body, mine, query, req.path);
    },
  };
}

type MyTags = { tags: ReturnType<ReturnType<typeof tagAnswers>['shown']>[] };

function hardwareOf(
  identifier: string | undefined,
  type: HardwareKey['type'] | undefined,
  numbers: Pick<HardwareKey, 'major' | 'minor'>,
): HardwareKey | undefined {
  return identifier === undefined || type === undefined
    ? undefined
    : { identifier, type, major: numbers.major, minor: numbers.minor };
}

/** Both coordinates, or none. */
function locationOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }): Location | undefined {
  return lat === undefined || lon === undefined ? undefined : { latitude: lat, longitude: lon };
}

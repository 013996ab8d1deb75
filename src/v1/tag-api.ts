/** The operations of `/api/v1/tags`. */
import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { v1 } from '../../contracts/index.ts';
import { type Language, languageByCode, languageCodes } from '../../contracts/languages.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { ok } from '../http/answers.ts';
import { keepPrivate } from '../http/headers.ts';
import type { LongLists } from '../http/long-lists.ts';
import { readByHardware, readByIdentifier, readOfCustomer, type TagReading } from '../lookup/read.ts';
import { type ReadingOptions, translateReading } from '../lookup/translate.ts';
import { BeaconUuid } from '../model/beacon-uuid.ts';
import type { Customer } from '../model/customer.ts';
import type { Location } from '../model/hardware.ts';
import type { HardwareKey } from '../model/hardware-key.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { type AnonymousLimits, Stranger } from '../model/tags/anonymous-creates.ts';
import { Tag } from '../model/tags/tag.ts';

const server = initServer();

export interface TagApiOptions {
  db: Database;
  /** Connections for lookups alone. */
  lookups: Database;
  /** The address that is printed on tags, without a slash at its end. */
  publicUrl: string;
  anonymousCreates: AnonymousLimits;
  lists: LongLists;
  reading: ReadingOptions;
}

/** What a request tells of its sender. */
interface Sender {
  ip?: string | undefined;
  caller?: Customer;
}

export const tagApi = ({ db, lookups, publicUrl, anonymousCreates, lists, reading: readingOptions }: TagApiOptions) => {
  /** Who writes: the customer of the token, or a stranger without one. */
  const writerOf = ({ caller, ip }: Sender) => caller ?? new Stranger(networkOf(ip), anonymousCreates);

  /** What all lookups answer; the language that is really served goes into the headers too. */
  const found = async (res: Response, reading: TagReading | undefined, language: Language | undefined) => {
    if (!reading) throw new Failure('tag_not_found');
    // Who asks for the headers alone reads no translation: none is paid for.
    const options = res.req.method === 'HEAD' ? { ...readingOptions, budgetMs: 0 } : readingOptions;
    const status = language ? await translateReading(reading, language.code, options) : 'original';
    res.setHeader('Content-Language', languageByCode(reading.text_lang ?? fallback).tag);
    res.setHeader('X-Translation-Status', status);
    return present(reading);
  };

  const present = (reading: TagReading) => ({
    ...reading,
    gender: reading.gender ?? ('m' as const),
    text_url: reading.text_url ?? `${publicUrl}/t/${reading.tag_identifier}`,
    name: { text: reading.name ?? '', lang: reading.name_lang ?? reading.text_original_lang ?? fallback },
    translation: { text: reading.text ?? '', lang: reading.text_lang ?? fallback },
    hardware: reading.hardware ?? [],
  });

  type MyTags = { tags: ReturnType<typeof present>[] };

  return server.router(v1.tags, {
    show: async ({ query, res }) => {
      const reading = await readByIdentifier(lookups, query.id, query.lang?.code);
      return ok({ tags: [await found(res, reading, query.lang)] });
    },

    showByHardwareId: async ({ query, res }) => {
      const reading = await readByHardware(lookups, { ...query, identifier: query.id }, query.lang?.code);
      return ok({ tags: [await found(res, reading, query.lang)] });
    },

    create: async ({ body, req, res }) => {
      const writer = writerOf(req);
      const hardware = hardwareOf(body.hardware_id, body.hardware_type, body);
      const tag = await Tag.create(
        db,
        { ...body, purchaseId: body.purchase_id, parentId: body.parent_id, hardware, location: locationOf(body) },
        writer,
      );
      if (hardware?.type === 'ble-beacon' && (hardware.major === undefined || hardware.minor === undefined))
        res.setHeader('X-Warning', 'beacon-without-major-minor');
      return ok({ tags: [tag] });
    },

    addHardwareIdToTag: async ({ body, req }) => {
      const writer = writerOf(req);
      const hardware = { ...body, type: body.hardware_type, identifier: body.hardware_id };
      const tag = await Tag.addHardware(db, { tagIdentifier: body.id, hardware, location: locationOf(body) }, writer);
      return ok({ tags: [tag] });
    },

    showMyTags: async ({ query, req, res }) => {
      if (!req.caller) throw new Failure('unknown_token');
      const { id } = req.caller;
      const { readings, total, hasMore, batches } = await readOfCustomer(db, id, {
        ...query,
        updatedSince: query.updated_since,
      });
      keepPrivate(res);
      const body = batches
        ? lists.body<MyTags, TagReading>(res, id, batches, present)
        : { tags: readings.map(present) };
      res.setHeader('X-Total-Count', String(total));
      if (hasMore) linkNext(res, publicUrl + req.path, query, readings);
      return ok(body);
    },

    supportedLanguageCodes: async () => ok({ language_codes: [...languageCodes] }),

    supportedBeaconUUIDs: async () => ok({ uuids: await BeaconUuid.supported(db) }),
  });
};

/** The language of a tag that has neither text nor name. */
const fallback = 'en';

function hardwareOf(
  identifier: string | undefined,
  type: HardwareKey['type'] | undefined,
  numbers: Pick<HardwareKey, 'major' | 'minor'>,
): HardwareKey | undefined {
  return identifier === undefined || type === undefined
    ? undefined
    : { identifier, type, major: numbers.major, minor: numbers.minor };
}

/** Half a location is none. */
function locationOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }): Location | undefined {
  return lat === undefined || lon === undefined ? undefined : { latitude: lat, longitude: lon };
}

/** The next page's address. The token stays out of it: it would end up in logs; send it as the Bearer token. */
function linkNext(
  res: Response,
  address: string,
  query: { limit?: number; updated_since?: string },
  readings: TagReading[],
): void {
  const next = new URLSearchParams({ limit: String(query.limit), after: String(readings.at(-1)?.id) });
  if (query.updated_since !== undefined) next.set('updated_since', query.updated_since);
  res.setHeader('Link', `<${address}?${next}>; rel="next"`);
}

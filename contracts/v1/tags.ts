/** `/api/v1/tags`: creating tags, attaching hardware, and reading. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { keyReasons } from '../idempotency.ts';
import { languageCodes } from '../languages.ts';
import { Expand } from '../preferences.ts';
import {
  GenderParameter,
  Guid,
  HardwareIdentifierParameter,
  HardwareTypeParameter,
  LanguageCode,
  LanguageCodeParameter,
  LimitParameter,
  limits,
  notBlank,
  TagIdentifierParameter,
  TagRecordIdParameter,
  textParameter,
  withRequired,
} from '../primitives.ts';
import { TimestampParameter } from '../times.ts';
import { AuthTokenParameter } from './login.ts';
import { answeredRecord, FoundTag, WrittenTags } from './tag-answers.ts';
import { tagBatch } from './tag-batch.ts';
import { tagBundle } from './tag-bundle.ts';
import { tagLookups } from './tag-lookups.ts';
import { beaconNeedsNumbers, beaconNumbers, hardwareLocation, requiredBeaconNumbers } from './tag-parameters.ts';

const c = initContract();

const hardwareErrors = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody } as const;

const answeredIdentifier = '$response.body#/tags/0/tag_identifier';

export const tags = c.router({
  create: {
    method: 'POST',
    path: '/tags/create',
    summary: 'Create a tag',
    description:
      'Creates a tag with its original text. With a valid `auth_token`, the tag belongs to that customer. Without one, it has no owner until a customer claims it by attaching hardware. If hardware is given, it is attached in the same step. If that hardware is already attached to a tag, the response is 409 with `X-Error-Reason: hardware_taken`, and no tag is created.',
    body: withRequired(
      z.object({
        lang: LanguageCodeParameter,
        purchase_id: Guid.meta({
          description:
            'Purchase identifier from a mobile app store, in GUID format. It need not be unique: one purchase can cover many tags',
          examples: ['7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40'],
        }),
        text: textParameter(limits.text).meta({
          ...notBlank,
          description: 'The text, stored exactly as given',
          examples: ['Welcome to the museum'],
        }),
        auth_token: AuthTokenParameter.optional(),
        name: textParameter(limits.name)
          .optional()
          .meta({ description: 'Name of the tag, in the language `lang`', examples: ['Entrance'] }),
        gender: GenderParameter.optional(),
        hardware_id: HardwareIdentifierParameter.optional(),
        hardware_type: HardwareTypeParameter.optional().meta({
          description: 'Type of the hardware item. Required if `hardware_id` is given',
        }),
        ...beaconNumbers,
        parent_id: TagRecordIdParameter.optional().meta({
          description: 'Record id (`id`) of the parent tag',
          examples: [12],
        }),
        ...hardwareLocation,
      }),
      (value) => (value.hardware_id === undefined ? [] : ['hardware_type']),
    ).meta({ dependentRequired: { hardware_id: ['hardware_type'] } }),
    responses: { 200: WrittenTags, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody },
    metadata: operation({
      operationId: 'createTag',
      access: 'optional',
      role: 'editor',
      usual: ['name'],
      failures: ['unknown_token', 'hardware_taken', 'too_many_creates', ...keyReasons],
      takes: ['Idempotency-Key'],
      headers: ['X-Warning', 'Idempotency-Replayed'],
      links: { showTag: { id: answeredIdentifier }, showTagRecord: answeredRecord, destroyTagRecord: answeredRecord },
    }),
  },
  addHardwareIdToTag: {
    method: 'POST',
    path: '/tags/addHardwareIdToTag',
    summary: 'Attach hardware to a tag',
    description:
      "Attaches a hardware item to a tag. If the tag belongs to a customer, that customer's token is required. If the tag has no owner, a valid token claims it for that customer. Attaching the same item again changes nothing except its location. An item that is attached to another tag is moved only if both tags belong to the caller.",
    body: withRequired(
      z.object({
        id: TagIdentifierParameter,
        hardware_id: HardwareIdentifierParameter,
        hardware_type: HardwareTypeParameter,
        ...requiredBeaconNumbers,
        auth_token: AuthTokenParameter.optional(),
        ...hardwareLocation,
      }),
      (value) => (value.hardware_type === 'ble-beacon' ? ['major', 'minor'] : []),
    ).meta(beaconNeedsNumbers('hardware_type')),
    responses: { 200: WrittenTags, ...hardwareErrors },
    metadata: operation({
      operationId: 'addHardwareIdToTag',
      access: 'optional',
      role: 'editor',
      failures: ['unknown_token', 'tag_owned', 'tag_not_found', 'hardware_taken', 'too_many_creates', ...keyReasons],
      takes: ['Idempotency-Key'],
      headers: ['X-Warning', 'Idempotency-Replayed'],
      links: {
        showTag: { id: answeredIdentifier },
        showTagByHardwareId: {
          id: '$request.body#/hardware_id',
          type: '$request.body#/hardware_type',
          major: '$request.body#/major',
          minor: '$request.body#/minor',
        },
      },
    }),
  },
  ...tagLookups,
  ...tagBatch,
  showMyTags: {
    method: 'GET',
    path: '/tags/showMyTags',
    summary: "List the customer's tags",
    description:
      'Returns all tags of the customer in their original language, sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of tags.',
    query: z.object({
      auth_token: AuthTokenParameter,
      limit: LimitParameter.optional().meta({ description: 'Maximum number of tags to return', examples: [100] }),
      after: TagRecordIdParameter.optional().meta({
        description: 'Cursor for pagination: returns only tags with a larger record id',
        examples: [17],
      }),
      updated_since: TimestampParameter.optional().meta({
        description: 'Returns only tags that have changed since this time',
        examples: ['2026-11-21T12:00:00Z'],
      }),
      expand: Expand,
    }),
    responses: {
      200: z
        .object({ tags: z.array(FoundTag).meta({ description: 'One element for each tag' }) })
        .meta({ id: 'MyTags', description: "The customer's tags." }),
      401: ErrorBody,
    },
    metadata: operation({
      operationId: 'showMyTags',
      access: 'required',
      role: 'viewer',
      legacyBody: true,
      failures: ['unknown_token', 'too_many_lists'],
      headers: ['Link', 'X-Total-Count'],
    }),
  },
  ...tagBundle,
  supportedLanguageCodes: {
    method: 'GET',
    path: '/tags/supportedLanguageCodes',
    summary: 'List the supported language codes',
    description: 'Returns the 45 language codes, always in the same order.',
    responses: {
      200: z
        .object({
          language_codes: z.array(LanguageCode).meta({ description: 'The codes', examples: [[...languageCodes]] }),
        })
        .meta({ id: 'SupportedLanguageCodes', description: 'The supported language codes.' }),
    },
    metadata: operation({ operationId: 'supportedLanguageCodes', access: 'none' }),
  },
  supportedBeaconUUIDs: {
    method: 'GET',
    path: '/tags/supportedBeaconUUIDs',
    summary: 'List the supported beacon UUIDs',
    description:
      'Returns the supported and active beacon UUIDs, each of 32 hexadecimal digits, with or without hyphens. Beacons with other UUIDs can still be attached.',
    responses: {
      200: z
        .object({
          uuids: z.array(z.string()).meta({
            description: 'The UUIDs',
            examples: [['B9407F30-F5F8-466E-AFF9-25556B57FE6D', '2F234454CF6D4A0FADF2F4911BA9FFA6']],
          }),
        })
        .meta({ id: 'SupportedBeaconUUIDs', description: 'The supported and active beacon UUIDs.' }),
    },
    metadata: operation({ operationId: 'supportedBeaconUUIDs', access: 'none' }),
  },
});

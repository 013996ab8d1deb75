/**
 * Corrections of released documents that differed from the service. The service behaves as before, so they break no
 * client.
 */
import type { Breach } from './change.ts';

interface Correction {
  /** The actual behaviour all along. */
  truth: string;
  /** The places by operation id, in the notation of breaches. */
  places: Readonly<Record<string, readonly string[]>>;
  what: readonly string[];
}

const text = ['body text_record.text'];
const translation = ['body translation.text'];
const name = ['body name_translation.text'];
const identifier = ['body hardware.identifier'];
const email = ['body customer.email'];

/** Those with `X-Total-Count`. */
const lists = [
  ...['showMyTags', 'listTagRecords', 'listTextRecords', 'listTranslations', 'listNameTranslations'],
  ...['listHardwares', 'listPlaces', 'listCustomers'],
];

/** Singular and plural of the records with create, update and destroy. */
const records = ['TagRecord', 'TextRecord', 'Translation', 'NameTranslation', 'Hardware', 'Place', 'Customer'];

/** PUT's answers, with the headers that announced its end. */
const ofPut = (one: string): string[] => {
  const done = one === 'NameTranslation' || one === 'Hardware' ? 200 : 204;
  const refused = [400, 401, 404, 412, 413, 415, 422, ...(one === 'Customer' ? [429] : []), 500, 503];
  return [done, ...refused].flatMap((status) =>
    ['Deprecation', 'Sunset', 'Link'].map((name) => `answer ${status}, header ${name}`),
  );
};

/** By the version of the released document. */
export const corrections: Readonly<Record<string, readonly Correction[]>> = {
  '0.1.0': [
    {
      truth: 'What is blank is absent, so it is missing where it is required, and a record is refused for it',
      places: {
        getAuthToken: ['body email', 'body password'],
        signInWithSocial: ['body auth_token'],
        signInWithProvider: ['body auth_token'],
        signOut: ['body email', 'body auth_token'],
        createTag: ['body text', 'body hardware_id'],
        addHardwareIdToTag: ['body hardware_id'],
        showTagByHardwareId: ['query parameter id'],
        createTextRecord: text,
        updateTextRecord: text,
        replaceTextRecord: text,
        updateTranslation: translation,
        replaceTranslation: translation,
        updateNameTranslation: name,
        replaceNameTranslation: name,
        createHardware: identifier,
        updateHardware: identifier,
        replaceHardware: identifier,
        createCustomer: email,
        updateCustomer: email,
        replaceCustomer: email,
      },
      what: ['minLength was none, is 1', 'pattern was none, is "\\\\S"'],
    },
    {
      truth: 'A list of more than 1 000 records is sent while it is read, and has no ETag',
      places: Object.fromEntries(lists.map((operationId) => [operationId, ['answer 200, header ETag']])),
      what: ['may be absent now'],
    },
    {
      truth: 'Hardware without its type is refused',
      places: { createTag: ['body'] },
      what: ['dependentRequired was none, is {"hardware_id":["hardware_type"]}'],
    },
    {
      truth: 'A beacon without its numbers is refused',
      places: { addHardwareIdToTag: ['body'] },
      what: [
        'if was none, is {"properties":{"hardware_type":{"const":"ble-beacon"}},"required":["hardware_type"]}',
        'then was none, is {"dependentRequired":{"hardware_type":["major","minor"]}}',
      ],
    },
    {
      truth: 'A purchase identifier is taken in capitals too',
      places: { createTag: ['body purchase_id'] },
      what: [
        'pattern was "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", is "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"',
      ],
    },
  ],
  '0.2.0': [
    {
      truth: 'A key that is empty, longer, or has other characters is refused',
      places: Object.fromEntries(
        ['createTag', 'addHardwareIdToTag', ...records.map((one) => `create${one}`)].map((operationId) => [
          operationId,
          ['header parameter Idempotency-Key'],
        ]),
      ),
      what: ['minLength was none, is 1', 'maxLength was none, is 255', 'pattern was none, is "^[!-~]+$"'],
    },
    {
      truth: 'Warnings are words of a list that grows, and several have a comma between',
      places: { createTag: ['answer 200, header X-Warning'] },
      what: ['may be "unusual-identifier", "beacon-without-major-minor, unusual-identifier" now'],
    },
    {
      truth: 'PUT does what PATCH does, and does not end',
      places: Object.fromEntries(records.map((one) => [`replace${one}`, ofPut(one)])),
      what: ['is gone'],
    },
  ],
  '0.5.0': [
    {
      truth: 'What an order waits for is a word of a list that grows',
      places: {
        listTranslationOrders: ['answer 200, [].waiting_for'],
        createTranslationOrder: ['answer 201, waiting_for'],
        showTranslationOrder: ['answer 200, waiting_for'],
        cancelTranslationOrder: ['answer 200, waiting_for'],
        retryTranslationOrder: ['answer 200, waiting_for'],
      },
      what: ['may be "budget" now'],
    },
  ],
};

/** Breaches of statements that were wrong in the released document. */
export const isCorrection = (version: string, { operationId, where, what }: Breach): boolean =>
  (corrections[version] ?? []).some((each) => each.places[operationId]?.includes(where) && each.what.includes(what));

/** The documented headers of answers. */

export interface DocumentedHeader {
  description: string;
  example: string | number;
  /** Its values, if an enumeration. */
  values?: readonly string[];
  /** Whether every answer that documents it has it. */
  always?: true;
  /** Its JSON Schema constraints. */
  demands?: { minLength: number; maxLength: number; pattern: string };
}

/** The headers that operations take, besides those of all requests. */
export const requestHeaders = {
  'If-None-Match': {
    description: 'The `ETag` of the answer that the client has kept. Where it is still the same, the answer is 304',
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
  },
  'If-Match': {
    description:
      'The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any',
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
  },
  'Accept-Language': {
    description: 'The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else',
    example: 'fr-CH, fr;q=0.9, en;q=0.8',
  },
  'Idempotency-Key': {
    description:
      'Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds',
    example: '0c6f8e1e-7a52-4a0c-9a51-2f7d8f1f4f6e',
    demands: { minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
} as const satisfies Record<string, DocumentedHeader>;

export type RequestHeader = keyof typeof requestHeaders;

export const answerHeaders = {
  'X-Request-Id': {
    description:
      "Names the request in the service's log: the id that the request came with in the same header, or a new one",
    example: '6f1c3f0e-0f5b-4c1e-9d5e-2f6a1b7c8d90',
    always: true,
  },
  'X-Error-Reason': {
    description: 'The finer cause of the error. More reasons may be added; `code` stays a closed list',
    example: 'tag_not_found',
    always: true,
  },
  'X-Invalid-Values': {
    description:
      'The names of the parameters and headers that are not valid, separated by commas. Absent where the request is wrong as a whole',
    example: 'purchase_id, gender',
  },
  'Retry-After': { description: 'Seconds after which it is worth trying again', example: 5, always: true },
  ETag: {
    description:
      'Names the bytes of the answer; send it back as `If-None-Match`. Absent where a list of more than 1 000 records is asked for without `limit`',
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
    always: true,
  },
  Link: {
    description:
      'The address of the next page, with `rel="next"`; absent on the last one and where no `limit` was given. `resolveTag` names the link set of the tag, with `rel="linkset"`',
    example: '<http://127.0.0.1:3000/api/v1/tags/showMyTags?limit=100&after=117>; rel="next"',
  },
  Location: {
    description: 'Address of the record that was made',
    example: 'http://127.0.0.1:3000/places/17.json',
    always: true,
  },
  'Idempotency-Replayed': {
    description: '`true` where the answer is that of an earlier call with the same `Idempotency-Key`',
    example: 'true',
    values: ['true'],
  },
  'X-Total-Count': {
    description: 'How many records the list has in all, on whatever page',
    example: 42,
    always: true,
  },
  'X-Total-Count-Relation': {
    description: '`gte`: there are more records than `X-Total-Count` says. Absent where that is exact',
    example: 'gte',
    values: ['gte'],
  },
  'Content-Language': { description: 'BCP 47 tag of the language that `translation` is really in', example: 'zh-Hans' },
  'X-Translation-Status': {
    description:
      'What became of the language that was asked for first: `original`, it is the original’s; `stored`, a translation was there already; `translated`, it was made for this answer; `unavailable`, there is none now, so `translation` is in the next language asked for that is there, or else the original. Without a language it is `original`',
    example: 'stored',
    values: ['original', 'stored', 'translated', 'unavailable'],
  },
  Vary: {
    description:
      '`Accept-Language`, where the answer depends on it: with `lang=auto`. `Accept-Encoding`, where it is long enough to be compressed. At the address of a tag `Accept` besides',
    example: 'Accept-Language',
  },
  'X-Warning': {
    description:
      '`beacon-without-major-minor`: the beacon was attached without its numbers, and `showByHardwareId` asks for them. `unusual-identifier`: it can be no UUID of a beacon, and no UID of a chip that stays. Where both are true, with a comma between',
    example: 'unusual-identifier',
    values: ['beacon-without-major-minor', 'unusual-identifier', 'beacon-without-major-minor, unusual-identifier'],
  },
} as const satisfies Record<string, DocumentedHeader>;

export type AnswerHeader = keyof typeof answerHeaders;

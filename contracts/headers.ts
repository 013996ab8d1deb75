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
    description: 'The `ETag` of the response that the client has stored. If it is unchanged, the response is 304',
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
  },
  'If-Match': {
    description:
      "The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any",
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
  },
  'Accept-Language': {
    description: "The reader's languages, with weights. Used only if `lang` is `auto`",
    example: 'fr-CH, fr;q=0.9, en;q=0.8',
  },
  'Idempotency-Key': {
    description:
      'A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409',
    example: '0c6f8e1e-7a52-4a0c-9a51-2f7d8f1f4f6e',
    demands: { minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
} as const satisfies Record<string, DocumentedHeader>;

export type RequestHeader = keyof typeof requestHeaders;

export const answerHeaders = {
  'X-Request-Id': {
    description: "Id of the request in the service's log: the value that the client sent in this header, or a new one",
    example: '6f1c3f0e-0f5b-4c1e-9d5e-2f6a1b7c8d90',
    always: true,
  },
  'X-Error-Reason': {
    description: 'The specific reason for the error. More reasons can be added, while `code` stays a closed list',
    example: 'tag_not_found',
    always: true,
  },
  'X-Invalid-Values': {
    description:
      'Comma-separated names of the parameters and headers that are not valid. Absent if the request as a whole is not valid',
    example: 'purchase_id, gender',
  },
  'Retry-After': { description: 'Number of seconds to wait before trying again', example: 5, always: true },
  ETag: {
    description:
      'Identifies this version of the response. Send it back as `If-None-Match`. Absent if a list of more than 1 000 records is requested without `limit`',
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
    always: true,
  },
  Link: {
    description:
      'URL of the next page, with `rel="next"`. Absent on the last page and if no `limit` was given. For `resolveTag`, the link set of the tag, with `rel="linkset"`',
    example: '<http://127.0.0.1:3000/api/v1/tags/showMyTags?limit=100&after=117>; rel="next"',
  },
  Location: {
    description: 'URL of the created record',
    example: 'http://127.0.0.1:3000/places/17.json',
    always: true,
  },
  'Idempotency-Replayed': {
    description: '`true` if this is the response of an earlier call with the same `Idempotency-Key`',
    example: 'true',
    values: ['true'],
  },
  'X-Total-Count': {
    description: 'Total number of records in the list, across all pages',
    example: 42,
    always: true,
  },
  'X-Total-Count-Relation': {
    description: '`gte`: there are more records than `X-Total-Count`. Absent if the count is exact',
    example: 'gte',
    values: ['gte'],
  },
  'Content-Language': {
    description: 'BCP 47 tag of the language that `translation` is actually in',
    example: 'zh-Hans',
  },
  'X-Translation-Status': {
    description:
      'Status of the first requested language. `original`: it is the language of the original. `stored`: a translation was already stored. `translated`: a translation was made for this response. `unavailable`: there is no translation now, so `translation` is in the next requested language that is available, or else the original. Without a requested language: `original`',
    example: 'stored',
    values: ['original', 'stored', 'translated', 'unavailable'],
  },
  Vary: {
    description:
      '`Accept-Language` if the response depends on it (`lang=auto`). `Accept-Encoding` if the response is long enough to be compressed. For the address of a tag, also `Accept`',
    example: 'Accept-Language',
  },
  'X-Warning': {
    description:
      '`beacon-without-major-minor`: the beacon was attached without its major and minor, which `showByHardwareId` requires. `unusual-identifier`: the identifier cannot be the UUID of a beacon or the permanent UID of a chip. If both apply, they are separated by a comma',
    example: 'unusual-identifier',
    values: ['beacon-without-major-minor', 'unusual-identifier', 'beacon-without-major-minor, unusual-identifier'],
  },
} as const satisfies Record<string, DocumentedHeader>;

export type AnswerHeader = keyof typeof answerHeaders;

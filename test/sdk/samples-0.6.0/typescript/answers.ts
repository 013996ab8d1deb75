import {
  allOf,
  CallFailed,
  type ConditionalOptions,
  type CreateTagAnswer,
  type CreateTagParameters,
  createClient,
  createTag,
  destroyPlace,
  type Gender,
  type HardwareType,
  type KnownLanguageCode,
  listPlaces,
  type Place,
  type PlaceChanges,
  type Refused,
  showMyTags,
  showTag,
  supportedLanguageCodes,
  TagIdentifier,
  TagInformationClient,
  type TagInformationService,
  updatePlace,
} from '@tag-information-service/client';

const all: TagInformationService = new TagInformationClient({ baseUrl: 'http://127.0.0.1:3000' });
const some = createClient(
  {
    baseUrl: 'http://127.0.0.1:3000',
    timeout: 5_000,
    retries: { limit: 1 },
    log: (request) => console.log(request.path),
  },
  { createTag, destroyPlace, listPlaces, showMyTags, showTag, supportedLanguageCodes, updatePlace },
);

/** All kinds, and the compiler agrees that there are no more. */
export function told(answer: CreateTagAnswer): string {
  switch (answer.kind) {
    case 'answered':
      return answer.body.tags[0].tag_identifier;
    case 'refused':
      return said(answer);
    case 'unreachable':
      return answer.isTimeout ? 'too slow' : 'offline';
    case 'unexpected':
      return `${answer.status}: ${answer.text}`;
    default: {
      const nothing: never = answer;
      return nothing;
    }
  }
}

function said({
  status,
  code,
  reason,
  message,
  values = [],
  errors = {},
  retryAfter = 0,
  requestId = '',
}: Refused): string {
  switch (reason) {
    case 'tag_owned':
      return 'It is somebody else’s';
    case 'too_many_creates':
      return `Wait for ${retryAfter} seconds`;
    default:
      return [status, code, message, ...values, ...Object.keys(errors), requestId].join(' ');
  }
}

export function word(type: HardwareType, gender: Gender | null): string {
  switch (type) {
    case 'ble-beacon':
      return 'a beacon';
    default:
      return `${type} ${gender}`;
  }
}

const lang: KnownLanguageCode = 'en';
const parameters: CreateTagParameters = { lang, text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' };
console.log(told(await some.createTag(parameters, { timeout: 1_000, requestId: 'mine-1' })));

const changes: PlaceChanges = { name: 'Hall', latitude: null };
const changed = await some.updatePlace({ id: 3, place: changes, if_match: '*' });
if (!changed.ok && changed.kind === 'refused' && changed.status === 412) console.log('changed meanwhile');
console.log((await all.destroyPlace({ id: 3 })).ok);

const wishes = ['fr', 'fr,de;q=0.5', 'auto', 'gsw'];
for (const wish of wishes) await some.showTag({ id: TagIdentifier('4f0c9a17be52'), lang: wish, accept_language: 'de' });
const shown = await all.showTag({ id: TagIdentifier('4f0c9a17be52') }, { ifNoneMatch: '"a"' });
console.log(shown.kind === 'unchanged' ? shown.headers.etag : shown.kind);
const condition: ConditionalOptions = { ifNoneMatch: shown.ok ? shown.headers.etag : undefined, timeout: undefined };
const perhaps = await all.showTag({ id: TagIdentifier('4f0c9a17be52') }, condition);
if (perhaps.kind === 'unchanged') console.log(perhaps.headers.requestId);

const places: Place[] = [];
try {
  for await (const place of allOf(some.listPlaces, { limit: 100 })) places.push(place);
  for await (const { tag_identifier } of allOf(all.showMyTags, {}, { timeout: 5_000 })) console.log(tag_identifier);
} catch (error) {
  if (!(error instanceof CallFailed)) throw error;
  console.log(error.failure.kind);
}
const codes = await some.supportedLanguageCodes({}, { ifNoneMatch: '"a"' });
if (codes.ok && codes.kind === 'answered') console.log(codes.body.language_codes.length, places.length);

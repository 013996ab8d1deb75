/** Concurrent clients that write without a pause and record the acknowledged writes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedState, newTag } from './expected-state.ts';
import type { Judge } from './judge.ts';
import type { RandomSource } from './random-source.ts';
import { type Answer, sendRequest } from './send-request.ts';

interface Writer {
  urls: readonly string[];
  token: string;
  credentials: { email: string; password: string };
  random: RandomSource;
  expected: ExpectedState;
  judge: Judge;
  signal: AbortSignal;
}

/** Milliseconds between two writes of one writer. */
const rest = 25;
/** A writer changes only records that it has created recently, which no other writer changes. */
const ownLimit = 20;

interface Own {
  tags: { mark: string; id: number; identifier: string; languages: string[] }[];
  places: string[];
  originals: number[];
}

export async function write(writer: Writer): Promise<void> {
  const own: Own = { tags: [], places: [], originals: [] };
  while (!writer.signal.aborted) {
    await action(writer)(writer, own);
    for (const list of Object.values(own)) if (list.length > ownLimit) list.shift();
    await pause(rest);
  }
}

type Action = (writer: Writer, own: Own) => Promise<unknown>;

/** The actions and their shares, in per cent. */
const actions: readonly [number, Action][] = [
  [40, createTag],
  [12, attachChip],
  [8, createPlace],
  [10, renamePlace],
  [4, createOriginal],
  [10, editOriginal],
  [8, writeTranslation],
  [4, requestTranslation],
  [3, destroyTag],
  [1, signIn],
];

function action({ random }: Writer): Action {
  let left = random.below(100);
  for (const [share, one] of actions) {
    if (left < share) return one;
    left -= share;
  }
  return createTag;
}

/** Sends a write to one of the web processes and checks the answer. */
async function send(writer: Writer, method: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await sendRequest(method, `${writer.random.pick(writer.urls)}${path}`, { body, token });
  writer.judge.write(method, path, answer);
  if (answer.status >= 200 && answer.status < 300) writer.expected.acknowledged += 1;
  return answer;
}

/** Returns whether the creation was acknowledged. */
export async function createTag(writer: Writer, own: Own): Promise<boolean> {
  const mark = randomUUID();
  const sent = { mark, isAcknowledged: false, deletion: 'none' as const };
  writer.expected.tags.set(mark, sent);
  const isOwned = writer.random.percent(70);
  const answer = await send(writer, 'POST', '/api/v1/tags/create', newTag(mark), isOwned ? writer.token : undefined);
  if (answer.status !== 200) return false;
  const { id, tag_identifier: identifier } = answer.body.tags[0];
  Object.assign(sent, { isAcknowledged: true, identifier });
  if (isOwned) own.tags.push({ mark, id, identifier, languages: [] });
  return true;
}

async function attachChip(writer: Writer, own: Own): Promise<void> {
  const tag = writer.random.pick(own.tags);
  if (!tag) return;
  const mark = randomUUID().replaceAll('-', '').toUpperCase();
  const sent = { mark, isAcknowledged: false, tag: tag.mark };
  writer.expected.chips.set(mark, sent);
  const body = { id: tag.identifier, hardware_type: 'nfc', hardware_id: mark };
  const answer = await send(writer, 'POST', '/api/v1/tags/addHardwareIdToTag', body, writer.token);
  sent.isAcknowledged = answer.status === 200;
}

async function createPlace(writer: Writer, own: Own): Promise<void> {
  const mark = `Place ${randomUUID()}`;
  const sent = { mark, isAcknowledged: false, possible: new Set([mark]) };
  writer.expected.places.set(mark, sent);
  const answer = await send(writer, 'POST', '/places.json', { place: { name: mark } }, writer.token);
  if (answer.status !== 201) return;
  Object.assign(sent, { isAcknowledged: true, id: answer.body.id });
  own.places.push(mark);
}

async function renamePlace(writer: Writer, own: Own): Promise<void> {
  const place = writer.expected.places.get(writer.random.pick(own.places) ?? '');
  if (place?.id === undefined) return;
  const name = `Name ${randomUUID()}`;
  ExpectedState.sending(place, name);
  const answer = await send(writer, 'PATCH', `/places/${place.id}.json`, { place: { name } }, writer.token);
  if (answer.status === 204) ExpectedState.stored(place, name);
}

async function createOriginal(writer: Writer, own: Own): Promise<void> {
  const created = await send(writer, 'POST', '/Tags.json', { tag: { description: 'Edited by hand' } }, writer.token);
  if (created.status !== 201) return;
  const text = `Original ${randomUUID()}`;
  const translation = { tag_id: created.body.id, lang_code: 'en', text };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  if (answer.status !== 201) return;
  writer.expected.originals.set(answer.body.id, { possible: new Set([text]) });
  own.originals.push(answer.body.id);
}

async function editOriginal(writer: Writer, own: Own): Promise<void> {
  const id = writer.random.pick(own.originals);
  const sequence = writer.expected.originals.get(id ?? 0);
  if (!sequence) return;
  const text = `Original ${randomUUID()}`;
  ExpectedState.sending(sequence, text);
  const answer = await send(writer, 'PATCH', `/translations/${id}.json`, { translation: { text } }, writer.token);
  if (answer.status === 204) ExpectedState.stored(sequence, text);
}

const humanLanguages = ['de', 'fr', 'nl', 'pt', 'pl', 'cs'];

async function writeTranslation(writer: Writer, own: Own): Promise<void> {
  const tag = writer.random.pick(own.tags);
  const lang_code = humanLanguages.find((code) => !tag?.languages.includes(code));
  if (!tag || !lang_code) return;
  tag.languages.push(lang_code);
  const mark = `By hand ${randomUUID()}`;
  const sent = { mark, isAcknowledged: false, tag: tag.mark };
  writer.expected.human.set(mark, sent);
  const translation = { tag_id: tag.id, lang_code, text: mark, origin: 'human' };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  sent.isAcknowledged = answer.status === 201;
}

/** Requests a machine translation and checks the text of the answer. */
async function requestTranslation(writer: Writer, own: Own): Promise<void> {
  const tag = writer.random.pick(own.tags);
  if (!tag) return;
  const translation = { tag_id: tag.id, lang_code: 'sv' };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  if (answer.status === 201)
    writer.judge.check(answer.body.text === `[sv] Text ${tag.mark}`, 'a machine translation has another text');
}

async function destroyTag(writer: Writer, own: Own): Promise<void> {
  const tag = writer.random.pick(own.tags);
  const sent = writer.expected.tags.get(tag?.mark ?? '');
  if (!tag || !sent) return;
  own.tags = own.tags.filter((other) => other !== tag);
  sent.deletion = 'sent';
  const answer = await send(writer, 'DELETE', `/Tags/${tag.id}.json`, undefined, writer.token);
  if (answer.status === 204) sent.deletion = 'acknowledged';
}

async function signIn(writer: Writer): Promise<void> {
  const answer = await send(writer, 'POST', '/api/v1/login/getAuthToken', writer.credentials);
  if (answer.status === 200) writer.expected.tokens.push(answer.body.auth_token);
}

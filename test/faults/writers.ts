/** People and apps that write without a pause, each on its own, and keep what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Judge } from './judge.ts';
import { newTag, Promises } from './promises.ts';

interface Writer {
  urls: readonly string[];
  token: string;
  credentials: { email: string; password: string };
  chance: Chance;
  promises: Promises;
  judge: Judge;
  signal: AbortSignal;
}

/** Milliseconds between two writes of one writer. */
const rest = 25;
/** A writer changes only what it has made itself lately, so that nobody else has changed it meanwhile. */
const remembered = 20;

interface Own {
  tags: { mark: string; id: number; identifier: string; languages: string[] }[];
  places: string[];
  originals: number[];
}

export async function write(writer: Writer): Promise<void> {
  const own: Own = { tags: [], places: [], originals: [] };
  while (!writer.signal.aborted) {
    await action(writer)(writer, own);
    for (const list of Object.values(own)) if (list.length > remembered) list.shift();
    await pause(rest);
  }
}

type Action = (writer: Writer, own: Own) => Promise<unknown>;

/** How often each is done, of a hundred times. */
const actions: readonly [number, Action][] = [
  [40, createTag],
  [12, attachChip],
  [8, makePlace],
  [10, renamePlace],
  [4, makeOriginal],
  [10, editOriginal],
  [8, writeTranslation],
  [4, orderTranslation],
  [3, destroyTag],
  [1, signIn],
];

function action({ chance }: Writer): Action {
  let left = chance.below(100);
  for (const [share, one] of actions) {
    if (left < share) return one;
    left -= share;
  }
  return createTag;
}

/** Sends a write to one of the web processes, and lets the answer be judged. */
async function send(writer: Writer, method: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await ask(method, `${writer.chance.pick(writer.urls)}${path}`, { body, token });
  writer.judge.write(method, path, answer);
  if (answer.status >= 200 && answer.status < 300) writer.promises.acknowledged += 1;
  return answer;
}

/** Whether the tag is there. */
export async function createTag(writer: Writer, own: Own): Promise<boolean> {
  const mark = randomUUID();
  const sent = { mark, isAcknowledged: false, deletion: 'none' as const };
  writer.promises.tags.set(mark, sent);
  const isOwned = writer.chance.percent(70);
  const answer = await send(writer, 'POST', '/api/v1/tags/create', newTag(mark), isOwned ? writer.token : undefined);
  if (answer.status !== 200) return false;
  const { id, tag_identifier: identifier } = answer.body.tags[0];
  Object.assign(sent, { isAcknowledged: true, identifier });
  if (isOwned) own.tags.push({ mark, id, identifier, languages: [] });
  return true;
}

async function attachChip(writer: Writer, own: Own): Promise<void> {
  const tag = writer.chance.pick(own.tags);
  if (!tag) return;
  const mark = randomUUID().replaceAll('-', '').toUpperCase();
  const sent = { mark, isAcknowledged: false, tag: tag.mark };
  writer.promises.chips.set(mark, sent);
  const body = { id: tag.identifier, hardware_type: 'nfc', hardware_id: mark };
  const answer = await send(writer, 'POST', '/api/v1/tags/addHardwareIdToTag', body, writer.token);
  sent.isAcknowledged = answer.status === 200;
}

async function makePlace(writer: Writer, own: Own): Promise<void> {
  const mark = `Place ${randomUUID()}`;
  const sent = { mark, isAcknowledged: false, possible: new Set([mark]) };
  writer.promises.places.set(mark, sent);
  const answer = await send(writer, 'POST', '/places.json', { place: { name: mark } }, writer.token);
  if (answer.status !== 201) return;
  Object.assign(sent, { isAcknowledged: true, id: answer.body.id });
  own.places.push(mark);
}

async function renamePlace(writer: Writer, own: Own): Promise<void> {
  const place = writer.promises.places.get(writer.chance.pick(own.places) ?? '');
  if (place?.id === undefined) return;
  const name = `Name ${randomUUID()}`;
  Promises.sending(place, name);
  const answer = await send(writer, 'PATCH', `/places/${place.id}.json`, { place: { name } }, writer.token);
  if (answer.status === 204) Promises.stored(place, name);
}

async function makeOriginal(writer: Writer, own: Own): Promise<void> {
  const made = await send(writer, 'POST', '/Tags.json', { tag: { description: 'Kept by hand' } }, writer.token);
  if (made.status !== 201) return;
  const text = `Original ${randomUUID()}`;
  const translation = { tag_id: made.body.id, lang_code: 'en', text };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  if (answer.status !== 201) return;
  writer.promises.originals.set(answer.body.id, { possible: new Set([text]) });
  own.originals.push(answer.body.id);
}

async function editOriginal(writer: Writer, own: Own): Promise<void> {
  const id = writer.chance.pick(own.originals);
  const sequence = writer.promises.originals.get(id ?? 0);
  if (!sequence) return;
  const text = `Original ${randomUUID()}`;
  Promises.sending(sequence, text);
  const answer = await send(writer, 'PATCH', `/translations/${id}.json`, { translation: { text } }, writer.token);
  if (answer.status === 204) Promises.stored(sequence, text);
}

const byHand = ['de', 'fr', 'nl', 'pt', 'pl', 'cs'];

async function writeTranslation(writer: Writer, own: Own): Promise<void> {
  const tag = writer.chance.pick(own.tags);
  const lang_code = byHand.find((code) => !tag?.languages.includes(code));
  if (!tag || !lang_code) return;
  tag.languages.push(lang_code);
  const mark = `By hand ${randomUUID()}`;
  const sent = { mark, isAcknowledged: false, tag: tag.mark };
  writer.promises.human.set(mark, sent);
  const translation = { tag_id: tag.id, lang_code, text: mark, origin: 'human' };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  sent.isAcknowledged = answer.status === 201;
}

/** Insists on a machine's work; what is answered has to be it. */
async function orderTranslation(writer: Writer, own: Own): Promise<void> {
  const tag = writer.chance.pick(own.tags);
  if (!tag) return;
  const translation = { tag_id: tag.id, lang_code: 'sv' };
  const answer = await send(writer, 'POST', '/translations.json', { translation }, writer.token);
  if (answer.status === 201)
    writer.judge.hold(answer.body.text === `[sv] Text ${tag.mark}`, 'a machine’s text is another');
}

async function destroyTag(writer: Writer, own: Own): Promise<void> {
  const tag = writer.chance.pick(own.tags);
  const sent = writer.promises.tags.get(tag?.mark ?? '');
  if (!tag || !sent) return;
  own.tags = own.tags.filter((other) => other !== tag);
  sent.deletion = 'sent';
  const answer = await send(writer, 'DELETE', `/Tags/${tag.id}.json`, undefined, writer.token);
  if (answer.status === 204) sent.deletion = 'acknowledged';
}

async function signIn(writer: Writer): Promise<void> {
  const answer = await send(writer, 'POST', '/api/v1/login/getAuthToken', writer.credentials);
  if (answer.status === 200) writer.promises.tokens.push(answer.body.auth_token);
}

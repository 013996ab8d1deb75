import { z } from 'zod';

const sentence = z.string().trim().min(1);

/**
 * What the visitor's page says itself, beside what is written on a tag. A language has a JSON file here, which translators' tools
 * open. Sentences stand by themselves: no name of a language or of a tag is ever put into one,
 * since its grammar would have to follow.
 */
export const Words = z.strictObject({
  /** The first link of the page, for those who go by keyboard. */
  skip: sentence,
  /** The label of the list of languages. */
  language: sentence,
  /** The choice to have no choice: what the browser asks for counts. */
  browserLanguage: sentence,
  /** The button that takes the language which is chosen in the list. */
  choose: sentence,
  /** Of a tag that has neither text nor name. */
  notInUse: sentence,
  /** The link, on the page of such a tag, to where its owner writes what it says. */
  fill: sentence,
  /** Of a tag that has a name only. */
  noText: sentence,
  /** The mark of a text that no person has looked at. */
  machineTranslated: sentence,
  /** Of a person's translation whose original has changed. */
  changedSince: sentence,
  readOriginal: sentence,
  /** Above a text in another language than the reader's. */
  notAvailable: sentence,
  /** Above a text in another language, as long as the reader's is under way. */
  beingTranslated: sentence,
  /** The link that loads the page again. */
  lookAgain: sentence,
  readAloud: sentence,
  stopReading: sentence,
  /** Before a link that the tag's owner has given. */
  more: sentence,
  /** Before the name of a place, and of a map. */
  where: sentence,
  showMap: sentence,
  /** The map's buttons. */
  zoomIn: sentence,
  zoomOut: sentence,
  mapUnavailable: sentence,
  /** The link to the tag that comes after this one. */
  next: sentence,
  /** What opens the form for a text that is wrong. */
  wrong: sentence,
  /** The label of that form's field. */
  whatIsWrong: sentence,
  /** The hint at that field; `{n}` is the number of characters, always the same. */
  atMost: sentence,
  /** The button that sends that form. */
  send: sentence,
  received: sentence,
  /** Of a form that was sent too often. */
  tooMany: sentence,
  /** The link that leaves that form. */
  back: sentence,
  /** The heading of the page for what is no tag. */
  unknownTag: sentence,
  unknownWhy: sentence,
  scanAgain: sentence,
  typedAgain: sentence,
  startPage: sentence,
});

export type Words = z.infer<typeof Words>;

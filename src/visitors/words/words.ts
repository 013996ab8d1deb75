import { z } from 'zod';

const sentence = z.string().trim().min(1);

/**
 * The visitor's page's own words. Each language has a JSON file here, which translators' tools open. Sentences are
 * complete: no name of a language or of a tag is ever inserted, since the grammar would have to follow.
 */
export const Words = z.strictObject({
  /** Skip link, first on the page, for keyboards. */
  skip: sentence,
  /** The label of the list of languages. */
  language: sentence,
  /** The menu's option without a choice: the browser's preferences count. */
  browserLanguage: sentence,
  /** The button that submits the language menu. */
  choose: sentence,
  /** A tag with neither text nor name. */
  notInUse: sentence,
  /** The link, on the page of such a tag, to its owner's form. */
  fill: sentence,
  /** A tag that its owner has not opened to visitors. */
  notOpenYet: sentence,
  /** A tag with a name only. */
  noText: sentence,
  /** The mark of an unreviewed machine translation. */
  machineTranslated: sentence,
  /** The mark of a person's translation whose original has changed. */
  changedSince: sentence,
  readOriginal: sentence,
  /** Above a text in another language than the reader's. */
  notAvailable: sentence,
  /** Above a text in another language while the reader's is pending. */
  beingTranslated: sentence,
  /** The link that reloads the page. */
  lookAgain: sentence,
  readAloud: sentence,
  stopReading: sentence,
  /** Before a link by the tag's owner. */
  more: sentence,
  /** Before the name of a place, and of a map. */
  where: sentence,
  showMap: sentence,
  /** The map's buttons. */
  zoomIn: sentence,
  zoomOut: sentence,
  mapUnavailable: sentence,
  /** The links to the tags before and after. */
  previous: sentence,
  next: sentence,
  /** The summary that opens the form for a wrong text. */
  wrong: sentence,
  /** The label of that form's field. */
  whatIsWrong: sentence,
  /** The hint at that field; `{n}` is the number of characters, always the same. */
  atMost: sentence,
  /** The button that sends that form. */
  send: sentence,
  received: sentence,
  /** The error of a form beyond the rate limit. */
  tooMany: sentence,
  /** The link that leaves that form. */
  back: sentence,
  /** The links, at the end of a page, to what the museum says of itself and of privacy. */
  imprint: sentence,
  privacy: sentence,
  /** The heading of the page for an unknown tag. */
  unknownTag: sentence,
  unknownWhy: sentence,
  scanAgain: sentence,
  typedAgain: sentence,
  startPage: sentence,
});

export type Words = z.infer<typeof Words>;

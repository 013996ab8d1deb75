/**
 * What the visitor's page says itself, beside what is written on a tag. A language has a file here, so its strings can be read
 * and mended without looking at any code. Sentences stand by themselves: no name of a language or of a tag is ever put into one,
 * since its grammar would have to follow.
 */
export interface Words {
  /** The first link of the page, for those who go by keyboard. */
  skip: string;
  /** The label of the list of languages. */
  language: string;
  /** The choice to have no choice: what the browser asks for counts. */
  browserLanguage: string;
  /** The button that takes the language which is chosen in the list. */
  choose: string;
  /** Of a tag that has neither text nor name. */
  notInUse: string;
  /** The link, on the page of such a tag, to where its owner writes what it says. */
  fill: string;
  /** Of a tag that has a name only. */
  noText: string;
  /** The mark of a text that no person has looked at. */
  machineTranslated: string;
  /** Of a person's translation whose original has changed. */
  changedSince: string;
  readOriginal: string;
  /** Above a text in another language than the reader's. */
  notAvailable: string;
  /** Above a text in another language, as long as the reader's is under way. */
  beingTranslated: string;
  /** The link that loads the page again. */
  lookAgain: string;
  readAloud: string;
  stopReading: string;
  /** Before a link that the tag's owner has given. */
  more: string;
  /** Before the name of a place, and of a map. */
  where: string;
  showMap: string;
  /** The map's buttons. */
  zoomIn: string;
  zoomOut: string;
  mapUnavailable: string;
  /** The link to the tag that comes after this one. */
  next: string;
  /** What opens the form for a text that is wrong. */
  wrong: string;
  /** The label of that form's field. */
  whatIsWrong: string;
  /** The hint at that field; `{n}` is the number of characters, always the same. */
  atMost: string;
  /** The button that sends that form. */
  send: string;
  received: string;
  /** Of a form that was sent too often. */
  tooMany: string;
  /** The link that leaves that form. */
  back: string;
  /** The heading of the page for what is no tag. */
  unknownTag: string;
  unknownWhy: string;
  scanAgain: string;
  typedAgain: string;
  startPage: string;
}

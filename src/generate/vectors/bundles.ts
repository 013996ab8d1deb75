/**
 * `generated/vectors/bundles.json`: contents and answers of bundle stores. Hand-written, so that both sides are tested
 * against the same data: the SDKs' stores, and the service, which must show the same tags online.
 */
import { languageByCode } from '../../../contracts/languages.ts';
import { bundleLookups, type Lookup, lookupsAfterChanges, type StoreAnswer } from './bundle-lookups.ts';
import { changedMuseum, lineOf, type MuseumTag, museum, originalOf, textUrlOf } from './bundled-museum.ts';
import {
  goneWithoutTag,
  invalidEndLines,
  otherLines,
  tagsWithAnotherField,
  tagsWithoutAField,
} from './unusable-bundles.ts';

/** A step with a store. Where `is_usable` is false, the store rejects it and stays unchanged. */
interface Step {
  do: 'load' | 'apply' | 'restore';
  text: string;
  is_usable: boolean;
}

interface Row {
  name: string;
  steps: readonly Step[];
  cursor: string | null;
  /** The store's contents afterwards, as saved. */
  saved: string;
  lookups: readonly Lookup[];
}

const { entrance, harbour, tower, garden, spare } = museum;
const gone = (tag_identifier: string) => JSON.stringify({ type: 'gone', tag_identifier });
const end = (cursor: string, tags: number, gone = 0) => JSON.stringify({ type: 'end', cursor, tags, gone });
const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const linesOf = (...tags: MuseumTag[]) => tags.map((tag) => lineOf(tag));

const all = linesOf(entrance, harbour, tower, garden, spare);
const whole = text(...all, end('Zmlyc3Q', 5));
const delta = text(
  ...linesOf(changedMuseum.entrance, changedMuseum.tower, changedMuseum.garden),
  gone(spare.tag_identifier),
  lineOf(changedMuseum.cellar),
  end('c2Vjb25k', 4, 1),
);
const afterwards = linesOf(
  changedMuseum.entrance,
  harbour,
  changedMuseum.tower,
  changedMuseum.garden,
  changedMuseum.cellar,
);

const header = '{"type":"store","version":1}';
const savedAs = (cursor: string | null, ...lines: string[]) =>
  text(header, ...lines, JSON.stringify({ type: 'end', cursor, tags: lines.length, gone: 0 }));

const neverLoaded = savedAs(null);

const step = (kind: Step['do'], of: string): Step => ({ do: kind, text: of, is_usable: true });
const refused = (kind: Step['do'], of: string): Step => ({ ...step(kind, of), is_usable: false });

const row = (
  name: string,
  cursor: string | null,
  lines: readonly string[],
  steps: readonly Step[],
  lookups: readonly Lookup[] = [],
): Row => ({ name, steps, cursor, saved: savedAs(cursor, ...lines), lookups });

const loaded = step('load', whole);
/** A store with the whole bundle that rejects all these. */
const keeps = (name: string, ...steps: Step[]) => row(name, 'Zmlyc3Q', all, [loaded, ...steps]);
const refusesAll = (name: string, texts: readonly string[]) =>
  keeps(name, ...texts.flatMap((each) => [refused('load', each), refused('apply', each)]));

const elsewhere = { ...harbour, hardware: entrance.hardware };
const cursorOfAnyText = '"é\\/\u2028"';
const withOrigins = [entrance, garden].map((tag) => lineOf(tag, { origins: true }));
const inOrigins = (tag: MuseumTag, words: string | null, name: string | null): StoreAnswer => ({
  ...shownIn(tag, words, name),
  origins: {
    text: words && (tag.texts[words]?.origin ?? null),
    name: name && (tag.names[name]?.origin ?? null),
  },
});

const rows: readonly Row[] = [
  row('nothing was loaded', null, [], [], [{ asks: { id: entrance.tag_identifier }, shows: null }]),
  row('a whole bundle', 'Zmlyc3Q', all, [loaded], bundleLookups(shownIn)),
  row(
    'a bundle that says whose words they are',
    'b3JpZ2lucw',
    withOrigins,
    [step('load', text(...withOrigins, end('b3JpZ2lucw', 2)))],
    [
      { asks: { id: entrance.tag_identifier, lang: 'fr,de' }, shows: inOrigins(entrance, 'fr', 'de') },
      { asks: { id: entrance.tag_identifier, lang: 'de' }, shows: inOrigins(entrance, 'de', 'de') },
      { asks: { id: garden.tag_identifier }, shows: inOrigins(garden, null, 'fr') },
    ],
  ),
  row('a delta', 'c2Vjb25k', afterwards, [loaded, step('apply', delta)], lookupsAfterChanges(shownIn)),
  row(
    'a delta twice',
    'c2Vjb25k',
    afterwards,
    [loaded, step('apply', delta), step('apply', delta)],
    lookupsAfterChanges(shownIn),
  ),
  row('a delta before anything was loaded', null, [], [refused('apply', delta)]),
  row(
    'a delta to what was saved before anything was loaded',
    null,
    [],
    [...[loaded, step('restore', neverLoaded), refused('apply', delta)]],
  ),
  keeps('a delta as a whole bundle, which has nothing that is gone', refused('load', delta)),
  row('a delta of nothing', 'bm90aGluZw', all, [loaded, step('apply', text(end('bm90aGluZw', 0)))]),
  row('a tag is gone that nobody knew', 'Z29uZQ', all, [
    loaded,
    step('apply', text(gone('012012012012'), end('Z29uZQ', 0, 1))),
  ]),
  row('a tag is gone and back in one delta', 'YmFjaw', all, [
    loaded,
    step('apply', text(gone(entrance.tag_identifier), lineOf(entrance), end('YmFjaw', 1, 1))),
  ]),
  row('a tag is there and gone in one delta', 'Z29uZQ', all.slice(1), [
    loaded,
    step('apply', text(lineOf(changedMuseum.entrance), gone(entrance.tag_identifier), end('Z29uZQ', 1, 1))),
  ]),
  row('a tag comes twice', 'dHdpY2U', linesOf(changedMuseum.entrance), [
    step('load', text(lineOf(entrance), lineOf(changedMuseum.entrance), end('dHdpY2U', 2))),
  ]),
  row(
    'another bundle',
    'b3RoZXI',
    linesOf(harbour),
    [loaded, step('load', text(lineOf(harbour), end('b3RoZXI', 1)))],
    [
      { asks: { id: entrance.tag_identifier }, shows: null },
      { asks: { id: '04A2248F5B1180', type: 'nfc' }, shows: null },
    ],
  ),
  row(
    'hardware was moved while the bundle was made',
    'bW92ZWQ',
    linesOf(entrance, elsewhere),
    [step('load', text(lineOf(entrance), lineOf(elsewhere), end('bW92ZWQ', 2)))],
    [{ asks: { id: '04A2248F5B1180', type: 'nfc' }, shows: shownIn(elsewhere, 'fi', null) }],
  ),
  keeps('a delta without its end', refused('apply', delta.slice(0, delta.indexOf('{"type":"end"')))),
  keeps('a delta that breaks off within a line', refused('apply', delta.slice(0, -20))),
  keeps('a delta that lacks a tag', refused('apply', text(lineOf(changedMuseum.tower), end('bGFja3M', 2)))),
  keeps('a delta that lacks what is gone', refused('apply', text(lineOf(changedMuseum.tower), end('bGFja3M', 1, 1)))),
  keeps('a bundle without its end', refused('load', text(lineOf(changedMuseum.tower)))),
  keeps('a bundle that counts other tags', refused('load', text(lineOf(changedMuseum.tower), end('Y291bnRz', 0)))),
  keeps('a bundle of nothing at all', refused('load', '')),
  keeps('a bundle with more behind its end', refused('load', text(end('bW9yZQ', 0), lineOf(changedMuseum.tower)))),
  keeps('a bundle with half a tag', refused('load', text('{"type":"tag","id":1}', end('aGFsZg', 1)))),
  keeps(
    'a bundle with what is no JSON',
    refused('load', text('<html>', end('aHRtbA', 0))),
    refused('load', text('[]', end('aHRtbA', 0))),
  ),
  refusesAll('a tag that lacks a field', tagsWithoutAField),
  refusesAll('a tag with a field that is something else', tagsWithAnotherField),
  refusesAll('an end that counts nothing, or has no cursor', invalidEndLines),
  refusesAll('a line that is none', otherLines),
  refusesAll('a line that says of no tag that it is gone', goneWithoutTag),
  refusesAll('what was saved before anything was loaded, as a bundle', [neverLoaded]),
  keeps(
    'what was saved without a version, or without a word of the cursor',
    refused('restore', text('{"type":"store"}', end('bm8', 0))),
    refused('restore', text('{"type":"store","version":"1"}', end('bm8', 0))),
    refused('restore', text(header, '{"type":"end","tags":0,"gone":0}')),
    refused('restore', text(header, gone(tower.tag_identifier), end('bm8', 0, 1))),
  ),
  keeps('what was saved by another version', refused('restore', text('{"type":"store","version":2}', end('dHdv', 0)))),
  keeps('a bundle is not what was saved', refused('restore', text(end('cGxhaW4', 0)))),
  keeps('what was saved and is cut', refused('restore', text(header, lineOf(changedMuseum.tower)))),
  row('what was saved', 'Zmlyc3Q', all, [step('restore', savedAs('Zmlyc3Q', ...all))], bundleLookups(shownIn)),
  row('what was saved before anything was loaded', null, [], [loaded, step('restore', savedAs(null))]),
  row('what was saved, as a bundle', 'Zmlyc3Q', all, [step('load', savedAs('Zmlyc3Q', ...all))]),
  row('lines of a kind that is new, and empty ones', 'bmV3', linesOf(harbour), [
    step('load', text('{"type":"news","tag_identifier":"4f0c9a17be52"}', '', lineOf(harbour), ' ', end('bmV3', 1), '')),
  ]),
  row('a mark of the byte order at its start', 'Zmlyc3Q', all, [step('load', `\ufeff${whole}`)]),
  row('a mark of the byte order before what was saved', 'Zmlyc3Q', all, [
    step('restore', `\ufeff${savedAs('Zmlyc3Q', ...all)}`),
  ]),
  row('lines that end in two characters', 'Zmlyc3Q', all, [step('load', whole.replaceAll('\n', '\r\n'))]),
  row('a cursor is any text', cursorOfAnyText, all, [step('load', text(...all, end(cursorOfAnyText, 5)))]),
  row('the last line has no end', 'bGFzdA', linesOf(harbour), [
    step('load', text(lineOf(harbour), end('bGFzdA', 1)).slice(0, -1)),
  ]),
];

/** A tag as a store shows it, with text and name in these languages; null: without one. */
function shownIn(tag: MuseumTag, words: string | null, name: string | null): StoreAnswer {
  const { id, tag_identifier, description, gender, image_url, hardware, place_id } = tag;
  const translation = { text: words === null ? '' : (tag.texts[words]?.text ?? ''), lang: words ?? 'en' };
  return {
    tag: {
      id,
      tag_identifier,
      description,
      name: { text: name === null ? '' : (tag.names[name]?.text ?? ''), lang: name ?? originalOf(tag.texts) ?? 'en' },
      gender,
      image_url,
      text_url: textUrlOf(tag),
      translation,
    },
    hardware: hardware.map(({ type, identifier }) => ({ type, identifier })),
    place_id,
    content_language: languageByCode(translation.lang).tag,
    origins: null,
  };
}

export const bundleVectors = (): string => `{"rows":[\n${rows.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;

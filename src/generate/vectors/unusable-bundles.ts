/** Invalid bundles, which a store rejects: each differs from a valid one by one line. */
import { lineOf, type MuseumTag, museum } from './bundled-museum.ts';

const { tower } = museum;

/** A line, and an end line with its count. */
const counted = (line: string, end: object = { tags: 1, gone: 0 }) =>
  `${line}\n${JSON.stringify({ type: 'end', cursor: 'b25l', ...end })}\n`;

/** The line of a tag with one changed field. Undefined: without it. */
const changedLine = (tag: MuseumTag, change: (line: Record<string, unknown>) => object) =>
  JSON.stringify(change(JSON.parse(lineOf(tag))));

const fieldsOf = (object: object) => Object.keys(object).filter((name) => name !== 'type');

const [item] = tower.hardware;
const ofItem = (change: object) => changedLine(tower, (line) => ({ ...line, hardware: [{ ...item, ...change }] }));

/** Each lacks one field. */
export const tagsWithoutAField: readonly string[] = [
  ...fieldsOf(JSON.parse(lineOf(tower))).map((name) => changedLine(tower, (line) => ({ ...line, [name]: undefined }))),
  ...Object.keys(item ?? {}).map((name) => ofItem({ [name]: undefined })),
  ...['text', 'name'].map((part) =>
    changedLine(tower, (line) => ({ ...line, origins: { text: {}, name: {}, [part]: undefined } })),
  ),
].map((line) => counted(line));

/** Each has one field of another type. */
export const tagsWithAnotherField: readonly string[] = [
  ...[
    { tag_identifier: 4 },
    { tag_identifier: null },
    { id: '19' },
    { id: 19.5 },
    { place_id: '3' },
    { description: 5 },
    { gender: null },
    { image_url: {} },
    { text_url: null },
    { hardware: {} },
    { hardware: ['nfc'] },
    { original_lang: 5 },
    { original_name_lang: [] },
    { texts: null },
    { texts: [] },
    { texts: { 'zh-CHT': null } },
    { names: 'Tower' },
    { names: { en: 5 } },
    { origins: null },
    { origins: { text: [], name: {} } },
    { origins: { text: { en: 5 }, name: {} } },
    { hash: null },
  ].map((change) => changedLine(tower, (line) => ({ ...line, ...change }))),
  ...[
    { type: 5 },
    { identifier: null },
    { identifier: 5 },
    { major: '1' },
    { minor: 0.5 },
    { stands_in: null },
    { stands_in: 'true' },
  ].map(ofItem),
].map((line) => counted(line));

/** End lines with invalid counts or cursors. */
export const invalidEndLines: readonly string[] = [
  ...[
    { tags: -1 },
    { tags: 1.5 },
    { tags: '1' },
    { tags: null },
    { tags: undefined },
    { gone: -1 },
    { gone: '0' },
    { gone: null },
    { gone: undefined },
    { cursor: null },
    { cursor: 5 },
    { cursor: undefined },
  ].map((change) => counted(lineOf(tower), { tags: 1, gone: 0, ...change })),
];

/** Lines of no known type. */
export const otherLines: readonly string[] = [
  ...['{"tag_identifier":"abcdef012345"}', '{"type":null}', '{"type":5}', '{"error":{"message":"No"}}'],
  ...['null', '5', '"tag"', '[]', '<html>', '\u00a0', '\ufeff{"type":"news"}', '{"type":"news"', '{"type":"news"}}'],
]
  // After a valid line: only the first may have a byte order mark.
  .map((line) => counted(`{"type":"news"}\n${line}`, { tags: 0 }));

/** `gone` lines without a valid tag. */
export const goneWithoutTag: readonly string[] = ['{"type":"gone"}', '{"type":"gone","tag_identifier":5}'].map((line) =>
  counted(line, { tags: 0, gone: 1 }),
);

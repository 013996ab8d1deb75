/** The line of a tag, as far as a store relies on it. What else it has came later, and is passed over. */

/** What a store reads of a hardware item. */
export interface BundledItem {
  type: string;
  identifier: string;
  major: number | null;
  minor: number | null;
  /** Whether it is found in the place of beacons that are not there, for want of a number. */
  stands_in: boolean;
}

/** What a store reads of a tag before it shows it. */
export interface BundledTag {
  id: number;
  tag_identifier: string;
  hardware: BundledItem[];
}

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === 'string';
const isTruth: Is = (value) => typeof value === 'boolean';
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts: Is = (value) => isObject(value) && Object.values(value).every(isText);
const listOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const objectOf =
  (fields: Record<string, Is>): Is =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

const isItem = /* @__PURE__ */ objectOf({
  type: isText,
  identifier: isText,
  major: /* @__PURE__ */ orNull(Number.isInteger),
  minor: /* @__PURE__ */ orNull(Number.isInteger),
  stands_in: isTruth,
});
const isOrigins = /* @__PURE__ */ objectOf({ text: isTexts, name: isTexts });

const isWhole = /* @__PURE__ */ objectOf({
  tag_identifier: isText,
  id: Number.isInteger,
  place_id: /* @__PURE__ */ orNull(Number.isInteger),
  description: /* @__PURE__ */ orNull(isText),
  gender: isText,
  image_url: /* @__PURE__ */ orNull(isText),
  text_url: isText,
  hardware: /* @__PURE__ */ listOf(isItem),
  original_lang: /* @__PURE__ */ orNull(isText),
  original_name_lang: /* @__PURE__ */ orNull(isText),
  texts: isTexts,
  names: isTexts,
  origins: (value) => value === undefined || isOrigins(value),
  hash: isText,
});

export const isBundledTag = (line: object): line is BundledTag => isWhole(line);

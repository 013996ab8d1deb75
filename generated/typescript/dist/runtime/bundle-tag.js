/** The line of a tag, as far as a store relies on it. What else it has came later, and is passed over. */
const isText = (value) => typeof value === 'string';
const isTruth = (value) => typeof value === 'boolean';
const orNull = (is) => (value) => value === null || is(value);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value) => isObject(value) && Object.values(value).every(isText);
const listOf = (is) => (value) => Array.isArray(value) && value.every(is);
const objectOf = (fields) => (value) => isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
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
export const isBundledTag = (line) => isWhole(line);

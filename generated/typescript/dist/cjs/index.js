"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// index.js
var index_exports = {};
__export(index_exports, {
  BundleKey: () => BundleKey,
  BundleStore: () => BundleStore,
  CallFailed: () => CallFailed,
  ChangeSetId: () => ChangeSetId,
  HardwareIdentifier: () => HardwareIdentifier,
  Interrupted: () => Interrupted,
  RecordOrNone: () => RecordOrNone,
  TagIdentifier: () => TagIdentifier,
  TagInformationClient: () => TagInformationClient,
  TagRecordId: () => TagRecordId,
  UnusableBundle: () => UnusableBundle,
  addHardwareIdToTag: () => addHardwareIdToTag,
  allOf: () => allOf,
  answered: () => answered,
  bundleTags: () => bundleTags,
  cancelTranslationOrder: () => cancelTranslationOrder,
  changeTags: () => changeTags,
  chooseLanguage: () => chooseLanguage,
  closeReport: () => closeReport,
  confirmNameTranslation: () => confirmNameTranslation,
  confirmTranslation: () => confirmTranslation,
  createBundleLink: () => createBundleLink,
  createClient: () => createClient,
  createCustomer: () => createCustomer,
  createHardware: () => createHardware,
  createInvitation: () => createInvitation,
  createKeepWord: () => createKeepWord,
  createNameTranslation: () => createNameTranslation,
  createPasswordLink: () => createPasswordLink,
  createPlace: () => createPlace,
  createTag: () => createTag,
  createTagRecord: () => createTagRecord,
  createTeamInvitation: () => createTeamInvitation,
  createTextRecord: () => createTextRecord,
  createTranslation: () => createTranslation,
  createTranslationOrder: () => createTranslationOrder,
  destroyBinEntry: () => destroyBinEntry,
  destroyBundleLink: () => destroyBundleLink,
  destroyCustomer: () => destroyCustomer,
  destroyHardware: () => destroyHardware,
  destroyInvitation: () => destroyInvitation,
  destroyKeepWord: () => destroyKeepWord,
  destroyLogo: () => destroyLogo,
  destroyMemoryEntry: () => destroyMemoryEntry,
  destroyNameTranslation: () => destroyNameTranslation,
  destroyPlace: () => destroyPlace,
  destroyPlacePicture: () => destroyPlacePicture,
  destroyReport: () => destroyReport,
  destroyTagRecord: () => destroyTagRecord,
  destroyTagRecordPicture: () => destroyTagRecordPicture,
  destroyTeamInvitation: () => destroyTeamInvitation,
  destroyTeamMember: () => destroyTeamMember,
  destroyTextRecord: () => destroyTextRecord,
  destroyTranslation: () => destroyTranslation,
  eraseCustomerHistory: () => eraseCustomerHistory,
  eraseHardwareHistory: () => eraseHardwareHistory,
  eraseNameTranslationHistory: () => eraseNameTranslationHistory,
  erasePlaceHistory: () => erasePlaceHistory,
  eraseTagRecordHistory: () => eraseTagRecordHistory,
  eraseTextRecordHistory: () => eraseTextRecordHistory,
  eraseTranslationHistory: () => eraseTranslationHistory,
  estimateTranslationOrder: () => estimateTranslationOrder,
  fakeClient: () => fakeClient,
  fetchBundle: () => fetchBundle,
  getAuthToken: () => getAuthToken,
  giveNameTranslationToMachine: () => giveNameTranslationToMachine,
  giveTranslationToMachine: () => giveTranslationToMachine,
  iBeacon: () => iBeacon,
  importTags: () => importTags,
  listBinEntries: () => listBinEntries,
  listBundleLinks: () => listBundleLinks,
  listCustomerHistory: () => listCustomerHistory,
  listCustomers: () => listCustomers,
  listHardwareHistory: () => listHardwareHistory,
  listHardwares: () => listHardwares,
  listHistory: () => listHistory,
  listInvitations: () => listInvitations,
  listKeepWords: () => listKeepWords,
  listMemoryEntries: () => listMemoryEntries,
  listNameTranslationHistory: () => listNameTranslationHistory,
  listNameTranslations: () => listNameTranslations,
  listPlaceHistory: () => listPlaceHistory,
  listPlaces: () => listPlaces,
  listReports: () => listReports,
  listTagRecordHistory: () => listTagRecordHistory,
  listTagRecords: () => listTagRecords,
  listTeamInvitations: () => listTeamInvitations,
  listTeamMembers: () => listTeamMembers,
  listTextRecordHistory: () => listTextRecordHistory,
  listTextRecords: () => listTextRecords,
  listTranslationHistory: () => listTranslationHistory,
  listTranslationOrderItems: () => listTranslationOrderItems,
  listTranslationOrders: () => listTranslationOrders,
  listTranslationWork: () => listTranslationWork,
  listTranslations: () => listTranslations,
  lookUpTags: () => lookUpTags,
  mintTags: () => mintTags,
  ndef: () => readNdef,
  ndefTagAddress: () => ndefTagAddress,
  newUuid: () => newUuid,
  nfcUid: () => nfcUid,
  orThrow: () => orThrow,
  refused: () => refused,
  resolveTag: () => resolveTag,
  restoreBinEntries: () => restoreBinEntries,
  restoreBinEntry: () => restoreBinEntry,
  restoreHistoryEntry: () => restoreHistoryEntry,
  retryTranslationOrder: () => retryTranslationOrder,
  setLogo: () => setLogo,
  setPlacePicture: () => setPlacePicture,
  setTagRecordPicture: () => setTagRecordPicture,
  showBinEntry: () => showBinEntry,
  showCoverage: () => showCoverage,
  showCustomer: () => showCustomer,
  showHardware: () => showHardware,
  showLook: () => showLook,
  showMyTags: () => showMyTags,
  showNameTranslation: () => showNameTranslation,
  showPlace: () => showPlace,
  showReads: () => showReads,
  showReport: () => showReport,
  showTag: () => showTag,
  showTagByHardwareId: () => showTagByHardwareId,
  showTagNdef: () => showTagNdef,
  showTagRecord: () => showTagRecord,
  showTextRecord: () => showTextRecord,
  showTranslation: () => showTranslation,
  showTranslationFigures: () => showTranslationFigures,
  showTranslationOrder: () => showTranslationOrder,
  signInWithProvider: () => signInWithProvider,
  signInWithSocial: () => signInWithSocial,
  signOut: () => signOut,
  supportedBeaconUUIDs: () => supportedBeaconUUIDs,
  supportedLanguageCodes: () => supportedLanguageCodes,
  tagAddress: () => tagAddress,
  translateReport: () => translateReport,
  undoChangeSet: () => undoChangeSet,
  updateCustomer: () => updateCustomer,
  updateHardware: () => updateHardware,
  updateLook: () => updateLook,
  updateNameTranslation: () => updateNameTranslation,
  updatePlace: () => updatePlace,
  updateTagRecord: () => updateTagRecord,
  updateTeamMember: () => updateTeamMember,
  updateTextRecord: () => updateTextRecord,
  updateTranslation: () => updateTranslation,
  version: () => version
});
module.exports = __toCommonJS(index_exports);

// runtime/languages.js
var theOriginal = "*";
var mostEntries = 32;
var longestTag = 100;
var weightFormat = /^q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/i;
function tagReader(codeByTag) {
  const isChinese = (tag = "") => codeByTag.has(`${tag}-hant`);
  function comparable(given2) {
    if (given2.length > longestTag || given2.includes(";"))
      return "";
    const tag = given2.trim().toLowerCase().replaceAll("_", "-").replace(/^(?:zh-)?(?:cmn|zho|chi)(?=-|$)/, "zh");
    return tag.replace(/^zh-(?:min-)?([a-z]{3})(?=-|$)/, (older, spoken) => isChinese(spoken) ? spoken : older);
  }
  function codeOf(input) {
    let tag = comparable(input).replace(/^zh-(?!ch[st](-|$))[a-z]{3}(?=-|$)/, "zh");
    while (tag !== "") {
      const code = codeByTag.get(tag);
      if (code !== void 0 || isChinese(/^([a-z]{2,3})-[a-z]{4}$/.exec(tag)?.[1]))
        return code;
      tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")));
    }
    return void 0;
  }
  return { comparable, codeOf };
}
function languageChooser(codeByTag) {
  const { comparable, codeOf } = tagReader(codeByTag);
  function ofList(list) {
    return { codes: known(list.split(",", mostEntries).map((entry) => codeOf(entry.trim()))), excluded: [] };
  }
  function ofHeader(header) {
    const ranges = header.split(",", mostEntries).flatMap((range) => readRange(range) ?? []);
    const excluded = known(ranges.map(({ tag, weight }) => weight === 0 ? codeByTag.get(comparable(tag)) : void 0));
    const wished = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
    return { codes: known(wished.map(({ tag }) => tag === "*" ? theOriginal : codeOf(tag))), excluded };
  }
  return ({ original, stored, lang, accept_language }) => {
    const asked = textIn(lang).trim();
    const { codes, excluded } = asked.toLowerCase() === "auto" ? ofHeader(textIn(accept_language)) : ofList(asked);
    const wished = codes.map((code) => code === theOriginal ? original : code);
    const isThere = (code) => code === original || stored.includes(code);
    return wished.find((code) => !excluded.includes(code) && isThere(code)) ?? original;
  };
}
var textIn = (wish) => typeof wish === "string" ? wish : "";
var known = (codes) => codes.filter((code) => code !== void 0);
function readRange(text) {
  const [tag = "", weight, ...others] = text.split(";").map((part) => part.trim());
  if (tag === "" || others.length > 0)
    return void 0;
  if (weight === void 0)
    return { tag, weight: 1 };
  const value = weightFormat.exec(weight)?.[1];
  return value === void 0 ? void 0 : { tag, weight: Number(value) };
}

// languages.js
var chooseLanguage = /* @__PURE__ */ languageChooser(/* @__PURE__ */ new Map([
  ["ar", "ar"],
  ["ara", "ar"],
  ["arb", "ar"],
  ["bg", "bg"],
  ["bul", "bg"],
  ["ca", "ca"],
  ["cat", "ca"],
  ["zh-chs", "zh-CHS"],
  ["zh-hans", "zh-CHS"],
  ["zh", "zh-CHS"],
  ["zh-cn", "zh-CHS"],
  ["zh-sg", "zh-CHS"],
  ["zh-my", "zh-CHS"],
  ["nan", "zh-CHS"],
  ["hak", "zh-CHS"],
  ["gan", "zh-CHS"],
  ["wuu", "zh-CHS"],
  ["hsn", "zh-CHS"],
  ["cdo", "zh-CHS"],
  ["cjy", "zh-CHS"],
  ["czh", "zh-CHS"],
  ["csp", "zh-CHS"],
  ["cnp", "zh-CHS"],
  ["nan-hans", "zh-CHS"],
  ["hak-hans", "zh-CHS"],
  ["gan-hans", "zh-CHS"],
  ["wuu-hans", "zh-CHS"],
  ["hsn-hans", "zh-CHS"],
  ["cdo-hans", "zh-CHS"],
  ["cjy-hans", "zh-CHS"],
  ["czh-hans", "zh-CHS"],
  ["csp-hans", "zh-CHS"],
  ["cnp-hans", "zh-CHS"],
  ["yue-hans", "zh-CHS"],
  ["lzh-hans", "zh-CHS"],
  ["ltc-hans", "zh-CHS"],
  ["yue-cn", "zh-CHS"],
  ["zh-cht", "zh-CHT"],
  ["zh-hant", "zh-CHT"],
  ["zh-tw", "zh-CHT"],
  ["zh-hk", "zh-CHT"],
  ["zh-mo", "zh-CHT"],
  ["zh-au", "zh-CHT"],
  ["zh-bn", "zh-CHT"],
  ["zh-gb", "zh-CHT"],
  ["zh-gf", "zh-CHT"],
  ["zh-id", "zh-CHT"],
  ["zh-pa", "zh-CHT"],
  ["zh-pf", "zh-CHT"],
  ["zh-ph", "zh-CHT"],
  ["zh-sr", "zh-CHT"],
  ["zh-th", "zh-CHT"],
  ["zh-us", "zh-CHT"],
  ["zh-vn", "zh-CHT"],
  ["yue", "zh-CHT"],
  ["lzh", "zh-CHT"],
  ["ltc", "zh-CHT"],
  ["nan-hant", "zh-CHT"],
  ["hak-hant", "zh-CHT"],
  ["gan-hant", "zh-CHT"],
  ["wuu-hant", "zh-CHT"],
  ["hsn-hant", "zh-CHT"],
  ["cdo-hant", "zh-CHT"],
  ["cjy-hant", "zh-CHT"],
  ["czh-hant", "zh-CHT"],
  ["csp-hant", "zh-CHT"],
  ["cnp-hant", "zh-CHT"],
  ["yue-hant", "zh-CHT"],
  ["lzh-hant", "zh-CHT"],
  ["ltc-hant", "zh-CHT"],
  ["nan-tw", "zh-CHT"],
  ["nan-hk", "zh-CHT"],
  ["nan-mo", "zh-CHT"],
  ["hak-tw", "zh-CHT"],
  ["hak-hk", "zh-CHT"],
  ["hak-mo", "zh-CHT"],
  ["gan-tw", "zh-CHT"],
  ["gan-hk", "zh-CHT"],
  ["gan-mo", "zh-CHT"],
  ["wuu-tw", "zh-CHT"],
  ["wuu-hk", "zh-CHT"],
  ["wuu-mo", "zh-CHT"],
  ["hsn-tw", "zh-CHT"],
  ["hsn-hk", "zh-CHT"],
  ["hsn-mo", "zh-CHT"],
  ["cdo-tw", "zh-CHT"],
  ["cdo-hk", "zh-CHT"],
  ["cdo-mo", "zh-CHT"],
  ["cjy-tw", "zh-CHT"],
  ["cjy-hk", "zh-CHT"],
  ["cjy-mo", "zh-CHT"],
  ["czh-tw", "zh-CHT"],
  ["czh-hk", "zh-CHT"],
  ["czh-mo", "zh-CHT"],
  ["csp-tw", "zh-CHT"],
  ["csp-hk", "zh-CHT"],
  ["csp-mo", "zh-CHT"],
  ["cnp-tw", "zh-CHT"],
  ["cnp-hk", "zh-CHT"],
  ["cnp-mo", "zh-CHT"],
  ["cs", "cs"],
  ["ces", "cs"],
  ["cze", "cs"],
  ["da", "da"],
  ["dan", "da"],
  ["nl", "nl"],
  ["nld", "nl"],
  ["dut", "nl"],
  ["en", "en"],
  ["eng", "en"],
  ["et", "et"],
  ["est", "et"],
  ["ekk", "et"],
  ["fi", "fi"],
  ["fin", "fi"],
  ["fr", "fr"],
  ["fra", "fr"],
  ["fre", "fr"],
  ["de", "de"],
  ["deu", "de"],
  ["ger", "de"],
  ["el", "el"],
  ["ell", "el"],
  ["gre", "el"],
  ["ht", "ht"],
  ["hat", "ht"],
  ["he", "he"],
  ["iw", "he"],
  ["heb", "he"],
  ["hi", "hi"],
  ["hin", "hi"],
  ["mww", "mww"],
  ["hmn", "mww"],
  ["hu", "hu"],
  ["hun", "hu"],
  ["id", "id"],
  ["in", "id"],
  ["ind", "id"],
  ["it", "it"],
  ["ita", "it"],
  ["ja", "ja"],
  ["jpn", "ja"],
  ["tlh", "tlh"],
  ["tlh-latn", "tlh"],
  ["tlh-qaak", "tlh-Qaak"],
  ["tlh-piqd", "tlh-Qaak"],
  ["ko", "ko"],
  ["kor", "ko"],
  ["lv", "lv"],
  ["lav", "lv"],
  ["lvs", "lv"],
  ["lt", "lt"],
  ["lit", "lt"],
  ["ms", "ms"],
  ["msa", "ms"],
  ["may", "ms"],
  ["zsm", "ms"],
  ["mt", "mt"],
  ["mlt", "mt"],
  ["no", "no"],
  ["nb", "no"],
  ["nn", "no"],
  ["nor", "no"],
  ["nob", "no"],
  ["nno", "no"],
  ["fa", "fa"],
  ["fas", "fa"],
  ["per", "fa"],
  ["pes", "fa"],
  ["prs", "fa"],
  ["pl", "pl"],
  ["pol", "pl"],
  ["pt", "pt"],
  ["por", "pt"],
  ["ro", "ro"],
  ["mo", "ro"],
  ["ron", "ro"],
  ["rum", "ro"],
  ["mol", "ro"],
  ["ru", "ru"],
  ["rus", "ru"],
  ["sk", "sk"],
  ["slk", "sk"],
  ["slo", "sk"],
  ["sl", "sl"],
  ["slv", "sl"],
  ["es", "es"],
  ["spa", "es"],
  ["sv", "sv"],
  ["swe", "sv"],
  ["th", "th"],
  ["tha", "th"],
  ["tr", "tr"],
  ["tur", "tr"],
  ["uk", "uk"],
  ["ukr", "uk"],
  ["ur", "ur"],
  ["urd", "ur"],
  ["vi", "vi"],
  ["vie", "vi"],
  ["cy", "cy"],
  ["cym", "cy"],
  ["wel", "cy"]
]));
var languageTags = /* @__PURE__ */ new Map([
  ["zh-CHS", "zh-Hans"],
  ["zh-CHT", "zh-Hant"],
  ["tlh-Qaak", "tlh-Piqd"]
]);

// runtime/bundle-content.js
var BundleContent = class {
  #tags = /* @__PURE__ */ new Map();
  /** Several tags where an item was moved while the bundle was made. */
  #byHardware = /* @__PURE__ */ new Map();
  /** Puts tags into the place of what was there under their identifiers. */
  change(tags) {
    for (const [identifier, tag] of tags) {
      this.#remove(identifier);
      if (tag)
        this.#add(identifier, tag);
    }
  }
  /** By ascending id. */
  get tags() {
    return [...this.#tags.values()].sort((a, b) => a.id - b.id);
  }
  byIdentifier(input) {
    return this.#tags.get(given(input)?.trim().toLowerCase() ?? "");
  }
  byHardware(met) {
    for (const key of keysOfMet(met)) {
      const [first, ...others] = this.#byHardware.get(key) ?? [];
      if (first)
        return others.reduce((last, tag) => tag.id > last.id ? tag : last, first);
    }
    return void 0;
  }
  #add(identifier, tag) {
    this.#tags.set(identifier, tag);
    for (const key of keysOf(tag)) {
      const tags = this.#byHardware.get(key) ?? /* @__PURE__ */ new Set();
      this.#byHardware.set(key, tags.add(tag));
    }
  }
  #remove(identifier) {
    const tag = this.#tags.get(identifier);
    if (!tag)
      return;
    this.#tags.delete(identifier);
    for (const key of keysOf(tag)) {
      const tags = this.#byHardware.get(key);
      tags?.delete(tag);
      if (tags?.size === 0)
        this.#byHardware.delete(key);
    }
  }
};
var beacon = "ble-beacon";
var keysOf = ({ hardware }) => hardware.filter((item) => item.type !== beacon || item.major !== null && item.minor !== null || item.stands_in).map(({ type, identifier, major, minor }) => keyOf(type, identifier, major, minor));
function keysOfMet({ id, type, major: ofMajor, minor: ofMinor }) {
  const [identifier, major, minor] = [given(id), numberOf(ofMajor), numberOf(ofMinor)];
  if (identifier === void 0 || major === void 0 || minor === void 0)
    return [];
  const known2 = type === "ble_beacon" ? beacon : type;
  if (known2 !== beacon)
    return [keyOf(known2, identifier, null, null)];
  if (major === null || minor === null)
    return [];
  const numbers = [
    [major, minor],
    [major, null],
    [null, minor],
    [null, null]
  ];
  return numbers.map(([one, other]) => keyOf(beacon, identifier, one, other));
}
var [longest, largest] = [128, 65535];
function given(id) {
  const text = Number.isSafeInteger(id) ? String(id) : id;
  return typeof text === "string" && text !== "" && [...text].length <= longest ? text : void 0;
}
function numberOf(input) {
  if (input === void 0 || input === null)
    return null;
  const number = typeof input === "string" && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(input) ? Number(input) : input;
  return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= largest ? number : void 0;
}
function keyOf(type, identifier, major, minor) {
  const upper = identifier.toUpperCase();
  return [type, major, minor, type === "qr" ? upper : digitsOf(type, upper)].join(" ");
}
function digitsOf(type, upper) {
  const bare = upper.replace(/[ \t\n\r\u00a0.:-]/g, "").replace(/^URNUUID/, "");
  const digits = bare.replace(/^\{(.*)\}$/, "$1").replace(/0X/g, "");
  if (!/^[0-9A-F]+$/.test(digits))
    return upper.replace(/[-:]/g, "");
  if (type !== "nfc" || digits.length !== 16)
    return digits;
  const turned = (digits.match(/../g) ?? []).reverse().join("");
  return [digits, turned].filter((each) => each.startsWith("E0")).sort()[0] ?? digits;
}

// runtime/bundle-tag.js
var isText = (value) => typeof value === "string";
var isTruth = (value) => typeof value === "boolean";
var orNull = (is) => (value) => value === null || is(value);
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isTexts = (value) => isObject(value) && Object.values(value).every(isText);
var listOf = (is) => (value) => Array.isArray(value) && value.every(is);
var objectOf = (fields) => (value) => isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
var isItem = /* @__PURE__ */ objectOf({
  type: isText,
  identifier: isText,
  major: /* @__PURE__ */ orNull(Number.isInteger),
  minor: /* @__PURE__ */ orNull(Number.isInteger),
  stands_in: isTruth
});
var isOrigins = /* @__PURE__ */ objectOf({ text: isTexts, name: isTexts });
var isWhole = /* @__PURE__ */ objectOf({
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
  origins: (value) => value === void 0 || isOrigins(value),
  hash: isText
});
var isBundledTag = (line) => isWhole(line);

// runtime/bundle-lines.js
var UnusableBundle = class extends Error {
  name = "UnusableBundle";
};
async function readBundle(source) {
  const reading = new Reading();
  for await (const text of linesOf(source))
    reading.take(trimmed(text));
  return reading.whole();
}
var spaces = " 	\r";
function trimmed(text) {
  let [start, end] = [0, text.length];
  while (start < end && spaces.includes(text.charAt(start)))
    start += 1;
  while (start < end && spaces.includes(text.charAt(end - 1)))
    end -= 1;
  return text.slice(start, end);
}
var Reading = class {
  #tags = /* @__PURE__ */ new Map();
  #counted = { tags: 0, gone: 0 };
  #version;
  #end;
  take(text) {
    if (text === "")
      return;
    if (this.#end)
      throw new UnusableBundle("There is something behind the end of the bundle");
    const line = parsed(text);
    if (line.type === "tag")
      this.#tag(line, text);
    else if (line.type === "gone")
      this.#gone(line);
    else if (line.type === "store")
      this.#version = versionIn(line);
    else if (line.type === "end")
      this.#end = line;
  }
  whole() {
    if (!this.#end)
      throw new UnusableBundle("The bundle is incomplete: its end is missing");
    const { cursor, tags, gone } = this.#end;
    if (tags !== this.#counted.tags || gone !== this.#counted.gone)
      throw new UnusableBundle("The bundle is incomplete: its end counts other lines");
    if (typeof cursor !== "string" && cursor !== null)
      throw new UnusableBundle("The end of the bundle has no cursor");
    return { tags: this.#tags, gone: this.#counted.gone, cursor: cursor ?? void 0, version: this.#version };
  }
  #tag(line, text) {
    if (!isBundledTag(line))
      throw new UnusableBundle("The bundle has a line with half a tag");
    const { id, tag_identifier, hardware } = line;
    this.#tags.set(tag_identifier, { id, tag_identifier, hardware, text });
    this.#counted.tags += 1;
  }
  #gone({ tag_identifier }) {
    if (typeof tag_identifier !== "string")
      throw new UnusableBundle("The bundle has a line with half a tag");
    this.#tags.set(tag_identifier, void 0);
    this.#counted.gone += 1;
  }
};
function versionIn({ version: version2 }) {
  if (typeof version2 === "number" && Number.isInteger(version2))
    return version2;
  throw new UnusableBundle("The store was saved without a version");
}
function parsed(text) {
  try {
    const line = JSON.parse(text);
    if (typeof line === "object" && line !== null && "type" in line && typeof line.type === "string")
      return line;
  } catch {
  }
  throw new UnusableBundle("The bundle has a line that is none of a bundle");
}
async function* linesOf(source) {
  let line = "";
  for await (const piece of textsOf(source)) {
    const [first = "", ...others] = piece.split("\n");
    line += first;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  yield line;
}
async function* textsOf(source) {
  let isBegun = false;
  for await (const text of decoded(source)) {
    yield isBegun ? text : text.replace(/^\ufeff/, "");
    isBegun ||= text !== "";
  }
}
async function* decoded(source) {
  let decoder;
  for await (const piece of piecesOf(source)) {
    if (typeof piece === "string")
      yield piece;
    else {
      decoder ??= new TextDecoder("utf-8", { fatal: true });
      yield textIn2(decoder, piece);
    }
  }
}
function textIn2(decoder, piece) {
  try {
    return decoder.decode(piece, { stream: true });
  } catch (cause) {
    throw new UnusableBundle("The bundle is not in UTF-8", { cause });
  }
}
function piecesOf(source) {
  if (typeof source === "string")
    return [source];
  return "getReader" in source ? piecesIn(source) : source;
}
async function* piecesIn(stream) {
  const reader = stream.getReader();
  try {
    for (; ; ) {
      const { done, value } = await reader.read();
      if (done)
        return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => void 0);
  }
}

// runtime/signals.js
var longest2 = 2 ** 31 - 1;
var startTimer = (run, milliseconds) => setTimeout(run, Math.min(milliseconds, longest2));
var reasonOf = (signal) => signal?.reason ?? Object.assign(new Error("The call was ended"), { name: "AbortError" });
function unlessEnded(signal, coming, stop = () => {
}) {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      reject(reasonOf(signal));
    };
    const done = () => signal?.removeEventListener("abort", end);
    coming.then(resolve, reject).then(done);
    if (signal?.aborted)
      end();
    else
      signal?.addEventListener("abort", end);
  });
}
function pause(milliseconds, signal) {
  let timer;
  const over = new Promise((resolve) => {
    timer = startTimer(resolve, milliseconds);
  });
  return unlessEnded(signal, over, () => clearTimeout(timer));
}
async function inTime(coming, milliseconds, late2) {
  let timer;
  const over = new Promise((resolve) => {
    timer = startTimer(resolve, milliseconds);
  });
  try {
    return await Promise.race([coming, over.then(late2)]);
  } finally {
    clearTimeout(timer);
  }
}

// runtime/line-stream.js
var Interrupted = class extends Error {
  name = "Interrupted";
  isTimeout;
  constructor(isTimeout, cause) {
    super(isTimeout ? "Nothing more came in time" : "The connection broke", { cause });
    this.isTimeout = isTimeout;
  }
};
async function* piecesOf2(body, patience, signal) {
  const reader = body.getReader();
  try {
    for (; ; ) {
      const { done, value } = await inTime(reader.read(), patience, late);
      if (done)
        return;
      yield value;
    }
  } catch (cause) {
    if (signal?.aborted)
      throw reasonOf(signal);
    throw cause instanceof Interrupted ? cause : new Interrupted(false, cause);
  } finally {
    reader.cancel().catch(() => void 0);
  }
}
function late() {
  throw new Interrupted(true);
}

// runtime/bundle-store.js
var fallbackLanguage = "en";
var savedVersion = 1;
var BundleStoreOf = class {
  #languages;
  #content = new BundleContent();
  #cursor;
  #refreshed = Promise.resolve();
  constructor(languages) {
    this.#languages = languages;
  }
  /** To be sent as `since`, to fetch only what has changed; undefined where nothing was loaded yet. */
  get cursor() {
    return this.#cursor;
  }
  /** All tags, sorted by ascending record id. */
  get tagIdentifiers() {
    return this.#content.tags.map(({ tag_identifier }) => tag_identifier);
  }
  /**
   * Puts a whole bundle into the place of all that is there. Rejects with `UnusableBundle` where it is not complete, and as
   * the source does where that breaks: the store then is as it was.
   */
  async load(bundle) {
    this.#replace(ledOn(await readBundle(bundle)));
  }
  /**
   * Adds what was fetched with this store's cursor as `since`: to do so twice does no harm. Rejects as `load` does, and where
   * nothing was loaded yet, as the rest would never come.
   */
  async apply(delta) {
    this.#add(ledOn(await readBundle(delta)));
  }
  /**
   * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and resolves to what
   * that came to. Where it has no success, the store is as it was. One refresh waits for another.
   *
   * @param fetch The call, with what is to be its `since`: `(since) => client.bundleTags({ lang: 'fr,de', since })`
   */
  refresh(fetch) {
    const refreshed = this.#refreshed.then(() => this.#refresh(fetch));
    this.#refreshed = refreshed.catch(() => void 0);
    return refreshed;
  }
  /** All that is there, as lines to be kept for `restore`: a bundle, behind a line that says in which version it was saved. */
  *save() {
    const { tags } = this.#content;
    const end = { type: "end", cursor: this.#cursor ?? null, tags: tags.length, gone: 0 };
    yield `${JSON.stringify({ type: "store", version: savedVersion })}
`;
    for (const { text } of tags)
      yield `${text}
`;
    yield `${JSON.stringify(end)}
`;
  }
  /** Puts what was saved into the place of all that is there. Rejects as `load` does. */
  async restore(saved) {
    const bundle = await readBundle(saved);
    if (bundle.version !== savedVersion)
      throw new UnusableBundle("The store was saved in a version that is not known");
    this.#replace(bundle);
  }
  /** The tag with this identifier, in upper or lower case; undefined if there is none. Identifiers that the service would refuse are not found. */
  showTag({ id, ...wanted }) {
    return this.#shown(this.#content.byIdentifier(id), wanted);
  }
  /**
   * The tag that this hardware is attached to, or stands in for; undefined where it is not there. What is attached to tags that
   * are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
   */
  showTagByHardwareId(met) {
    return this.#shown(this.#content.byHardware(met), met);
  }
  async #refresh(fetch) {
    let since = this.#cursor;
    let answer = await fetch(since);
    if (since !== void 0 && answer.status === 410) {
      since = void 0;
      answer = await fetch(since);
    }
    if (!answer.ok)
      return answer;
    try {
      const bundle = ledOn(await readBundle(answer.body));
      if (since === void 0)
        this.#replace(bundle);
      else
        this.#add(bundle, since);
    } catch (cause) {
      if (!(cause instanceof Interrupted || cause instanceof UnusableBundle))
        throw cause;
      return { ok: false, kind: "unreachable", isTimeout: cause instanceof Interrupted && cause.isTimeout, cause };
    }
    return answer;
  }
  /** `since`: the cursor that it was fetched with. */
  #add({ tags, cursor }, since = this.#cursor) {
    if (since === void 0)
      throw new UnusableBundle("There is nothing yet that a delta could change");
    if (since !== this.#cursor)
      throw new UnusableBundle("Another bundle was loaded while this delta came");
    this.#content.change(tags);
    this.#cursor = cursor;
  }
  #replace({ tags, gone, cursor }) {
    if (gone > 0)
      throw new UnusableBundle("It is no whole bundle: it says what is gone");
    const content = new BundleContent();
    content.change(tags);
    this.#content = content;
    this.#cursor = cursor;
  }
  #shown(line, wanted) {
    if (!line)
      return void 0;
    const { place_id, hardware, original_lang, original_name_lang, texts, names, origins, ...tag } = JSON.parse(line.text);
    const { id, tag_identifier, description, gender, image_url, text_url } = tag;
    const text = this.#chosen({ original: original_lang, texts, origins: origins?.text }, wanted, fallbackLanguage);
    const ofName = { original: original_name_lang, texts: names, origins: origins?.name };
    const name = this.#chosen(ofName, wanted, original_lang ?? fallbackLanguage);
    return {
      tag: {
        ...{ id, tag_identifier, description, name: name.words, gender, image_url, text_url },
        translation: text.words
      },
      hardware: line.hardware.map(({ type, identifier }) => ({ type, identifier })),
      placeId: place_id,
      contentLanguage: this.#languages.tags.get(text.words.lang) ?? text.words.lang,
      ...origins && { origins: { text: text.origin, name: name.origin } }
    };
  }
  /** `fallback`: the language that is named where there are no words. */
  #chosen({ original, texts, origins }, { lang, accept_language }, fallback) {
    if (original === null)
      return { words: { text: "", lang: fallback }, origin: null };
    const chosen = this.#languages.chooseLanguage({ original, stored: Object.keys(texts), lang, accept_language });
    return { words: { text: texts[chosen] ?? "", lang: chosen }, origin: origins?.[chosen] ?? null };
  }
};
function ledOn(bundle) {
  if (bundle.cursor === void 0)
    throw new UnusableBundle("The end of the bundle has no cursor");
  return bundle;
}

// bundle-store.js
var BundleStore = class extends BundleStoreOf {
  constructor() {
    super({ chooseLanguage, tags: languageTags });
  }
};

// operations.js
var operations_exports = {};
__export(operations_exports, {
  addHardwareIdToTag: () => addHardwareIdToTag,
  bundleTags: () => bundleTags,
  cancelTranslationOrder: () => cancelTranslationOrder,
  changeTags: () => changeTags,
  closeReport: () => closeReport,
  confirmNameTranslation: () => confirmNameTranslation,
  confirmTranslation: () => confirmTranslation,
  createBundleLink: () => createBundleLink,
  createCustomer: () => createCustomer,
  createHardware: () => createHardware,
  createInvitation: () => createInvitation,
  createKeepWord: () => createKeepWord,
  createNameTranslation: () => createNameTranslation,
  createPasswordLink: () => createPasswordLink,
  createPlace: () => createPlace,
  createTag: () => createTag,
  createTagRecord: () => createTagRecord,
  createTeamInvitation: () => createTeamInvitation,
  createTextRecord: () => createTextRecord,
  createTranslation: () => createTranslation,
  createTranslationOrder: () => createTranslationOrder,
  destroyBinEntry: () => destroyBinEntry,
  destroyBundleLink: () => destroyBundleLink,
  destroyCustomer: () => destroyCustomer,
  destroyHardware: () => destroyHardware,
  destroyInvitation: () => destroyInvitation,
  destroyKeepWord: () => destroyKeepWord,
  destroyLogo: () => destroyLogo,
  destroyMemoryEntry: () => destroyMemoryEntry,
  destroyNameTranslation: () => destroyNameTranslation,
  destroyPlace: () => destroyPlace,
  destroyPlacePicture: () => destroyPlacePicture,
  destroyReport: () => destroyReport,
  destroyTagRecord: () => destroyTagRecord,
  destroyTagRecordPicture: () => destroyTagRecordPicture,
  destroyTeamInvitation: () => destroyTeamInvitation,
  destroyTeamMember: () => destroyTeamMember,
  destroyTextRecord: () => destroyTextRecord,
  destroyTranslation: () => destroyTranslation,
  eraseCustomerHistory: () => eraseCustomerHistory,
  eraseHardwareHistory: () => eraseHardwareHistory,
  eraseNameTranslationHistory: () => eraseNameTranslationHistory,
  erasePlaceHistory: () => erasePlaceHistory,
  eraseTagRecordHistory: () => eraseTagRecordHistory,
  eraseTextRecordHistory: () => eraseTextRecordHistory,
  eraseTranslationHistory: () => eraseTranslationHistory,
  estimateTranslationOrder: () => estimateTranslationOrder,
  fetchBundle: () => fetchBundle,
  getAuthToken: () => getAuthToken,
  giveNameTranslationToMachine: () => giveNameTranslationToMachine,
  giveTranslationToMachine: () => giveTranslationToMachine,
  importTags: () => importTags,
  listBinEntries: () => listBinEntries,
  listBundleLinks: () => listBundleLinks,
  listCustomerHistory: () => listCustomerHistory,
  listCustomers: () => listCustomers,
  listHardwareHistory: () => listHardwareHistory,
  listHardwares: () => listHardwares,
  listHistory: () => listHistory,
  listInvitations: () => listInvitations,
  listKeepWords: () => listKeepWords,
  listMemoryEntries: () => listMemoryEntries,
  listNameTranslationHistory: () => listNameTranslationHistory,
  listNameTranslations: () => listNameTranslations,
  listPlaceHistory: () => listPlaceHistory,
  listPlaces: () => listPlaces,
  listReports: () => listReports,
  listTagRecordHistory: () => listTagRecordHistory,
  listTagRecords: () => listTagRecords,
  listTeamInvitations: () => listTeamInvitations,
  listTeamMembers: () => listTeamMembers,
  listTextRecordHistory: () => listTextRecordHistory,
  listTextRecords: () => listTextRecords,
  listTranslationHistory: () => listTranslationHistory,
  listTranslationOrderItems: () => listTranslationOrderItems,
  listTranslationOrders: () => listTranslationOrders,
  listTranslationWork: () => listTranslationWork,
  listTranslations: () => listTranslations,
  lookUpTags: () => lookUpTags,
  mintTags: () => mintTags,
  resolveTag: () => resolveTag,
  restoreBinEntries: () => restoreBinEntries,
  restoreBinEntry: () => restoreBinEntry,
  restoreHistoryEntry: () => restoreHistoryEntry,
  retryTranslationOrder: () => retryTranslationOrder,
  setLogo: () => setLogo,
  setPlacePicture: () => setPlacePicture,
  setTagRecordPicture: () => setTagRecordPicture,
  showBinEntry: () => showBinEntry,
  showCoverage: () => showCoverage,
  showCustomer: () => showCustomer,
  showHardware: () => showHardware,
  showLook: () => showLook,
  showMyTags: () => showMyTags,
  showNameTranslation: () => showNameTranslation,
  showPlace: () => showPlace,
  showReads: () => showReads,
  showReport: () => showReport,
  showTag: () => showTag,
  showTagByHardwareId: () => showTagByHardwareId,
  showTagNdef: () => showTagNdef,
  showTagRecord: () => showTagRecord,
  showTextRecord: () => showTextRecord,
  showTranslation: () => showTranslation,
  showTranslationFigures: () => showTranslationFigures,
  showTranslationOrder: () => showTranslationOrder,
  signInWithProvider: () => signInWithProvider,
  signInWithSocial: () => signInWithSocial,
  signOut: () => signOut,
  supportedBeaconUUIDs: () => supportedBeaconUUIDs,
  supportedLanguageCodes: () => supportedLanguageCodes,
  translateReport: () => translateReport,
  undoChangeSet: () => undoChangeSet,
  updateCustomer: () => updateCustomer,
  updateHardware: () => updateHardware,
  updateLook: () => updateLook,
  updateNameTranslation: () => updateNameTranslation,
  updatePlace: () => updatePlace,
  updateTagRecord: () => updateTagRecord,
  updateTeamMember: () => updateTeamMember,
  updateTextRecord: () => updateTextRecord,
  updateTranslation: () => updateTranslation
});
var listBinEntries = {
  "name": "listBinEntries",
  "method": "GET",
  "path": "/bin.json",
  "query": [
    "limit",
    "after",
    "customer_id"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var showBinEntry = {
  "name": "showBinEntry",
  "method": "GET",
  "path": "/bin/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "resource",
    "record_id",
    "name",
    "tag_identifier",
    "customer_id",
    "deleted_at",
    "deleted_by",
    "expires_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var destroyBinEntry = {
  "name": "destroyBinEntry",
  "method": "DELETE",
  "path": "/bin/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var restoreBinEntry = {
  "name": "restoreBinEntry",
  "method": "POST",
  "path": "/bin/{id}/restore.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "takesToken": true,
  "status": 200,
  "keys": [
    "record",
    "left_out"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var restoreBinEntries = {
  "name": "restoreBinEntries",
  "method": "POST",
  "path": "/bin/restore.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "bin"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var listBundleLinks = {
  "name": "listBundleLinks",
  "method": "GET",
  "path": "/bundle_links.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createBundleLink = {
  "name": "createBundleLink",
  "method": "POST",
  "path": "/bundle_links.json",
  "body": [
    "bundle_link"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "place_id",
    "last_used_at",
    "created_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyBundleLink = {
  "name": "destroyBundleLink",
  "method": "DELETE",
  "path": "/bundle_links/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listCustomers = {
  "name": "listCustomers",
  "method": "GET",
  "path": "/customers.json",
  "query": [
    "limit",
    "after",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createCustomer = {
  "name": "createCustomer",
  "method": "POST",
  "path": "/customers.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "customer"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "email",
    "name",
    "role",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showCustomer = {
  "name": "showCustomer",
  "method": "GET",
  "path": "/customers/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "email",
    "name",
    "role",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateCustomer = {
  "name": "updateCustomer",
  "method": "PATCH",
  "path": "/customers/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "customer"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyCustomer = {
  "name": "destroyCustomer",
  "method": "DELETE",
  "path": "/customers/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listCustomerHistory = {
  "name": "listCustomerHistory",
  "method": "GET",
  "path": "/customers/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseCustomerHistory = {
  "name": "eraseCustomerHistory",
  "method": "DELETE",
  "path": "/customers/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var createPasswordLink = {
  "name": "createPasswordLink",
  "method": "POST",
  "path": "/customers/{id}/password_link.json",
  "takesToken": true,
  "status": 201,
  "keys": [
    "url",
    "expires_at"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var showCoverage = {
  "name": "showCoverage",
  "method": "GET",
  "path": "/coverage.json",
  "query": [
    "place_id",
    "lang_codes",
    "customer_id"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var showReads = {
  "name": "showReads",
  "method": "GET",
  "path": "/stats/reads.json",
  "query": [
    "from",
    "to",
    "tag_id",
    "place_id",
    "customer_id",
    "by"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "from",
    "to",
    "rows",
    "reads"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var showTranslationFigures = {
  "name": "showTranslationFigures",
  "method": "GET",
  "path": "/stats/translation.json",
  "query": [
    "from",
    "to",
    "customer_id"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "from",
    "to",
    "rows",
    "asked",
    "memory",
    "sent",
    "caps"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var listHardwares = {
  "name": "listHardwares",
  "method": "GET",
  "path": "/hardwares.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createHardware = {
  "name": "createHardware",
  "method": "POST",
  "path": "/hardwares.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "hardware"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "tag_id",
    "identifier",
    "hardware_type",
    "major",
    "minor",
    "latitude",
    "longitude",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ],
    "warning": "X-Warning"
  }
};
var showHardware = {
  "name": "showHardware",
  "method": "GET",
  "path": "/hardwares/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "identifier",
    "hardware_type",
    "major",
    "minor",
    "latitude",
    "longitude",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateHardware = {
  "name": "updateHardware",
  "method": "PATCH",
  "path": "/hardwares/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "hardware"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "identifier",
    "hardware_type",
    "major",
    "minor",
    "latitude",
    "longitude",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "warning": "X-Warning"
  }
};
var destroyHardware = {
  "name": "destroyHardware",
  "method": "DELETE",
  "path": "/hardwares/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listHardwareHistory = {
  "name": "listHardwareHistory",
  "method": "GET",
  "path": "/hardwares/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseHardwareHistory = {
  "name": "eraseHardwareHistory",
  "method": "DELETE",
  "path": "/hardwares/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listHistory = {
  "name": "listHistory",
  "method": "GET",
  "path": "/history.json",
  "query": [
    "limit",
    "after",
    "newest",
    "change_set",
    "resource",
    "event",
    "tag_identifier",
    "from",
    "to"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var restoreHistoryEntry = {
  "name": "restoreHistoryEntry",
  "method": "POST",
  "path": "/history/{id}/restore.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var undoChangeSet = {
  "name": "undoChangeSet",
  "method": "POST",
  "path": "/history/change_sets/{id}/undo.json",
  "query": [
    "dry_run"
  ],
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "takesToken": true,
  "status": 200,
  "keys": [
    "change_set",
    "undone",
    "kept",
    "kept_count"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var listInvitations = {
  "name": "listInvitations",
  "method": "GET",
  "path": "/invitations.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createInvitation = {
  "name": "createInvitation",
  "method": "POST",
  "path": "/invitations.json",
  "body": [
    "invitation"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "email",
    "name",
    "role",
    "customer_id",
    "sent",
    "expires_at",
    "created_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyInvitation = {
  "name": "destroyInvitation",
  "method": "DELETE",
  "path": "/invitations/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listKeepWords = {
  "name": "listKeepWords",
  "method": "GET",
  "path": "/keep_words.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createKeepWord = {
  "name": "createKeepWord",
  "method": "POST",
  "path": "/keep_words.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "keep_word"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "customer_id",
    "word",
    "case_sensitive"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var destroyKeepWord = {
  "name": "destroyKeepWord",
  "method": "DELETE",
  "path": "/keep_words/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var getAuthToken = {
  "name": "getAuthToken",
  "method": "POST",
  "path": "/api/v1/login/getAuthToken",
  "body": [
    "email",
    "password"
  ],
  "isRepeatable": true,
  "status": 200,
  "keys": [
    "auth_token"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var signInWithSocial = {
  "name": "signInWithSocial",
  "method": "POST",
  "path": "/api/v1/login/signInWithSocial",
  "body": [
    "auth_token"
  ],
  "isRepeatable": true,
  "status": 200,
  "keys": [
    "auth_token"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var signInWithProvider = {
  "name": "signInWithProvider",
  "method": "POST",
  "path": "/api/v1/login/signInWith{provider}",
  "body": [
    "auth_token"
  ],
  "isRepeatable": true,
  "status": 200,
  "keys": [
    "auth_token"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var signOut = {
  "name": "signOut",
  "method": "POST",
  "path": "/api/v1/login/signOut",
  "body": [
    "email",
    "auth_token"
  ],
  "status": 200,
  "keys": [
    "message",
    "code"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var showLook = {
  "name": "showLook",
  "method": "GET",
  "path": "/look.json",
  "query": [
    "member_of"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "display_name",
    "colour",
    "imprint_url",
    "privacy_url",
    "logo_url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateLook = {
  "name": "updateLook",
  "method": "PATCH",
  "path": "/look.json",
  "query": [
    "member_of"
  ],
  "body": [
    "look"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "display_name",
    "colour",
    "imprint_url",
    "privacy_url",
    "logo_url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var setLogo = {
  "name": "setLogo",
  "method": "PUT",
  "path": "/look/logo.json",
  "query": [
    "member_of"
  ],
  "body": [
    "picture"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "display_name",
    "colour",
    "imprint_url",
    "privacy_url",
    "logo_url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyLogo = {
  "name": "destroyLogo",
  "method": "DELETE",
  "path": "/look/logo.json",
  "query": [
    "member_of"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listNameTranslations = {
  "name": "listNameTranslations",
  "method": "GET",
  "path": "/name_translations.json",
  "query": [
    "limit",
    "after",
    "place_id",
    "customer_id",
    "lang_code",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createNameTranslation = {
  "name": "createNameTranslation",
  "method": "POST",
  "path": "/name_translations.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "name_translation"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showNameTranslation = {
  "name": "showNameTranslation",
  "method": "GET",
  "path": "/name_translations/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateNameTranslation = {
  "name": "updateNameTranslation",
  "method": "PATCH",
  "path": "/name_translations/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "name_translation"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyNameTranslation = {
  "name": "destroyNameTranslation",
  "method": "DELETE",
  "path": "/name_translations/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listNameTranslationHistory = {
  "name": "listNameTranslationHistory",
  "method": "GET",
  "path": "/name_translations/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseNameTranslationHistory = {
  "name": "eraseNameTranslationHistory",
  "method": "DELETE",
  "path": "/name_translations/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var confirmNameTranslation = {
  "name": "confirmNameTranslation",
  "method": "POST",
  "path": "/name_translations/{id}/confirm.json",
  "body": [
    "name_translation"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var giveNameTranslationToMachine = {
  "name": "giveNameTranslationToMachine",
  "method": "POST",
  "path": "/name_translations/{id}/to_machine.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listPlaces = {
  "name": "listPlaces",
  "method": "GET",
  "path": "/places.json",
  "query": [
    "limit",
    "after",
    "customer_id",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createPlace = {
  "name": "createPlace",
  "method": "POST",
  "path": "/places.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "place"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "customer_id",
    "name",
    "names",
    "latitude",
    "longitude",
    "image_url",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showPlace = {
  "name": "showPlace",
  "method": "GET",
  "path": "/places/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "customer_id",
    "name",
    "names",
    "latitude",
    "longitude",
    "image_url",
    "created_at",
    "updated_at",
    "url",
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updatePlace = {
  "name": "updatePlace",
  "method": "PATCH",
  "path": "/places/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "place"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyPlace = {
  "name": "destroyPlace",
  "method": "DELETE",
  "path": "/places/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listPlaceHistory = {
  "name": "listPlaceHistory",
  "method": "GET",
  "path": "/places/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var erasePlaceHistory = {
  "name": "erasePlaceHistory",
  "method": "DELETE",
  "path": "/places/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var setPlacePicture = {
  "name": "setPlacePicture",
  "method": "PUT",
  "path": "/places/{id}/picture.json",
  "body": [
    "picture"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "customer_id",
    "name",
    "names",
    "latitude",
    "longitude",
    "image_url",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyPlacePicture = {
  "name": "destroyPlacePicture",
  "method": "DELETE",
  "path": "/places/{id}/picture.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listReports = {
  "name": "listReports",
  "method": "GET",
  "path": "/reports.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var showReport = {
  "name": "showReport",
  "method": "GET",
  "path": "/reports/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "part",
    "lang_code",
    "source_hash",
    "words",
    "translation_id",
    "changed_since",
    "closed",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var destroyReport = {
  "name": "destroyReport",
  "method": "DELETE",
  "path": "/reports/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var translateReport = {
  "name": "translateReport",
  "method": "POST",
  "path": "/reports/{id}/translate.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "words",
    "lang_code",
    "provider"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var closeReport = {
  "name": "closeReport",
  "method": "POST",
  "path": "/reports/{id}/right.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "part",
    "lang_code",
    "source_hash",
    "words",
    "translation_id",
    "changed_since",
    "closed",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var resolveTag = {
  "name": "resolveTag",
  "method": "GET",
  "path": "/t/{tag_identifier}",
  "query": [
    "lang"
  ],
  "headers": {
    "accept_language": "Accept-Language"
  },
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "contentLanguage": "Content-Language",
    "translationStatus": "X-Translation-Status",
    "vary": "Vary",
    "link": "Link"
  }
};
var listTagRecords = {
  "name": "listTagRecords",
  "method": "GET",
  "path": "/Tags.json",
  "query": [
    "limit",
    "after",
    "expand",
    "q",
    "place_id",
    "customer_id",
    "lang_code",
    "state",
    "part",
    "hardware",
    "in_use",
    "hidden",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ],
    "totalCountRelation": "X-Total-Count-Relation"
  }
};
var createTagRecord = {
  "name": "createTagRecord",
  "method": "POST",
  "path": "/Tags.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "tag"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "tag_identifier",
    "customer_id",
    "place_id",
    "parent_id",
    "description",
    "image_url",
    "text_url",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showTagRecord = {
  "name": "showTagRecord",
  "method": "GET",
  "path": "/Tags/{id}.json",
  "query": [
    "expand"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_identifier",
    "customer_id",
    "place_id",
    "parent_id",
    "description",
    "image_url",
    "text_url",
    "created_at",
    "updated_at",
    "url",
    "translations",
    "name_translations",
    "hardwares",
    "markers"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateTagRecord = {
  "name": "updateTagRecord",
  "method": "PATCH",
  "path": "/Tags/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "tag"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTagRecord = {
  "name": "destroyTagRecord",
  "method": "DELETE",
  "path": "/Tags/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTagRecordHistory = {
  "name": "listTagRecordHistory",
  "method": "GET",
  "path": "/Tags/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseTagRecordHistory = {
  "name": "eraseTagRecordHistory",
  "method": "DELETE",
  "path": "/Tags/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var changeTags = {
  "name": "changeTags",
  "method": "POST",
  "path": "/Tags/bulk.json",
  "query": [
    "dry_run"
  ],
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "bulk"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "count"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var setTagRecordPicture = {
  "name": "setTagRecordPicture",
  "method": "PUT",
  "path": "/Tags/{id}/picture.json",
  "body": [
    "picture"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_identifier",
    "customer_id",
    "place_id",
    "parent_id",
    "description",
    "image_url",
    "text_url",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTagRecordPicture = {
  "name": "destroyTagRecordPicture",
  "method": "DELETE",
  "path": "/Tags/{id}/picture.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var mintTags = {
  "name": "mintTags",
  "method": "POST",
  "path": "/Tags/mint.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "mint"
  ],
  "takesToken": true,
  "status": 201,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var importTags = {
  "name": "importTags",
  "method": "POST",
  "path": "/Tags/import.json",
  "query": [
    "dry_run",
    "atomic",
    "create",
    "create_places",
    "blank"
  ],
  "body": [
    "import"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "dry_run",
    "rows",
    "create",
    "update",
    "same",
    "invalid",
    "cleared",
    "places",
    "other_locations",
    "ignored_columns"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var showTagNdef = {
  "name": "showTagNdef",
  "method": "GET",
  "path": "/Tags/{id}/ndef.json",
  "query": [
    "app"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "hex",
    "bytes",
    "records",
    "fits"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var createTag = {
  "name": "createTag",
  "method": "POST",
  "path": "/api/v1/tags/create",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "lang",
    "purchase_id",
    "text",
    "name",
    "gender",
    "hardware_id",
    "hardware_type",
    "major",
    "minor",
    "parent_id",
    "lat",
    "lon"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "warning": "X-Warning",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var addHardwareIdToTag = {
  "name": "addHardwareIdToTag",
  "method": "POST",
  "path": "/api/v1/tags/addHardwareIdToTag",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "id",
    "hardware_id",
    "hardware_type",
    "major",
    "minor",
    "lat",
    "lon"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "warning": "X-Warning",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showTag = {
  "name": "showTag",
  "method": "GET",
  "path": "/api/v1/tags/show",
  "query": [
    "id",
    "lang",
    "expand"
  ],
  "headers": {
    "accept_language": "Accept-Language"
  },
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "contentLanguage": "Content-Language",
    "translationStatus": "X-Translation-Status",
    "vary": "Vary"
  }
};
var showTagByHardwareId = {
  "name": "showTagByHardwareId",
  "method": "GET",
  "path": "/api/v1/tags/showByHardwareId",
  "query": [
    "id",
    "type",
    "major",
    "minor",
    "lang",
    "lat",
    "lon",
    "expand"
  ],
  "headers": {
    "accept_language": "Accept-Language"
  },
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "contentLanguage": "Content-Language",
    "translationStatus": "X-Translation-Status",
    "vary": "Vary"
  }
};
var lookUpTags = {
  "name": "lookUpTags",
  "method": "POST",
  "path": "/api/v1/tags/lookup",
  "headers": {
    "accept_language": "Accept-Language"
  },
  "body": [
    "observations",
    "lang",
    "expand"
  ],
  "isRepeatable": true,
  "status": 200,
  "keys": [
    "results"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "vary": "Vary"
  }
};
var showMyTags = {
  "name": "showMyTags",
  "method": "GET",
  "path": "/api/v1/tags/showMyTags",
  "query": [
    "limit",
    "after",
    "updated_since",
    "expand"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "tags"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var supportedLanguageCodes = {
  "name": "supportedLanguageCodes",
  "method": "GET",
  "path": "/api/v1/tags/supportedLanguageCodes",
  "status": 200,
  "keys": [
    "language_codes"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var supportedBeaconUUIDs = {
  "name": "supportedBeaconUUIDs",
  "method": "GET",
  "path": "/api/v1/tags/supportedBeaconUUIDs",
  "status": 200,
  "keys": [
    "uuids"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var bundleTags = {
  "name": "bundleTags",
  "method": "GET",
  "path": "/api/v1/tags/bundle",
  "query": [
    "place_id",
    "lang",
    "since",
    "expand"
  ],
  "takesToken": true,
  "status": 200,
  "answers": {
    "requestId": "X-Request-Id"
  },
  "lines": piecesOf2
};
var fetchBundle = {
  "name": "fetchBundle",
  "method": "GET",
  "path": "/bundles/{key}",
  "query": [
    "lang",
    "since",
    "expand"
  ],
  "status": 200,
  "answers": {
    "requestId": "X-Request-Id"
  },
  "lines": piecesOf2
};
var listTeamMembers = {
  "name": "listTeamMembers",
  "method": "GET",
  "path": "/team.json",
  "query": [
    "limit",
    "after",
    "member_of"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var updateTeamMember = {
  "name": "updateTeamMember",
  "method": "PATCH",
  "path": "/team/{id}.json",
  "body": [
    "member"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "email",
    "name",
    "role",
    "languages",
    "last_seen_on",
    "created_at"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTeamMember = {
  "name": "destroyTeamMember",
  "method": "DELETE",
  "path": "/team/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTeamInvitations = {
  "name": "listTeamInvitations",
  "method": "GET",
  "path": "/team/invitations.json",
  "query": [
    "limit",
    "after",
    "member_of"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createTeamInvitation = {
  "name": "createTeamInvitation",
  "method": "POST",
  "path": "/team/invitations.json",
  "query": [
    "member_of"
  ],
  "body": [
    "invitation"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "email",
    "name",
    "role",
    "languages",
    "customer_id",
    "sent",
    "expires_at",
    "created_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTeamInvitation = {
  "name": "destroyTeamInvitation",
  "method": "DELETE",
  "path": "/team/invitations/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTextRecords = {
  "name": "listTextRecords",
  "method": "GET",
  "path": "/text_records.json",
  "query": [
    "limit",
    "after",
    "place_id",
    "customer_id",
    "lang_code",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createTextRecord = {
  "name": "createTextRecord",
  "method": "POST",
  "path": "/text_records.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "text_record"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "tag_id",
    "gender",
    "text",
    "lang_code",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showTextRecord = {
  "name": "showTextRecord",
  "method": "GET",
  "path": "/text_records/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "tag_id",
    "gender",
    "text",
    "lang_code",
    "created_at",
    "updated_at",
    "url",
    "translations"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateTextRecord = {
  "name": "updateTextRecord",
  "method": "PATCH",
  "path": "/text_records/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "text_record"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTextRecord = {
  "name": "destroyTextRecord",
  "method": "DELETE",
  "path": "/text_records/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTextRecordHistory = {
  "name": "listTextRecordHistory",
  "method": "GET",
  "path": "/text_records/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseTextRecordHistory = {
  "name": "eraseTextRecordHistory",
  "method": "DELETE",
  "path": "/text_records/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listMemoryEntries = {
  "name": "listMemoryEntries",
  "method": "GET",
  "path": "/memory.json",
  "query": [
    "limit",
    "after",
    "text",
    "lang_code"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var destroyMemoryEntry = {
  "name": "destroyMemoryEntry",
  "method": "DELETE",
  "path": "/memory/{id}.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTranslationOrders = {
  "name": "listTranslationOrders",
  "method": "GET",
  "path": "/translation_orders.json",
  "query": [
    "limit",
    "after"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createTranslationOrder = {
  "name": "createTranslationOrder",
  "method": "POST",
  "path": "/translation_orders.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "translation_order"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "customer_id",
    "lang_codes",
    "place_id",
    "tags",
    "parts",
    "states",
    "state",
    "waiting_for",
    "total",
    "queued",
    "running",
    "saved",
    "skipped",
    "failed",
    "cancelled",
    "finished_at",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var estimateTranslationOrder = {
  "name": "estimateTranslationOrder",
  "method": "POST",
  "path": "/translation_orders.json?dry_run=1",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "translation_order"
  ],
  "takesToken": true,
  "isRepeatable": true,
  "status": 200,
  "keys": [
    "total",
    "skipped",
    "items",
    "characters",
    "characters_from_memory",
    "characters_to_send",
    "characters_left_today"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var showTranslationOrder = {
  "name": "showTranslationOrder",
  "method": "GET",
  "path": "/translation_orders/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "customer_id",
    "lang_codes",
    "place_id",
    "tags",
    "parts",
    "states",
    "state",
    "waiting_for",
    "total",
    "queued",
    "running",
    "saved",
    "skipped",
    "failed",
    "cancelled",
    "finished_at",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var listTranslationOrderItems = {
  "name": "listTranslationOrderItems",
  "method": "GET",
  "path": "/translation_orders/{id}/items.json",
  "query": [
    "limit",
    "after",
    "state"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var cancelTranslationOrder = {
  "name": "cancelTranslationOrder",
  "method": "POST",
  "path": "/translation_orders/{id}/cancel.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "customer_id",
    "lang_codes",
    "place_id",
    "tags",
    "parts",
    "states",
    "state",
    "waiting_for",
    "total",
    "queued",
    "running",
    "saved",
    "skipped",
    "failed",
    "cancelled",
    "finished_at",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var retryTranslationOrder = {
  "name": "retryTranslationOrder",
  "method": "POST",
  "path": "/translation_orders/{id}/retry.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "customer_id",
    "lang_codes",
    "place_id",
    "tags",
    "parts",
    "states",
    "state",
    "waiting_for",
    "total",
    "queued",
    "running",
    "saved",
    "skipped",
    "failed",
    "cancelled",
    "finished_at",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTranslationWork = {
  "name": "listTranslationWork",
  "method": "GET",
  "path": "/translation_work.json",
  "query": [
    "limit",
    "after",
    "lang_code",
    "state",
    "part",
    "tag_id",
    "place_id",
    "customer_id",
    "q",
    "reported"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ],
    "totalCountRelation": "X-Total-Count-Relation"
  }
};
var listTranslations = {
  "name": "listTranslations",
  "method": "GET",
  "path": "/translations.json",
  "query": [
    "limit",
    "after",
    "place_id",
    "customer_id",
    "lang_code",
    "updated_since"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var createTranslation = {
  "name": "createTranslation",
  "method": "POST",
  "path": "/translations.json",
  "headers": {
    "idempotency_key": "Idempotency-Key"
  },
  "body": [
    "translation"
  ],
  "takesToken": true,
  "status": 201,
  "keys": [
    "id",
    "text_record_id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "location": "Location",
    "idempotencyReplayed": [
      "Idempotency-Replayed",
      "boolean"
    ]
  }
};
var showTranslation = {
  "name": "showTranslation",
  "method": "GET",
  "path": "/translations/{id}.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "text_record_id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag"
  }
};
var updateTranslation = {
  "name": "updateTranslation",
  "method": "PATCH",
  "path": "/translations/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "body": [
    "translation"
  ],
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var destroyTranslation = {
  "name": "destroyTranslation",
  "method": "DELETE",
  "path": "/translations/{id}.json",
  "headers": {
    "if_match": "If-Match"
  },
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var listTranslationHistory = {
  "name": "listTranslationHistory",
  "method": "GET",
  "path": "/translations/{id}/history.json",
  "query": [
    "limit",
    "after",
    "newest"
  ],
  "takesToken": true,
  "status": 200,
  "isList": true,
  "answers": {
    "requestId": "X-Request-Id",
    "etag": "ETag",
    "link": "Link",
    "totalCount": [
      "X-Total-Count",
      "integer"
    ]
  }
};
var eraseTranslationHistory = {
  "name": "eraseTranslationHistory",
  "method": "DELETE",
  "path": "/translations/{id}/history.json",
  "takesToken": true,
  "status": 204,
  "isEmpty": true,
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var confirmTranslation = {
  "name": "confirmTranslation",
  "method": "POST",
  "path": "/translations/{id}/confirm.json",
  "body": [
    "translation"
  ],
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "text_record_id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};
var giveTranslationToMachine = {
  "name": "giveTranslationToMachine",
  "method": "POST",
  "path": "/translations/{id}/to_machine.json",
  "takesToken": true,
  "status": 200,
  "keys": [
    "id",
    "text_record_id",
    "tag_id",
    "lang_code",
    "text",
    "origin",
    "provider",
    "stale",
    "source_hash",
    "created_at",
    "updated_at",
    "url"
  ],
  "answers": {
    "requestId": "X-Request-Id"
  }
};

// runtime/uuid.js
function newUuid() {
  const bytes = randomBytes(16);
  const digits = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
var marked = (byte, index) => index === 6 ? byte & 15 | 64 : index === 8 ? byte & 63 | 128 : byte;
function randomBytes(length) {
  const bytes = new Uint8Array(length);
  if (globalThis.crypto?.getRandomValues)
    return globalThis.crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

// runtime/operation.js
function addressOf({ name, path, query = [] }, parameters) {
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter) => {
    if (isAbsent(parameters[parameter]))
      throw new TypeError(`${name} lacks ${parameter}`);
    return encoded(parameters[parameter]);
  });
  if (/\/\.{1,2}(?=\/|$)/.test(filled))
    throw new TypeError(`${name} can't send a parameter of nothing but dots`);
  const pairs = query.filter((parameter) => !isAbsent(parameters[parameter])).map((parameter) => `${encodeURIComponent(parameter)}=${encoded(parameters[parameter])}`);
  return pairs.length === 0 ? filled : `${filled}${filled.includes("?") ? "&" : "?"}${pairs.join("&")}`;
}
var isAbsent = (value) => value === void 0 || value === null;
var encoded = (value) => encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, "�"));
var headersOf = ({ headers = {} }, parameters) => Object.fromEntries(Object.entries(headers).flatMap(([name, header]) => isAbsent(parameters[name]) ? [] : [[header.toLowerCase(), sendable(name, parameters[name])]]));
function sendable(name, value) {
  const text = String(value);
  if (/[^ -~]/.test(text))
    throw new TypeError(`${name} has other characters than those of ASCII that can be seen`);
  return text;
}
var keyHeader = "idempotency-key";
var takesKey = ({ headers = {} }) => Object.values(headers).some((name) => name.toLowerCase() === keyHeader);
var freshKey = () => ({ [keyHeader]: newUuid() });
function bodyOf({ body }, parameters) {
  if (body === void 0)
    return void 0;
  return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])), orNoNumber);
}
function orNoNumber(field, value) {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TypeError(`${field} is ${value}, which is no number`);
  return value;
}

// runtime/read-answer.js
function readAnswer(operation, received2, isConditional) {
  const { status, headers, text } = received2;
  if (status === 304 && isConditional)
    return { ok: true, kind: "unchanged", status, headers: headersIn(operation, headers) };
  const body = isSuccess(operation, status) ? bodyIn(operation, received2) : void 0;
  if (body)
    return { ok: true, kind: "answered", status, body: body.is, headers: headersIn(operation, headers) };
  const requestId = headers.get("X-Request-Id");
  const trace = requestId === null ? {} : { requestId };
  const said = status < 400 ? void 0 : refusalIn(status, parsed2(text));
  if (!said)
    return { ok: false, kind: "unexpected", status, text, ...trace };
  const reason = headers.get("X-Error-Reason") ?? void 0;
  const invalid = headers.get("X-Invalid-Values")?.split(", ");
  const retryAfter = integer(headers.get("Retry-After"));
  return {
    ...{ ok: false, kind: "refused", status, ...said },
    ...reason !== void 0 && { reason },
    ...invalid && { invalid },
    ...retryAfter !== void 0 && { retryAfter },
    ...trace
  };
}
var isSuccess = ({ status: one }, status) => one === void 0 ? status >= 200 && status < 300 : status === one;
var isLines = (headers) => !/html|xml|\/json/i.test(headers.get("Content-Type") ?? "");
function bodyIn(operation, { text, pieces, headers }) {
  const { status, isEmpty, lines, isList, keys = [] } = operation;
  if (isEmpty || status === void 0 && text === "")
    return { is: void 0 };
  if (lines)
    return isLines(headers) ? { is: pieces ?? once(text) } : void 0;
  const is = parsed2(text);
  if (status === void 0)
    return is === void 0 ? void 0 : { is };
  const isMeant = isList ? Array.isArray(is) : isRecord(is) && keys.every((key) => key in is);
  return isMeant ? { is } : void 0;
}
async function* once(text) {
  yield text;
}
function headersIn({ answers }, headers) {
  const found = {};
  if (!answers) {
    headers.forEach((value, name) => {
      found[name] = value;
    });
    return found;
  }
  for (const [key, holds] of Object.entries(answers)) {
    const [name, as] = typeof holds === "string" ? [holds] : holds;
    const text = headers.get(name);
    const value = as === "integer" ? integer(text) : as === "boolean" ? text === "true" || void 0 : text;
    if (value !== null && value !== void 0)
      found[key] = value;
  }
  return found;
}
var integer = (text) => text !== null && /^\d+$/.test(text) ? Number(text) : void 0;
function parsed2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function refusalIn(status, body) {
  if (!isRecord(body))
    return void 0;
  const { error } = body;
  if (isRecord(error) && typeof error.message === "string" && typeof error.code === "string") {
    const { message, code, values } = error;
    return { message, code, ...isTexts2(values) && { values } };
  }
  return status === 422 && isMessages(body) ? { message: sentence(body), errors: body } : void 0;
}
var sentence = (errors) => Object.entries(errors).map(([field, messages]) => `${field === "base" ? "" : `${field} `}${messages.join(", ")}`).join("; ");
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isTexts2 = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");
var isMessages = (value) => Object.values(value).every(isTexts2);

// runtime/tokens.js
var Tokens = class {
  #given;
  #renew;
  #last;
  constructor({ token, renewToken }) {
    this.#given = token;
    this.#renew = renewToken;
  }
  /**
   * The token of the next call. One that was renewed stays renewed, should the app still name it; where it names none, the
   * customer has signed out. `patience`: the milliseconds to wait for a renewal that is under way.
   */
  async next(patience) {
    const token = await this.#named();
    const last = this.#last;
    if (token === void 0 || !last?.replaced.has(token))
      return { token, mayRenew: true };
    const fresh = await shared(last, patience);
    return { token: fresh ?? token, mayRenew: fresh !== void 0 };
  }
  /** What to send instead of a token that was not taken; undefined where there is nothing. Calls at one time share one renewal. */
  async after({ token, mayRenew }, patience) {
    if (!this.#renew || !mayRenew)
      return void 0;
    const known2 = this.#known(token);
    const renewal = known2 ?? this.#renewed(token, this.#renew);
    const fresh = await (known2 ? shared(known2, patience) : renewal.coming);
    const named = await this.#named();
    return named === fresh || renewal.replaced.has(named) ? fresh : void 0;
  }
  async #named() {
    return await this.#given?.() || void 0;
  }
  /** The renewal that a token shares. Who sends none shares only one that is under way: what it gave may be of who has signed out. */
  #known(token) {
    const last = this.#last;
    return last?.replaced.has(token) && (token !== void 0 || last.fresh === void 0) ? last : void 0;
  }
  #renewed(rejected, renew) {
    const before = rejected !== void 0 && this.#last?.fresh === rejected ? this.#last.replaced : [];
    const ask = async () => {
      const token = await renew(rejected) || void 0;
      return token === rejected ? void 0 : token;
    };
    const renewal = { replaced: /* @__PURE__ */ new Set([rejected, ...before]), coming: ask() };
    this.#last = renewal;
    const end = (fresh) => {
      renewal.fresh = fresh;
      if (fresh === void 0 && this.#last === renewal)
        this.#last = void 0;
    };
    renewal.coming.then(end, () => end());
    return renewal;
  }
};
var shared = ({ coming }, patience) => inTime(coming, patience, () => void 0);

// runtime/transport.js
var busy = 429;
var unavailable = 503;
var down = [502, unavailable, 504];
var underWay = 409;
var Transport = class {
  #fetch;
  #log;
  constructor({ fetch, log }) {
    this.#fetch = fetch ?? ((request) => globalThis.fetch(request));
    this.#log = log;
  }
  /** Rejects where `signal` ended the call. */
  async send(sending) {
    for (let repeated = 0; ; repeated++) {
      const attempt = sending.attempt + repeated;
      const start = performance.now();
      const outcome = await attempted(this.#fetch, sending);
      this.#tell(sending, outcome, attempt, Math.round(performance.now() - start));
      const wait = waitBefore(sending, outcome, repeated);
      if (wait === void 0 || performance.now() + wait >= sending.until)
        return { outcome, attempt };
      await pause(wait, sending.signal);
    }
  }
  #tell({ method, path }, outcome, attempt, duration) {
    const requestId = "headers" in outcome ? outcome.headers.get("X-Request-Id") ?? void 0 : void 0;
    this.#log?.({ method, path, status: outcome.status, duration, attempt, requestId });
  }
};
function waitBefore(sending, outcome, repeated) {
  const { limit = 2, firstWait = 500, longestWait = 3e4 } = sending.retries;
  if (repeated >= limit || !isWorthRepeating(sending, outcome, repeated))
    return void 0;
  const asked = "headers" in outcome ? waitAsked(outcome.headers) : void 0;
  if (asked !== void 0)
    return asked > longestWait ? void 0 : asked;
  return Math.min(firstWait * 2 ** repeated, longestWait) * (0.5 + Math.random() / 2);
}
function isWorthRepeating({ isKeyed, isHarmless }, outcome, repeated) {
  if (!("headers" in outcome))
    return isHarmless && (!outcome.isTimeout || isKeyed || repeated === 0);
  const { status, headers } = outcome;
  if (status === underWay)
    return isKeyed && headers.get("X-Error-Reason") === "idempotency_key_in_use";
  if (status === busy || status === unavailable && headers.has("Retry-After"))
    return true;
  return isHarmless && down.includes(status);
}
async function attempted(fetch, sending) {
  const { signal } = sending;
  if (signal?.aborted)
    throw reasonOf(signal);
  const timeout = Math.min(sending.timeout, Math.max(0, sending.until - performance.now()));
  const stop = new AbortController();
  const request = requestOf(sending, stop.signal);
  let timer;
  let end = () => {
  };
  const ended = new Promise((resolve, reject) => {
    timer = startTimer(() => {
      resolve({ ok: false, kind: "unreachable", isTimeout: true, cause: new Error(`No answer in ${timeout} ms`) });
      stop.abort();
    }, timeout);
    end = () => {
      reject(reasonOf(signal));
      stop.abort(signal?.reason);
    };
    signal?.addEventListener("abort", end);
  });
  let isOpen = false;
  try {
    const outcome = await Promise.race([received(fetch, request, sending), ended]);
    isOpen = "pieces" in outcome;
    return outcome;
  } catch (cause) {
    if (signal?.aborted)
      throw reasonOf(signal);
    return { ok: false, kind: "unreachable", isTimeout: false, cause };
  } finally {
    clearTimeout(timer);
    if (!isOpen)
      signal?.removeEventListener("abort", end);
  }
}
var requestOf = ({ url, method, headers, body }, signal) => (
  // The token says who calls; a browser's cookies say nothing here. A redirect could carry it elsewhere.
  new Request(url, {
    method,
    headers,
    signal,
    credentials: "omit",
    redirect: "manual",
    ...body !== void 0 && { body }
  })
);
async function received(fetch, request, { streamed, timeout, signal }) {
  const response = await fetch(request);
  const { status, headers, body } = response;
  if (status === streamed?.status && body && isLines(headers))
    return { status, headers, text: "", pieces: streamed.lines(body, timeout, signal) };
  return { status, headers, text: await response.text() };
}
function waitAsked(headers) {
  const text = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(text))
    return Number(text) * 1e3;
  const until = Date.parse(text);
  return Number.isNaN(until) ? void 0 : Math.max(0, until - Date.now());
}

// runtime/caller.js
var harmlessTwice = ["GET", "HEAD", "PUT", "DELETE"];
var Caller = class {
  #options;
  #baseUrl;
  #userAgent;
  #transport;
  #tokens;
  constructor(options, userAgent) {
    this.#options = options;
    this.#baseUrl = checked(options.baseUrl).replace(/\/+$/, "");
    this.#userAgent = userAgent;
    this.#transport = new Transport(options);
    this.#tokens = new Tokens(options);
  }
  async call(operation, parameters = {}, options = {}) {
    const sending = this.#sending(operation, parameters, options);
    const { outcome } = operation.takesToken ? await this.#withToken(sending) : await this.#transport.send(sending);
    return "headers" in outcome ? readAnswer(operation, outcome, options.ifNoneMatch !== void 0) : outcome;
  }
  /** What a signed call comes to, which is repeated once where its token is renewed. */
  async #withToken(sending) {
    const { signal, timeout } = sending;
    const token = await unlessEnded(signal, this.#tokens.next(timeout));
    const sent = await this.#transport.send(signed(sending, token.token));
    if (sent.outcome.status !== 401)
      return sent;
    const fresh = await unlessEnded(signal, this.#tokens.after(token, timeout));
    return fresh ? this.#transport.send(signed({ ...sending, attempt: sent.attempt + 1 }, fresh)) : sent;
  }
  #sending(operation, parameters, options) {
    const { method, path, status, lines, isRepeatable } = operation;
    const { signal, retries } = options;
    const isKeyed = takesKey(operation);
    const body = bodyOf(operation, parameters);
    const timeout = positive("timeout", options.timeout ?? this.#options.timeout ?? 3e4);
    const deadline = options.deadline ?? this.#options.deadline ?? Math.max(6e4, 2 * timeout);
    return {
      url: this.#baseUrl + addressOf(operation, parameters),
      method,
      path,
      attempt: 1,
      isKeyed,
      isHarmless: isKeyed || isRepeatable || harmlessTwice.includes(method),
      headers: {
        ...isKeyed && freshKey(),
        ...headersOf(operation, parameters),
        ...this.#headers(operation, body !== void 0, options)
      },
      body,
      streamed: lines && status ? { status, lines } : void 0,
      signal,
      timeout,
      until: performance.now() + positive("deadline", deadline),
      retries: { ...this.#options.retries, ...retries }
    };
  }
  #headers({ lines }, hasBody, { requestId, ifNoneMatch, headers = {} }) {
    return {
      accept: lines ? "application/x-ndjson, application/json" : "application/json",
      ...hasBody && { "content-type": "application/json" },
      ...requestId !== void 0 && { "x-request-id": sendable("requestId", requestId) },
      ...ifNoneMatch !== void 0 && { "if-none-match": sendable("ifNoneMatch", ifNoneMatch) },
      ...!isBrowser() && { "user-agent": this.#userAgent },
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), sendable(name, value)]))
    };
  }
};
var signed = (sending, token) => token ? { ...sending, headers: { ...sending.headers, authorization: `Bearer ${sendable("The token", token)}` } } : sending;
function checked(baseUrl) {
  if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(baseUrl))
    return baseUrl;
  throw new TypeError("baseUrl has to be like https://example.com/tags: without query, fragment, user and spaces");
}
function positive(name, milliseconds) {
  if (milliseconds > 0)
    return milliseconds;
  throw new TypeError(`${name} has to be more than 0 milliseconds`);
}
var isBrowser = () => "document" in globalThis || "importScripts" in globalThis;

// runtime/request.js
var withoutBody = ["GET", "DELETE"];
function unknownOperation(method, path, parameters, { headers = {} }) {
  if (!path.startsWith("/"))
    throw new TypeError("path has to begin with /");
  const names = Object.keys(parameters).filter((name) => !path.includes(`{${name}}`));
  const isKeyed = Object.keys(headers).some((name) => name.toLowerCase() === "idempotency-key");
  return {
    ...{ name: "request", method, path, takesToken: true, status: void 0, answers: void 0 },
    ...withoutBody.includes(method) ? { query: names } : { body: names },
    // Its value is among the headers of the call.
    ...isKeyed && { headers: { "": "Idempotency-Key" } }
  };
}

// version.js
var version = "0.6.2";

// client.js
function createClient(options, operations) {
  const caller = new Caller(options, `tag-information-service-typescript/${version}`);
  const calls = Object.values(operations).map((operation) => [
    operation.name,
    (parameters, options2) => caller.call(operation, parameters, options2)
  ]);
  const request = async (method, path, parameters = {}, options2 = {}) => await caller.call(unknownOperation(method, path, parameters, options2), parameters, options2);
  return { ...Object.fromEntries(calls), request };
}
var TagInformationClient = class {
  constructor(options) {
    Object.assign(this, createClient(options, operations_exports));
  }
};

// runtime/fakes.js
var fakesOf = (operations, fakes) => Object.fromEntries(operations.map(({ name, status }) => [
  name,
  async (parameters = {}, options) => {
    const fake = fakes[name];
    if (!fake)
      throw new Error(`${name} is not faked`);
    const answer = await fake(parameters, options);
    return answer.ok ? { status, headers: {}, ...answer } : answer;
  }
]));
var answered = (body, headers) => ({ ok: true, kind: "answered", body, headers: headers ?? {} });
var refused = (status, reason) => ({
  ...{ ok: false, kind: "refused", status, reason },
  message: reason
});

// fake-client.js
var fakeClient = (fakes) => fakesOf(Object.values(operations_exports), fakes);

// runtime/hardware.js
var bytesOf = (given2) => given2 ? Uint8Array.from(given2) : new Uint8Array();
var hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
var appleCompany = [76, 0];
var proximity = [2, 21];
var manufacturerData = 255;
var startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);
function readIBeacon(data) {
  const bytes = bytesOf(data);
  if (startsWith(bytes, proximity))
    return beaconIn(bytes);
  return ofApple(bytes) ?? inAdvertisement(bytes);
}
var ofApple = (data) => startsWith(data, appleCompany) ? beaconIn(data.subarray(appleCompany.length)) : void 0;
function inAdvertisement(bytes) {
  let start = 0;
  for (let length = bytes[0] ?? 0; length > 0 && start + length < bytes.length; length = bytes[start] ?? 0) {
    const end = start + 1 + length;
    const beacon2 = bytes[start + 1] === manufacturerData ? ofApple(bytes.subarray(start + 2, end)) : void 0;
    if (beacon2)
      return beacon2;
    start = end;
  }
  return void 0;
}
function beaconIn(data) {
  if (!startsWith(data, proximity) || data.length < 23)
    return void 0;
  const view = new DataView(data.buffer, data.byteOffset);
  const id = hex(data.subarray(2, 18)).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return {
    ...{ type: "ble-beacon", id, major: view.getUint16(18), minor: view.getUint16(20) },
    measuredPower: view.getInt8(22)
  };
}
var random = 8;
var vicinity = 224;
function readNfcUid(uid) {
  const bytes = typeof uid === "string" ? bytesOfHex(uid) : bytesOf(uid);
  const id = bytes.length === 8 ? vicinityId(bytes) : proximityId(bytes);
  return id === void 0 ? void 0 : { type: "nfc", id };
}
var proximityId = (bytes) => [7, 10].includes(bytes.length) || bytes.length === 4 && bytes[0] !== random ? hex(bytes) : void 0;
function vicinityId(bytes) {
  const [id] = [bytes, bytes.slice().reverse()].filter(([first]) => first === vicinity).map(hex).sort();
  return id;
}
function bytesOfHex(text) {
  const digits = text.length <= 64 ? text.replace(/[:\- ]/g, "") : "";
  if (!/^([0-9a-f]{2})+$/i.test(digits))
    return new Uint8Array();
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

// runtime/ndef-content.js
var abbreviations = [
  ...["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@"],
  ...["ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:"],
  ...["rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://"],
  ...["irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:"]
];
var wellKnown = 1;
var absoluteUri = 3;
var external = 4;
function readContent(record, smartPoster = () => void 0) {
  const { tnf, type, payload } = record;
  if (tnf === 0)
    return { kind: "empty" };
  const content = tnf === absoluteUri && absoluteOf(type) || tnf === external && type.toLowerCase() === "android.com:pkg" && appOf(payload) || tnf === wellKnown && (type === "U" && uriOf(payload) || type === "T" && textOf(payload) || type === "Sp" && smartPoster(payload));
  return content || { kind: "other" };
}
function uriOf(payload) {
  const rest = utf8(payload.subarray(1));
  const [code] = payload;
  return code === void 0 || rest === void 0 ? void 0 : { kind: "uri", uri: `${abbreviations[code] ?? ""}${rest}` };
}
function absoluteOf(type) {
  const uri = utf8(Uint8Array.from(type, (character) => character.charCodeAt(0)));
  return uri ? { kind: "uri", uri } : void 0;
}
function appOf(payload) {
  const packageName = utf8(payload);
  return packageName ? { kind: "android-app", packageName } : void 0;
}
function textOf(payload) {
  const [status] = payload;
  if (status === void 0)
    return void 0;
  const start = 1 + (status & 63);
  if (start > payload.length)
    return void 0;
  const words = payload.subarray(start);
  const text = status & 128 ? utf16(words) : utf8(words);
  return text === void 0 ? void 0 : { kind: "text", lang: latin(payload.subarray(1, start)), text };
}
var latin = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
function utf8(bytes) {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return void 0;
  }
}
function utf16(bytes) {
  if (bytes.length % 2 !== 0)
    return void 0;
  const [first, second] = bytes;
  const isLittle = first === 255 && second === 254;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const units = Array.from({ length: bytes.length / 2 }, (_, index) => view.getUint16(index * 2, isLittle));
  if (units[0] === 65279)
    units.shift();
  const text = units.map((unit) => String.fromCharCode(unit)).join("");
  return /[\ud800-\udfff]/u.test(text) ? void 0 : text;
}

// runtime/ndef.js
var empty = 0;
var unknown = 5;
var unchanged = 6;
var reserved = 7;
function readNdef(message) {
  const records = rawRecords(bytesOf(message));
  return records?.map((record) => ({ ...record, ...readContent(record, smartPosterOf) }));
}
function smartPosterOf(payload) {
  const inner = rawRecords(payload)?.map((record) => readContent(record));
  const uri = inner?.find(({ kind }) => kind === "uri");
  const titles = inner?.flatMap((each) => each.kind === "text" ? [{ lang: each.lang, text: each.text }] : []);
  return uri && { kind: "smart-poster", uri: uri.uri, titles: titles ?? [] };
}
function rawRecords(bytes) {
  const records = [];
  let chunks = [];
  for (let at = 0; ; ) {
    const piece = pieceAt(bytes, at);
    if (!piece || piece.isFirst !== (at === 0) || !mayFollow(piece, chunks[0]))
      return void 0;
    chunks.push(piece);
    at = piece.next;
    if (!piece.goesOn) {
      records.push(joined(chunks));
      chunks = [];
    }
    if (piece.isLast)
      return at === bytes.length && !piece.goesOn ? records : void 0;
  }
}
function mayFollow({ tnf, type, hasId, goesOn, payload }, begun) {
  if (begun)
    return tnf === unchanged && type === "" && !hasId;
  if (tnf === empty)
    return type === "" && !hasId && payload.length === 0 && !goesOn;
  if (tnf === unknown || tnf === reserved)
    return type === "";
  return tnf !== unchanged && !(goesOn && type === "");
}
function joined(chunks) {
  const [{ tnf, type, id }] = chunks;
  const payload = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.payload.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    payload.set(chunk.payload, at);
    at += chunk.payload.length;
  }
  return { tnf, type, id, payload };
}
function pieceAt(bytes, start) {
  const [flags = 0, typeLength = 0] = bytes.subarray(start, start + 2);
  const [isShort, hasId] = [(flags & 16) !== 0, (flags & 8) !== 0];
  const head = start + (isShort ? 3 : 6) + (hasId ? 1 : 0);
  if (head > bytes.length)
    return void 0;
  const payloadLength = isShort ? bytes[start + 2] ?? 0 : longAt(bytes, start + 2);
  const idAt = head + typeLength;
  const payloadAt = idAt + (hasId ? bytes[head - 1] ?? 0 : 0);
  const next = payloadAt + payloadLength;
  if (next > bytes.length)
    return void 0;
  return {
    ...{ tnf: flags & 7, isFirst: (flags & 128) !== 0, isLast: (flags & 64) !== 0, goesOn: (flags & 32) !== 0 },
    ...{ hasId, next, type: latin(bytes.subarray(head, idAt)), id: latin(bytes.subarray(idAt, payloadAt)) },
    payload: bytes.subarray(payloadAt, next)
  };
}
var longAt = (bytes, at) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

// runtime/tag-address.js
var longest3 = 2048;
var address = /^(https?):\/\/([^\s/?#@:\\[\]%<>"^`{|}]+|\[[0-9a-f:.]+\])(?::(\d{0,5}))?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;
var forbidden = /[^!-~\u0080-\uffff]|\\/;
var around = /^[\t-\r ]+|[\t-\r ]+$/g;
var tagPath = /^(.*)\/t\/([0-9a-f]{12})\/?$/;
var defaultPorts = { http: 80, https: 443 };
function readTagAddress(text, bases) {
  const { base, path, query } = partsOf(text) ?? {};
  const [, prefix, id] = tagPath.exec(path ?? "") ?? [];
  if (id === void 0 || bases?.every((each) => !isAt(each, `${base}${prefix}`)))
    return void 0;
  const lang = languageIn(query ?? "");
  return { id, ...lang && { lang } };
}
function isAt(given2, place) {
  const { base, path, query } = partsOf(given2) ?? {};
  return query === "" && base !== void 0 && `${base}${path}`.replace(/\/$/, "") === place;
}
function partsOf(text) {
  const trimmed2 = typeof text === "string" && text.length <= longest3 ? text.replace(around, "") : "";
  const [, scheme = "", host = "", port = "", path = "", query = ""] = !forbidden.test(trimmed2) && address.exec(trimmed2) || [];
  const [protocol, number] = [lower(scheme), Number(port)];
  if (protocol === "" || number > 65535)
    return void 0;
  const numbered = port === "" || number === defaultPorts[protocol] ? "" : `:${number}`;
  return { base: `${protocol}://${lower(hostInAscii(host))}${numbered}`, path: lower(pathInAscii(plain(path))), query };
}
function hostInAscii(host) {
  try {
    return /[^!-~]/.test(host) ? new URL(`http://${host}`).hostname : host;
  } catch {
    return host;
  }
}
var pathInAscii = (path) => path.replace(/[^!-~]+/g, (letters) => encodeURIComponent(letters.replace(/[\ud800-\udfff]/gu, "�")));
var lower = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
var plain = (path) => path.replace(/%([0-9a-f]{2})/gi, (escaped, digits) => {
  const character = String.fromCharCode(Number.parseInt(digits, 16));
  return /[\w.~-]/.test(character) ? character : escaped;
});
function languageIn(query) {
  const value = /[?&]lang=([^&]*)/.exec(query)?.[1] ?? "";
  try {
    return decodeURIComponent(value.replace(/\+/g, " ")) || void 0;
  } catch {
    return void 0;
  }
}

// hardware.js
function tagAddress(text, bases) {
  return readTagAddress(text, bases);
}
function iBeacon(data) {
  return readIBeacon(data);
}
function nfcUid(uid) {
  return readNfcUid(uid);
}
function ndefTagAddress(message, bases) {
  for (const record of readNdef(message) ?? []) {
    const found = "uri" in record ? tagAddress(record.uri, bases) : void 0;
    if (found)
      return found;
  }
  return void 0;
}

// runtime/or-throw.js
var CallFailed = class extends Error {
  name = "CallFailed";
  /** The answer, as the call without `orThrow` gives it. */
  failure;
  constructor(failure) {
    super(sentence2(failure), failure.kind === "unreachable" ? { cause: failure.cause } : void 0);
    this.failure = failure;
  }
};
async function orThrow(call) {
  const answer = await call;
  if (!answer.ok)
    throw new CallFailed(answer);
  return answer;
}
function sentence2(failure) {
  if (failure.kind === "unreachable")
    return failure.isTimeout ? "No answer in time" : "The service was not reached";
  const said = failure.kind === "refused" ? failure.message : "an answer that is none of the service’s";
  const request = failure.requestId === void 0 ? "" : ` (request ${failure.requestId})`;
  return `${failure.status}: ${said}${request}`;
}

// runtime/all-of.js
async function* allOf(call, parameters = {}, options) {
  const { limit = 100 } = parameters;
  let { after } = parameters;
  do {
    const page = await orThrow(call({ ...parameters, limit, after }, options));
    const { body, headers } = page;
    yield* Array.isArray(body) ? body : body.tags;
    after = nextAfter(headers.link);
  } while (after !== void 0);
}
function nextAfter(link = "") {
  const [, address2 = ""] = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link) ?? [];
  const [, after] = /[?&]after=(\d+)/.exec(address2) ?? [];
  return after === void 0 ? void 0 : Number(after);
}

// types.js
var BundleKey = (value) => value;
var ChangeSetId = (value) => value;
var HardwareIdentifier = (value) => value;
var RecordOrNone = (value) => value;
var TagIdentifier = (value) => value;
var TagRecordId = (value) => value;

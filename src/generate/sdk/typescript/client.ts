/** The package's public API: the service as an interface, clients, languages and the store. */
import { codesByTag, tagsByCode } from '../languages.ts';
import type { Model, Operation } from '../model.ts';
import { answerName, operationsOf, parametersName, parametersOf } from './calls.ts';
import { docComment, withImports } from './text.ts';

export const clientName = 'TagInformationClient';

/** All operations, as an interface for clients and for fakes. */
export function interfaceFile(model: Model): string {
  const operations = operationsOf(model);
  const types = operations.flatMap((operation) => [parametersName(operation), answerName(operation)]).sort();
  const text = `${docComment(`${model.description}\n\nEach function calls one operation and resolves to its result: \`ok\` tells whether it succeeded.`)}export interface TagInformationService {
${operations.map(member).join('\n')}}
`;
  return withImports(text, {
    './calls.js': types,
    './runtime/answers.js': ['UnchangedIf'],
    './runtime/options.js': ['CallOptions', 'ConditionalOptions'],
  });
}

function member(operation: Operation): string {
  const { id, summary, description, isConditional } = operation;
  const fields = parametersOf(operation);
  const areOptional = fields.every(({ isRequired }) => !isRequired);
  const parameters = `parameters${areOptional ? '?' : ''}: ${fields.length === 0 ? 'Record<string, never>' : parametersName(operation)}`;
  const answer = answerName(operation);
  const [generic, options, result] = isConditional
    ? ['<O extends ConditionalOptions = CallOptions>', 'options?: O', `${answer} | UnchangedIf<O, ${answer}>`]
    : ['', 'options?: CallOptions', answer];
  return `${docComment(`${summary}.\n\n${description}`, '  ')}  readonly ${id}: ${generic}(${parameters}, ${options}) => Promise<${result}>;
`;
}

export const versionFile = ({ version }: Model): string => `/** The version of this package. */
export const version = '${version}';
`;

/** The creation of clients: with selected operations, or with all. */
export const clientFile = (): string => `import * as operations from './operations.js';
import { Caller } from './runtime/caller.js';
import type { Operation } from './runtime/operation.js';
import type { ClientOptions } from './runtime/options.js';
import { type RequestAnswer, type Requesting, unknownOperation } from './runtime/request.js';
import type { TagInformationService } from './service.js';
import { version } from './version.js';

/**
 * A client with the operations that are named, and nothing else, so that a bundler leaves out all others:
 * \`createClient({ baseUrl }, { getAuthToken, showTag })\`.
 */
export function createClient<Name extends keyof TagInformationService>(
  options: ClientOptions,
  operations: { readonly [Each in Name]: Operation<Each> },
): Pick<TagInformationService, Name> & Requesting {
  const caller = new Caller(options, \`tag-information-service-typescript/\${version}\`);
  const calls = Object.values<Operation>(operations).map((operation) => [
    operation.name,
    (parameters?: object, options?: object) => caller.call(operation, parameters, options),
  ]);
  const request: Requesting['request'] = async (method, path, parameters = {}, options = {}) =>
    (await caller.call(unknownOperation(method, path, parameters, options), parameters, options)) as RequestAnswer;
  return { ...Object.fromEntries(calls), request };
}

export interface ${clientName} extends TagInformationService, Requesting {}

/** A client with all operations. */
export class ${clientName} {
  constructor(options: ClientOptions) {
    Object.assign(this, createClient(options, operations));
  }
}
`;

/** Fakes of the service for an app's own tests. */
export const fakeFile = (): string => `import * as operations from './operations.js';
import { type FakesOf, fakesOf } from './runtime/fakes.js';
import type { TagInformationService } from './service.js';

/**
 * A service for an app's own tests: the operations that are given answer as they say, and the others reject.
 * \`fakeClient({ showTag: () => answered({ tags: [{ translation: { text: 'Bienvenue', lang: 'fr' } }] }) })\`.
 */
export const fakeClient = (fakes: FakesOf<TagInformationService>): TagInformationService =>
  fakesOf(Object.values(operations), fakes as never) as never;
`;

const table = (pairs: readonly (readonly [string, string])[]) =>
  `new Map([\n${pairs.map(([from, to]) => `  ['${from}', '${to}'],`).join('\n')}\n])`;

/** `languages.ts`: the choice among languages, with the service's table. */
export const languagesFile = (): string => `import { languageChooser } from './runtime/languages.js';

/** The code of the language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody. */
export const chooseLanguage = /*#__PURE__*/ languageChooser(/*#__PURE__*/ ${table(codesByTag)});

/** The BCP 47 tags of the codes that are none themselves. */
export const languageTags: ReadonlyMap<string, string> = /*#__PURE__*/ ${table(tagsByCode)};
`;

/** `bundle-store.ts`: the store, with the types of the document. */
export const bundleStoreFile = (): string => `import { chooseLanguage, languageTags } from './languages.js';
import { BundleStoreOf, type StoredTagOf } from './runtime/bundle-store.js';
import type { AttachedHardware, ShownTag } from './types.js';

/** A tag as a store shows it. */
export type StoredTag = StoredTagOf<ShownTag, AttachedHardware>;

/** Tags that are looked up without a network, as the service would show them. One that is new holds nothing. */
export class BundleStore extends BundleStoreOf<ShownTag, AttachedHardware> {
  constructor() {
    super({ chooseLanguage, tags: languageTags });
  }
}
`;

const hardwareTypes = `import { type Bytes, type MetBeaconOf, type MetChipOf, readIBeacon, readNfcUid } from './runtime/hardware.js';
import { readNdef } from './runtime/ndef.js';
import { readTagAddress, type TagAddressOf } from './runtime/tag-address.js';
import type { HardwareIdentifier, TagIdentifier } from './types.js';

/** What to look up, as \`showTag\` takes it, here and in a store. */
export type TagAddress = TagAddressOf<TagIdentifier>;

/** A beacon as \`showTagByHardwareId\` takes it, here and in a store. */
export type MetBeacon = MetBeaconOf<HardwareIdentifier>;

/** An NFC chip as \`showTagByHardwareId\` takes it, here and in a store. */
export type MetChip = MetChipOf<HardwareIdentifier>;
`;

/** `hardware.ts`: reading data of hardware, with the ids of the document. */
export const hardwareFile = `${hardwareTypes}
/**
 * What to look up where a scanned text is the address of a tag, \`https://host/t/4f0c9a17be52\` with whatever stands before \`/t/\`;
 * undefined where it is anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as \`https://tags.example.com/prefix\`: addresses elsewhere are then no tags. Without
 * them, every host counts.
 */
export function tagAddress(text: string, bases?: readonly string[]): TagAddress | undefined {
  return readTagAddress(text, bases) as TagAddress | undefined;
}

/**
 * The iBeacon in what was scanned; undefined where it is none. Takes manufacturer data with Apple's company id (\`4C 00 02 15 …\`)
 * or without it (\`02 15 …\`), and a whole advertisement.
 */
export function iBeacon(data: Bytes): MetBeacon | undefined {
  return readIBeacon(data) as MetBeacon | undefined;
}

/**
 * The chip of a UID; undefined where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, in
 * the order of Android or of Core NFC, also as a text of hexadecimal digits.
 */
export function nfcUid(uid: Bytes | string): MetChip | undefined {
  return readNfcUid(uid) as MetChip | undefined;
}

/** The first address of a tag among the URIs of a chip's message. \`bases\` as in \`tagAddress\`. */
export function ndefTagAddress(message: Bytes, bases?: readonly string[]): TagAddress | undefined {
  for (const record of readNdef(message) ?? []) {
    const found = 'uri' in record ? tagAddress(record.uri, bases) : undefined;
    if (found) return found;
  }
  return undefined;
}
`;

/** Whether the document has bundles, and so a store is needed. */
export const hasBundles = ({ groups }: Model): boolean => groups.some(({ streams }) => streams.length > 0);

/** Whether the document has the ids that hardware yields. */
export const hasHardware = ({ declarations }: Model): boolean =>
  ['HardwareIdentifier', 'TagIdentifier'].every((id) => declarations.some(({ name }) => name === id));

const hardwareExports = `export {
  iBeacon,
  type MetBeacon,
  type MetChip,
  ndefTagAddress,
  nfcUid,
  type TagAddress,
  tagAddress,
} from './hardware.js';
`;

export const indexFile = (model: Model): string => `${
  hasBundles(model) ? "export { BundleStore, type StoredTag } from './bundle-store.js';\n" : ''
}export * from './calls.js';
export { createClient, ${clientName} } from './client.js';
export { fakeClient } from './fake-client.js';
${hasHardware(model) ? hardwareExports : ''}export { chooseLanguage } from './languages.js';
export * from './operations.js';
export { allOf, type ElementOf, type PageParameters } from './runtime/all-of.js';
export type * from './runtime/answers.js';
export type { FakeAnswer, FakesOf, Partly } from './runtime/fakes.js';
export { answered, refused } from './runtime/fakes.js';
export type { MetHardware } from './runtime/bundle-content.js';
export { type BundleSource, UnusableBundle } from './runtime/bundle-lines.js';
export type { BundleAnswer, BundleStoreOf, StoredTagOf, WantedLanguages, WordsOf } from './runtime/bundle-store.js';
export type { Bytes, MetBeaconOf, MetChipOf } from './runtime/hardware.js';
export type { LanguageWish } from './runtime/languages.js';
export { Interrupted } from './runtime/line-stream.js';
export { type NdefRecord, readNdef as ndef } from './runtime/ndef.js';
export type { NdefContent, NdefText, RawNdefRecord } from './runtime/ndef-content.js';
export type { Operation } from './runtime/operation.js';
export type * from './runtime/options.js';
export { CallFailed, orThrow } from './runtime/or-throw.js';
export type { RequestAnswer, Requesting } from './runtime/request.js';
export type { TagAddressOf } from './runtime/tag-address.js';
export { newUuid } from './runtime/uuid.js';
export type { TagInformationService } from './service.js';
export * from './types.js';
export { version } from './version.js';
`;

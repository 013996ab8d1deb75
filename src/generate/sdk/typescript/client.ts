/** `client.ts` and `index.ts` of the package: one class with a method for each operation. */
import { codesByTag, tagsByCode } from '../languages.ts';
import type { Model, Operation } from '../model.ts';
import { answerName, parametersName, parametersOf } from './calls.ts';
import { doc, withImports } from './text.ts';

export const clientName = 'TagInformationClient';

export function clientFile(model: Model): string {
  const operations = model.groups.flatMap((group) => [...group.operations, ...group.streams]);
  const types = operations.flatMap((operation) => [parametersName(operation), answerName(operation)]).sort();
  const text = `import * as operations from './operations.js';
import { Caller } from './runtime/caller.js';

/** The version of the interface that this package was made from. */
export const version = '${model.version}';

${doc(`${model.description}\n\nEach method is a call of one operation, and resolves to what it came to: \`ok\` says whether it succeeded.`)}export class ${clientName} {
  readonly #caller: Caller;

  constructor(options: ClientOptions) {
    this.#caller = new Caller(options, \`tag-information-service-typescript/\${version}\`);
  }

${operations.map(method).join('\n')}}
`;
  return withImports(text, {
    './calls.js': types,
    './runtime/answers.js': ['UnchangedIf'],
    './runtime/options.js': ['CallOptions', 'ClientOptions', 'ConditionalOptions'],
  });
}

function method(operation: Operation): string {
  const { id, summary, description, isConditional } = operation;
  const fields = parametersOf(operation);
  const areOptional = fields.every(({ isRequired }) => !isRequired);
  const parameters =
    fields.length === 0 ? [] : [`parameters: ${parametersName(operation)}${areOptional ? ' = {}' : ''}`];
  const answer = answerName(operation);
  const given = fields.length === 0 ? '{}' : 'parameters';
  const [generic, options, result] = isConditional
    ? ['<O extends ConditionalOptions = CallOptions>', 'options?: O', `${answer} | UnchangedIf<O>`]
    : ['', 'options?: CallOptions', answer];
  return `${doc(`${summary}.\n\n${description}`, '  ')}  ${id}${generic}(${[...parameters, options].join(', ')}): Promise<${result}> {
    return this.#caller.call(operations.${id}, ${given}, options);
  }
`;
}

const table = (pairs: readonly (readonly [string, string])[]) =>
  `new Map([\n${pairs.map(([from, to]) => `  ['${from}', '${to}'],`).join('\n')}\n])`;

/** `languages.ts`: the choice among languages, with the service's table. */
export const languagesFile = (): string => `import { languageChooser } from './runtime/languages.js';

/** The code of the language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody. */
export const chooseLanguage = languageChooser(${table(codesByTag)});

/** The BCP 47 tags of the codes that are none themselves. */
export const languageTags: ReadonlyMap<string, string> = ${table(tagsByCode)};
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

/** Whether the document has bundles, and so what a store shows. */
export const hasBundles = ({ groups }: Model): boolean => groups.some(({ streams }) => streams.length > 0);

export const indexFile = (model: Model): string => `${
  hasBundles(model) ? "export { BundleStore, type StoredTag } from './bundle-store.js';\n" : ''
}export * from './calls.js';
export { ${clientName}, version } from './client.js';
export { chooseLanguage } from './languages.js';
export * from './runtime/answers.js';
export type { MetHardware } from './runtime/bundle-content.js';
export { type BundleSource, UnusableBundle } from './runtime/bundle-lines.js';
export type { BundleAnswer, BundleStoreOf, StoredTagOf, WantedLanguages, WordsOf } from './runtime/bundle-store.js';
export type { LanguageWish } from './runtime/languages.js';
export { Interrupted } from './runtime/line-stream.js';
export type * from './runtime/options.js';
export { CallFailed, orThrow } from './runtime/or-throw.js';
export * from './types.js';
`;

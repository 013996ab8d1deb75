/** `client.ts` and `index.ts` of the package: one class with a method for each operation. */
import { codesByTag } from '../languages.ts';
import type { Model, Operation } from '../model.ts';
import { answerName, parametersName, parametersOf } from './calls.ts';
import { doc, withImports } from './text.ts';

export const clientName = 'TagInformationClient';

export function clientFile(model: Model): string {
  const operations = model.groups.flatMap((group) => group.operations);
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

/** `languages.ts`: the choice among languages, with the service's table. */
export const languagesFile = (): string => `import { languageChooser } from './runtime/languages.js';

/** The code of the language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody. */
export const chooseLanguage = languageChooser(new Map([
${codesByTag.map(([tag, code]) => `  ['${tag}', '${code}'],`).join('\n')}
]));
`;

export const indexFile = (): string => `export * from './calls.js';
export { ${clientName}, version } from './client.js';
export { chooseLanguage } from './languages.js';
export * from './runtime/answers.js';
export type { LanguageWish } from './runtime/languages.js';
export type * from './runtime/options.js';
export { CallFailed, orThrow } from './runtime/or-throw.js';
export * from './types.js';
`;

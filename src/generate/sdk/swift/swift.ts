/** The Swift SDK: hand-written sources, and generated ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../../contracts/languages.ts';
import { codesByTag, tagsByCode } from '../languages.ts';
import { type Group, type Header, isFlag, type Model, type Operation, type RecordType } from '../model.ts';
import { enumType, recordType, valueType } from './declarations.ts';
import { inputOf, inputType } from './inputs.ts';
import { operationsAndStreams, operationsExtension, operationsProtocol, protocolOf } from './operations.ts';
import { literal, member, typeName, typeOf } from './spelling.ts';
import { comment, indented, separatedByBlankLines } from './text.ts';

const runtime = join(import.meta.dirname, 'runtime');
const sources = 'Sources/TagInformationService';

/** The SDK's files by their paths in its folder. */
export function swiftSdk(model: Model): Map<string, string> {
  const operations = model.groups.flatMap(operationsAndStreams);
  refuseKnown(
    model.declarations.map(({ name }) => typeName(name)),
    operations.map(inputOf),
  );
  const files = written().map(([path, text]): [string, string] => [
    path,
    text.replaceAll('{{version}}', model.version),
  ]);
  for (const [name, parts] of Object.entries({ ...typeSources(model), ...operationSources(model) })) {
    if (parts.length === 0) continue;
    const text = `// Generated from the service's OpenAPI document.\n\n${separatedByBlankLines(...parts)}\n`;
    files.push([`${sources}/Generated/${name}.swift`, text]);
  }
  return new Map(files);
}

/** The parts of each source, by its name. */
type Sources = Record<string, string[]>;

function typeSources({ declarations, groups, headers, version }: Model): Sources {
  const bodies = new Set(groups.flatMap(({ operations }) => operations.map(fieldsBody)));
  const records = declarations
    .filter((each) => each.kind === 'record')
    .filter(({ name }) => !bodies.has(name) && !isError(name));
  const flags = declarations.flatMap((each) => (each.kind === 'enum' && isFlag(each) ? [each.name] : []));
  const written = (use: RecordType['use']) =>
    records.filter((each) => each.use === use).map((each) => recordType(each, declarations));
  return {
    LanguageCodes: [
      table(
        'What the service takes for one of its languages, in lower case, and the code that it means.',
        'languageCodes',
        codesByTag,
      ),
      table('The BCP 47 tags of the codes that are none themselves.', 'languageTags', tagsByCode),
    ],
    LanguageConstants: [languageConstants()],
    Version: [versionConstants(version)],
    Headers: [headerProperties(headers, flags)],
    Enums: declarations
      .filter((each) => each.kind === 'enum')
      .filter((each) => !isFlag(each))
      .map(enumType),
    Values: declarations.filter((each) => each.kind === 'value').map(valueType),
    Requests: written('input'),
    Answers: written('output'),
    AllOperations: [allOperations(groups)],
  };
}

function operationSources({ groups, declarations }: Model): Sources {
  return Object.fromEntries(
    groups.flatMap((group) => {
      const file = `Operations/${typeName(group.name)}`;
      return [
        [file, [operationsProtocol(group), operationsExtension(group, declarations)]],
        [`${file}Inputs`, operationsAndStreams(group).map(inputType)],
      ];
    }),
  );
}

const allOperations = (
  groups: readonly Group[],
) => `/// All operations of the service. The client has them. A fake has those that it needs, and the others throw \`\`NotFaked\`\`.
public protocol TagInformationOperations:
${indented(groups.map(protocolOf).join(',\n'))}
{}`;

/** The name of a body whose fields are parameters of the call. */
const fieldsBody = ({ body }: Operation) => (body?.as === 'fields' ? body.record.name : undefined);

/** All error bodies are read into one hand-written type. */
const isError = (name: string) => /^ErrorBody/.test(name);

const languageConstants = () =>
  `extension LanguageWishes {\n${indented(
    languages.map(({ code }) => `public static let ${member(code)} = LanguageWishes(${literal(code)})`).join('\n'),
  )}\n}`;

const table = (description: string, name: string, pairs: readonly (readonly [string, string])[]) =>
  [
    `/// ${description}`,
    `let ${name}: [String: String] = [`,
    ...pairs.map((pair) => `    ${pair.map(literal).join(': ')},`),
    ']',
  ].join('\n');

const versionConstants = (version: string) => `extension TagInformationClient {
    /// The version of this package.
    public static let version = ${literal(version)}
}

let userAgent = "tag-information-service-swift/\\(TagInformationClient.version)"`;

const headerProperties = (headers: readonly Header[], flags: readonly string[]) =>
  `extension AnswerHeaders {\n${indented(separatedByBlankLines(...headers.map((each) => headerProperty(each, flags))))}\n}`;

/** Whether it only says that something is so, as `true`. */

/** The declaration of reasons, whose values the document has only as examples. */
const ofReasons = { kind: 'enum', name: 'ErrorReason' } as const;

function headerProperty({ name, description, type: documented }: Header, flags: readonly string[]): string {
  const type = name === 'X-Error-Reason' ? ofReasons : documented;
  const text = `self[${literal(name)}]`;
  const property = `${comment(description)}\npublic var ${member(name.replace(/^X-/, ''))}`;
  if (type.kind === 'enum' && flags.includes(type.name)) return `${property}: Bool { ${text} == "true" }`;
  const value =
    type.kind === 'text'
      ? text
      : type.kind === 'integer'
        ? `${text}.flatMap { Int($0) }`
        : `${text}.map(${typeOf(type)}.init(rawValue:))`;
  return `${property}: ${typeOf(type)}? { ${value} }`;
}

/** The hand-written sources, by their paths in the SDK's folder. */
const written = (): [string, string][] =>
  readdirSync(runtime, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(runtime.length + 1), readFileSync(path, 'utf8')];
    })
    .sort();

/** Throws where a type of the document has a name of Swift, Foundation, the hand-written sources or an input. */
function refuseKnown(names: readonly string[], inputs: readonly string[]): void {
  const own = written().flatMap(([, text]) =>
    [...text.matchAll(/\b(?:struct|enum|class|protocol|typealias|actor) (\w+)/g)].map((match) => match[1]),
  );
  const known = new Set([
    ...own,
    ...inputs,
    'Bool',
    'Codable',
    'Data',
    'Date',
    'Double',
    'Encoder',
    'Error',
    'Int',
    'Optional',
    'Self',
    'String',
    'Type',
    'URL',
    'Void',
  ]);
  const clash = names.find((name) => known.has(name));
  if (clash !== undefined) throw new Error(`${clash}: the Swift SDK has another type of this name`);
}

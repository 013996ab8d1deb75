/** The Swift SDK: what is written by hand, with what follows from the document. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesByTag, tagsByCode } from '../languages.ts';
import type { Header, Model, Operation } from '../model.ts';
import { bodyType, enumType, recordType, valueType } from './declarations.ts';
import { errorType } from './errors.ts';
import { operationMethod } from './operations.ts';
import { fileOf, literal, member, typeOf } from './spelling.ts';
import { apart, comment, indented } from './text.ts';

const runtime = join(import.meta.dirname, 'runtime');
const sources = 'Sources/TagInformationService';

/** The SDK's files by their paths in its folder. */
export function swiftSdk(model: Model): Map<string, string> {
  refuseKnown(model.declarations.map(({ name }) => name));
  const files = written().map(([path, text]): [string, string] => [
    path,
    text.replaceAll('{{version}}', model.version),
  ]);
  for (const [name, parts] of Object.entries({ ...typeSources(model), ...operationSources(model) })) {
    if (parts.length === 0) continue;
    const text = `// Generated from the service's OpenAPI document.\n\n${apart(...parts)}\n`;
    files.push([`${sources}/Generated/${name}.swift`, text]);
  }
  return new Map(files);
}

/** The parts of each source, by its name. */
type Sources = Record<string, string[]>;

function typeSources({ declarations, groups, headers, version }: Model): Sources {
  const bodies = new Set(groups.flatMap(({ operations }) => operations.map(fieldsBody)));
  const records = declarations.filter((each) => each.kind === 'record').filter(({ name }) => !bodies.has(name));
  return {
    LanguageCodes: [
      table(
        'What the service takes for one of its languages, in lower case, and the code that it means.',
        'languageCodes',
        codesByTag,
      ),
      table('The BCP 47 tags of the codes that are none themselves.', 'languageTags', tagsByCode),
    ],
    Version: [versionConstants(version)],
    Headers: [headerProperties(headers)],
    Enums: declarations.filter((each) => each.kind === 'enum').map(enumType),
    Values: declarations.filter((each) => each.kind === 'value').map(valueType),
    Requests: records.filter(({ use }) => use === 'input').map(recordType),
    Answers: records.filter(({ use }) => use === 'output').map(recordType),
  };
}

function operationSources({ groups }: Model): Sources {
  const all: Sources = {};
  for (const { name, description, operations: plain, streams } of groups) {
    const operations = [...plain, ...streams];
    const file = `Operations/${fileOf(name)}`;
    const methods = indented(apart(...operations.map(operationMethod)));
    all[file] = [`// ${description}`, `extension TagInformationClient {\n${methods}\n}`];
    all[`${file}Errors`] = operations.map(errorType);
    all[`${file}Bodies`] = operations.flatMap(({ body }) => (body?.as === 'fields' ? [bodyType(body.record)] : []));
  }
  return all;
}

/** The name of a body whose fields are parameters. */
const fieldsBody = ({ body }: Operation) => (body?.as === 'fields' ? body.record.name : undefined);

const table = (description: string, name: string, pairs: readonly (readonly [string, string])[]) =>
  [
    `/// ${description}`,
    `let ${name}: [String: String] = [`,
    ...pairs.map((pair) => `    ${pair.map(literal).join(': ')},`),
    ']',
  ].join('\n');

const versionConstants = (version: string) => `extension TagInformationClient {
    /// The version of this package, which is that of the document that it was made from.
    public static let version = ${literal(version)}
}

let userAgent = "tag-information-service-swift/\\(TagInformationClient.version)"`;

const headerProperties = (headers: readonly Header[]) =>
  `extension AnswerHeaders {\n${indented(apart(...headers.map(headerProperty)))}\n}`;

function headerProperty({ name, description, type }: Header): string {
  const text = `self[${literal(name)}]`;
  const value =
    type.kind === 'text'
      ? text
      : type.kind === 'integer'
        ? `${text}.flatMap { Int($0) }`
        : `${text}.map(${typeOf(type)}.init(rawValue:))`;
  return `${comment(description)}\npublic var ${member(name.replace(/^X-/, ''))}: ${typeOf(type)}? { ${value} }`;
}

/** What is written by hand, by its path in the SDK's folder. */
const written = (): [string, string][] =>
  readdirSync(runtime, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(runtime.length + 1), readFileSync(path, 'utf8')];
    })
    .sort();

/** Throws where a type of the document has a name that Swift, Foundation or the written sources have. */
function refuseKnown(names: readonly string[]): void {
  const own = written().flatMap(([, text]) =>
    [...text.matchAll(/\b(?:struct|enum|class|protocol|typealias) (\w+)/g)].map((match) => match[1]),
  );
  const known = new Set([
    ...own,
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

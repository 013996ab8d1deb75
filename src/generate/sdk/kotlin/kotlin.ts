/** The Kotlin SDK: hand-written sources, and generated ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coordinates } from '../coordinates.ts';
import { codesByTag, tagsByCode } from '../languages.ts';
import { type Declaration, isFlag, type Model, type Operation } from '../model.ts';
import { allFile, clientFile, headersFile } from './client.ts';
import { answeredClass, enumClass, valueClass } from './declarations.ts';
import { sentClass } from './inputs.ts';
import { classFile, className, interfaceFile, interfaceName } from './operations.ts';
import { sourceFile } from './text.ts';

const runtime = join(import.meta.dirname, 'runtime');
const sources = 'src/main/kotlin/org/taginformation';

/** The SDK's files by their paths in its folder. Throws where two types would have the same name. */
export function kotlinSdk(model: Model): Map<string, string> {
  const files = new Map([
    ...written().map(([path, text]): [string, string] => [path, filledIn(text, model)]),
    ...Object.entries(made(model)).map(([name, text]): [string, string] => [`${sources}/${name}.kt`, text]),
  ]);
  refuseClashes([...files].flatMap(([path, text]) => (path.endsWith('.kt') ? typesIn(text) : [])));
  return files;
}

const filledIn = (text: string, { version }: Model) =>
  text
    .replaceAll('{{version}}', version)
    .replaceAll('{{group}}', coordinates.mavenGroup)
    .replaceAll('{{artifact}}', coordinates.mavenArtifact);

/** The sources from the model, by file name. */
function made(model: Model): Record<string, string> {
  const { declarations, groups } = model;
  const of = <K extends Declaration['kind']>(kind: K) =>
    declarations.filter((each): each is Extract<Declaration, { kind: K }> => each.kind === kind);
  const bodies = new Set(groups.flatMap(({ operations }) => operations.map(fieldsBody)));
  const records = of('record').filter(({ name }) => !bodies.has(name) && !isError(name));
  const answered = records.filter(({ use }) => use === 'output');
  const sent = records.filter(({ use }) => use === 'input');
  return {
    AnswerHeaders: headersFile(model),
    Answered: sourceFile(
      'what the service answers.',
      answered.map((record) => answeredClass(record, declarations)),
    ),
    Enums: sourceFile(
      'texts that are one of a few.',
      of('enum')
        .filter((each) => !isFlag(each))
        .map(enumClass),
    ),
    LanguageCodes: sourceFile(
      'what the service takes for one of its languages, and BCP 47 tags of codes that are none.',
      [table('languageCodes', codesByTag), table('languageTags', tagsByCode)],
    ),
    Ids: sourceFile('values that must not be taken for one another.', of('value').map(valueClass)),
    Sent: sourceFile('what is sent.', sent.map(sentClass)),
    TagInformationClient: clientFile(model),
    TagInformationOperations: allFile(model),
    ...Object.fromEntries(
      groups.flatMap((group) => [
        [interfaceName(group), interfaceFile(group, declarations)],
        [className(group), classFile(group, declarations)],
      ]),
    ),
  };
}

const table = (name: string, pairs: readonly (readonly [string, string])[]) =>
  [
    `internal val ${name}: Map<String, String> = mapOf(`,
    ...pairs.map((pair) => `    ${pair.map(quoted).join(' to ')},`),
    ')',
  ].join('\n');
const quoted = (text: string) => `"${text}"`;

/** All error bodies are read into one hand-written class. */
const isError = (name: string) => /^ErrorBody/.test(name);

/** The name of a body whose fields are parameters of the call, so that it needs no class. */
const fieldsBody = ({ body }: Operation) => (body?.as === 'fields' ? body.record.name : undefined);

/** The hand-written sources, by their paths in the SDK's folder. */
const written = (): [string, string][] =>
  readdirSync(runtime, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [relative(runtime, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Kotlin's own types that the sources use: generated ones must not shadow them. */
const kotlins = [
  'Any',
  'Boolean',
  'Double',
  'Exception',
  'Int',
  'List',
  'Long',
  'Map',
  'Nothing',
  'Pair',
  'Set',
  'String',
  'Unit',
];

const typesIn = (text: string) =>
  [...text.matchAll(/^(?:\w+ )*(?:class|interface|object) (\w+)/gm)].map(([, name = '']) => name);

function refuseClashes(names: readonly string[]): void {
  const clash = names.find((name, index) => kotlins.includes(name) || names.indexOf(name) !== index);
  if (clash !== undefined) throw new Error(`${clash}: the Kotlin SDK has another type of this name`);
}

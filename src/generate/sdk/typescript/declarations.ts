/** `types.ts` of the package: the records, enums and ids of calls. */
import { type Declaration, type Header, isFlag, type Model, type Type } from '../model.ts';
import { camel } from '../names.ts';
import { docComment, knownName, property, typeText, union, withImports } from './text.ts';

/** The document's types that errors contain. */
const ofRefusals = ['ErrorCode', 'ErrorReason'];

export function typesFile(model: Model): string {
  const headers = headersOfSuccess(model);
  const used = usedNames(model, headers);
  const declarations = model.declarations.filter(({ name }) => used.has(name)).map(declaration);
  const all = [...declarations, headersInterface(headers)].join('\n');
  const mark = all.includes('[kind]') ? 'declare const kind: unique symbol;\n\n' : '';
  return withImports(mark + all, { './runtime/answers.js': ['Open'] });
}

function declaration(declared: Declaration): string {
  const { name, description } = declared;
  switch (declared.kind) {
    case 'record':
      return `${docComment(description)}export interface ${name} {\n${declared.fields.map((field) => property(field, declared.use)).join('')}}\n`;
    case 'enum':
      return (
        `${docComment(`The values of \`${name}\` that this version knows.`)}export type ${knownName(name)} = ${union(declared.values)};\n` +
        `${docComment(description)}export type ${name} = Open<${knownName(name)}>;\n`
      );
    case 'value': {
      const plain = declared.of === 'text' ? 'string' : 'number';
      return (
        `${docComment(description)}export type ${name} = ${plain} & { readonly [kind]: '${name}' };\n` +
        `${docComment(`Takes a ${plain} for a \`${name}\`.`)}export const ${name} = (value: ${plain}): ${name} => value as ${name};\n`
      );
    }
  }
}

/** All names that a declaration gets. */
export const namesOf = ({ kind, name }: Declaration): string[] => (kind === 'enum' ? [knownName(name), name] : [name]);

/** The property of a header in an answer. */
export const headerKey = (name: string): string =>
  name.includes('-') ? camel(name.replace(/^X-/, '')) : name.toLowerCase();

/** The headers of successes, as apps read them. */
export function headersOfSuccess({ groups, headers, declarations }: Model): Header[] {
  const all = groups.flatMap(({ operations, streams }) => [...operations, ...streams]);
  const names = new Set(all.flatMap(({ success }) => success.headers));
  const flags = declarations.flatMap((each) => (each.kind === 'enum' && isFlag(each) ? [each.name] : []));
  const read = (type: Type): Type => (type.kind === 'enum' && flags.includes(type.name) ? { kind: 'boolean' } : type);
  return headers.filter(({ name }) => names.has(name)).map((header) => ({ ...header, type: read(header.type) }));
}

function headersInterface(headers: readonly Header[]): string {
  const properties = headers.map(
    ({ name, description, type }) =>
      `${docComment(description, '  ')}  readonly ${headerKey(name)}?: ${typeText(type, 'output')};\n`,
  );
  return `${docComment('The headers that responses can have.')}export interface AnswerHeaders {\n${properties.join('')}}\n`;
}

/** The names of all types in calls; a body whose fields are parameters of the call needs none itself. */
function usedNames({ groups, declarations }: Model, headers: readonly Header[]): Set<string> {
  const used = new Set(ofRefusals);
  const use = (type: Type) => {
    if (type.kind === 'list' || type.kind === 'map') return use(type.of);
    if (type.kind === 'text' && type.offers) used.add(type.offers);
    if (!('name' in type) || used.has(type.name)) return;
    used.add(type.name);
    const declared = declarations.find(({ name }) => name === type.name);
    if (declared?.kind === 'record') for (const field of declared.fields) use(field.type);
  };
  for (const { parameters, body, success } of groups.flatMap(({ operations, streams }) => [
    ...operations,
    ...streams,
  ])) {
    for (const { type } of [...parameters, ...(body?.record.fields ?? [])]) use(type);
    if (body?.as === 'record') use({ kind: 'record', name: body.record.name });
    for (const type of success.lines ?? (success.type ? [success.type] : [])) use(type);
  }
  for (const { type } of headers) use(type);
  return used;
}

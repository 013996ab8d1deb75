/** Paged lists, as sequences of all records. */
import type { Declaration, Operation, Type } from '../model.ts';
import { inputOf } from './inputs.ts';
import { member, methodOf, typeOf } from './spelling.ts';
import { comment, indented, listItem } from './text.ts';

const cursorName = 'after';

/** `allPlaces` for `listPlaces`. */
const pagedName = (id: string) => methodOf(id.replace(/^(list|show)/, 'all'));

/**
 * The method for all records; empty where an operation takes no cursor, or answers no list. A cursor that is no number
 * comes only in the header `Link`.
 */
export function pagedMethod(operation: Operation, declarations: readonly Declaration[]): string {
  const { id, parameters } = operation;
  const elements = elementsOf(operation, declarations);
  const cursor = parameters.find(({ name }) => name === cursorName);
  if (!elements || !cursor || cursor.type.kind === 'text' || !parameters.some(({ name }) => name === 'limit'))
    return '';
  const input = inputOf(operation);
  const otherwise = parameters.some(({ isRequired }) => isRequired) ? '' : ` = ${input}()`;
  const plain = cursor.type.kind === 'long' ? 'after' : 'Int(clamping: after)';
  const after = cursor.type.kind === 'value' ? `${typeOf(cursor.type)}(${plain})` : plain;
  return [
    comment(`All records of \`${methodOf(id)}\`, page by page. The next page is fetched when its records are needed.`),
    '///',
    '/// - Parameters:',
    listItem(`input: What to list. \`limit\` is the page size, ${pageSize} by default`, 1),
    listItem('options: Options of each call, which override those of the client', 1),
    `public func ${pagedName(id)}(`,
    `    _ input: ${input}${otherwise}, options: CallOptions = CallOptions()`,
    `) -> PagedRecords<${typeOf(elements.type)}> {`,
    '    PagedRecords { after in',
    indented(
      [
        'var page = input',
        `page.limit = input.limit ?? ${pageSize}`,
        `if let after { page.after = ${after} }`,
        `let answer = try await ${methodOf(id)}(page, options: options)`,
        `return (answer.value${elements.within}, answer.headers)`,
      ].join('\n'),
      2,
    ),
    '    }',
    '}',
  ].join('\n');
}

const pageSize = 100;

interface Elements {
  type: Type;
  /** The elements' property in an answer's value: empty where they are the value. */
  within: string;
}

/** Undefined where an answer is neither a list nor a record with a single list. */
function elementsOf({ success: { type } }: Operation, declarations: readonly Declaration[]): Elements | undefined {
  if (type?.kind === 'list') return { type: type.of, within: '' };
  const record = declarations.find((each) => type?.kind === 'record' && each.name === type.name);
  if (record?.kind !== 'record') return undefined;
  const lists = record.fields.flatMap(({ name, type }) => (type.kind === 'list' ? [{ name, type }] : []));
  const [only, ...others] = lists;
  return only && others.length === 0 ? { type: only.type.of, within: `.${member(only.name)}` } : undefined;
}

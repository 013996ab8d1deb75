/** Paged lists, as flows of all elements. */
import type { Declaration, Operation, Type } from '../model.ts';
import { optionsName, parameter } from './inputs.ts';
import { indent, property } from './text.ts';
import { kotlinType } from './types.ts';

const cursorName = 'after';

/** The default page size: an unlimited list would defeat paging. */
const pageSize = 100;

/**
 * Whether it takes a cursor, and answers a list, or a record that is only a list. A cursor that is no number comes only
 * in the header `Link`.
 */
export const isPaged = (operation: Operation, declarations: readonly Declaration[]): boolean =>
  ['limit', cursorName].every((name) =>
    operation.parameters.some((each) => each.name === name && each.type.kind !== 'text'),
  ) && elementsOf(operation, declarations) !== undefined;

interface Elements {
  type: Type;
  /** An expression for them, from `it`. */
  from: string;
}

function elementsOf({ success: { type } }: Operation, declarations: readonly Declaration[]): Elements | undefined {
  if (type?.kind === 'list') return { type: type.of, from: 'it' };
  const record = declarations.find((each) => type?.kind === 'record' && each.name === type.name);
  const lists = record?.kind === 'record' ? record.fields.filter((field) => field.type.kind === 'list') : [];
  const [only] = lists;
  return lists.length === 1 && only?.type.kind === 'list'
    ? { type: only.type.of, from: `it.${property(only.name)}` }
    : undefined;
}

/** `allPlaces` for `listPlaces`. */
const allName = (id: string) => id.replace(/^(list|show)/, 'all');

export function pagedFunctions(operation: Operation, declarations: readonly Declaration[]): string[] {
  const { id } = operation;
  const [all, options] = [allName(id), optionsName(operation)];
  const { type, from } = elementsOf(operation, declarations) as Elements;
  const flow = `Flow<${kotlinType(type)}>`;
  const needed = operation.parameters.filter(({ isRequired }) => isRequired);
  const taking = (...more: string[]) => [...needed.map(parameter), ...more].join(', ');
  const passing = (last: string) => [...needed.map(({ name }) => property(name)), last].join(', ');
  return [
    `/**
 * All records of [${id}], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
 * can't be fetched. \`limit\` is the page size, ${pageSize} by default.
 */
public fun ${all}(${taking(`options: ${options}`)}): ${flow} =
    elementsOf({ after -> ${id}(${passing('options.onPage(after)')}) }) { ${from} }`,
    `/** [${all}] with its required parameters only. */
public fun ${all}(${taking()}): ${flow} = ${all}(${passing(`${options}()`)})`,
    `/** [${all}] with options set in braces. */
public fun ${all}(${taking(`fill: ${options}.() -> Unit`)}): ${flow} = ${all}(${passing(`${options}().apply(fill)`)})`,
  ];
}

/** The same options for one page, without the cached copy, which would be that of a page. */
export function pageFunction(operation: Operation): string {
  const options = optionsName(operation);
  const others = operation.parameters.filter(({ name, isRequired }) => !isRequired && name !== cursorName);
  const copied = others.map(
    ({ name }) => `page.${property(name)} = ${property(name)}${name === 'limit' ? ` ?: ${pageSize}` : ''}`,
  );
  const cursor = operation.parameters.find(({ name }) => name === cursorName);
  const plain = cursor?.type.kind === 'long' ? 'cursor' : 'cursor?.toInt()';
  const made = cursor?.type.kind === 'value' ? `${plain}?.let(::${kotlinType(cursor.type)})` : plain;
  return `private fun ${options}.onPage(cursor: Long?): ${options} {
    val page = ${options}()
    page.like(this)
${indent([...copied, `page.${cursorName} = ${made} ?: ${cursorName}`].join('\n'))}
    return page
}`;
}

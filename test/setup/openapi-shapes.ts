/** Parameters and bodies of the generated OpenAPI document, in the notation of the interface's tables. */
import { expect } from '@jest/globals';
import { operationOf, type Part, resolve } from './openapi-schemas.ts';

/** The parameters of an operation: names, types and whether they are required. */
export const parametersOf = (operationId: string): string[] => {
  const { parameters = [], requestBody, security } = operationOf(operationId);
  const body = requestBody?.content['application/json'].schema;
  const inQuery = parameters.map(resolve).filter((parameter: Part) => parameter.in === 'query');
  // A GET takes its token by a scheme, in the query too; it is required if no alternative lacks it.
  const schemes: string[] = security.flatMap((way: object) => Object.keys(way));
  const token = schemes.includes('authToken') ? [line('auth_token', 'string', schemes.length === security.length)] : [];
  return [
    ...token,
    ...inQuery.map(({ name, schema, required = false }: Part) => line(name, resolve(schema).type, required)),
    ...fieldsOf(body),
  ];
};
const line = (name: string, type: unknown, required: boolean) => `${name} ${type} ${required ? 'yes' : 'no'}`;
/** The fields of an object: names, types and whether they are required. */
export const fieldsOf = ({ properties = {}, required = [] }: Part = {}): string[] =>
  Object.entries(properties).map(([name, schema]) => line(name, shapeOf(schema), required.includes(name)));

/** Fields beyond the interface, answered only on request. */
const asked = ['provenance', 'reference', 'hidden', 'position', 'credit'];

/** The documented body of a success, as types, without the fields on request. */
export const shapeOf = (schema: Part): Part => {
  const { type, properties, items, anyOf } = resolve(schema);
  if (anyOf) return anyOf.map(shapeOf);
  if (items) return [shapeOf(items)];
  if (!properties) return type;
  const always = Object.entries(properties).filter(([name]) => !asked.includes(name));
  return Object.fromEntries(always.map(([name, property]) => [name, shapeOf(property)]));
};

/** Expects all objects within a documented body to have exactly their fields, apart from those on request. */
export function expectWhole(schema: Part): void {
  const objects = (part: Part): Part[] => {
    const { properties, items, ...rest } = resolve(part);
    if (items) return objects(items);
    return properties ? [{ properties, ...rest }, ...Object.values(properties).flatMap(objects)] : [];
  };
  for (const { properties, required, additionalProperties } of objects(schema)) {
    expect(required).toEqual(Object.keys(properties).filter((name) => !asked.includes(name)));
    expect(additionalProperties).toBe(false);
  }
}

/** The management resources: their group in the document, path, and the names of one and of many in operations. */
export const managementResources = [
  ['Tag records', '/Tags', 'TagRecord', 'TagRecords'],
  ['Text records', '/text_records', 'TextRecord', 'TextRecords'],
  ['Translations', '/translations', 'Translation', 'Translations'],
  ['Name translations', '/name_translations', 'NameTranslation', 'NameTranslations'],
  ['Hardware', '/hardwares', 'Hardware', 'Hardwares'],
  ['Places', '/places', 'Place', 'Places'],
  ['Customers', '/customers', 'Customer', 'Customers'],
] as const;

/** The status of an operation's success. */
export function statusOfSuccess(operationId: string): string {
  const [status, ...more] = Object.keys(operationOf(operationId).responses).filter((each) => each < '300');
  // A dry run has another status.
  if (status === '200' && `${more}` === '201') return '201';
  if (!status || more.length > 0) throw new Error(`${operationId} does not succeed with exactly one status`);
  return status;
}

/** The links of the document: from a value in one operation to the operations that take it. */
import { expect, test } from '@jest/globals';
import { operationOf, type Part, places, resolve } from '../setup/openapi-schemas.ts';
import { managementResources, statusOfSuccess } from '../setup/openapi-shapes.ts';

const linksOf = (operationId: string): Part => operationOf(operationId).responses[statusOfSuccess(operationId)].links;

test('each create, show and update links to the operations that can follow', () => {
  expect(Object.keys(linksOf('createTag'))).toEqual(['showTag', 'showTagRecord', 'destroyTagRecord']);
  expect(Object.keys(linksOf('showTag'))).toEqual(['showTagRecord', 'destroyTagRecord']);
  expect(Object.keys(linksOf('addHardwareIdToTag'))).toEqual(['showTag', 'showTagByHardwareId']);
  for (const [, , one] of managementResources) {
    expect(Object.keys(linksOf(`create${one}`))).toEqual([`show${one}`, `update${one}`, `destroy${one}`]);
    expect(Object.keys(linksOf(`show${one}`))).toEqual([`update${one}`, `destroy${one}`]);
    expect(Object.keys(linksOf(`update${one}`))).toEqual([`show${one}`]);
  }
});

/** The schema of what a runtime expression takes its value from; undefined where there is none. */
function sourceOf(expression: string, operationId: string): Part {
  const [, from, where] = /^\$(response\.body#\/|request\.body#\/|request\.path\.)(.+)$/.exec(expression) ?? [];
  const { parameters, requestBody, responses } = operationOf(operationId);
  if (from === 'request.path.')
    return parameters.find((each: Part) => each.in === 'path' && each.name === where)?.schema;
  const { content } = from === 'request.body#/' ? requestBody : responses[statusOfSuccess(operationId)];
  return where?.split('/').reduce((part: Part, key) => {
    const { items, properties } = resolve(part);
    return /^\d+$/.test(key) ? items : properties[key];
  }, content['application/json'].schema);
}

test('each link names an existing operation, existing parameters, and values of the right type', () => {
  const links = [...places.keys()].flatMap((id) =>
    Object.values<Part>(linksOf(id) ?? {}).map((link) => ({ from: id, ...link })),
  );
  expect(links.length).toBeGreaterThan(7 * 6);
  for (const { from, operationId, parameters } of links)
    for (const [name, expression] of Object.entries<string>(parameters)) {
      const { schema } = operationOf(operationId).parameters.find((each: Part) => each.name === name);
      expect([from, name, resolve(sourceOf(expression, from)).type]).toEqual([from, name, resolve(schema).type]);
    }
});

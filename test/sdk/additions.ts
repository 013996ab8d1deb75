/** What a later version of the service may add without breaking an app, of each kind, put into the published document. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';

// biome-ignore lint/suspicious/noExplicitAny: the document is changed in places that its types would have narrowed first
type Part = any;

const later = { type: 'string', description: 'Comes later' };

export function withAdditions(document: OpenAPIObject): OpenAPIObject {
  const copy: Part = structuredClone(document);
  const { schemas } = copy.components;
  addFields(schemas);
  for (const name of ['Gender', 'LanguageCode', 'HardwareType', 'ErrorCode', 'Origin'])
    schemas[name].enum.push('later');
  addToOperations(copy.paths);
  copy.paths['/later.json'] = { get: { ...structuredClone(copy.paths['/places.json'].get), operationId: 'listLater' } };
  const alone = { ...structuredClone(copy.paths['/places/{id}.json'].get), operationId: 'showLater', tags: ['Later'] };
  copy.paths['/later/{id}.json'] = { get: alone };
  copy.tags.push({ name: 'Later', description: 'Comes later.' });
  return copy;
}

/** Answers have more, whether it is always there or not; what is sent may have more. */
function addFields(schemas: Part): void {
  for (const name of ['ShownTag', 'Place', 'AuthToken', 'WrittenTag', 'TextInLanguage', 'MyTags']) {
    schemas[name].properties.later = later;
    schemas[name].properties.laterPerhaps = later;
    schemas[name].required.push('later');
  }
  for (const name of ['NewPlace', 'PlaceChanges', 'Observation']) schemas[name].properties.later = later;
}

/** Operations take more, and say no in more ways. */
function addToOperations(paths: Part): void {
  const { get: show } = paths['/api/v1/tags/show'];
  const { get: list, post: create } = paths['/places.json'];
  const { delete: destroy } = paths['/places/{id}.json'];
  for (const operation of [show, list, create, destroy]) {
    operation.parameters.push({ name: 'later', in: 'query', description: 'Comes later', schema: { type: 'string' } });
    const { examples, ...media } = operation.responses['400'].content['application/json'];
    const body = { ...media, examples: { later_reason: Object.values(examples)[0] } };
    operation.responses['410'] = { ...operation.responses['400'], content: { 'application/json': body } };
  }
  const fields = paths['/api/v1/tags/create'].post.requestBody.content['application/json'].schema.properties;
  fields.later = later;
}

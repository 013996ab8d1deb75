/** Reads the published document into the model of the SDKs. Throws for anything inexpressible, with its place. */
import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31';
import { errorReasons } from './errors.ts';
import type { Model } from './model.ts';
import { methods, readOperations, updateRecordNames } from './operations.ts';
import { Types } from './types.ts';
import { sdkVersion } from './version.ts';

/** Headers that no operation has now. The SDKs of 0.2.0 had them, and apps may read them. */
const former = {
  Deprecation: {
    description: 'Time since which the operation is deprecated (RFC 9745): an `@` and the seconds since 1970',
    schema: { type: 'string' },
  },
  Sunset: {
    description: 'Time until which a deprecated operation remains available at least (RFC 8594)',
    schema: { type: 'string' },
  },
} as const;

/** `version`: of the SDKs to generate. */
export function readModel(published: OpenAPIObject, version = sdkVersion): Model {
  refuseOthers(published);
  const headers = { ...former, ...published.components?.headers };
  return modelOf({ ...published, components: { ...published.components, headers } }, version);
}

function modelOf(document: OpenAPIObject, version: string): Model {
  const types = new Types(document, updateRecordNames(document));
  const groups = (document.tags ?? [])
    .map(({ name, description = '' }) => {
      const all = readOperations(document, types, name);
      const [operations, streams] = [
        all.filter((each) => !each.success.lines),
        all.filter((each) => each.success.lines),
      ];
      return { name, description, operations, streams };
    })
    .filter(({ operations }) => operations.length > 0);
  const headers = types.headers;
  const reason = headers.find(({ name }) => name === 'X-Error-Reason');
  const operations = groups.flatMap((group) => [...group.operations, ...group.streams]);
  types.declare(errorReasons(operations, reason?.description ?? ''), 'X-Error-Reason');
  return {
    title: document.info.title,
    version,
    description: document.info.description ?? '',
    groups,
    headers,
    declarations: types.declarations,
  };
}

/** Throws where an operation would be missing, or duplicated. */
function refuseOthers({ paths = {}, tags = [] }: OpenAPIObject): void {
  const groups = new Set(tags.map(({ name }) => name));
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, OperationObject>)) {
      // SDKs do not offer HEAD.
      if (method === 'head') continue;
      if (!methods.some((known) => known === method)) throw new Error(`No SDK can express ${method} ${path}`);
      if (operation.tags?.filter((tag) => groups.has(tag)).length !== 1)
        throw new Error(`${operation.operationId} is in none of the groups, or in several`);
    }
  }
}

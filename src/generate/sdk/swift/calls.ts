/** The call of an input. */
import { type Body, keyHeader, type Operation, type Parameter } from '../model.ts';
import { parameterList } from './declarations.ts';
import { literal, member } from './spelling.ts';
import { indented } from './text.ts';

/** The name of a body that is one parameter. */
export const bodyName = ({ within }: Body): string => within ?? 'body';

/** The property of an input. */
export function callOf({ id, method, path, parameters, body, token, isRepeatable }: Operation): string {
  const sent = (where: Parameter['in']) =>
    parameters
      .filter((each) => each.in === where)
      .map(({ name, sentAs }) => `${literal(sentAs)}: ${member(name)}${sentAs === keyHeader ? ' ?? freshKey()' : ''}`)
      .join(', ');
  const [inPath, inQuery, inHeaders] = [sent('path'), sent('query'), sent('header')];
  const parts = [
    literal(id),
    `.${method}`,
    literal(path),
    ...(inPath !== '' ? [`path: [${inPath}]`] : []),
    ...(inQuery !== '' ? [`query: [${inQuery}]`] : []),
    ...(inHeaders !== '' ? [`headers: [${inHeaders}]`] : []),
    ...(body ? [`body: ${body.as === 'fields' ? 'self' : bodyOf(body)}`] : []),
    `sendsToken: ${token !== 'never'}`,
    ...(isRepeatable ? ['isHarmless: true'] : []),
  ];
  return `var call: OperationCall {\n${indented(`OperationCall(${parameterList(parts)})`)}\n}`;
}

const bodyOf = (body: Body): string =>
  body.within === undefined ? member(bodyName(body)) : `[${literal(body.within)}: ${member(body.within)}]`;

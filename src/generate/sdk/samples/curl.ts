/** Samples for curl in a shell, with the token in `TOKEN`. */
import type { Sample, SampleValue } from './sample.ts';

export function curlSample({ operation, parameters, body }: Sample, baseUrl: string): string {
  const { method, path, token, isNegotiated } = operation;
  const options = [
    ...(method === (body ? 'post' : 'get') ? [] : [`-X ${method.toUpperCase()}`]),
    ...(isNegotiated ? [`-H 'Accept: application/json'`] : []),
    ...(token === 'never' ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ];
  return [`curl ${quoted(baseUrl + addressOf(path, parameters))}`, ...options].join(' \\\n  ');
}

function addressOf(
  path: string,
  parameters: readonly SampleValue<{ in: 'path' | 'query' | 'header' } & SampleValue['field']>[],
): string {
  const inPath = new Map(parameters.map(({ field, value }) => [field.name, value]));
  const query = parameters
    .filter(({ field }) => field.in === 'query')
    .map(({ field, value }) => `${field.name}=${encodeURIComponent(String(value))}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(inPath.get(name))));
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** As one word of the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Samples for the TypeScript SDK, with a `client`. */
import type { Model, Type } from '../model.ts';
import { quoted } from '../typescript/text.ts';
import { argumentsOf, fieldsOf, recordNamed, type Sample, type SampleValue } from './sample.ts';

export function typescriptSample(sample: Sample, model: Model): string {
  const { id, success } = sample.operation;
  const given = argumentsOf(sample);
  const call = given.length === 0 ? `client.${id}()` : `client.${id}(${objectOf(given, model, '')})`;
  const kinds = [...new Set(call.match(/\b[A-Z]\w+(?=\()/g) ?? [])].sort();
  return [
    ...(kinds.length > 0 ? [`import { ${kinds.join(', ')} } from '@tag-information-service/client';\n`] : []),
    `const answer = await ${call};`,
    success.type ? 'if (answer.ok) console.log(answer.body);' : 'console.log(answer.ok);',
  ].join('\n');
}

/** In one line if it fits. */
function objectOf(given: readonly SampleValue[], model: Model, indent: string): string {
  const inner = `${indent}  `;
  const parts = given.map(({ field, value }) => `${field.name}: ${expression(value, field.type, model, inner)}`);
  const line = `{ ${parts.join(', ')} }`;
  return line.length + indent.length <= 80 && !line.includes('\n')
    ? line
    : `{\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}}`;
}

function expression(value: unknown, type: Type, model: Model, indent: string): string {
  if (value === null) return 'null';
  if (type.kind === 'record') return objectOf(fieldsOf(recordNamed(model, type.name), value as object), model, indent);
  if (type.kind === 'list')
    return `[${(value as unknown[]).map((each) => expression(each, type.of, model, indent)).join(', ')}]`;
  if (type.kind === 'map') {
    const { of } = type;
    const entries = Object.entries(value as object).map(
      ([key, each]) => `${/^[a-z]\w*$/.test(key) ? key : quoted(key)}: ${expression(each, of, model, indent)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  const literal = typeof value === 'string' ? quoted(value) : String(value);
  return type.kind === 'value' ? `${type.name}(${literal})` : literal;
}

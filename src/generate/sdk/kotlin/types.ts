/** The model's types in Kotlin: their names, writers and readers. */
import type { Declaration, Field, Type } from '../model.ts';
import { typeName } from './text.ts';

/** The type's name in Kotlin. */
export function kotlinType(type: Type): string {
  switch (type.kind) {
    case 'text':
      return 'String';
    case 'integer':
      return 'Int';
    case 'long':
      return 'Long';
    case 'scalar':
      return 'Scalar';
    case 'number':
      return 'Double';
    case 'boolean':
      return 'Boolean';
    case 'instant':
      return 'Timestamp';
    case 'list':
      return `List<${kotlinType(type.of)}${type.hasNulls ? '?' : ''}>`;
    case 'map':
      return `Map<String, ${kotlinType(type.of)}>`;
    default:
      return typeName(type.name);
  }
}

/** An expression for sending the expression `of`, which may be null if nullable. */
export function encodingExpression(type: Type, of: string, isNullable = false): string {
  const dot = isNullable ? '?.' : '.';
  switch (type.kind) {
    case 'instant':
    case 'enum':
    case 'value':
      return `${of}${dot}value`;
    case 'scalar':
      return `${of}${dot}plain`;
    case 'record':
      return `${of}${dot}write()`;
    case 'list':
    case 'map': {
      const each = type.kind === 'list' ? 'it' : 'it.value';
      const element = encodingExpression(type.of, each);
      return element === each ? of : `${of}${dot}${type.kind === 'list' ? 'map' : 'mapValues'} { ${element} }`;
    }
    default:
      return of;
  }
}

/** The plain type of the value type with this name. */
export function underlyingType(name: string, declarations: readonly Declaration[]): 'text' | 'integer' {
  const declaration = declarations.find((each) => each.name === name);
  return declaration?.kind === 'value' ? declaration.of : 'text';
}

/** An expression that reads the type from `from`, an expression of the runtime's class `Json`. */
export function decodingExpression(type: Type, from: string, declarations: readonly Declaration[]): string {
  switch (type.kind) {
    case 'instant':
      return `Timestamp(${from}.text())`;
    case 'enum':
      return `${typeName(type.name)}(${from}.text())`;
    case 'value':
      return `${typeName(type.name)}(${from}.${underlyingType(type.name, declarations)}())`;
    case 'record':
      return `read${typeName(type.name)}(${from})`;
    case 'list':
    case 'map': {
      const each = decodingExpression(type.of, 'it', declarations);
      const hasNulls = type.kind === 'list' && type.hasNulls;
      return `${from}.${type.kind} { ${hasNulls ? `it.orNull { ${each} }` : each} }`;
    }
    default:
      return `${from}.${type.kind}()`;
  }
}

/** An expression that reads a field of an answer. */
export function readField(field: Field, from: string, declarations: readonly Declaration[]): string {
  const json = `${from}[${JSON.stringify(field.name)}]`;
  if (field.isNullable && !field.isRequired)
    return `${json}.orAbsent { given -> given.orNull { ${decodingExpression(field.type, 'it', declarations)} } }`;
  if (field.isNullable) return `${json}.orNull { ${decodingExpression(field.type, 'it', declarations)} }`;
  if (!field.isRequired) return `${json}.orAbsent { ${decodingExpression(field.type, 'it', declarations)} }`;
  return decodingExpression(field.type, json, declarations);
}

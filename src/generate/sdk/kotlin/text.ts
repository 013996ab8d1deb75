/** Pieces of Kotlin: names, comments, indented lines. */
import { camel, constant, pascal } from '../names.ts';

const width = 120;

/** Words that Kotlin keeps for itself wherever they stand. */
const keywords = new Set(
  `as break class continue do else false for fun if in interface is null object package return super this throw true try
   typealias typeof val var when while`.split(/\s+/),
);

/** A name of the document as that of a property or parameter. */
export const property = (name: string): string => named(camel(name), name);
export const typeName = (name: string): string => named(pascal(name), name);
/** A value of an enum as the name of a constant. */
export const constantName = (value: string): string => named(constant(value), value);

function named(result: string, from: string): string {
  if (!/^[A-Za-z]\w*$/.test(result)) throw new Error(`Kotlin: "${from}" gives no name`);
  return keywords.has(result) ? `\`${result}\`` : result;
}

/** A text as a literal. */
export const literal = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$');

export const indent = (text: string, by = 4): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** A comment that documents what follows it, at most so wide that it fits when it is indented by `indented`. */
export function kdoc(text: string, indented = 0): string {
  // Kotlin's comments nest, and end at the first end.
  const safe = text.replaceAll('/*', '/&#42;').replaceAll('*/', '*&#47;').trim();
  const short = `/** ${safe} */`;
  if (!safe.includes('\n') && short.length + indented <= width) return short;
  const lines = safe.split('\n').flatMap((line) => wrapped(line, width - indented - 3));
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

function wrapped(text: string, room: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string;
    if (last !== '' && last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** A source file. */
export const source = (description: string, parts: readonly string[]): string =>
  [`// Generated from openapi.json: ${description}`, 'package org.taginformation', ...parts].join('\n\n').concat('\n');

/** `name(a, b)` in one line where that fits, else with a line for each. */
export function parenthesised(start: string, elements: readonly string[], end: string, indented = 0): string {
  const line = `${start}(${elements.join(', ')})${end}`;
  const isShort = line.length + indented <= width && !elements.some((each) => each.includes('\n'));
  return isShort ? line : `${start}(\n${elements.map((each) => `${indent(each)},\n`).join('')})${end}`;
}

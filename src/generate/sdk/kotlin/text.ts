/** Pieces of Kotlin: names, comments, indented lines. */
import { camel, constant, pascal } from '../names.ts';

const width = 120;

/** Kotlin's hard keywords. */
const keywords = new Set(
  `as break class continue do else false for fun if in interface is null object package return super this throw true try
   typealias typeof val var when while`.split(/\s+/),
);

/** A name of the document as that of a property or parameter. */
export const property = (name: string): string => named(camel(name), name);
export const typeName = (name: string): string => named(pascal(name), name);
/** An enum's value as the name of a constant. */
export const constantName = (value: string): string => named(constant(value), value);

function named(result: string, from: string): string {
  if (!/^[A-Za-z]\w*$/.test(result)) throw new Error(`Kotlin: "${from}" gives no name`);
  return keywords.has(result) ? `\`${result}\`` : result;
}

/** A text as a literal. */
export const literal = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$');

export const indent = (text: string, by = 4): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** A KDoc comment, wrapped to the width that `indented` leaves. */
export function kdoc(text: string, indented = 0): string {
  // Kotlin's comments nest.
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
export const sourceFile = (description: string, parts: readonly string[]): string =>
  [`// Generated from openapi.json: ${description}`, 'package org.taginformation', ...parts].join('\n\n').concat('\n');

/** `name(a, b)` in one line if it fits, else with a line for each. */
export function parenthesised(start: string, elements: readonly string[], end: string, indented = 0): string {
  const line = `${start}(${elements.join(', ')})${end}`;
  const isShort = line.length + indented <= width && !elements.some((each) => each.includes('\n'));
  return isShort ? line : `${start}(\n${elements.map((each) => `${indent(each)},\n`).join('')})${end}`;
}

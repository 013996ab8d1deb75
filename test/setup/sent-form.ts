/** What a browser sends of a page's form. */
import type { Answer } from './app.ts';
import { tokensOf } from './html-tokens.ts';

/** The values that a person gives instead, by the names of the fields. */
export type Changes = Record<string, readonly string[]>;

type Attributes = Readonly<Record<string, string>>;
type Pair = [name: string, value: string];

/** The values of its inputs and choices: of boxes those that are ticked. Text areas, which no form of this kind has, are left out. */
export function sentBy({ text }: Answer, action: string, changes: Changes = {}): URLSearchParams {
  const sent: Pair[] = [];
  let isInside = false;
  /** The choice that is being read: the first option counts until another one is selected. */
  let choice: Pair | undefined;
  for (const token of tokensOf(text)) {
    const attributes: Attributes = token.kind === 'tag' ? token.attributes : {};
    if (token.kind !== 'text' && token.name === 'form') isInside = attributes.action === action;
    if (!isInside || token.kind !== 'tag') continue;
    if (token.name === 'input') sent.push(...pairsOf(attributes));
    if (token.name === 'select') sent.push([attributes.name ?? '', '']);
    const last = sent.at(-1);
    if (token.name !== 'option' || !last) continue;
    if (choice !== last || 'selected' in attributes) last[1] = attributes.value ?? '';
    choice = last;
  }
  const changed = Object.entries(changes).flatMap(([name, values]) => values.map((value): Pair => [name, value]));
  return new URLSearchParams([...sent.filter(([name]) => !Object.hasOwn(changes, name)), ...changed]);
}

/** Buttons and what is disabled are not sent. */
function pairsOf(attributes: Attributes): Pair[] {
  const { name, type = 'text', value } = attributes;
  if (name === undefined || 'disabled' in attributes || ['submit', 'button', 'file'].includes(type)) return [];
  if (type !== 'checkbox' && type !== 'radio') return [[name, value ?? '']];
  return 'checked' in attributes ? [[name, value ?? 'on']] : [];
}

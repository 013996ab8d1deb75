/** What a browser sends of a page's form. */
import type { Answer } from './app.ts';
import { tokensOf } from './html-tokens.ts';

/** The values that a person gives instead, by the names of the fields. */
export type Changes = Record<string, readonly string[]>;

type Attributes = Readonly<Record<string, string>>;
type Pair = [name: string, value: string];

/** The values of the first form with this action: its inputs, choices and texts, and of its boxes those that are ticked. */
export function sentBy({ text }: Answer, action: string, changes: Changes = {}): URLSearchParams {
  const sent: Pair[] = [];
  let isInside = false;
  /** The choice that is being read: the first option counts until another one is selected. */
  let choice: Pair | undefined;
  /** The text area that is being read. */
  let area: Pair | undefined;
  for (const token of tokensOf(text)) {
    const attributes: Attributes = token.kind === 'tag' ? token.attributes : {};
    if (token.kind === 'end' && token.name === 'form' && isInside) break;
    if (token.kind === 'tag' && token.name === 'form') isInside = attributes.action === action;
    if (token.kind === 'text' && area) area[1] = token.text.replace(/^\n/, '');
    area = undefined;
    if (!isInside || token.kind !== 'tag') continue;
    if (token.name === 'input') sent.push(...pairsOf(attributes));
    if (token.name === 'textarea') {
      area = [attributes.name ?? '', ''];
      sent.push(area);
    }
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

/** One field of a form: its label, its control, its hint and what is wrong with it, tied together for who cannot see them. */
import { attributes, type Html, html } from './html.ts';

interface Common {
  /** Within the form's group: `latitude`, not `place[latitude]`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Drawn below the field: a map, for instance. */
  below?: Html;
}

export interface Choice {
  value: string;
  label: string;
}

/** A field, described. Lengths are in Unicode code points, and are the server's to judge: browsers count otherwise. */
export type Field = Common &
  (
    | {
        kind: 'text' | 'email' | 'password' | 'url';
        autocomplete?: string;
        /** Of what is written in it; by default the browser goes by its first letters. */
        lang?: string;
        dir?: 'ltr' | 'rtl';
      }
    | { kind: 'number'; min?: number; max?: number; step?: number | 'any' }
    | { kind: 'textarea'; rows?: number; lang?: string; dir?: 'ltr' | 'rtl' }
    | {
        kind: 'select';
        choices: readonly Choice[] /** What stands for no choice; without it, one is made. */;
        none?: string;
      }
    | { kind: 'checkbox' }
  );

export interface DrawnField {
  field: Field;
  /** Name and id of the control; see `nameOf` and `idOf`. */
  name: string;
  id: string;
  value: unknown;
  errors: readonly string[];
  autofocus: boolean;
}

/** `place[latitude]`: how the interface nests a field in its record. */
export const nameOf = (group: string | undefined, name: string) => (group === undefined ? name : `${group}[${name}]`);
export const idOf = (group: string | undefined, name: string) => (group === undefined ? name : `${group}_${name}`);

export function drawField(drawn: DrawnField): Html {
  const { field, id, errors } = drawn;
  const label = html`<label for="${id}">${field.label}${field.required !== true && field.kind !== 'checkbox' && html` <span class="optional">(optional)</span>`}</label>`;
  const hint = field.hint !== undefined && html`<p class="hint" id="${id}_hint">${field.hint}</p>`;
  const error =
    errors.length > 0 &&
    html`<p class="error" id="${id}_error">${errors.map((message) => html`<span>${field.label} ${message}</span> `)}</p>`;
  const body =
    field.kind === 'checkbox'
      ? html`<div class="tick">${control(drawn)}${label}</div>${hint}${error}`
      : html`${label}${hint}${error}${control(drawn)}`;
  return html`<div${attributes({ class: errors.length > 0 ? 'field wrong' : 'field' })}>${body}${field.below}</div>`;
}

function control(drawn: DrawnField): Html {
  const { field } = drawn;
  const value = shown(drawn.value);
  const common = commonAttributes(drawn);
  switch (field.kind) {
    case 'textarea': {
      const { rows = 6, lang, dir = 'auto' } = field;
      // The parser leaves out one line break after the start tag: this one, not the first of the text.
      return html`<textarea${common}${attributes({ rows, lang, dir })}>
${value}</textarea>`;
    }
    case 'select': {
      const { choices, none } = field;
      const all = none === undefined ? choices : [{ value: '', label: none }, ...choices];
      const option = (choice: Choice) =>
        html`<option${attributes({ value: choice.value, selected: choice.value === value })}>${choice.label}</option>`;
      return html`<select${common}>${all.map(option)}</select>`;
    }
    case 'checkbox':
      return html`<input type="checkbox" value="1"${common}${attributes({ checked: value === '1' })}>`;
    case 'number': {
      const { min, max, step } = field;
      return html`<input type="number"${common}${attributes({ value, min, max, step })}>`;
    }
    case 'password':
      // Never given back: it would stand in the page.
      return html`<input type="password"${common}${attributes({ autocomplete: field.autocomplete })}>`;
    default: {
      const { kind: type, autocomplete, lang, dir = type === 'text' ? 'auto' : 'ltr' } = field;
      return html`<input${attributes({ type })}${common}${attributes({ value, autocomplete, lang, dir })}>`;
    }
  }
}

function commonAttributes({ field, name, id, errors, autofocus }: DrawnField): Html {
  const describedBy = [field.hint !== undefined && `${id}_hint`, errors.length > 0 && `${id}_error`].filter(Boolean);
  return attributes({
    id,
    name,
    required: field.required,
    autofocus,
    'aria-describedby': describedBy.length > 0 && describedBy.join(' '),
    'aria-invalid': errors.length > 0 && 'true',
  });
}

/** What a control shows of a value. Somebody may have sent a list or an object, which no control can hold. */
function shown(value: unknown): string {
  if (value === true) return '1';
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

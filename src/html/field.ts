/** One field of a form: its label, its control, its hint and what is wrong with it, tied together for who cannot see them. */
import { givenText } from '../../contracts/primitives.ts';
import { attributes, type Html, html } from './html.ts';

interface Common {
  /** Within the form's group: `latitude`, not `place[latitude]`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** What it holds, where that is another thing than the record's value. */
  value?: string;
  /** Drawn below the field: a map, for instance. */
  below?: Html;
  /** What the record holds, where that names another record, or is in another language than what is typed. */
  stored?: Partial<Choice> | undefined;
}

export interface Choice {
  value: string;
  label: string;
  /** Of the label, where it is not in the language of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** What a language calls itself, beside its label. */
  own?: { text: string; lang: string; dir: 'ltr' | 'rtl' };
  /** It is named, but cannot be chosen: its box is in grey. */
  isOff?: boolean;
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
        /** What it may be, among others: browsers suggest it. */
        suggestions?: readonly string[];
      }
    | { kind: 'number'; min?: number; max?: number; step?: number | 'any' }
    | { kind: 'textarea'; rows?: number; lang?: string; dir?: 'ltr' | 'rtl' }
    | {
        kind: 'select';
        choices: readonly Choice[] /** What stands for no choice; without it, one is made. */;
        none?: string;
      }
    | { kind: 'file'; accept: string }
    | { kind: 'checkbox' }
    | { kind: 'checkboxes'; choices: readonly Choice[] }
  );

type Unnamed<F> = F extends unknown ? Omit<F, 'name'> : never;

/**
 * The fields of a form by their names, which are all that the contract takes there: one that comes asks for its place. What is
 * undefined is left out.
 */
export const named = <Given>(fields: Record<keyof Given, Unnamed<Field> | undefined>): Field[] =>
  Object.entries<Unnamed<Field> | undefined>(fields).flatMap(([name, field]) =>
    field ? [{ ...field, name } as Field] : [],
  );

export interface DrawnField {
  field: Field;
  /** Name and id of the control; see `inputName` and `idOf`. */
  name: string;
  id: string;
  value: unknown;
  errors: readonly string[];
  /** Where every field may be left alone, none says so. */
  isPlain?: boolean;
  /** What somebody else has stored since the form was drawn, where it says something else. */
  meanwhile?: { stored: unknown } | undefined;
  autofocus: boolean;
}

/** `place[latitude]`: how the interface nests a field in its record. */
export const inputName = (group: string | undefined, name: string) =>
  group === undefined ? name : `${group}[${name}]`;
export const idOf = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('_');

/** A field that is one control. */
type OneControl = Exclude<Field, { kind: 'checkboxes' }>;

export function drawField(drawn: DrawnField): Html {
  const { field, id, errors, isPlain = false } = drawn;
  if (field.kind === 'checkboxes') return checkBoxes(drawn, field.choices);
  const label = html`<label for="${id}">${field.label}${!isPlain && field.required !== true && field.kind !== 'checkbox' && html` <span class="optional">(optional)</span>`}</label>`;
  const hint = field.hint !== undefined && html`<p class="hint" id="${id}_hint">${field.hint}</p>`;
  const error =
    errors.length > 0 &&
    html`<p class="error" id="${id}_error">${errors.map((message) => html`<span>${field.label} ${message}</span> `)}</p>`;
  const body =
    field.kind === 'checkbox'
      ? html`<div class="tick">${control(drawn, field)}${label}</div>${hint}${error}`
      : html`${label}${hint}${error}${control(drawn, field)}`;
  const beside = drawn.meanwhile && storedMeanwhile(drawn.meanwhile.stored, field);
  return html`<div${attributes({ class: errors.length > 0 ? 'field wrong' : 'field' })}>${body}${beside}${field.below}</div>`;
}

/** What is stored, beside what is typed. */
function storedMeanwhile(stored: unknown, field: OneControl): Html {
  const ofField = 'dir' in field ? { lang: field.lang, dir: field.dir } : {};
  const chosen = field.kind === 'select' ? field.choices.find(({ value }) => value === shown(stored)) : undefined;
  const { label = shown(stored), lang, dir = 'auto' } = { ...ofField, ...field.stored, ...chosen };
  const text = html`<div class="text"${attributes({ lang, dir })}>${label}</div>`;
  return html`<div class="stored"><p>Stored now</p>${label === '' ? html`<p><em>Nothing</em></p>` : text}</div>`;
}

/** One question, and a box for each of its answers. */
function checkBoxes({ field, name, id, value, errors, autofocus }: DrawnField, choices: readonly Choice[]): Html {
  const ticked = new Set([value].flat());
  const first = choices.find(({ isOff }) => isOff !== true);
  const box = (choice: Choice) =>
    html`<label class="tick"><input type="checkbox"${attributes({
      // The summary of what is wrong leads to the first one.
      id: choice === first ? id : undefined,
      name,
      value: choice.value,
      checked: ticked.has(choice.value) && choice.isOff !== true,
      disabled: choice.isOff,
      autofocus: autofocus && choice === first,
    })}>${label(choice)}</label>`;
  const label = ({ label: said, own }: Choice) =>
    html`<span>${said}${own && html` – <bdi lang="${own.lang}" dir="${own.dir}">${own.text}</bdi>`}</span>`;
  const error = errors.map((message) => html`<span>${field.label} ${message}</span> `);
  return html`<fieldset${attributes({ class: errors.length > 0 ? 'field wrong' : 'field', 'aria-describedby': describedBy(field, id, errors) })}><legend>${field.label}</legend>
${field.hint !== undefined && html`<p class="hint" id="${id}_hint">${field.hint}</p>`}${errors.length > 0 && html`<p class="error" id="${id}_error">${error}</p>`}
<div class="boxes">${choices.map(box)}</div></fieldset>`;
}

function control(drawn: DrawnField, field: OneControl): Html {
  const value = shown(field.value ?? drawn.value);
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
        html`<option${attributes({ value: choice.value, selected: choice.value === value, lang: choice.lang, dir: choice.dir })}>${choice.label}${choice.own && ` – ${choice.own.text}`}</option>`;
      return html`<select${common}>${all.map(option)}</select>`;
    }
    case 'checkbox':
      return html`<input type="checkbox" value="1"${common}${attributes({ checked: value === '1' })}>`;
    case 'number': {
      const { min, max, step } = field;
      return html`<input type="number"${common}${attributes({ value, min, max, step })}>`;
    }
    case 'file':
      return html`<input type="file"${common}${attributes({ accept: field.accept })}>`;
    case 'password':
      // Never given back: it would stand in the page.
      return html`<input type="password"${common}${attributes({ autocomplete: field.autocomplete })}>`;
    default: {
      const { kind: type, autocomplete, lang, dir = type === 'text' ? 'auto' : 'ltr', suggestions } = field;
      const list = suggestions && `${drawn.id}_list`;
      return html`<input${attributes({ type })}${common}${attributes({ value, autocomplete, lang, dir, list })}>${suggestions && html`<datalist id="${list}">${suggestions.map((suggested) => html`<option value="${suggested}"></option>`)}</datalist>`}`;
    }
  }
}

/** What is said about a field, by the ids of where it is said. */
const describedBy = ({ hint }: Field, id: string, errors: readonly string[]): string | undefined =>
  [hint !== undefined && `${id}_hint`, errors.length > 0 && `${id}_error`].filter(Boolean).join(' ') || undefined;

function commonAttributes({ field, name, id, errors, autofocus }: DrawnField): Html {
  return attributes({
    id,
    name,
    required: field.required,
    autofocus,
    'aria-describedby': describedBy(field, id, errors),
    'aria-invalid': errors.length > 0 && 'true',
  });
}

/** What a control shows of a value. Somebody may have sent a list or an object, which no control can hold. */
function shown(value: unknown): string {
  if (value === true) return '1';
  return givenText(value) ?? '';
}

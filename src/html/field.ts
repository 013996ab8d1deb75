/** A field of a form: its label, control, hint and errors, associated for screen readers. */
import { textOrUndefined } from '../../contracts/primitives.ts';
import { attributes, type Html, html } from './html.ts';
import { ownLanguages } from './permissions.ts';

interface Common {
  /** Without the form's group: `latitude`, not `place[latitude]`. */
  name: string;
  label: string;
  hint?: string | Html;
  required?: boolean;
  /** Its value, if it differs from the record's. */
  value?: string;
  /** Below the field: a map, for instance. */
  below?: Html;
  /** Its choices are languages: those of the reader's own collection come first. */
  isOfLanguages?: true;
  /** The record's value, if it refers to another record, or is in another language than the input. */
  stored?: Partial<Choice> | undefined;
}

export interface Choice {
  value: string;
  label: string;
  /** The language of the label, if not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The language's own name, beside its label. */
  own?: { text: string; lang: string; dir: 'ltr' | 'rtl' };
  /** Shown, but disabled. */
  isOff?: boolean;
}

/**
 * A field's description. Lengths are in Unicode code points, which browsers count differently, so the server checks
 * them.
 */
export type Field = Common &
  (
    | {
        kind: 'text' | 'email' | 'password' | 'url';
        autocomplete?: string;
        /** The language of the input; by default its first letters decide the direction. */
        lang?: string;
        dir?: 'ltr' | 'rtl';
        /** In the empty control; a style may depend on it. */
        placeholder?: string;
        /** Suggestions of the browser; other values are allowed. */
        suggestions?: readonly string[];
      }
    | { kind: 'number'; min?: number; max?: number; step?: number | 'any' }
    | { kind: 'textarea'; rows?: number; lang?: string; dir?: 'ltr' | 'rtl' }
    | {
        kind: 'select';
        choices: readonly Choice[] /** What stands for no choice; without it, one is made. */;
        none?: string;
      }
    | {
        kind: 'file';
        accept: string;
        /** On a phone the camera opens: the one that looks away from its holder. */
        capture?: 'environment';
        /** The most files of it; one where that is not said. */
        most?: number;
      }
    | { kind: 'checkbox' }
    | { kind: 'checkboxes'; choices: readonly Choice[] }
  );

type WithoutName<F> = F extends unknown ? Omit<F, 'name'> : never;

/** The fields of a form by name; the type demands one for each field of the contract. Undefined ones are left out. */
export const withNames = <Given>(fields: Record<keyof Given, WithoutName<Field> | undefined>): Field[] =>
  Object.entries<WithoutName<Field> | undefined>(fields).flatMap(([name, field]) =>
    field ? [{ ...field, name } as Field] : [],
  );

interface DrawnField {
  field: Field;
  /** Name and id of the control; see `inputName` and `idOf`. */
  name: string;
  id: string;
  value: unknown;
  errors: readonly string[];
  /** Omits the mark “optional”, for forms where every field is. */
  isPlain?: boolean;
  /** The concurrently stored value, if it differs; or the former one, if the control has the stored one. */
  meanwhile?: { stored: unknown } | { former: unknown } | undefined;
  autofocus: boolean;
}

/** `place[latitude]`: the nesting of fields in their record; `names:fr` is `place[names][fr]`. */
export const inputName = (group: string | undefined, name: string) =>
  group === undefined ? name : `${group}[${name.replace(':', '][')}]`;
export const idOf = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join('_');

/** Browsers fill in no file. */
export const chooseFileAgain = 'Choose the file once more: it did not come back with the form.';

/** A field with a single control. */
type OneControl = Exclude<Field, { kind: 'checkboxes' }>;

export function renderField(drawn: DrawnField): Html {
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
  const beside = drawn.meanwhile && besideControl(drawn.meanwhile, field);
  return html`<div${attributes({ class: errors.length > 0 ? 'field wrong' : 'field' })}>${body}${beside}${field.below}</div>`;
}

/** Another value of the record, beside the input. Only the stored one is known by name if the choices lack it. */
function besideControl(other: NonNullable<DrawnField['meanwhile']>, field: OneControl): Html | undefined {
  const isStored = 'stored' in other;
  const value = shown(isStored ? other.stored : other.former);
  const ofField = 'dir' in field ? { lang: field.lang, dir: field.dir } : {};
  const chosen = field.kind === 'select' ? field.choices.find((choice) => choice.value === value) : undefined;
  const isUnknown = field.kind === 'select' && !chosen && value !== '';
  if (!isStored && (isUnknown || field.kind === 'checkbox')) return undefined;
  const { label = value, lang, dir = 'auto' } = { ...ofField, ...(isStored && field.stored), ...chosen };
  const text = html`<div class="text"${attributes({ lang, dir })}>${label}</div>`;
  return html`<div class="stored"><p>${isStored ? 'Stored now' : 'Before'}</p>${label === '' ? html`<p><em>Nothing</em></p>` : text}</div>`;
}

/** A fieldset with a box for each choice. */
function checkBoxes({ field, name, id, value, errors, autofocus }: DrawnField, choices: readonly Choice[]): Html {
  const ticked = new Set([value].flat());
  const { first, others } = field.isOfLanguages ? ownFirst(choices) : { first: choices, others: [] };
  const open = [...first, ...others].find(({ isOff }) => isOff !== true);
  const box = (choice: Choice) =>
    html`<label class="tick"><input type="checkbox"${attributes({
      // The error summary links to the first box.
      id: choice === open ? id : undefined,
      name,
      value: choice.value,
      checked: ticked.has(choice.value) && choice.isOff !== true,
      disabled: choice.isOff,
      autofocus: autofocus && choice === open,
    })}>${label(choice)}</label>`;
  const label = ({ label: labelText, own }: Choice) =>
    html`<span>${labelText}${own && html` – <bdi lang="${own.lang}" dir="${own.dir}">${own.text}</bdi>`}</span>`;
  const isOneTicked = others.some(({ value: each }) => ticked.has(each));
  const error = errors.map((message) => html`<span>${field.label} ${message}</span> `);
  return html`<fieldset${attributes({ class: errors.length > 0 ? 'field wrong' : 'field', 'aria-describedby': describedBy(field, id, errors) })}><legend>${field.label}</legend>
${field.hint !== undefined && html`<p class="hint" id="${id}_hint">${field.hint}</p>`}${errors.length > 0 && html`<p class="error" id="${id}_error">${error}</p>`}
<div class="boxes">${first.map(box)}</div>${others.length > 0 && html`<details class="others"${attributes({ open: isOneTicked })}><summary>${others.length} more</summary><div class="boxes">${others.map(box)}</div></details>`}</fieldset>`;
}

/** With a single own language, grouping would only hide the others. */
const minOwnLanguages = 2;

/**
 * The languages of the reader's collection, the most frequent first; and the others. Without a collection all are in
 * `first`.
 */
function ownFirst(choices: readonly Choice[]): Record<'first' | 'others', readonly Choice[]> {
  const own = ownLanguages().flatMap((code) => choices.filter(({ value }) => value === code));
  if (own.length < minOwnLanguages) return { first: choices, others: [] };
  return { first: own, others: choices.filter((choice) => !own.includes(choice)) };
}

function control(drawn: DrawnField, field: OneControl): Html {
  const value = shown(field.value ?? drawn.value);
  const common = commonAttributes(drawn);
  switch (field.kind) {
    case 'textarea': {
      const { rows = 6, lang, dir = 'auto' } = field;
      // The HTML parser drops one line break after the start tag: this one, not the first of the text.
      return html`<textarea${common}${attributes({ rows, lang, dir })}>
${value}</textarea>`;
    }
    case 'select':
      return html`<select${common}>${options(field, value)}</select>`;
    case 'checkbox':
      return html`<input type="checkbox" value="1"${common}${attributes({ checked: value === '1' })}>`;
    case 'number': {
      const { min, max, step } = field;
      return html`<input type="number"${common}${attributes({ value, min, max, step })}>`;
    }
    case 'file':
      return html`<input type="file"${common}${attributes({ accept: field.accept, capture: field.capture, multiple: field.most !== undefined, 'data-most': field.most })}>`;
    case 'password':
      // Without its value, which would be in the page's source.
      return html`<input type="password"${common}${attributes({ autocomplete: field.autocomplete })}>`;
    default: {
      const {
        kind: type,
        autocomplete,
        lang,
        dir = type === 'text' ? 'auto' : 'ltr',
        placeholder,
        suggestions,
      } = field;
      const list = suggestions && `${drawn.id}_list`;
      return html`<input${attributes({ type })}${common}${attributes({ value, autocomplete, lang, dir, placeholder, list })}>${suggestions && html`<datalist id="${list}">${suggestions.map((suggested) => html`<option value="${suggested}"></option>`)}</datalist>`}`;
    }
  }
}

/** Languages of the reader's own collection are a group of their own. */
function options(field: Extract<Field, { kind: 'select' }>, value: string): Html {
  const { choices, none, isOfLanguages } = field;
  const { first, others } = isOfLanguages ? ownFirst(choices) : { first: choices, others: [] };
  const option = (choice: Choice) =>
    html`<option${attributes({ value: choice.value, selected: choice.value === value, lang: choice.lang, dir: choice.dir })}>${choice.label}${choice.own && ` – ${choice.own.text}`}</option>`;
  const all =
    others.length === 0
      ? first.map(option)
      : html`<optgroup label="In use">${first.map(option)}</optgroup><optgroup label="All others">${others.map(option)}</optgroup>`;
  return html`${none !== undefined && option({ value: '', label: none })}${all}`;
}

/** The ids of a field's hint and errors. */
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

/** A value as a control shows it. Requests may contain lists or objects, which no control can show. */
function shown(value: unknown): string {
  if (value === true) return '1';
  return textOrUndefined(value) ?? '';
}

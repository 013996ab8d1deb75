/** Forms: fields, errors and a button. Without a script, the first invalid field gets the focus. */

import { type AccessKey, accessKeyAttributes, type HiddenFields, hiddenFields } from './button.ts';
import { chooseFileAgain, type Field, idOf, inputName, renderField } from './field.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import type { PageContext } from './page.ts';
import { isAllowed } from './permissions.ts';
import { type FormState, meanwhileIn, versionField, versionOf } from './version.ts';

/** Errors by field; general ones under `base`. The same as in the 422 of the JSON API. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A fieldset, below the first fields. */
export interface Section {
  title: string;
  fields: readonly Field[];
  /** Collapsed at first; with errors it is open. */
  isFolded?: boolean;
}

/** Fields from another feature than the form's. */
interface FormPart extends Section {
  /** Hidden fields, by their whole names. */
  hidden?: HiddenFields;
  /** The submit button's label, where these fields change its meaning. */
  submit?: string;
}

export type FormPartView = (context: PageContext) => FormPart;

export interface FormOptions extends Partial<FormState> {
  /** The form's path, with the prefix. */
  action: string;
  method?: 'post' | 'patch' | 'put';
  csrfToken: string;
  /** The record's group: inputs are named `group[name]`. */
  group?: string;
  /** Distinguishes its ids from those of another form of the group on the page. */
  suffix?: string;
  fields: readonly Field[];
  sections?: readonly Section[];
  /** Hidden fields, by their whole names. */
  hidden?: HiddenFields;
  /** The submit button's label. */
  submit: string;
  key?: AccessKey | undefined;
  /** `danger`: cannot be undone. `quiet`: below what the page is for. */
  kind?: 'danger' | 'quiet' | undefined;
  /** The link to cancel. */
  cancel?: string;
  /** Whether other submit buttons come first: the return key must not press them. */
  hasSteps?: boolean;
  /** Focuses the first field, on pages that are only a form. */
  autofocus?: boolean;
}

export function form(options: FormOptions): Html {
  if (!isAllowed((options.method ?? 'post').toUpperCase(), options.action)) return nothing;
  const { action, method = 'post', csrfToken, group, sections = [], values = {}, errors = {}, basis } = options;
  const fields = [options.fields, ...sections.map((section) => section.fields)].flat();
  const names = fields.map(({ name }) => name);
  const version = basis && versionOf(basis, names);
  const hidden = { ...options.hidden, ...(version && { [versionField]: version }) };
  const idFor = (name: string) => idOf(group, name, options.suffix);
  const summary = errorSummary({ errors, fields, idFor });
  const first = options.autofocus === true && summary === nothing ? fields[0] : undefined;
  const focused = fields.find(({ name }) => errorsOf(errors, name).length > 0) ?? first;
  const draw = (field: Field) =>
    renderField({
      field: withFileHint(field, values[field.name]),
      name: inputName(group, field.name),
      id: idFor(field.name),
      value: values[field.name],
      errors: errorsOf(errors, field.name),
      meanwhile: basis && meanwhileIn(basis, field.name),
      autofocus: field === focused,
    });
  return html`${summary}
<form method="post" action="${action}"${attributes({ enctype: fields.some(({ kind }) => kind === 'file') && 'multipart/form-data' })}>
${hiddenFields({ method, csrfToken, hidden })}${options.hasSteps && html`<button class="unseen" type="submit" tabindex="-1" aria-hidden="true">${options.submit}</button>`}
${options.fields.map(draw)}
${sections.map((section) => drawSection(section, section.fields.map(draw), errors))}
<div class="actions"><button${attributes({ class: options.kind })}${accessKeyAttributes(options.key)} type="submit">${options.submit}</button>${options.cancel !== undefined && html` <a href="${options.cancel}">Cancel</a>`}</div>
</form>`;
}

/** A form that comes back has the file among its values, but no browser shows it. */
const withFileHint = (field: Field, value: unknown): Field =>
  field.kind === 'file' && [value].flat().some((each) => each instanceof Uint8Array)
    ? { ...field, hint: html`${field.hint && html`${field.hint} `}<strong>${chooseFileAgain}</strong>` }
    : field;

function drawSection({ title, fields, isFolded }: Section, drawn: Html[], errors: FieldErrors): Html {
  if (isFolded !== true) return html`<fieldset class="section"><legend>${title}</legend>${drawn}</fieldset>`;
  const open = fields.some(({ name }) => errorsOf(errors, name).length > 0);
  return html`<details class="section"${attributes({ open })}><summary>${title}</summary>${drawn}</details>`;
}

/** The error summary, with links to the fields, in their order. It gets the focus if no field has an error. */
export function errorSummary(given: {
  errors: FieldErrors;
  fields: readonly Field[];
  /** The id of a field, by its name. */
  idFor?: (name: string) => string;
}): Html {
  const { errors, fields, idFor = (name) => name } = given;
  const ofFields = fields.flatMap((field) =>
    errorsOf(errors, field.name).map(
      (message) => html`<li><a href="#${idFor(field.name)}">${field.label} ${message}</a></li>`,
    ),
  );
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.keys(errors).filter((name) => !known.has(name));
  const ofNone = others.flatMap((name) =>
    errorsOf(errors, name).map((message) => html`<li>${name === 'base' ? message : `${name} ${message}`}</li>`),
  );
  if (ofFields.length + ofNone.length === 0) return nothing;
  return html`<div class="summary" role="alert" tabindex="-1"${attributes({ autofocus: ofFields.length === 0 })}>
<h2>This could not be done</h2>
<ul>${ofNone}${ofFields}</ul>
</div>`;
}

/** A field of a filter form: all of them are optional. */
export const filterField = (field: Field, value: unknown, errors: FieldErrors = {}): Html =>
  renderField({
    field,
    name: field.name,
    id: field.name,
    value,
    errors: errorsOf(errors, field.name),
    autofocus: false,
    isPlain: true,
  });

/** Field names come from outside too, and every object has a `constructor`. */
const errorsOf = (errors: FieldErrors, name: string): readonly string[] =>
  Object.hasOwn(errors, name) ? (errors[name] ?? []) : [];

/** Common parts of all record pages. */
import { textOrUndefined } from '../../contracts/primitives.ts';
import { confirmButton, type HiddenFields } from './button.ts';
import { errorSummary, type FieldErrors, type FormOptions, form } from './form.ts';
import { newFormKey } from './form-key.ts';
import { type Html, html, nothing } from './html.ts';
import type { Page, PageContext } from './page.ts';
import { isAllowed } from './permissions.ts';
import { details } from './table.ts';
import { utcTime } from './text.ts';

/** `3 tags`. */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The fields of a record, with its times of creation and change. */
export const recordDetails = (
  { created_at, updated_at }: { created_at: Date; updated_at: Date },
  entries: Parameters<typeof details>[0],
): Html => details([...entries, ['Created', utcTime(created_at)], ['Changed', utcTime(updated_at)]]);

interface RecordForm extends Omit<FormOptions, 'action' | 'method' | 'csrfToken' | 'group'> {
  title: string;
  /** The edited record; undefined for a new one. */
  id: number | undefined;
}

/** The form for a new or an existing record; cancelling leads to the record or the list. */
export function recordForm(
  { prefix, csrfToken }: PageContext,
  { create }: { create: { path: string; metadata: { group: string } } },
  { title, id, hidden, ...options }: RecordForm,
): Page {
  const address = `${prefix}${create.path}${id === undefined ? '' : `/${id}`}`;
  return {
    title,
    isFailure: options.errors !== undefined,
    body: form({
      action: address,
      method: id === undefined ? 'post' : 'patch',
      csrfToken: csrfToken(),
      group: create.metadata.group,
      cancel: address,
      ...options,
      // What is added is added once.
      hidden: { ...(id === undefined && newFormKey()), ...hidden },
    }),
  };
}

type Links = readonly (readonly [href: string, label: string])[];

/** Links below a record, as buttons. */
export const links = (...all: Links): Html => html`<div class="actions">${linkButtons(...all)}</div>`;

/** The same, among others. */
export const linkButtons = (...all: Links): Html =>
  html`${all.filter(([href]) => isAllowed('GET', href)).map(([href, label]) => html`<a class="button quiet" href="${href}">${label}</a> `)}`;

/** Below the heading of a record: where it belongs, and what is done with it. */
export const recordHead = (belongsTo: Html, actions: Html): Html =>
  html`<div class="record-head">${belongsTo}<div class="end">${actions}</div></div>`;

/** The same with links alone. `belongsTo`: of the record. */
export const headWithLinks = (belongsTo: Html, ...all: Links): Html => recordHead(belongsTo, linkButtons(...all));

/** What the page is for, before the others. */
export const primaryButton = ([href, label]: Links[number]): Html =>
  isAllowed('GET', href) ? html`<a class="button" href="${href}">${label}</a> ` : nothing;

/**
 * The target of cancelling a new record: the record that the form refers to, or else `otherwise`. `path`: of that
 * record's resource.
 */
export const cancelTarget = (path: string, id: unknown, otherwise: string): string =>
  /^\d+$/.test(textOrUndefined(id) ?? '') ? `${path}/${id}` : otherwise;

/** The delete button behind a confirmation. */
export const deleteButton = (
  { prefix, csrfToken }: PageContext,
  { path, what, consequence, hidden = {} }: { path: string; what: string; consequence: string; hidden?: HiddenFields },
): Html =>
  confirmButton(consequence, {
    action: `${prefix}${path}`,
    csrfToken: csrfToken(),
    label: 'Delete',
    context: what,
    hidden,
    opens: `Delete ${what}`,
  });

/** The reasons of a refused deletion. */
export const deletionErrors = (errors: FieldErrors | undefined): Html =>
  errors ? errorSummary({ errors, fields: [] }) : nothing;

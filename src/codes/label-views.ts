/** The pages of labels: the form, and the sheets. */
import { type LabelSheet, mostLabels, sheetNames } from '../../contracts/management/labels.ts';
import type { Offer } from '../../contracts/management/reference.ts';
import { givenText } from '../../contracts/primitives.ts';
import { assetPath } from '../html/assets.ts';
import type { Field } from '../html/field.ts';
import { askingField, errorSummary, type FieldErrors } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import { longPart, type View } from '../html/page.ts';
import { picker } from '../html/picker.ts';
import { counted } from '../html/record.ts';
import { anyText, inLanguage } from '../html/text.ts';
import type { LabelledTags, LabelTag } from '../model/tags/label-tags.ts';
import { perSheet, type Sheet, sheetTitles } from './label-sheets.ts';

export interface LabelForm {
  /** The parameters of the address. */
  asked: Readonly<Record<string, unknown>>;
  places: Offer;
  errors?: FieldErrors | undefined;
}

const fieldsFor = (places: Offer): Field[] => [
  picker({ name: 'place_id', label: 'All tags of a place', none: 'None' }, places),
  {
    ...{ kind: 'text', name: 'tag_ids', label: 'Or these tags', dir: 'ltr', autocomplete: 'off' },
    hint: `Their numbers, with commas between. At most ${mostLabels}; a tag that is named twice is printed twice.`,
  },
  {
    ...{ kind: 'select', name: 'sheet', label: 'Sheet' },
    choices: sheetNames.map((value) => ({ value, label: sheetTitles[value] })),
  },
  {
    kind: 'text',
    name: 'words',
    label: 'Words on every label',
    hint: 'For instance “Scan me”. At most 100 characters.',
  },
  {
    ...{ kind: 'number', name: 'skip', label: 'Labels of the first sheet that are used up', min: 0, step: 1 },
  },
  { kind: 'number', name: 'width', label: 'Width of a single label', hint: 'In mm.', min: 15, max: 300, step: 'any' },
  { kind: 'number', name: 'height', label: 'Height of a single label', hint: 'In mm.', min: 15, max: 300, step: 'any' },
];

/** Choices stay chosen, and errors are shown beside their fields. */
export const labelForm =
  ({ asked, places, errors = {} }: LabelForm): View =>
  ({ prefix }) => {
    const fields = fieldsFor(places);
    const draw = (field: Field) => askingField(field, [asked[field.name]].flat().map(givenText).join(','), errors);
    return {
      title: 'Labels',
      isFailure: Object.keys(errors).length > 0,
      body: html`<p>Codes with their names, to be printed on sheets of labels or by a printer of single ones.</p>
${errorSummary({ errors, fields })}
<form method="get" action="${prefix}/labels">
${asked.after !== undefined && html`<input type="hidden" name="after" value="${givenText(asked.after) ?? ''}">`}${fields.map(draw)}
<div class="actions"><button type="submit">Show the labels</button></div>
</form>`,
    };
  };

export interface LabelPage extends LabelledTags {
  sheet: Sheet;
  query: LabelSheet;
}

const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(said.map(([name, value]): [string, string] => [name, `${value}`]));
  return parameters.size === 0 ? path : `${path}?${parameters}`.replaceAll('%2C', ',');
};

/** The address of labels with these parameters. */
export const labelsAddress = (query: Readonly<Record<string, unknown>>): string => withQuery('/labels', query);

/** Print shows the sheets alone. Their labels are the streamed part of the page. */
export const labelPage =
  ({ tags, hasMore, sheet, query }: LabelPage): View =>
  ({ prefix }) => {
    const { sheet: name, width, height, skip = 0, words } = query;
    const isSingle = name === 'single';
    const style = withQuery('/labels.css', { sheet: name, ...(isSingle && { width, height }), words });
    const kind = isSingle ? `single labels of ${width} × ${height} mm` : sheetTitles[name];
    const next = hasMore && labelsAddress({ ...query, skip: undefined, after: tags.at(-1)?.id });
    return {
      title: counted(tags.length, 'label'),
      body: html`<link rel="stylesheet" href="${prefix}${style}">
<p>${counted(Math.ceil((skip + tags.length) / perSheet(sheet)), 'page')}, ${kind}. Print it in its real size: without “fit to page”, and without margins of the browser’s own.</p>
<div class="actions"><button type="button" hidden data-prints>Print</button> <a class="button quiet" href="${prefix}${labelsAddress({ ...query, sheet: undefined })}">Choose again</a>${next && html` <a href="${prefix}${next}">The next tags of the place</a>`}</div>
<div class="sheets scroll" role="region" tabindex="0" aria-label="Sheets">${longPart}</div>
<script type="module" src="${prefix}${assetPath('print.js')}"></script>`,
    };
  };

/** The sheets in pieces. `codeOf`: the drawing of a tag's code. */
export function sheetPieces({ tags, sheet, query }: LabelPage, codeOf: (tag: LabelTag) => Html): (() => Html)[] {
  const { skip = 0, words } = query;
  const labels: (LabelTag | undefined)[] = [...Array(skip), ...tags];
  return chunks(labels, perSheet(sheet)).flatMap((page) => [
    () => html`<div class="sheet">`,
    ...page.map((tag) => () => (tag ? sticker(tag, codeOf(tag), words) : html`<div></div>`)),
    () => html`</div>`,
  ]);
}

const sticker = ({ tag_identifier, name, lang }: LabelTag, code: Html, words: string | undefined): Html =>
  html`<div class="sticker" data-tag="${tag_identifier}">${code}<div class="sticker-words">${
    name !== null && html`<p class="sticker-name">${lang === null ? anyText(name) : inLanguage(lang, name)}</p>`
  }<p><code>${tag_identifier}</code></p>${words !== undefined && html`<p class="sticker-said" dir="auto">${words}</p>`}</div></div>`;

function chunks<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));
}

/** The pages of labels: the form, and the sheets. */
import {
  type LabelPart,
  type LabelSheet,
  labelParts,
  maxLabels,
  sheetNames,
} from '../../contracts/management/labels.ts';
import type { Offer } from '../../contracts/management/reference.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import { assetPath } from '../html/assets.ts';
import { type Field, renderField } from '../html/field.ts';
import { errorSummary, type FieldErrors, filterField } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import { streamedPart, type View } from '../html/page.ts';
import { picker } from '../html/picker.ts';
import { reachWarning } from '../html/reachability.ts';
import { pluralise } from '../html/record.ts';
import { inLanguage, textOfUnknownLanguage } from '../html/text.ts';
import { chunksOf } from '../model/chunks.ts';
import { logoAddress } from '../model/look/look.ts';
import type { LabelledTags, LabelTag } from '../model/tags/label-tags.ts';
import { labelsPerSheet, type Sheet, sheetTitles } from './label-sheets.ts';

export interface LabelForm {
  publicUrl: string;
  /** The parameters of the address. */
  requested: Readonly<Record<string, unknown>>;
  places: Offer;
  /** The chosen tags, by references or identifiers. */
  chosen: string;
  /** The found tags. */
  found?: readonly LabelTag[] | undefined;
  errors?: FieldErrors | undefined;
}

/** The most found tags that the form offers. */
export const maxFoundTags = 100;

const carried: Record<LabelPart, string> = {
  logo: 'Your logo, else your name',
  reference: 'The reference',
  place: 'The place',
};

const fieldsFor = (places: Offer): Field[] => [
  {
    kind: 'text',
    name: 'q',
    label: 'Tags',
    autocomplete: 'off',
    hint: 'A part of a name, a reference, or a printed code.',
    below: html`<button class="quiet beside" type="submit" name="find" value="1">Find tags</button>`,
  },
  picker({ name: 'place_id', label: 'All tags of a place', none: 'None' }, places),
  {
    kind: 'text',
    name: 'tags',
    label: 'Or these tags',
    autocomplete: 'off',
    hint: `Their references or identifiers, with commas between. At most ${maxLabels}; a tag that is named twice is printed twice.`,
  },
  {
    kind: 'select',
    name: 'sheet',
    label: 'Sheet',
    choices: sheetNames.map((value) => ({ value, label: sheetTitles[value] })),
  },
  { kind: 'number', name: 'skip', label: 'Labels of the first sheet that are used up', min: 0, step: 1 },
  {
    kind: 'text',
    name: 'words',
    label: 'Words on every label',
    hint: 'For instance “Scan me”. At most 100 characters.',
  },
  {
    kind: 'checkboxes',
    name: 'with',
    label: 'Also on every label',
    choices: labelParts.map((value) => ({ value, label: carried[value] })),
  },
  { kind: 'number', name: 'width', label: 'Width of a single label', hint: 'In mm.', min: 15, max: 300, step: 'any' },
  { kind: 'number', name: 'height', label: 'Height of a single label', hint: 'In mm.', min: 15, max: 300, step: 'any' },
];

/** Choices stay chosen, and errors are shown beside their fields. */
export const labelForm =
  ({ publicUrl, requested, places, chosen, found, errors = {} }: LabelForm): View =>
  ({ prefix }) => {
    const fields = fieldsFor(places);
    const listed = (name: string) => [requested[name]].flat().map(textOrUndefined);
    const draw = (field: Field) => {
      if (field.kind === 'checkboxes') return filterField(field, listed(field.name).join().split(','), errors);
      const values = listed(field.name).filter((each) => each !== undefined && each !== '');
      const drawn = filterField(field, field.name === 'tags' ? chosen : values.join(','), errors);
      return field.name === 'q' ? html`${drawn}${found && foundField(found, Object.keys(errors).length === 0)}` : drawn;
    };
    return {
      title: 'Labels',
      isFailure: Object.keys(errors).length > 0,
      body: html`${reachWarning(publicUrl)}<p>Codes with their names, for sheets of labels or a label printer.</p>
${errorSummary({ errors, fields })}
<form method="get" action="${prefix}/labels">
${fields.map(draw)}
<div class="actions"><button type="submit">Show the labels</button></div>
</form>`,
    };
  };

/** Found tags are ticked by default, as most people want all of them. With `ticks`, empty boxes are a choice. */
function foundField(found: readonly LabelTag[], areTicked: boolean): Html {
  if (found.length === 0) return html`<p class="empty">No other tag has that.</p>`;
  const choices = found.map(({ id, name, tag_identifier, reference }) => ({
    value: `${id}`,
    label: [name ?? `Tag ${id}`, reference, tag_identifier].filter((part) => part !== null).join(' · '),
  }));
  return html`<input type="hidden" name="ticks" value="1">${renderField({
    name: 'tag_ids',
    id: 'found',
    errors: [],
    autofocus: false,
    field: {
      kind: 'checkboxes',
      name: 'tag_ids',
      label: found.length < maxFoundTags ? 'Found' : `Found, the first ${maxFoundTags}`,
      choices,
    },
    value: areTicked ? choices.map(({ value }) => value) : [],
  })}`;
}

export interface LabelPage extends LabelledTags {
  publicUrl: string;
  sheet: Sheet;
  query: LabelSheet;
}

const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([name, value]): [string, string] => [name, `${value}`]));
  return parameters.size === 0 ? path : `${path}?${parameters}`.replaceAll('%2C', ',');
};

/** The address of labels with these parameters. */
export const labelsAddress = (query: Readonly<Record<string, unknown>>): string => withQuery('/labels', query);

/** Print shows the sheets only. Their labels are the streamed part of the page. */
export const labelPage =
  ({ publicUrl, tags, hasMore, sheet, query }: LabelPage): View =>
  ({ prefix }) => {
    const { sheet: name, width, height, skip = 0, words, with: parts } = query;
    const isSingle = name === 'single';
    const style = withQuery('/labels.css', { sheet: name, ...(isSingle && { width, height }), words, with: parts });
    const kind = isSingle ? `single labels of ${width} × ${height} mm` : sheetTitles[name];
    const next = hasMore && labelsAddress({ ...query, skip: undefined, after: tags.at(-1)?.id });
    return {
      title: pluralise(tags.length, 'label'),
      body: html`<link rel="stylesheet" href="${prefix}${style}">
${reachWarning(publicUrl)}<p>${pluralise(Math.ceil((skip + tags.length) / labelsPerSheet(sheet)), 'page')}, ${kind}. Print it in its real size: without “fit to page”, and without margins of the browser’s own.</p>
<div class="actions"><button type="button" hidden data-prints>Print</button> <a class="button quiet" href="${prefix}${labelsAddress({ ...query, sheet: undefined, after: undefined })}">Choose again</a>${next && html` <a href="${prefix}${next}">The next tags of the place</a>`}</div>
<div class="sheets scroll" role="region" tabindex="0" aria-label="Sheets">${streamedPart}</div>
<script type="module" src="${prefix}${assetPath('print.js')}"></script>`,
    };
  };

/** The sheets in pieces. `codeOf`: the drawing of a tag's code. `prefix`: before the addresses of logos. */
export function sheetPieces(
  { tags, sheet, query }: LabelPage,
  codeOf: (tag: LabelTag) => Html,
  prefix: string,
): (() => Html)[] {
  const { skip = 0 } = query;
  const labels: (LabelTag | undefined)[] = [...Array(skip), ...tags];
  return [...chunksOf(labels, labelsPerSheet(sheet))].flatMap((page) => [
    () => html`<div class="sheet">`,
    ...page.map((tag) => () => (tag ? sticker(tag, codeOf(tag), query, prefix) : html`<div></div>`)),
    () => html`</div>`,
  ]);
}

/** From the top: the owner, the name, the place, and the identifier, which can be typed if the code is scratched. */
function sticker(tag: LabelTag, code: Html, { words, with: parts = [] }: LabelSheet, prefix: string): Html {
  const { tag_identifier, name, lang, reference, place } = tag;
  const has = (part: LabelPart) => parts.includes(part);
  return html`<div class="sticker" data-tag="${tag_identifier}">${code}<div class="sticker-words">${has('logo') && owner(tag, prefix)}${
    name !== null &&
    html`<p class="sticker-name">${lang === null ? textOfUnknownLanguage(name) : inLanguage(lang, name)}</p>`
  }${has('place') && place !== null && html`<p>${textOfUnknownLanguage(place)}</p>`}${has('reference') && reference !== null && html`<p>${textOfUnknownLanguage(reference)}</p>`}<p><code>${tag_identifier}</code></p>${words !== undefined && html`<p class="sticker-said" dir="auto">${words}</p>`}</div></div>`;
}

const owner = ({ logo, display_name }: LabelTag, prefix: string): Html | false =>
  logo === null
    ? display_name !== null && html`<p>${textOfUnknownLanguage(display_name)}</p>`
    : html`<img class="sticker-logo" src="${logoAddress(prefix, logo)}" alt="">`;

/** The pages of an import of pictures: the form, and the preview. */
import { pictureTypes } from '../../../contracts/pictures.ts';
import { assetPath } from '../../html/assets.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { html } from '../../html/html.ts';
import type { View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import { pictureImportLimits } from '../../http/upload.ts';
import type { FoundFile } from '../../model/pictures/picture-import.ts';

export const pictureImportPath = '/pictures/import';

const words: Record<FoundFile['action'], string> = {
  new: 'Becomes its picture',
  instead: 'Takes the place of the picture that is there',
  same: 'Is its picture already',
  refused: 'Is left out',
};

export const pictureImportPage =
  ({ errors }: { errors?: FieldErrors | undefined } = {}): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Add pictures',
    isLive: true,
    isFailure: errors !== undefined,
    body: html`<p>Each file finds its tag by its name: <code>INV-0017.jpg</code> is for the tag with the reference INV-0017. An identifier of a tag does as well. You will see what would happen before anything does.</p>
${form({
  action: `${prefix}${pictureImportPath}`,
  csrfToken: csrfToken(),
  hidden: { found: '' },
  fields: [
    {
      kind: 'file',
      name: 'pictures',
      label: 'Pictures',
      required: true,
      most: pictureImportLimits.files,
      accept: pictureTypes.join(),
      hint: html`JPEG, PNG, WebP, AVIF or GIF: up to ${pictureImportLimits.inRounds} at once, at most 20 MB each.<noscript> Your browser runs no scripts: at most ${pictureImportLimits.files} files at once, and 100 MB together.</noscript>`,
    },
  ],
  ...(errors && { errors }),
  submit: 'See what would happen',
  cancel: `${prefix}/Tags`,
})}<script type="module" src="${prefix}${assetPath('picture-upload.js')}"></script>`,
  });

interface PicturePreview {
  files: readonly FoundFile[];
  /** The expiry of the preview, in milliseconds. */
  until: number;
}

const isToBePut = ({ action }: FoundFile): boolean => action === 'new' || action === 'instead';

/** A notice has at most 500 characters. */
const most = { characters: 380, names: 3, inName: 40 };

const shortened = (name: string): string => (name.length > most.inName ? `${name.slice(0, most.inName)}…` : name);

/** The left-out files by reason, as far as a notice has room for them; blank if there are none. */
function leftOutInWords(files: readonly FoundFile[]): string {
  const refused = files.filter(({ action }) => action === 'refused');
  const byReason = Map.groupBy(refused, ({ why = '' }) => why);
  let [words, rest] = ['', refused.length];
  for (const [why, those] of byReason) {
    const names = those.slice(0, most.names).map(({ name }) => shortened(name));
    const more = those.length - names.length;
    const sentence = ` ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${why}`;
    if (words.length + sentence.length > most.characters) break;
    words += sentence;
    rest -= those.length;
  }
  if (refused.length === 0) return '';
  return `${pluralise(refused.length, 'file was', 'files were')} left out.${words}${rest > 0 && words !== '' ? ` And ${pluralise(rest, 'other file')}.` : ''}`;
}

export const picturePreviewPage =
  ({ files, until }: PicturePreview): View =>
  ({ prefix, csrfToken }) => {
    const agreed = files.filter(isToBePut);
    const pairs = agreed.map(({ tag, hash }) => `${tag?.id} ${hash}`).join();
    return {
      title: 'What would happen',
      body: html`<p>${pluralise(agreed.length, 'picture finds its tag', 'pictures find their tags')}, ${files.length - agreed.length} would change nothing.</p>
<div data-found="${JSON.stringify(files)}">${table({
        caption: 'The files',
        columns: [
          { heading: 'File', cell: ({ name }: FoundFile) => textOfUnknownLanguage(name) },
          {
            heading: 'Tag',
            cell: ({ tag }) =>
              tag !== undefined &&
              html`<a href="${prefix}/Tags/${tag.id}">${textOfUnknownLanguage(tag.reference ?? tag.tag_identifier)}</a>`,
          },
          { heading: 'What becomes of it', cell: ({ action, why = '' }) => `${words[action]}${why && `. ${why}`}` },
        ],
        rows: files,
        empty: html``,
      })}</div>
${
  agreed.length === 0
    ? html`<p><a class="button" href="${prefix}${pictureImportPath}">Choose other files</a></p>`
    : form({
        action: `${prefix}${pictureImportPath}`,
        csrfToken: csrfToken(),
        fields: [],
        hidden: { ...newFormKey(), agreed: pairs, until: `${until}`, left_out: leftOutInWords(files) },
        submit: `Put ${pluralise(agreed.length, 'picture on its tag', 'pictures on their tags')}`,
        cancel: `${prefix}${pictureImportPath}`,
      })
}`,
    };
  };

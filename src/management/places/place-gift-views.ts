/** The preview before a place is given to another customer. */
import type { Offer } from '../../../contracts/management/reference.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { html } from '../../html/html.ts';
import type { View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { pluralise } from '../../html/record.ts';
import { textsAndNames } from '../../html/tag-count.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { PlaceContents } from '../../model/give-place.ts';

interface PlaceGift extends PlaceContents {
  /** The customers to choose from. */
  offer: Offer;
  errors: FieldErrors | undefined;
}

export const placeGiftPage =
  ({ place, counts, pictures, links, offer, errors }: PlaceGift): View =>
  ({ prefix, csrfToken }) => {
    const path = `${prefix}/places/${place.id}`;
    const name = place.name ?? `Place ${place.id}`;
    return {
      title: `Give away ${name}?`,
      heading: html`Give away ${textOfUnknownLanguage(name)}?`,
      isFailure: errors !== undefined,
      body: html`<p>The place goes to another customer with ${pluralise(counts.count, 'tag')}, and with all that belongs to them:</p>
<ul>
${textsAndNames(counts)}
<li>${pluralise(counts.hardwares, 'hardware item')}</li>
<li>${pluralise(pictures, 'picture')}</li>
</ul>
<p>References stay behind: they are how its present customer counts.${links > 0 && html` <strong>${pluralise(links, 'link to its bundle ends', 'links to its bundle end')}.</strong>`}</p>
${form({
  action: `${path}/give`,
  csrfToken: csrfToken(),
  fields: [picker({ name: 'customer_id', label: 'To', required: true, none: 'Choose a customer' }, offer)],
  errors: errors ?? {},
  hidden: { ...newFormKey(), count: `${counts.count}` },
  submit: counts.count === 0 ? 'Give away the place' : `Give away the place and ${pluralise(counts.count, 'tag')}`,
  cancel: path,
})}`,
    };
  };

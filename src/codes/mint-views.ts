/** The form that creates stock tags. */
import type { Offer } from '../../contracts/management/reference.ts';
import { maxMinted } from '../../contracts/management/tag-mint.ts';
import type { Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { newFormKey } from '../html/form-key.ts';
import { html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { picker } from '../html/picker.ts';
import { refreshOptions } from '../html/refresh-options.ts';

interface MintForm {
  places: Offer;
  /** Undefined for others than admins. */
  customers: Offer | undefined;
  values: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
  /** The address that offers the places of a customer, below the prefix. */
  stepPath: string;
}

export const mintForm =
  ({ places, customers, values, errors, stepPath }: MintForm): View =>
  (context) => {
    const { prefix, csrfToken } = context;
    const place = picker({ name: 'place_id', label: 'Place', none: 'No place' }, places);
    return {
      title: 'Tags in stock',
      isFailure: errors !== undefined,
      // Places are offered anew when the customer changes.
      isLive: customers !== undefined,
      body: html`<p>Tags without a text yet. Print their codes, put them up, and scan them where they hang: the page that opens lets you write the text there.</p>
${form({
  action: `${prefix}/Tags/mint`,
  csrfToken: csrfToken(),
  group: 'mint',
  hidden: newFormKey(),
  fields: [
    {
      kind: 'number',
      name: 'count',
      label: 'How many',
      required: true,
      min: 1,
      max: maxMinted,
      step: 1,
      hint: `At most ${maxMinted} at once.`,
    },
    ...(customers ? [] : [place]),
  ],
  sections: customers
    ? [{ title: 'Whose they are, and where', fields: [customerField(customers, context, stepPath), place] }]
    : [],
  hasSteps: customers !== undefined,
  values,
  ...(errors && { errors }),
  submit: 'Make them',
  cancel: `${prefix}/Tags`,
})}`,
    };
  };

const customerField = (customers: Offer, context: PageContext, stepPath: string): Field => ({
  ...picker(
    {
      name: 'customer_id',
      label: 'Customer',
      hint: 'If none is chosen: the customer of the place, and without a place you.',
      none: 'As the place says',
    },
    customers,
  ),
  below: refreshOptions(context, stepPath, 'Offer the places of this customer'),
});

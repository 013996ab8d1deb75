/** Stock tags that are created and printed at once. */
import { type Request, Router } from 'express';
import { management } from '../../contracts/index.ts';
import type { RecordName } from '../../contracts/management/reference.ts';
import { pluralise } from '../html/record.ts';
import { addRoute } from '../http/api.ts';
import { type PageCall, pageCallOf, redirectWithUndo } from '../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../http/forms.ts';
import { submitOnce } from '../http/idempotent-form.ts';
import { sendPage } from '../http/pages.ts';
import { fieldsOrNone, isFields, recordFields } from '../http/record-body.ts';
import { parseForm, submittedFields } from '../http/resource-pages.ts';
import { choicesAmong, idResolver } from '../model/access/record-names.ts';
import { Customer } from '../model/customer.ts';
import { Place } from '../model/place.ts';
import { mintTags } from '../model/tags/mint.ts';
import { mintForm } from './mint-views.ts';

const { mint } = management.tags;

const references = {
  place_id: async (call: PageCall, words: string) => {
    const customers = await customersFor(call, fieldsOrNone(recordFields(call.fields, mint)).customer_id);
    return placesFor(call, customers?.chosen).idsFor(words);
  },
  customer_id: idResolver(Customer),
};

const path = mint.path;
const stepPath = `${path}/places`;

export function mintPages(): Router {
  const router = Router();
  addRoute(router, path, {
    get: async (req, res) => sendPage(res, await form(req)),
    post: onSubmit(
      async (req, res) => {
        const { mint: wanted } = await parseForm(req, mint, references);
        const done = await submitOnce(pageCallOf(req), async ({ caller, db }) => {
          const tags = await mintTags(db, caller, wanted);
          return {
            to: `/labels?tag_ids=${tags.map(({ id }) => id).join()}`,
            message: `${pluralise(tags.length, 'tag is', 'tags are')} made. Print their codes here; what they say is written at the tag that a code leads to.`,
          };
        });
        await redirectWithUndo(res, done);
      },
      (req, failure) => form(req, failure),
    ),
  });
  // The form as it is filled in, with the places on offer now.
  const again = async (req: Request) => form(req, { reason: undefined, errors: undefined });
  return addRoute(router, stepPath, { post: onSubmit(async (req, res) => sendPage(res, await again(req)), form) });
}

async function form(req: Request, failure?: FormFailure) {
  const call = pageCallOf(req);
  const sent = failure && submittedFields(req, mint);
  const values = isFields(sent) ? sent : { place_id: call.query.place_id };
  const customers = await customersFor(call, values.customer_id);
  return mintForm({
    places: await placesFor(call, customers?.chosen).offer(values.place_id),
    customers,
    values,
    errors: failure?.errors,
    stepPath,
  });
}

/** The customers on offer; undefined for others than admins. */
const customersFor = async ({ caller, searches }: PageCall, given: unknown) =>
  caller.isAdmin ? choicesAmong(Customer, searches, caller, Customer.mayOwn).offer(given) : undefined;

/** A tag is only ever in a place of its customer; by default the customer is that of the place. */
const placesFor = ({ caller, searches }: PageCall, customer: RecordName | undefined) =>
  choicesAmong(Place, searches, caller, (rows) => (customer ? rows.where('places.customer_id', customer.id) : rows));

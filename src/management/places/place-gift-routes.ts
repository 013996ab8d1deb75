/** An admin gives a place to another customer: a preview with numbers, then the confirmation. */
import { type Request, Router } from 'express';
import { RecordReference } from '../../../contracts/management/fields.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { plainName } from '../../html/record-name.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { sendPage } from '../../http/pages.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { resolveReferences } from '../../http/resource-pages.ts';
import { choicesAmong, idResolver, readRecordName } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { countPlaceContents, givePlace } from '../../model/give-place.ts';
import { Place } from '../../model/place.ts';
import { placeGiftPage } from './place-gift-views.ts';

export function placeGiftPages(): Router {
  return addRoute(Router(), '/places/:id/give', {
    get: async (req, res) => sendPage(res, await question(req)),
    post: onSubmit(
      async (req, res) =>
        redirectWithUndo(res, await submitOnce(pageCallOf(req), (call) => give(call, recordIdOf(req)))),
      (req, { errors }) => question(req, errors),
    ),
  });
}

async function question(req: Request, errors?: FieldErrors): Promise<View> {
  const call = pageCallOf(req);
  const meant = await countPlaceContents(call.db, call.caller, recordIdOf(req));
  const customers = choicesAmong(Customer, call.searches, call.caller, (rows) =>
    Customer.mayOwn(rows).whereNot('customers.id', meant.place.customer_id),
  );
  const given = req.method === 'POST' ? call.fields.customer_id : undefined;
  return placeGiftPage({ ...meant, offer: await customers.offer(given), errors });
}

async function give(call: PageCall, id: number): Promise<Done> {
  const { caller, db, fields } = call;
  const named = await resolveReferences(
    call,
    { customer_id: fields.customer_id },
    { customer_id: idResolver(Customer) },
  );
  const customer_id = RecordReference.safeParse(named.customer_id).data;
  const count = Number(textOrUndefined(fields.count));
  await givePlace(db, caller, id, { customer_id, count });
  const [place, to] = [
    await readRecordName(Place, db, caller, id),
    await readRecordName(Customer, db, caller, customer_id ?? 0),
  ];
  const what = count === 0 ? `${plainName(place)} is` : `${plainName(place)} and ${pluralise(count, 'tag')} are`;
  return { to: `/places/${id}`, message: `${what} given to ${plainName(to)}.` };
}

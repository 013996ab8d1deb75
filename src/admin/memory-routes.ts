/**
 * `/memory`: the translations of a text by providers, and the buttons that remove them. Mounted behind the check for
 * admins.
 */
import { type Request, Router } from 'express';
import { figures } from '../../contracts/index.ts';
import { RecordReference } from '../../contracts/management/fields.ts';
import { MemoryQuery } from '../../contracts/management/memory.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { FieldErrors } from '../html/form.ts';
import { listAddress } from '../html/list-filters.ts';
import type { View } from '../html/page.ts';
import { addRoute } from '../http/api.ts';
import { parseBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { parseQuery } from '../http/field-messages.ts';
import { onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { queryOf, withoutBlanks } from '../http/parameters.ts';
import { recordIdOf } from '../http/record-id.ts';
import { pageWithErrors } from '../http/refused-page.ts';
import { readNamesInColumn } from '../model/access/record-names.ts';
import { Customer } from '../model/customer.ts';
import { forgetEntry, listMemoryEntries } from '../model/figures/memory-entries.ts';
import { memoryPage } from './memory-views.ts';

const { path } = figures.memory.index;
const maxRows = 50;
/** Characters of an address; a longer text is looked up by its form alone. */
const maxAddressLength = 6000;

export function memoryPages(): Router {
  const router = Router();
  const page = (req: Request, errors?: FieldErrors) => lookupPage(req, withoutBlanks(queryOf(req)), errors);

  addRoute(router, path, {
    get: async (req, res) => sendPage(res, await pageWithErrors(res, (errors) => page(req, errors))),
    // By a form, as a whole text may be too long for an address.
    post: onSubmit(
      async (req, res) => {
        const address = addressFor(parseBody(req));
        if (address === undefined) sendPage(res, await lookupPage(req, withoutBlanks(parseBody(req))));
        else seeOther(res, address);
      },
      (req, { errors }) => lookupPage(req, parseBody(req), errors),
    ),
  });

  return addRoute(router, `${path}/:id`, {
    delete: onSubmit(
      async (req, res) => {
        await forgetEntry(callOf(req).db, recordIdOf(req));
        seeOther(res, addressFor(parseBody(req)) ?? path, 'It is removed. A provider is asked the next time.');
      },
      (req, { errors }) => lookupPage(req, lookupIn(parseBody(req)), errors),
    ),
  });
}

/** The lookup's parameters, for an address or a button. */
const lookupIn = ({ text, lang_code }: Record<string, unknown>) => ({
  text: textOrUndefined(text) || undefined,
  lang_code: textOrUndefined(lang_code) || undefined,
});

/** The address of a lookup; undefined for one that is too long. */
function addressFor(fields: Record<string, unknown>): string | undefined {
  const address = listAddress(path, lookupIn(fields));
  return address.length > maxAddressLength ? undefined : address;
}

/** The remembered translations of the requested text; without one, the empty form. */
async function lookupPage(req: Request, given: Record<string, unknown>, errors?: FieldErrors): Promise<View> {
  const values = lookupIn(given);
  if (errors || (given.text === undefined && given.lang_code === undefined)) return memoryPage({ values, errors });
  const query = parseQuery(MemoryQuery, given);
  const { db, caller } = callOf(req);
  const after = RecordReference.safeParse(given.after).data;
  const found = await listMemoryEntries(db, { ...query, limit: maxRows, after });
  const owners = await readNamesInColumn(Customer, db, caller, found.rows, 'customer_id');
  return memoryPage({ values, found, owners, isLong: !['GET', 'HEAD'].includes(req.method) });
}

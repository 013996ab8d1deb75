/** The pages of `/bin`. */

import { Router } from 'express';
import { personIdOf } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { type LeftOut, maxRestored } from '../../../contracts/management/bin.ts';
import { RecordReference } from '../../../contracts/management/fields.ts';
import { resourceNames } from '../../../contracts/management/history-entry.ts';
import { ListQuery } from '../../../contracts/management/list-query.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { Invalid } from '../../errors.ts';
import type { FieldErrors } from '../../html/form.ts';
import { warningNotice } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { addRoute } from '../../http/api.ts';
import type { Call } from '../../http/call.ts';
import { crudPages, type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { fieldsOrNone, recordFields } from '../../http/record-body.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { readNames } from '../../model/access/record-names.ts';
import { BinEntry } from '../../model/bin/bin-entry.ts';
import { type RestoredEntry, restoreMany, restoreOne } from '../../model/bin/restore.ts';
import { Place } from '../../model/place.ts';
import { readCustomerNames } from '../../model/team/customer-names.ts';
import { binEntryPage, binPage, leftInWords } from './bin-views.ts';

const { path } = management.bin.index;

export function binPages(): Router {
  const router = Router();
  addRoute(router, `${path}/restore`, {
    post: onPress(
      () => 'Restore the ticked ones',
      async (req, res) => {
        const call = pageCallOf(req);
        const ticked = tickedIn(call);
        const present = await BinEntry.present(call.db, call.caller, ticked);
        if (present.length === 0) throw new Invalid({ ids: ['What is ticked is not in the bin any more.'] });
        // Ticks of other pages may be older than what others have restored since.
        const absent = new Set(ticked).size - present.length;
        await redirectWithUndo(res, restored(await restoreMany(call.db, call.caller, present), absent));
      },
      (req, { errors }) => list(pageCallOf(req), firstPageOf(pageCallOf(req)), errors),
    ),
  });
  addRoute(router, `${path}/:id/restore`, {
    post: onPress(
      () => 'Restore it',
      async (req, res) => {
        const { db, caller } = pageCallOf(req);
        await redirectWithUndo(res, restored(await restoreOne(db, caller, recordIdOf(req))));
      },
      (req, { errors }) => one(pageCallOf(req), recordIdOf(req), errors),
    ),
  });
  return router.use(
    crudPages(path, {
      index: (call, query) => list(call, query),
      show: one,
      destroy: async ({ db, caller }, id) => {
        await BinEntry.destroy(db, caller, id);
        return { to: path, message: 'It is gone for good.' };
      },
    }),
  );
}

/** Of the list from which entries were ticked. */
function firstPageOf({ fields }: PageCall): ListQuery {
  return ListQuery.parse(Object.fromEntries(new URLSearchParams(textOrUndefined(fields.list) ?? '')));
}

/** Throws `Invalid` where nothing or too much is ticked. */
function tickedIn({ fields }: PageCall): number[] {
  const given = fieldsOrNone(recordFields(fields, management.bin.restoreMany));
  const ids = [given.ids].flat().flatMap((id) => RecordReference.safeParse(id).data ?? []);
  if (ids.length === 0) throw new Invalid({ ids: ['Nothing is ticked.'] });
  if (ids.length > maxRestored) throw new Invalid({ ids: [`They are more than ${maxRestored}.`] });
  return ids;
}

async function namesIn({ db, caller }: Call, entries: readonly BinEntry[]) {
  const ids = entries.flatMap(({ customer_id, deleted_by }) => [customer_id, deleted_by]);
  return { customers: await readCustomerNames(db, caller, ids), reader: personIdOf(caller) };
}

async function list(call: PageCall, query: Parameters<typeof BinEntry.browsed>[1], errors?: FieldErrors) {
  const { rows, ...rest } = await BinEntry.browsed(call, query);
  const references = await BinEntry.references(call.db, rows);
  return binPage({ ...rest, rows }, { ...(await namesIn(call, rows)), references }, errors);
}

async function one(call: PageCall, id: number, errors?: FieldErrors) {
  const entry = await BinEntry.shown(call.db, call.caller, id);
  const recognised = await BinEntry.recognised(call.db, id);
  const places = await readNames(Place, call.db, call.caller, [recognised?.place_id ?? null]);
  return binEntryPage(entry, { ...(await namesIn(call, [entry])), recognised, places }, errors);
}

/** The redirect: to the record, or to the list of several records. `absent`: the number of others, which have left the bin. */
function restored(entries: readonly RestoredEntry[], absent = 0): Done {
  const [first, ...others] = entries;
  const to = first && others.length === 0 ? `/${resourceNames[first.resource]}/${first.record_id}` : '/bin';
  const left: LeftOut[] = entries.flatMap(({ left_out }) => left_out);
  const done =
    first && others.length === 0 ? 'It is back.' : `${pluralise(entries.length, 'entry is', 'entries are')} back.`;
  const besides = [
    ...(left.length > 0 ? [leftInWords(left)] : []),
    ...(absent > 0 ? [`${pluralise(absent, 'ticked one was', 'ticked ones were')} not in the bin any more.`] : []),
  ];
  return { to, message: besides.length === 0 ? done : warningNotice([done, ...besides].join(' ')) };
}

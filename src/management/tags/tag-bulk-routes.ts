/** Bulk actions on tags: a preview with numbers, then the confirmation. */
import { type Request, Router } from 'express';
import { maxLabels } from '../../../contracts/management/labels.ts';
import { noReference } from '../../../contracts/management/reference.ts';
import { nestedBody } from '../../../contracts/management/resource.ts';
import {
  type BulkAction,
  bulkActions,
  changeTags as contract,
  TagBulk,
} from '../../../contracts/management/tag-bulk.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { Invalid } from '../../errors.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { plainName } from '../../html/record-name.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { fieldsOrNone, parseRecordFields, recordFields } from '../../http/record-body.ts';
import { resolveReferences } from '../../http/resource-pages.ts';
import { choicesAmong, idResolver, readRecordName } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { Place } from '../../model/place.ts';
import {
  type AffectedTags,
  changeTags,
  countAffected,
  requireAction,
  selectedIds,
  type TagSelection,
} from '../../model/tags/tag-bulk.ts';
import { bulkGroup, listField, noQuestionPage, questionPage } from './tag-bulk-views.ts';

export function tagBulkPages(): Router {
  return addRoute(Router(), '/Tags/bulk', {
    post: onSubmit(
      async (req, res) => {
        const sent = sentIn(req);
        const elsewhere = leading[textOrUndefined(sent.values.action) ?? ''];
        if (elsewhere) return seeOther(res, await elsewhere(sent));
        // Only the form of the preview has the count.
        if (sent.values.count === undefined) sendPage(res, await question(sent));
        else
          await redirectWithUndo(
            res,
            await submitOnce(sent.call, (call) => carryOut({ ...sent, call })),
            labelOf(sent),
          );
      },
      (req, { errors }) => askAgain(sentIn(req), errors),
    ),
  });
}

const labelOf = ({ values }: Submission) => (values.action === 'delete' ? 'Restore' : 'Undo');

/** A submitted form. */
interface Submission {
  call: PageCall;
  values: Readonly<Record<string, unknown>>;
  /** Query of the list of tags. */
  list: string;
}

function sentIn(req: Request): Submission {
  const call = pageCallOf(req);
  const values = fieldsOrNone(recordFields(call.fields, contract));
  const requested = new URLSearchParams(textOrUndefined(call.fields[listField]) ?? '');
  return { call, values, list: requested.size === 0 ? '' : `?${requested}` };
}

/** All found tags include the ticked ones, so they take precedence. */
function selectedFields({ found, tag_ids }: Submission['values']) {
  const address = textOrUndefined(found);
  if (address !== undefined) return { found: Object.fromEntries(new URLSearchParams(address)) };
  return { tag_ids: tag_ids === undefined ? undefined : [tag_ids].flat() };
}

/** The part of the operation's body that selects tags. */
const whichTags = { ...contract, body: nestedBody(bulkGroup, TagBulk.pick({ tag_ids: true, found: true })) };

/** The selected tags by the contract. Throws `Invalid` for an empty selection. */
function selectionOf(meant: ReturnType<typeof selectedFields>): TagSelection {
  if (!meant.found && !meant.tag_ids) throw new Invalid({ base: ['No tags are ticked.'] });
  return parseRecordFields(meant, whichTags)[bulkGroup];
}

const references = { place_id: idResolver(Place), customer_id: idResolver(Customer) };

/** Redirects to the label form. Throws `Invalid`. */
async function toLabels({ call, values }: Submission): Promise<string> {
  const ids = await selectedIds(call.db, call.caller, selectionOf(selectedFields(values)));
  if (ids.length > maxLabels)
    throw new Invalid({
      base: [`They are more than ${maxLabels}: choose fewer at once, or print the labels of a place.`],
    });
  return `/labels?tag_ids=${ids.join()}`;
}

/** Redirects to the export. Throws `Invalid`. */
const toExport =
  (file: string) =>
  async ({ call, values }: Submission): Promise<string> => {
    const meant = selectedFields(values);
    const { found } = selectionOf(meant);
    const ids = found ? [] : await selectedIds(call.db, call.caller, selectionOf(meant));
    const query = found ? new URLSearchParams(textOrUndefined(values.found)) : `tag_ids=${ids.join()}`;
    return `/Tags/${file}?${query}`;
  };

/** The most ids in an address that every proxy accepts. */
const maxIdsInAddress = 800;

/** Redirects to the order form; a whole place needs no list of ids. Throws `Invalid`. */
async function toOrder({ call, values }: Submission): Promise<string> {
  const meant = selectionOf(selectedFields(values));
  const { place_id, ...others } = meant.found ?? {};
  if (typeof place_id === 'number' && Object.values(others).every((each) => each === undefined))
    return `/translation_orders/new?place_id=${place_id}`;
  const ids = await selectedIds(call.db, call.caller, meant);
  if (ids.length > maxIdsInAddress)
    throw new Invalid({
      base: [`They are more than ${maxIdsInAddress}: choose fewer at once, or order those of a place.`],
    });
  return `/translation_orders/new?tag_ids=${ids.join()}`;
}

/** Actions on pages of their own. */
const leading: Readonly<Record<string, (sent: Submission) => Promise<string>>> = Object.assign(Object.create(null), {
  labels: toLabels,
  translate: toOrder,
  export: toExport('export.csv'),
  workbook: toExport('export.xlsx'),
});

/** The bulk action by the contract. Throws `Invalid`. */
async function bulkOf({ call, values }: Submission) {
  const { found: _, tag_ids: __, place_id, ...others } = values;
  const isOut = place_id === noReference;
  const named = await resolveReferences(call, { ...others, place_id: isOut ? undefined : place_id }, references);
  const fields = {
    ...named,
    ...selectedFields(values),
    place_id: isOut ? null : textOrUndefined(named.place_id) || undefined,
  };
  return parseRecordFields(fields, contract)[bulkGroup];
}

async function carryOut(sent: Submission): Promise<Done> {
  const { caller, db } = sent.call;
  const bulk = await bulkOf(sent);
  const { action, place_id, customer_id } = bulk;
  const count = await changeTags(db, caller, bulk);
  const tags = pluralise(count, 'tag is', 'tags are');
  const nameOf = async (table: typeof Place | typeof Customer, id: number) =>
    plainName(await readRecordName(table, db, caller, id));
  const words: Record<BulkAction, () => Promise<string>> = {
    move: async () => (place_id ? `${tags} in ${await nameOf(Place, place_id)} now.` : `${tags} in no place now.`),
    hide: async () => `${tags} not open to visitors now.`,
    show: async () => `${tags} open to visitors now.`,
    give: async () => `${tags} given to ${await nameOf(Customer, customer_id ?? 0)}.`,
    delete: async () => `${tags} deleted.`,
  };
  const to = `/Tags${sent.list}`;
  return { to, message: await words[action](), list: to };
}

/** Throws `Invalid` for an empty selection. */
async function question({ call, values, list }: Submission, errors?: FieldErrors): Promise<View> {
  const action = bulkActions.find((each) => each === values.action);
  if (!action) throw new Invalid({ action: [`is not one of ${bulkActions.join(', ')}`] });
  requireAction(call.caller, action);
  const meant = selectedFields(values);
  const weighed = await countAffected(call.db, call.caller, selectionOf(meant));
  const missing = new Set(meant.tag_ids).size - (meant.tag_ids ? weighed.ids.length : 0);
  return questionPage({
    action,
    meant: weighed,
    hidden: meant.found
      ? { [`${bulkGroup}[found]`]: textOrUndefined(values.found) ?? '' }
      : { [`${bulkGroup}[tag_ids]`]: weighed.ids.map(String) },
    list,
    offer: await offerFor(call, action, weighed, values),
    values,
    errors:
      missing > 0
        ? { base: [`${pluralise(missing, 'of the tags is', 'of the tags are')} not there any more.`] }
        : errors,
  });
}

/** The places on offer. A tag is only ever in a place of its owner. */
async function offerFor(
  { caller, searches }: PageCall,
  action: BulkAction,
  { owners }: AffectedTags,
  { place_id, customer_id }: Submission['values'],
) {
  if (action === 'give') return choicesAmong(Customer, searches, caller, Customer.mayOwn).offer(customer_id);
  if (action !== 'move') return undefined;
  const [owner = null] = owners;
  const places = choicesAmong(Place, searches, caller, (rows) =>
    owners.length > 1 ? rows.whereRaw('false') : rows.where('places.customer_id', owner),
  );
  return places.offer(place_id === noReference ? undefined : place_id);
}

/** Shows the preview again; where that is impossible, the reason. */
async function askAgain(sent: Submission, errors: FieldErrors | undefined): Promise<View> {
  if (errors && leading[textOrUndefined(sent.values.action) ?? '']) return noQuestionPage(sent.list, errors);
  try {
    return await question(sent, errors);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return noQuestionPage(sent.list, error.errors);
  }
}

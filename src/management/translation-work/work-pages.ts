/** Pages of the work list: for an address, and for a single refused row. */
import { parseWorkCursor, WorkFilters, workStates } from '../../../contracts/management/translation-work.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { Failure } from '../../errors.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { referredTo, referredToTags } from '../../model/record-list.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { cursorOf, listWork, type WorkPage } from '../../model/translations/work/work-list.ts';
import type { WorkCursor } from '../../model/translations/work/work-rows.ts';
import type { RefusedInput } from './work-card-views.ts';
import { readCards } from './work-cards.ts';
import { filtersOf, pageAfter, pageBefore, parseList } from './work-paths.ts';
import { languagePage, workPage } from './work-views.ts';

/** The number of rows on a page, which shows their full texts. */
const maxRows = 10;

interface ListedPage extends WorkPage {
  isBackwards: boolean;
  isLater: boolean;
}

const nothing = (): ListedPage => ({ rows: [], beyond: undefined, isBackwards: false, isLater: false });

/** The page for an address; without a language or filters, the choice of a language. */
export async function requestedPage(machine: MachineTranslation, call: PageCall, errors?: FieldErrors): Promise<View> {
  const { query } = call;
  const state = [query.state ?? []].flat().join();
  const given = { ...query, ...(state !== '' && { state }) };
  if (filtersOf(given) === '' && !errors) return languagePage({ requested: {}, offers: await readOwnerOffer(call) });
  return listed(machine)({ ...call, query: given, fields: {} }, errors);
}

/** The customers on offer, for admins. */
export const readOwnerOffer = async (call: Pick<PageCall, 'caller' | 'db' | 'searches'>) =>
  call.caller.isAdmin ? { customer_id: await referredTo.customer_id.offer(call, undefined) } : {};

const listed = (machine: MachineTranslation) =>
  filteredList({
    query: WorkFilters,
    referred: referredToTags,
    read: async (call, filters, { after: behindRow, before: beforeRow }): Promise<ListedPage> => {
      const [after, until] = [behindRow, beforeRow].map((cursor) =>
        cursor === undefined ? undefined : parseWorkCursor(cursor),
      );
      const page = await listWork(call, filters, { after, before: until, limit: maxRows });
      // A partial page at the start of the list is replaced by the full first page.
      if (until && page.rows.length < maxRows && !page.beyond)
        return { ...nothing(), ...(await listWork(call, filters, { limit: maxRows })) };
      return { ...page, isBackwards: until !== undefined, isLater: (until ?? after) !== undefined };
    },
    nothing,
    draw: async (call, page, requested) => {
      const list = filtersOf(requested.requested);
      return workPage({
        cards: await readCards(call, machine, page.rows, { words: textOrUndefined(requested.requested.q) }),
        requested,
        list,
        ...waysOn(page, list),
      });
    },
  });

function waysOn({ rows, beyond, isBackwards, isLater }: ListedPage, list: string) {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row && cursorOf(row));
  const [earlier, later] = isBackwards ? [beyond && (first ?? beyond), last] : [isLater ? first : undefined, beyond];
  return { previous: earlier && pageBefore(list, earlier), next: later && pageAfter(list, later), isLater };
}

/** A single row with its refused input. Throws `record_not_found` where it is deleted. */
export async function refusedPage(
  machine: MachineTranslation,
  call: PageCall,
  { lang_code, ...cursor }: WorkCursor & { lang_code: string },
  sent: RefusedInput | undefined,
  errors: FieldErrors | undefined,
): Promise<View> {
  const filters = { ...cursorOf(cursor), lang_code, state: [...workStates] };
  const { rows } = await listWork(call, filters, { limit: 1 });
  if (rows.length === 0) throw new Failure('record_not_found');
  const requested = parseList(call.fields.list, lang_code);
  return workPage({
    cards: await readCards(call, machine, rows, { sent }),
    requested: { requested, offers: {} },
    list: filtersOf(requested),
    isLater: false,
    refused: errors,
  });
}

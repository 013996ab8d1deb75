/** The pages of `/translation_orders`: the form, the estimate, and the progress. */
import { randomUUID } from 'node:crypto';
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { languageCodes, lookUpLanguage } from '../../../contracts/languages.ts';
import { ListQuery } from '../../../contracts/management/list-query.ts';
import { ItemFilters } from '../../../contracts/management/translation-order.ts';
import { costsFor } from '../../../contracts/prices.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { FieldErrors } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import type { View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { nameLink } from '../../html/record-name.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithNotice } from '../../http/crud-pages.ts';
import { parseQuery } from '../../http/field-messages.ts';
import { type FormFailure, onPress, onSubmit } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { withoutBlanks } from '../../http/parameters.ts';
import { fieldsOrNone, parseRecordFields, recordFields } from '../../http/record-body.ts';
import { parseRecordId, recordIdOf } from '../../http/record-id.ts';
import { resolveReferences } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { choicesAmong, idResolver, readNames, readNamesInColumn } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import type { Ordering } from '../../model/orders/order-requests.ts';
import { countTranslatable, findOriginals, type Originals } from '../../model/orders/originals.ts';
import { TranslationOrder, TranslationOrderItem } from '../../model/orders/translation-order.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { mayMake, type Translator } from '../../model/translations/translator.ts';
import { estimatePage, orderForm, orderGroup, ordersPath } from './order-form-views.ts';
import { orderPage, ordersPage } from './order-views.ts';

const { create } = management.translationOrders;
type Abilities = Pick<Translator, 'can'>;

const newestFirst = { order: { isDescending: true } };

export function translationOrderPages(ordering: Ordering, abilities: Abilities): Router {
  const router = Router();
  addRoute(router, `${ordersPath}/new`, {
    get: async (req, res) => sendPage(res, await blank(abilities, pageCallOf(req), formDefaults(pageCallOf(req)))),
  });
  addRoute(router, ordersPath, {
    get: async (req, res) => sendPage(res, await index(pageCallOf(req))),
    post: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      if (isTry(call)) sendPage(res, await estimate(ordering, abilities, call));
      else redirectWithNotice(res, await order(ordering, call));
    }, again(abilities)),
  });
  for (const verb of ['cancel', 'retry'] as const) addPress(router, ordering, verb);
  return addRoute(router, `${ordersPath}/:id`, {
    get: async (req, res) => sendPage(res, await show(ordering, pageCallOf(req), recordIdOf(req))),
  });
}

async function index({ caller, db, searches, query }: PageCall): Promise<View> {
  const list = await browse(
    TranslationOrder,
    searches,
    caller,
    { ...ListQuery.parse({ ...query }), q: '' },
    newestFirst,
  );
  return ordersPage(
    list,
    caller.isAdmin ? await readNamesInColumn(Customer, db, caller, list.rows, 'customer_id') : undefined,
  );
}

const isTry = ({ query }: PageCall) => Number(query.dry_run) === 1;

/** Lists in a form or an address: repeated names, or separated by commas. */
function listsOf(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const listed = (value: unknown) => {
    const all = [value].flat().flatMap((each) => textOrUndefined(each)?.split(',') ?? []);
    const some = all.map((each) => each.trim()).filter((each) => each !== '');
    return some.length === 0 ? undefined : some;
  };
  const lists = ['lang_codes', 'tag_ids', 'parts', 'states'].map((name) => [name, listed(given[name])]);
  return { ...given, ...Object.fromEntries(lists) };
}

/** The defaults of the form, from the address. */
function formDefaults({ query }: PageCall): Record<string, unknown> {
  const { lang_codes, ...given } = listsOf(query);
  const known = [lang_codes ?? []].flat().map((code) => lookUpLanguage(`${code}`)?.code ?? code);
  return { ...given, lang_codes: lang_codes && known };
}

const sent = ({ fields }: PageCall): Record<string, unknown> => listsOf(fieldsOrNone(recordFields(fields, create)));

/** The order by the contract. Throws `Invalid`. */
async function wantedIn(call: PageCall) {
  const given = await resolveReferences(call, sent(call), { place_id: idResolver(Place) });
  return parseRecordFields(given, create)[orderGroup];
}

/** The form; without languages, those of the caller's last order are ticked. */
async function blank(
  abilities: Abilities,
  call: PageCall,
  values: Record<string, unknown>,
  errors?: FieldErrors,
): Promise<View> {
  const { db, caller, searches } = call;
  const originals = await originalsChosen(call, values);
  const isAsked = values.lang_codes !== undefined || errors !== undefined;
  const lang_codes = isAsked ? values.lang_codes : await TranslationOrder.lastLanguages(db, caller);
  return orderForm({
    places: await choicesAmong(Place, searches, caller).offer(values.place_id),
    tagIds: [values.tag_ids ?? []].flat().map(String),
    values: withoutUndefined({ ...values, lang_codes }),
    countTranslatable: (code) =>
      originals.size > 0 ? countTranslatable(abilities, originals, code) : ofAny(abilities, code),
    from: [...originals.keys()],
    isAsBefore: !isAsked && [lang_codes].flat().length > 0,
    errors,
  });
}

/** The originals for an unsubmitted form, whose place and tags may be invalid. */
async function originalsChosen(
  { db, caller }: PageCall,
  { place_id, tag_ids }: Record<string, unknown>,
): Promise<Originals> {
  const ids = [tag_ids ?? []].flat().flatMap((id) => parseRecordId(id) || []);
  return findOriginals(db, caller, {
    place_id: parseRecordId(place_id) || null,
    ...(ids.length > 0 && { tag_ids: ids }),
  });
}

/** Without originals: whether a provider translates from any language. */
const ofAny = (abilities: Abilities, code: string) => ({
  made: mayMake(abilities, languageCodes, code) ? 1 : 0,
  of: 1,
});

const withoutUndefined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * The order without the languages into which no provider translates its originals; unchanged where none would be left.
 */
async function withoutUnable(
  abilities: Abilities,
  { db, caller }: PageCall,
  wanted: Awaited<ReturnType<typeof wantedIn>>,
) {
  const originals = await findOriginals(db, caller, wanted);
  const isUnable = (code: string) => {
    const { made, of } = countTranslatable(abilities, originals, code);
    return made === 0 && of > 0;
  };
  const lang_codes = wanted.lang_codes.filter((code) => !isUnable(code));
  if (lang_codes.length === 0) return { ...wanted, leftOut: [] };
  return { ...wanted, lang_codes, leftOut: [...new Set(wanted.lang_codes.filter(isUnable))] };
}

async function estimate(ordering: Ordering, abilities: Abilities, call: PageCall): Promise<View> {
  const { caller, db } = call;
  const requested = await wantedIn(call);
  const { leftOut, ...wanted } = await withoutUnable(abilities, call, requested);
  const { lang_codes, place_id, tag_ids, parts, states } = wanted;
  const place = (await readNames(Place, db, caller, [place_id ?? null])).get(place_id ?? 0);
  const field = (name: string) => `${orderGroup}[${name}]`;
  const { estimate: estimated, budgetLeft } = await ordering.estimate(caller, wanted);
  return (context) =>
    estimatePage({
      estimate: estimated,
      budgetLeft,
      langCodes: lang_codes,
      leftOut,
      of: place
        ? nameLink(`${context.prefix}/places`, place)
        : html`${tag_ids ? pluralise(tag_ids.length, 'tag') : 'all my tags'}`,
      hidden: {
        ...(place_id && { [field('place_id')]: `${place_id}` }),
        ...(tag_ids && { [field('tag_ids')]: tag_ids.join() }),
        [field('lang_codes')]: lang_codes,
        ...(parts && { [field('parts')]: parts }),
        ...(states && { [field('states')]: states }),
      },
    })(context);
}

/** Idempotent by the key of the form, so that no transaction has to wait for the runner here. */
async function order(ordering: Ordering, call: PageCall): Promise<Done> {
  const wanted = await wantedIn(call);
  const key = textOrUndefined(call.fields.form_key) ?? randomUUID();
  const { id } = await ordering.make(call.db, call.caller, wanted, `form ${key}`);
  return { to: `${ordersPath}/${id}`, message: 'It is ordered. You can leave this page: it goes on by itself.' };
}

/** Shows a refused order in its filled-in form. */
const again =
  (abilities: Abilities) =>
  (req: Request, { errors }: FormFailure): Promise<View> => {
    const call = pageCallOf(req);
    return blank(abilities, call, sent(call), errors ?? {});
  };

async function show({ prices }: Ordering, call: PageCall, id: number): Promise<View> {
  const { db, caller, query } = call;
  const { state } = parseQuery(ItemFilters, withoutBlanks(query));
  const found = await TranslationOrder.find(db, caller, id);
  const page = { after: parseRecordId(query.after) || undefined, before: parseRecordId(query.before) || undefined };
  const items = await TranslationOrderItem.pageOf(db, found, page, state);
  const tags = items.rows.map(({ tag_id }) => tag_id);
  return orderPage({
    isAdmin: caller.isAdmin,
    costs: costsFor(caller, prices, found.sent),
    order: found,
    items,
    state,
    tags: await readNames(Tag, db, caller, tags),
    places: await readNames(Place, db, caller, [found.place_id]),
  });
}

const presses = {
  cancel: { label: 'Cancel order', done: 'What was queued is cancelled.' },
  retry: { label: 'Try again what has failed of order', done: 'What has failed is tried again.' },
};

function addPress(router: Router, ordering: Ordering, verb: keyof typeof presses): void {
  const { label, done } = presses[verb];
  addRoute(router, `${ordersPath}/:id/${verb}`, {
    post: onPress(
      (req) => `${label} ${recordIdOf(req)}`,
      async (req, res) => {
        const { db, caller } = pageCallOf(req);
        await ordering[verb](db, caller, recordIdOf(req));
        redirectWithNotice(res, { to: `${ordersPath}/${recordIdOf(req)}`, message: done });
      },
    ),
  });
}

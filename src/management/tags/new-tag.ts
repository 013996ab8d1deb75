/** The form of a new tag. An admin chooses its owner first, whose places are then offered. */
import { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { Offer } from '../../../contracts/management/reference.ts';
import { NewTagForm } from '../../../contracts/management/tag-form.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { View } from '../../html/page.ts';
import { type Done, type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { sendPage } from '../../http/pages.ts';
import { fieldsOrNone, recordFields } from '../../http/record-body.ts';
import { type Draft, draftOf, referredId } from '../../http/resource-pages.ts';
import { collectSections } from '../../http/sections.ts';
import { choicesAmong } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { confirmationField } from '../../model/hardware-move.ts';
import { convertFormFile } from '../../model/pictures/picture.ts';
import { putOnTag } from '../../model/pictures/record-picture.ts';
import { Place } from '../../model/place.ts';
import { createTag } from '../../model/tags/new-tag.ts';
import { languageFor, orderLanguagesOfNewTag, splitTagForm } from './initial-contents.ts';
import type { TagActivationOptions } from './tag-activation-routes.ts';
import { readOffers } from './tag-form-choices.ts';
import { newTagForm, placeNotice } from './tag-form-views.ts';

export const newTagOperation = { ...management.tags.create, body: NewTagForm };

interface Owner {
  /** Null where it is ambiguous or missing. */
  id: number | null;
  /** The customers on offer; undefined for others than admins. */
  offer?: Offer | undefined;
}

const sentIn = (call: PageCall): Draft['values'] => fieldsOrNone(recordFields(call.fields, newTagOperation));

/** The owner that the form names; by default the caller. */
export async function ownerByEmail(call: PageCall, values = sentIn(call)): Promise<Owner> {
  const { caller, searches } = call;
  if (!caller.isAdmin) return { id: caller.id };
  const isSaid = textOrUndefined(values.owner_id)?.trim();
  const offer = await choicesAmong(Customer, searches, caller, Customer.mayOwn).offer(
    isSaid ? values.owner_id : caller.id,
  );
  return { id: offer.chosen?.id ?? null, offer };
}

/** The form's defaults. A preset place decides about the owner. */
async function beginningOf(call: PageCall): Promise<Draft['values']> {
  const { mode, place_id } = call.query;
  const values = { lang_code: languageFor(call), owner_id: referredId(call, newTagOperation, 'owner_id') };
  if (mode !== 'in_mode') return values;
  const named = referredId(call, newTagOperation, 'place_id');
  const place = named === undefined ? undefined : await Place.reachable(call.db, call.caller).findById(named);
  return { ...values, place_id, owner_id: place?.customer_id ?? values.owner_id };
}

export async function newTag(
  call: PageCall,
  { newParts }: Pick<TagActivationOptions, 'newParts'>,
  draft?: Draft,
): Promise<View> {
  const values = draft?.values ?? (await beginningOf(call));
  const { id: owner, offer: owners } = await ownerByEmail(call, values);
  return newTagForm({
    owners,
    offers: await readOffers(call, owner, values),
    namesakes: owner === null ? [] : await Place.namesakes(call.db, { id: owner, isAdmin: false }, values.new_place),
    parts: await collectSections(newParts, { call, values, isSent: draft !== undefined, owner }),
    values,
    errors: draft?.errors,
  });
}

/** The form as it is filled in, with the current offers; nothing is saved. */
export function newTagSteps(options: Pick<TagActivationOptions, 'newParts'>): Router {
  const router = Router();
  router.post(
    '/Tags/new',
    onSubmit(
      async (req, res) => {
        const draft = draftOf(req, newTagOperation, { reason: undefined, errors: undefined });
        sendPage(res, await newTag(pageCallOf(req), options, draft));
      },
      (req, failure) => newTag(pageCallOf(req), options, draftOf(req, newTagOperation, failure)),
    ),
  );
  return router;
}

type GivenTag = Parameters<typeof splitTagForm>[0];

export async function addTag(
  call: PageCall,
  tag: GivenTag,
  { machine, log, pictures }: Pick<TagActivationOptions, 'machine' | 'log' | 'pictures'>,
): Promise<Done> {
  const { given, answers } = splitTagForm(tag);
  const ready = await convertFormFile(call.db, pictures, call.fields['tag[picture]']);
  const confirmed = textOrUndefined(call.fields[confirmationField]);
  let begun: { id: number } | undefined;
  const done = await submitOnce(call, async ({ caller, db }) => {
    const { id, place } = await createTag(db, caller, given, answers, { confirmed });
    if (ready) await putOnTag(db, caller, id, ready);
    begun = { id };
    return { to: `/Tags/${id}`, message: place ? `The tag is added, ${placeNotice(place)}.` : 'The tag is added.' };
  });
  // After the commit, so that a machine finds the saved text.
  if (!begun) return done;
  return {
    ...done,
    message: await orderLanguagesOfNewTag({ ...call, machine, log }, begun.id, answers, `${done.message}`),
  };
}

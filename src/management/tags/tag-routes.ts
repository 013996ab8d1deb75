/** The pages of `/Tags`. */
import type { Router } from 'express';
import type { Logger } from 'pino';
import { management } from '../../../contracts/index.ts';
import { NewTagForm } from '../../../contracts/management/tag-form.ts';
import { givenText } from '../../../contracts/primitives.ts';
import { caution, type View } from '../../html/page.ts';
import { filledFrom } from '../../html/version.ts';
import type { Call } from '../../http/call.ts';
import { type Draft, type ResourcePages, resourcePages } from '../../http/resource-pages.ts';
import { allOf, type FormPartOf, type Refused, type SectionOf } from '../../http/sections.ts';
import { firstLanguage, readWishes } from '../../lookup/wishes.ts';
import { choosing, idsIn, namesOf, recordName } from '../../model/access/naming.ts';
import { Customer } from '../../model/customer.ts';
import { agreementField } from '../../model/elsewhere.ts';
import { Place } from '../../model/place.ts';
import { beginTag } from '../../model/tags/new-tag.ts';
import { Tag } from '../../model/tags/tag.ts';
import { namesAround } from '../../model/tags/tag-names.ts';
import { unasked } from '../../model/translations/job-words.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { orderLanguages } from '../../model/translations/tag-languages.ts';
import { givenAway, inPlace, newTagForm, tagForm } from './tag-form-views.ts';
import { tagList } from './tag-list.ts';
import { tagPage } from './tag-views.ts';

export interface TagPageOptions {
  /** Where phones reach the service. */
  publicUrl: string;
  /** What other doors have to say on a tag's page, in this order. */
  sections: readonly SectionOf<Tag>[];
}

export type ShowTag = (call: Call, id: number, refused?: Refused) => Promise<View>;

/** Draws the page of a tag. */
export const showTag =
  ({ publicUrl, sections }: TagPageOptions): ShowTag =>
  async (call, id, refused) => {
    const tag = await Tag.find(call.db, call.caller, id);
    return tagPage({
      tag,
      sections: await allOf(sections, { call, record: tag, refused }),
      names: await namesAround(call.db, call.caller, [tag]),
      publicUrl,
      errors: refused?.errors,
    });
  };

export interface TagPagesOptions {
  show: ShowTag;
  /** What other doors ask of a new tag, in this order. */
  newParts: readonly FormPartOf[];
  machine: MachineTranslation;
  log: Logger;
}

const contract = { ...management.tags, create: { ...management.tags.create, body: NewTagForm } };

type Pages = ResourcePages<typeof contract>;

export const tagPages = (options: TagPagesOptions): Router =>
  resourcePages(contract, { ...pages(options), ...forms(options), ...writes(options) });

const pages = ({ show }: Pick<TagPagesOptions, 'show'>): Pick<Pages, 'index' | 'show'> => ({
  index: (call, _query, errors) => tagList(call, errors),

  show: (call, id, errors) => show(call, id, errors && { errors }),
});

/** A tag is only ever in a place of its owner. */
const placesOf = ({ caller, searches }: Call, owner: number | null) =>
  choosing(Place, searches, caller, (rows) => rows.where('places.customer_id', owner));

const ownerOf = async ({ caller, db }: Call, id: number | undefined) =>
  id === undefined ? caller.id : (await Tag.find(db, caller, id)).customer_id;

/** `stored`: what somebody else has chosen meanwhile. */
const offers = async (call: Call, owner: number | null, values: Draft['values'], stored: Draft['values'] = {}) => ({
  places: await placesOf(call, owner).offer(values.place_id, stored.place_id),
  parents: await choosing(Tag, call.searches, call.caller).offer(values.parent_id, stored.parent_id),
  customers: await choosing(Customer, call.searches, call.caller).offer(values.customer_id, stored.customer_id),
});

const forms = ({ newParts }: Pick<TagPagesOptions, 'newParts'>): Pick<Pages, 'references' | 'blank' | 'edit'> => ({
  references: {
    place_id: async (call, words, id) => placesOf(call, await ownerOf(call, id)).idsFor(words),
    parent_id: idsIn(Tag),
    customer_id: idsIn(Customer),
  },

  blank: async (call, draft) => {
    const { mode, place_id } = call.query;
    const language = firstLanguage(readWishes('auto', call.acceptLanguage));
    const start = { lang_code: language?.code ?? 'en', ...(mode === 'in_mode' && { place_id }) };
    const values: Draft['values'] = draft?.values ?? start;
    return newTagForm({
      offers: await offers(call, call.caller.id, values),
      namesakes: await Place.namesakes(call.db, call.caller, values.new_place),
      parts: await allOf(newParts, { call, values, isSent: draft !== undefined }),
      values,
      errors: draft?.errors,
    });
  },

  edit: async (call, id, draft) => {
    const { caller, db } = call;
    const tag = await Tag.find(db, caller, id);
    const filled = filledFrom(tag.toJSON(), draft);
    const tagName = await recordName(Tag, db, caller, id);
    const place = (await namesOf(Place, db, caller, [tag.place_id])).get(tag.place_id ?? 0);
    const chosen = await offers(call, tag.customer_id, filled.values, filled.basis.meanwhile?.stored);
    return tagForm({ tag, tagName, place, offers: chosen, ...filled });
  },
});

type Writes = Pick<Pages, 'record' | 'create' | 'update' | 'destroy'>;

const writes = ({ machine, log }: Pick<TagPagesOptions, 'machine' | 'log'>): Writes => ({
  record: ({ caller, db }, id) => Tag.find(db, caller, id),

  create: async ({ caller, db, fields: sent }, { tag: { text, name, lang_code, gender, ...given } }) => {
    const { new_place, place_meant, identifier, hardware_type, major, minor, languages, ...fields } = given;
    const hardware = { identifier, hardware_type, major, minor };
    const beginning = { text, name, lang_code, gender, new_place, place_meant, ...hardware, languages };
    const agreed = givenText(sent[agreementField]);
    const { id, place } = await beginTag(db, caller, fields, beginning, { agreed });
    // The tag is there by now, whatever goes wrong from here on: its form must not come back.
    const missing = await orderLanguages(db, caller, id, languages, machine).catch((err) => {
      log.warn({ err, tag: id }, 'a new tag could not be ordered in other languages');
      return languages;
    });
    const added = place === undefined ? 'The tag is added.' : `The tag is added, ${inPlace(place)}.`;
    return { to: `/Tags/${id}`, message: missing.length === 0 ? added : caution(`${added} ${unasked(missing)}`) };
  },

  update: async ({ caller, db }, id, { tag: changes }, form) => {
    const left = await Tag.update(db, caller, id, changes, form.unchanged({ ...changes }));
    const place = (await namesOf(Place, db, caller, [left])).get(left ?? 0);
    return { to: `/Tags/${id}`, message: left === null ? 'The tag is saved.' : caution(givenAway(place)) };
  },

  destroy: async ({ caller, db }, id) => {
    const isDone = await Tag.destroy(db, caller, id);
    return { to: '/Tags', message: isDone ? 'The tag is deleted.' : caution('There was no such tag any more.') };
  },
});

/** The pages of `/Tags`. */
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { type View, warningNotice } from '../../html/page.ts';
import { formState, withoutUnchanged } from '../../html/version.ts';
import type { Call } from '../../http/call.ts';
import { isTicked, type PageCall } from '../../http/crud-pages.ts';
import { type ResourcePages, resourcePages } from '../../http/resource-pages.ts';
import { collectSections, type FormPartOf, type RefusedForm, type SectionOf } from '../../http/sections.ts';
import { idResolver, readNames, readRecordName } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { convertFormFile, type PictureMaker } from '../../model/pictures/picture.ts';
import { destroyTagPicture, putOnTag } from '../../model/pictures/record-picture.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readTagNames } from '../../model/tags/tag-names.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { addTag, newTag, newTagOperation, newTagSteps, ownerByEmail } from './new-tag.ts';
import { readOffers, readPlaceOffer } from './tag-form-choices.ts';
import { giftNotice, tagForm } from './tag-form-views.ts';
import { tagList } from './tag-list.ts';
import { tagPage } from './tag-views.ts';

interface TagPageOptions {
  /** Where phones reach the service. */
  publicUrl: string;
  /** Sections of other features on a tag's page, in order. */
  sections: readonly SectionOf<Tag>[];
}

type ShowTag = (call: Call, id: number, refused?: RefusedForm) => Promise<View>;

/** Renders the page of a tag. */
export const showTag =
  ({ publicUrl, sections }: TagPageOptions): ShowTag =>
  async (call, id, refused) => {
    const tag = await Tag.find(call.db, call.caller, id);
    return tagPage({
      tag,
      sections: await collectSections(sections, { call, record: tag, refused }),
      names: await readTagNames(call.db, call.caller, [tag]),
      publicUrl,
      isOwn: tag.customer_id === call.caller.id,
      errors: refused?.errors,
    });
  };

interface TagPagesOptions {
  show: ShowTag;
  /** Fields of other features, in order. */
  newParts: readonly FormPartOf[];
  pictures: PictureMaker;
  machine: MachineTranslation;
  log: Logger;
}

const contract = { ...management.tags, create: newTagOperation };

type Pages = ResourcePages<typeof contract>;

export const tagPages = (options: TagPagesOptions): Router =>
  newTagSteps(options).use(resourcePages(contract, { ...pages(options), ...forms(options), ...writes(options) }));

/** A tag as forms show it: an uploaded picture has no address. */
const found = async (db: Database, actor: Actor, id: number) => {
  const tag = await Tag.find(db, actor, id);
  return Object.assign(tag, { image_url: tag.picture === null ? tag.image_url : null });
};

const pages = ({ show }: Pick<TagPagesOptions, 'show'>): Pick<Pages, 'index' | 'show'> => ({
  index: (call, _query, errors) => tagList(call, errors),

  show: (call, id, errors) => show(call, id, errors && { errors }),
});

/** The owner of an existing tag, or the one that the form names. */
const ownerOf = async (call: PageCall, id: number | undefined) =>
  id === undefined ? (await ownerByEmail(call)).id : (await Tag.find(call.db, call.caller, id)).customer_id;

const forms = ({ newParts }: Pick<TagPagesOptions, 'newParts'>): Pick<Pages, 'references' | 'blank' | 'edit'> => ({
  references: {
    place_id: async (call, words, id) => readPlaceOffer(call, await ownerOf(call, id)).idsFor(words),
    parent_id: idResolver(Tag),
    customer_id: idResolver(Customer),
    owner_id: idResolver(Customer),
  },

  blank: (call, draft) => newTag(call, { newParts }, draft),

  edit: async (call, id, draft) => {
    const { caller, db } = call;
    const tag = await found(db, caller, id);
    const filled = formState(tag.toJSON(), draft);
    const tagName = await readRecordName(Tag, db, caller, id);
    const place = (await readNames(Place, db, caller, [tag.place_id])).get(tag.place_id ?? 0);
    const known = { parent: tag.parent_id, stored: filled.basis.meanwhile?.stored };
    const chosen = await readOffers(call, tag.customer_id, filled.values, known);
    return tagForm({ tag, tagName, place, offers: chosen, ...filled });
  },
});

type Writes = Pick<Pages, 'record' | 'create' | 'update' | 'destroy'>;

type TagWriteOptions = Pick<TagPagesOptions, 'machine' | 'log' | 'pictures'>;

const writes = ({ machine, log, pictures }: TagWriteOptions): Writes => ({
  record: ({ caller, db }, id) => found(db, caller, id),

  create: (call, { tag }) => addTag(call, tag, { machine, log, pictures }),

  update: async (call, id, { tag: changes }, form) => {
    const { caller, db } = call;
    const ready = await convertFormFile(db, pictures, call.fields['tag[picture]']);
    // A credit from the metadata of the former picture is removed with it; an address that is left blank keeps the picture.
    const typed = withoutUnchanged(form.version, { ...changes }, 'image_url');
    const written = withoutUnchanged(form.version, typed, 'credit');
    const isTakenOff = !ready && isTicked(call, 'tag[no_picture]') && !changes.image_url;
    const shown = { ...changes, ...(isTakenOff && { picture: null }) };
    const left = await Tag.write(db, async (trx) => {
      const place = await Tag.update(trx, caller, id, written, form.unchanged(shown));
      if (ready) await putOnTag(trx, caller, id, ready);
      else if (isTakenOff) await destroyTagPicture(trx, caller, id);
      return place;
    });
    const place = (await readNames(Place, db, caller, [left])).get(left ?? 0);
    return { to: `/Tags/${id}`, message: left === null ? 'The tag is saved.' : warningNotice(giftNotice(place)) };
  },

  destroy: async ({ caller, db }, id) => {
    const isDone = await Tag.destroy(db, caller, id);
    return { to: '/Tags', message: isDone ? 'The tag is deleted.' : warningNotice('There was no such tag any more.') };
  },
});

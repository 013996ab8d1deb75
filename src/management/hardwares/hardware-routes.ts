/** The pages of `/hardwares`. */
import type { Request, Router } from 'express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { givenText, TagRecordIdParameter } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { filledFrom } from '../../html/version.ts';
import { objectOf } from '../../http/body.ts';
import { queryOf } from '../../http/parameters.ts';
import { type Draft, resourcePages, tagNamedIn } from '../../http/resource-pages.ts';
import { choosing, nameOf, namesOf } from '../../model/access/calling.ts';
import { type Asked, agreementField, keyIn, leadingTo } from '../../model/elsewhere.ts';
import { Hardware, type Location, type NewHardware } from '../../model/hardware.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { hardwareForm, hardwarePage, hardwaresPage } from './hardware-views.ts';

export interface HardwarePagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  /** Where the map of a form begins for an item that is nowhere yet. */
  defaultLocation: Location;
}

export function hardwarePages({ db, searches, defaultLocation }: HardwarePagesOptions): Router {
  /** An item will not be far from the place of its tag. */
  const startOf = async (actor: Actor, tagId: unknown): Promise<Location> => {
    const { data } = TagRecordIdParameter.safeParse(tagId);
    return (data && (await Place.locationOfTag(db, actor, data))) || defaultLocation;
  };

  /** Where the item leads that a form names for a tag, if that is another one of the same owner. */
  const leadingIn = async (actor: Actor, values: Draft['values'], tagId: number | undefined, itemId?: number) => {
    const key = keyIn(values);
    if (!key || tagId === undefined) return undefined;
    const elsewhere = await Hardware.elsewhere(db, key, await Tag.find(db, actor, tagId), itemId);
    return elsewhere && leadingTo(elsewhere, await nameOf(Tag, db, actor, elsewhere.tag_id));
  };

  return resourcePages(management.hardwares, {
    index: async () => hardwaresPage,

    show: async ({ actor }, id) => {
      const item = await Hardware.find(db, actor, id);
      return hardwarePage(item, await namesOf(Tag, db, actor, [item.tag_id]));
    },

    references: { tag_id: ({ actor }, words) => choosing(Tag, searches, actor).idsFor(words) },

    blank: async (req, draft) => {
      const values = draft?.values ?? { tag_id: queryOf(req).tag_id };
      const tags = await choosing(Tag, searches, req.actor).offer(values.tag_id);
      const leading = draft && (await leadingIn(req.actor, values, tags.chosen?.id));
      const start = await startOf(req.actor, values.tag_id);
      return hardwareForm({ tags, values, errors: draft?.errors, start, leading });
    },

    edit: async ({ actor }, id, draft) => {
      const item = await Hardware.find(db, actor, id);
      const filled = filledFrom(item.toJSON(), draft);
      const { tag_id } = filled.values;
      const tags = await choosing(Tag, searches, actor).offer(tag_id, filled.basis.meanwhile?.stored.tag_id);
      const leading = draft && (await leadingIn(actor, filled.values, tags.chosen?.id, id));
      return hardwareForm({ item, tags, ...filled, start: await startOf(actor, tag_id), leading });
    },

    record: (on, { actor }, id) => Hardware.find(on, actor, id),

    create: async (req, { hardware }) => {
      const { id, tag_id } = await Hardware.create(db, req.actor, hardware, askedIn(req));
      return { to: tag_id === null ? `/hardwares/${id}` : `/Tags/${tag_id}`, message: 'The item is added.' };
    },

    update: async (req, id, { hardware }, form) => {
      const condition = form.unchanged((item) => Hardware.asStored(item as unknown as NewHardware, hardware));
      const { tag_id } = await Hardware.update(db, req.actor, id, hardware, condition, askedIn(req));
      return { to: afterwards(req, tag_id, `/hardwares/${id}`), message: 'The item is saved.' };
    },

    destroy: async (req, id) => {
      const { tag_id } = await Hardware.find(db, req.actor, id);
      await Hardware.destroy(db, req.actor, id);
      return { to: afterwards(req, tag_id, '/hardwares'), message: 'The item is deleted.' };
    },
  });
}

const askedIn = (req: Request): Asked => ({ agreed: givenText(objectOf(req)[agreementField]) });

/** The tag's page, where a tag is named or the item has one. */
function afterwards(req: Request, own: number | null, otherwise: string): string {
  const tag = tagNamedIn(req, 'hardware') ?? own;
  return tag === null ? otherwise : `/Tags/${tag}`;
}

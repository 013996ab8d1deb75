/** The pages of `/Tags`. */
import type { Router } from 'express';
import { management } from '../../contracts/index.ts';
import type { Database } from '../database/connect.ts';
import { queryOf } from '../http/parameters.ts';
import { resourcePages } from '../http/resource-pages.ts';
import { Place } from '../places/place.ts';
import { Tag } from './tag.ts';
import { tagForm } from './tag-form-views.ts';
import { partsOf } from './tag-parts.ts';
import { tagPage, tagsPage } from './tag-views.ts';

export interface TagPagesOptions {
  db: Database;
  /** Where phones reach the service. */
  publicUrl: string;
}

export const tagPages = ({ db, publicUrl }: TagPagesOptions): Router =>
  resourcePages(management.tags, {
    index: async ({ actor }, part) => tagsPage({ ...part, ...(await Tag.list(db, actor, part)) }),

    show: async ({ actor }, id, errors) => {
      const tag = await Tag.find(db, actor, id);
      const parts = await partsOf(db, actor, tag);
      return tagPage({ tag, parts, textRecordId: parts.translations[0]?.text_record_id, publicUrl, errors });
    },

    blank: async (req, draft) => {
      const { mode, place_id } = queryOf(req);
      const values = draft?.values ?? (mode === 'in_mode' ? { place_id } : {});
      return tagForm({ places: await Place.ofCustomer(db, req.actor.id), values, errors: draft?.errors });
    },

    edit: async ({ actor }, id, draft) => {
      const tag = await Tag.find(db, actor, id);
      const places = tag.customer_id === null ? [] : await Place.ofCustomer(db, tag.customer_id);
      return tagForm({ tag, places, values: { ...tag.toJSON(), ...draft?.values }, errors: draft?.errors });
    },

    create: async ({ actor }, { tag: fields }) => {
      const { id } = await Tag.createBare(db, actor, fields);
      return { to: `/Tags/${id}`, message: 'The tag is added. Now give it a text.' };
    },

    update: async ({ actor }, id, { tag: changes }) => {
      await Tag.update(db, actor, id, changes);
      return { to: `/Tags/${id}`, message: 'The tag is saved.' };
    },

    destroy: async ({ actor }, id) => {
      await Tag.destroy(db, actor, id);
      return { to: '/Tags', message: 'The tag is deleted.' };
    },
  });

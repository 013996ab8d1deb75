/** The pages of `/hardwares`. */
import type { Request, Router } from 'express';
import { management } from '../../contracts/index.ts';
import type { Database } from '../database/connect.ts';
import { queryOf } from '../http/parameters.ts';
import { resourcePages, tagNamedIn } from '../http/resource-pages.ts';
import { Hardware } from './hardware.ts';
import { hardwareForm, hardwarePage, hardwaresPage } from './hardware-views.ts';

export const hardwarePages = ({ db }: { db: Database }): Router =>
  resourcePages(management.hardwares, {
    index: async () => hardwaresPage,

    show: async ({ actor }, id) => hardwarePage(await Hardware.find(db, actor, id)),

    blank: async (req, draft) =>
      hardwareForm({ values: draft?.values ?? { tag_id: queryOf(req).tag_id }, errors: draft?.errors }),

    edit: async ({ actor }, id, draft) => {
      const item = await Hardware.find(db, actor, id);
      return hardwareForm({ item, values: { ...item.toJSON(), ...draft?.values }, errors: draft?.errors });
    },

    create: async ({ actor }, { hardware }) => {
      const { id, tag_id } = await Hardware.create(db, actor, hardware);
      return { to: tag_id === null ? `/hardwares/${id}` : `/Tags/${tag_id}`, message: 'The item is added.' };
    },

    update: async (req, id, { hardware }) => {
      const { tag_id } = await Hardware.update(db, req.actor, id, hardware);
      return { to: afterwards(req, tag_id, `/hardwares/${id}`), message: 'The item is saved.' };
    },

    destroy: async (req, id) => {
      const { tag_id } = await Hardware.find(db, req.actor, id);
      await Hardware.destroy(db, req.actor, id);
      return { to: afterwards(req, tag_id, '/hardwares'), message: 'The item is deleted.' };
    },
  });

/** The tag's page, where a tag is named or the item has one. */
function afterwards(req: Request, own: number | null, otherwise: string): string {
  const tag = tagNamedIn(req, 'hardware') ?? own;
  return tag === null ? otherwise : `/Tags/${tag}`;
}

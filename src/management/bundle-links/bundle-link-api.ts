/** The operations of `/bundle_links`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { BundleLink as LinkBody } from '../../../contracts/management/bundle-links.ts';
import { destroyHandler, handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { BundleLink } from '../../model/bundle-link.ts';

/** `url`: shown once, when the link is made; only a hash is stored. */
const shown = ({ id, place_id, last_used_at, created_at }: BundleLink, url: string | null = null): LinkBody => ({
  id,
  place_id,
  last_used_at: last_used_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  url,
});

/** The address of a bundle for holders of a link's key. `publicUrl`: where phones reach the service. */
export const bundleAddress = (publicUrl: string, key: string): string => `${publicUrl}/bundles/${key}`;

export const bundleLinkApi = ({ answers, publicUrl }: { answers: RecordAnswers; publicUrl: string }) =>
  handlers(management.bundleLinks, {
    index: async ({ query, res }, { db, caller }) => {
      const list = await BundleLink.list(db, caller, query);
      return { ...answers.listed(res, query, list), body: list.rows.map((link) => shown(link)) };
    },

    create: async ({ body }, { db, caller }) => {
      const { link, key } = await BundleLink.create(db, caller, body.bundle_link);
      return { status: 201 as const, body: shown(link, bundleAddress(publicUrl, key)) };
    },

    destroy: destroyHandler((db, caller, id) => BundleLink.destroy(db, caller, id)),
  });

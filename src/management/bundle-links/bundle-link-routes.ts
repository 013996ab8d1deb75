/** The pages of `/bundle_links`: the list with the form, and the answer to the form, which alone has the address. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { Call } from '../../http/call.ts';
import { issueOnce } from '../../http/idempotent-form.ts';
import { issuedPages } from '../../http/issued-pages.ts';
import { choicesAmong, readNames, readNamesInColumn } from '../../model/access/record-names.ts';
import { BundleLink } from '../../model/bundle-link.ts';
import { Place } from '../../model/place.ts';
import { bundleAddress } from './bundle-link-api.ts';
import { bundleLinksPage, madeLinkPage } from './bundle-link-views.ts';

const { path } = management.bundleLinks.index;

/** Admins as well can link to their own places only. */
const placesOf = ({ caller, searches }: Call) =>
  choicesAmong(Place, searches, caller, (rows) => rows.where('places.customer_id', caller.id));

export const bundleLinkPages = (publicUrl: string): Router =>
  issuedPages({
    path,
    operation: management.bundleLinks.create,
    references: { place_id: (call, words) => placesOf(call).idsFor(words) },
    async index(call, filled) {
      const { rows: links } = await BundleLink.list(call.db, call.caller);
      const names = await readNamesInColumn(Place, call.db, call.caller, links, 'place_id');
      const places = await placesOf(call).offer(filled.values.place_id);
      return bundleLinksPage({ links, names, places, ...filled });
    },
    async create(call, { bundle_link: fields }) {
      const { caller, db } = call;
      const { record: link, secret: key } = await issueOnce(
        call,
        async ({ db: trx }) => {
          const made = await BundleLink.create(trx, caller, fields);
          return { record: made.link, secret: made.key };
        },
        (id) => BundleLink.find(db, caller, id),
      );
      const names = await readNames(Place, db, caller, [link.place_id]);
      return madeLinkPage({ link, names, address: bundleAddress(publicUrl, key) });
    },
    async destroy({ caller, db }, id) {
      await BundleLink.destroy(db, caller, id);
      return { to: path, message: 'The link is revoked.' };
    },
  });

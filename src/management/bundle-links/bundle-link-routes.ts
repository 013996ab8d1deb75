/** The pages of `/bundle_links`: one with all of them and the form, and the answer to the form, which alone has the address. */
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { type Call, callOf } from '../../http/call.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { pageCallOf } from '../../http/kept-pages.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { isFields } from '../../http/record-body.ts';
import { idOf } from '../../http/record-id.ts';
import { sentFields, understood } from '../../http/resource-pages.ts';
import { choosing, namesOf } from '../../model/access/naming.ts';
import { BundleLink } from '../../model/bundle-link.ts';
import { Place } from '../../model/place.ts';
import { bundleAddress } from './bundle-address.ts';
import { bundleLinksPage, madeLinkPage } from './bundle-link-views.ts';

const { path } = management.bundleLinks.index;
const operation = management.bundleLinks.create;

/** An admin, too, makes links to its own alone. */
const places = ({ caller, searches }: Call) =>
  choosing(Place, searches, caller, (rows) => rows.where('places.customer_id', caller.id));

const references = { place_id: (call: Call, words: string) => places(call).idsFor(words) };

async function page(req: Request, values: Readonly<Record<string, unknown>>, errors?: FieldErrors): Promise<View> {
  const call = pageCallOf(req);
  const { rows } = await BundleLink.list(call.db, call.caller);
  const ids = rows.map(({ place_id }) => place_id);
  return bundleLinksPage({
    links: rows,
    names: await namesOf(Place, call.db, call.caller, ids),
    places: await places(call).offer(values.place_id),
    values,
    errors,
  });
}

export function bundleLinkPages(publicUrl: string): Router {
  const router = Router();
  const again = (req: Request, { errors }: FormFailure) => {
    const given = sentFields(req, operation);
    return page(req, isFields(given) ? given : {}, errors);
  };

  router.get(path, async (req, res) => sendPage(res, await page(req, {})));
  // No redirect: what is said once would have to be kept somewhere until the next page.
  router.post(
    path,
    onSubmit(async (req, res) => {
      const { caller, db } = callOf(req);
      const { bundle_link: fields } = await understood(req, operation, references);
      const { link, key } = await BundleLink.create(db, caller, fields);
      const names = await namesOf(Place, db, caller, [link.place_id]);
      sendPage(res.status(201), madeLinkPage({ link, names, address: bundleAddress(publicUrl, key) }));
    }, again),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));

  router.delete(
    `${path}/:id`,
    onSubmit(
      async (req, res) => {
        const { caller, db } = callOf(req);
        await BundleLink.destroy(db, caller, idOf(req));
        seeOther(res, path, 'The link is revoked.');
      },
      (req, { errors }) => page(req, {}, errors),
    ),
  );
  router.all(`${path}/:id`, refuseOtherMethods(['DELETE']));
  return router;
}

/** Tags that are made in stock, and printed at once. */
import { type Request, Router } from 'express';
import { management } from '../../contracts/index.ts';
import { counted } from '../html/record.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { doneOnce } from '../http/done-once.ts';
import { type FormFailure, onSubmit } from '../http/forms.ts';
import { leave, pageCallOf } from '../http/kept-pages.ts';
import { sendPage } from '../http/pages.ts';
import { isFields } from '../http/record-body.ts';
import { sentFields, understood } from '../http/resource-pages.ts';
import { choosing, idsIn } from '../model/access/naming.ts';
import { Customer } from '../model/customer.ts';
import { Place } from '../model/place.ts';
import { mintTags } from '../model/tags/mint.ts';
import { mintForm } from './mint-views.ts';

const { mint } = management.tags;

const path = mint.path;

export function mintPages(): Router {
  const router = Router();
  router.get(path, async (req, res) => sendPage(res, await form(req)));
  router.post(
    path,
    onSubmit(
      async (req, res) => {
        const { mint: wanted } = await understood(req, mint, { place_id: idsIn(Place), customer_id: idsIn(Customer) });
        const done = await doneOnce(pageCallOf(req), async ({ caller, db }) => {
          const tags = await mintTags(db, caller, wanted);
          return {
            to: `/labels?tag_ids=${tags.map(({ id }) => id).join()}`,
            message: `${counted(tags.length, 'tag is', 'tags are')} made. Print their codes here; what they say is written at the tag that a code leads to.`,
          };
        });
        leave(res, done);
      },
      (req, failure) => form(req, failure),
    ),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));
  return router;
}

async function form(req: Request, failure?: FormFailure) {
  const { caller, searches, query } = pageCallOf(req);
  const sent = failure && sentFields(req, mint);
  const values = isFields(sent) ? sent : { place_id: query.place_id };
  return mintForm({
    places: await choosing(Place, searches, caller).offer(values.place_id),
    customers: caller.isAdmin ? await choosing(Customer, searches, caller).offer(values.customer_id) : undefined,
    values,
    errors: failure?.errors,
  });
}

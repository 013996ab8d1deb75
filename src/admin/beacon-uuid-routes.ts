/** `/beacon-uuids`: the UUIDs that apps listen for. Mounted behind the check for admins. */
import { type Request, Router } from 'express';
import { addRoute } from '../http/api.ts';
import { parseBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { recordIdOf } from '../http/record-id.ts';
import { BeaconUuid } from '../model/beacon-uuid.ts';
import { beaconUuidsPage } from './beacon-uuid-views.ts';

const path = '/beacon-uuids';

export function beaconUuidPages(): Router {
  const router = Router();
  const list = async (req: Request) => beaconUuidsPage(await BeaconUuid.all(callOf(req).db));

  addRoute(router, path, {
    get: async (req, res) => sendPage(res, await list(req)),
    post: onSubmit(
      async (req, res) => {
        const { uuid } = await BeaconUuid.add(callOf(req).db, parseBody(req).uuid);
        seeOther(res, path, `${uuid} is added.`);
      },
      async (req, { errors }) =>
        beaconUuidsPage(await BeaconUuid.all(callOf(req).db), { uuid: parseBody(req).uuid, errors }),
    ),
  });

  return addRoute(router, `${path}/:id`, {
    patch: onSubmit(async (req, res) => {
      const { uuid, active } = await BeaconUuid.activate(
        callOf(req).db,
        recordIdOf(req),
        parseBody(req).active === '1',
      );
      seeOther(res, path, active ? `Apps listen for ${uuid} again.` : `Apps do not listen for ${uuid} any more.`);
    }, list),
    delete: onSubmit(async (req, res) => {
      const { uuid } = await BeaconUuid.remove(callOf(req).db, recordIdOf(req));
      seeOther(res, path, `${uuid} is deleted.`);
    }, list),
  });
}

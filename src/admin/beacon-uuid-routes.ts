/** `/beacon-uuids`: the UUIDs that apps listen for. Whoever comes here reaches the admin's tools. */
import { Router } from 'express';
import type { Database } from '../database/connect.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { objectOf } from '../http/body.ts';
import { onSubmit } from '../http/forms.ts';
import { idOf } from '../http/record-id.ts';
import { BeaconUuid } from '../model/beacon-uuid.ts';
import { beaconUuidsPage } from './beacon-uuid-views.ts';

const path = '/beacon-uuids';

export function beaconUuidPages({ db }: { db: Database }): Router {
  const router = Router();

  router.get(path, async (_req, res) => res.page(beaconUuidsPage(await BeaconUuid.all(db))));
  router.post(
    path,
    onSubmit(
      async (req, res) => {
        const { uuid } = await BeaconUuid.add(db, objectOf(req).uuid);
        res.seeOther(path, `${uuid} is added.`);
      },
      async (req, { errors }) => beaconUuidsPage(await BeaconUuid.all(db), { uuid: objectOf(req).uuid, errors }),
    ),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));

  const list = async () => beaconUuidsPage(await BeaconUuid.all(db));
  router.patch(
    `${path}/:id`,
    onSubmit(async (req, res) => {
      const { uuid, active } = await BeaconUuid.activate(db, idOf(req), objectOf(req).active === '1');
      res.seeOther(path, active ? `Apps listen for ${uuid} again.` : `Apps do not listen for ${uuid} any more.`);
    }, list),
  );
  router.delete(
    `${path}/:id`,
    onSubmit(async (req, res) => {
      const { uuid } = await BeaconUuid.remove(db, idOf(req));
      res.seeOther(path, `${uuid} is deleted.`);
    }, list),
  );
  router.all(`${path}/:id`, refuseOtherMethods(['PATCH', 'DELETE']));
  return router;
}

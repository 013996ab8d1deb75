/** `/providers`: the state of the translation providers. Mounted behind the check for admins. */
import { Router } from 'express';
import { providerTitles } from '../../contracts/providers.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { onPress, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { failurePage } from './failure-views.ts';
import { providersPage } from './provider-views.ts';
import type { Providers } from './providers.ts';

export function providerPages({ providers }: { providers: Providers }): Router {
  const router = Router();

  router.get(
    '/providers',
    onSubmit(
      async (_req, res) => sendPage(res, providersPage(await providers.status())),
      (_req, failure) => failurePage('/providers', failure),
    ),
  );
  router.all('/providers', refuseOtherMethods(['GET', 'HEAD']));

  router.post(
    '/providers/:name/reset',
    onPress(
      () => 'Ask it again',
      async (req, res) => {
        const name = await providers.reset(`${req.params.name}`);
        seeOther(res, '/providers', `${providerTitles[name]} is asked again.`);
      },
      (_req, failure) => failurePage('/providers', failure),
    ),
  );
  router.all('/providers/:name/reset', refuseOtherMethods(['POST']));
  return router;
}

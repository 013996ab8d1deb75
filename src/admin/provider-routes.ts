/** `/providers`: how the translation providers fare. Whoever comes here reaches the admin's tools. */
import { Router } from 'express';
import { providerTitles } from '../../contracts/providers.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { onPress, onSubmit } from '../http/forms.ts';
import { providersPage } from './provider-views.ts';
import type { Providers } from './providers.ts';
import { refusalPage } from './refusal-views.ts';

export function providerPages({ providers }: { providers: Providers }): Router {
  const router = Router();

  router.get(
    '/providers',
    onSubmit(
      async (_req, res) => res.page(providersPage(await providers.status())),
      (_req, refusal) => refusalPage('/providers', refusal),
    ),
  );
  router.all('/providers', refuseOtherMethods(['GET', 'HEAD']));

  router.post(
    '/providers/:name/reset',
    onPress(
      () => 'Ask it again',
      async (req, res) => {
        const name = await providers.reset(`${req.params.name}`);
        res.seeOther('/providers', `${providerTitles[name]} is asked again.`);
      },
      (_req, refusal) => refusalPage('/providers', refusal),
    ),
  );
  router.all('/providers/:name/reset', refuseOtherMethods(['POST']));
  return router;
}

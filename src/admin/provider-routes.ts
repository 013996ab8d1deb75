/** `/providers`: the state of the translation providers. Mounted behind the check for admins. */
import { Router } from 'express';
import { ProviderName, providerTitles } from '../../contracts/providers.ts';
import { Failure } from '../errors.ts';
import { addRoute } from '../http/api.ts';
import { onPress, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { orUnavailable } from '../model/translations/ask-runner.ts';
import type { RunnerControls } from '../model/translations/translator.ts';
import { failurePage } from './failure-views.ts';
import { providersPage } from './provider-views.ts';

export function providerPages({ providers }: Pick<RunnerControls, 'providers'>): Router {
  const router = Router();

  addRoute(router, '/providers', {
    get: onSubmit(
      async (_req, res) => sendPage(res, providersPage(await orUnavailable(providers.status()))),
      (_req, failure) => failurePage('/providers', failure),
    ),
  });

  return addRoute(router, '/providers/:name/reset', {
    post: onPress(
      () => 'Ask it again',
      async (req, res) => {
        const { success, data: name } = ProviderName.safeParse(req.params.name);
        if (!success) throw new Failure('record_not_found');
        await orUnavailable(providers.reset({ name }));
        seeOther(res, '/providers', `${providerTitles[name]} is asked again.`);
      },
      (_req, failure) => failurePage('/providers', failure),
    ),
  });
}

/** What a web process knows about the providers, even while no runner answers. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../setup/eventually.ts';
import { azureAt, nameRequest, type Scene, setScene } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

test('abilities are those that a runner has last reported, even if it is gone', async () => {
  const runner = await scene.runner({
    providers: [{ ...azureAt(scene.provider.url), can: (_from, to) => to === 'fr' }],
  });
  const client = scene.client(runner);
  await eventually('the runner has said what its providers can do', () => client.can('en', 'fr') !== undefined);
  const known = () => [client.can('en', 'fr'), client.can('en', 'tlh'), client.can('fr', 'fr')];
  expect(known()).toEqual([true, false, false]);
  await runner.stop();
  await expect(client.request(nameRequest(1, 'fr'))).rejects.toThrow('no runner could be reached');
  expect(known()).toEqual([true, false, false]);
});

test('abilities are unknown before any runner has reported them', () => {
  expect(scene.client({ url: 'http://127.0.0.1:9' }).can('en', 'fr')).toBeUndefined();
});

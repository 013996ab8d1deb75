/** A web process that translates: with a runner of its own, and a provider on loopback. */
import type { RunnerClient } from '../../src/channel/client.ts';
import { type Scene, setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from './app.ts';

export interface AppWithRunner {
  scene: Scene;
  runner: RunnerClient;
  app: TestApp;
  stop(): Promise<void>;
}

/** `options`: the runner's, given its provider; `env`: the web process' configuration. */
export async function startWithRunner(
  options?: (scene: Scene) => Parameters<Scene['runner']>[0],
  env: Record<string, string> = {},
): Promise<AppWithRunner> {
  const scene = await setScene();
  const runner = scene.client(await scene.runner(options?.(scene)));
  const app = await startApp({ databaseUrl: scene.url, translator: runner, runner, env });
  const stop = async () => {
    await app.stop();
    await scene.end();
  };
  return { scene, runner, app, stop };
}

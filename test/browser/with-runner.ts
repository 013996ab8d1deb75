/** The whole service for a browser: a web process, a runner, and a provider on loopback that puts `[fr] ` before a text. */
import { type Scene, setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';

export interface WithRunner {
  app: TestApp;
  scene: Scene;
  stop(): Promise<void>;
}

export async function startWithRunner(env: Record<string, string> = {}): Promise<WithRunner> {
  const scene = await setScene();
  const runner = scene.client(await scene.runner());
  const app = await startApp({
    databaseUrl: scene.url,
    translator: runner,
    runner,
    env: { MAP_TILES_URL: '', ...env },
  });
  return {
    app,
    scene,
    stop: async () => {
      await app.stop();
      await scene.end();
    },
  };
}

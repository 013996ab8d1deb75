import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';

/** The service as the READMEs' first lines meet it: their customer is there, and every text is translated at once. */
export async function startFrenchService(env: Record<string, string> = {}): Promise<TestApp> {
  const translator = translatorOf(({ lang_code }) => ({
    state: 'translated',
    text: `Bienvenue (${lang_code})`,
    lang_code,
  }));
  const app = await startApp({ translator, env });
  await Customer.add(app.db, { email: 'ada@example.com', password: 'correct horse battery staple' });
  return app;
}

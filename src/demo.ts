/**
 * `npm run demo`: `npm start` with a small museum, and its main job shown in the terminal. `--no-install` skips the
 * installation of Apertium; `--exit` stops the service after the show.
 */
import { parseArgs } from 'node:util';
import { demoEnvironment } from './demo/environment.ts';
import { demoTag, exhibits, places } from './demo/exhibits.ts';
import { createMuseum } from './demo/museum.ts';
import { printLinks } from './demo/next-steps.ts';
import { orderMuseum } from './demo/order.ts';
import { Phone } from './demo/phone.ts';
import { runShow } from './demo/show.ts';
import { Terminal } from './demo/terminal.ts';
import { ensureTranslation } from './demo/translation.ts';
import { configuredProviders } from './runner/providers/index.ts';
import { startInstallation } from './start/installation.ts';
import { runUntilStopped, waitForStop } from './start/process-lifecycle.ts';

const terminal = new Terminal(process.stdout);

await runUntilStopped(async (opened, signal) => {
  const { values } = parseArgs({
    options: { 'no-install': { type: 'boolean', default: false }, exit: { type: 'boolean', default: false } },
  });
  const { environment, config, remarks } = demoEnvironment(process.env);
  for (const remark of remarks) terminal.say(remark);
  await ensureTranslation({ settings: config.providers, mayInstall: !values['no-install'], signal, terminal });
  signal.throwIfAborted();

  const begun = performance.now();
  const service = await startInstallation({ environment, opened, signal, log: (line) => terminal.say(line) });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const museum = await createMuseum(service.databaseUrl);
  const counts = `${exhibits.length} tags at ${Object.keys(places).length} places`;
  terminal.say();
  terminal.say(`The Tag Information Service is ready after ${seconds} s; its data is in ${config.dataDir}.`);
  const { made } = museum;
  terminal.say(
    made
      ? `The museum is set up: ${counts}, and ${made.imported} more tags from its table, src/demo/collection.csv.`
      : 'The museum is there already, and left as it is.',
  );

  terminal.title('What the service is for, over HTTP as phones do it');
  const providers = await configuredProviders(config.providers);
  const can = (lang: string) => providers.some((provider) => provider.can(demoTag.lang, lang));
  const { identifier, token } = await runShow({
    phone: new Phone(`${service.localUrl}/api/v1`, signal),
    curator: museum.curator,
    budgetMs: config.lookupBudgetMs,
    can,
    signal,
    terminal,
  });
  const order = await orderMuseum({ address: service.localUrl, token, can, signal, terminal });

  printLinks({ service, museum, identifier, order, staysUp: !values.exit, dataDir: config.dataDir, terminal });
  if (!values.exit) await waitForStop(signal);
  terminal.say(values.exit ? 'That was the show; the service stops.' : 'Stopping.');
});

/** The same initial state for every channel: a service with a runner, three customers and a social network. */
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { setScene } from '../runner/scene.ts';
import { startApp } from '../setup/app.ts';
import { startSocialIssuer } from '../setup/social-issuer.ts';

interface World {
  baseUrl: string;
  /** The tokens of the callers, by name. */
  tokens: Record<string, string>;
  /** Initial values that vectors can refer to. */
  given: Record<string, unknown>;
  end(): Promise<void>;
}

const password = 'correct horse battery staple';

export async function createWorld(): Promise<World> {
  const [scene, network] = await Promise.all([setScene(), startSocialIssuer()]);
  const provider = { name: 'museum', issuer: network.issuer, audience: network.clientId };
  const app = await startApp({
    databaseUrl: scene.url,
    translator: scene.client(await scene.runner()),
    // A long budget, so that lookups wait for the provider even on a busy machine.
    env: { SOCIAL_PROVIDERS: JSON.stringify([provider]), LOOKUP_TRANSLATION_BUDGET_MS: '10000' },
  });
  const tokens: Record<string, string> = { stranger: 'a token that nobody has issued' };
  for (const name of ['ada', 'bob', 'admin']) {
    const role = name === 'admin' ? { role: 'admin' } : {};
    const customer = await Customer.add(app.db, { email: `${name}@example.com`, password, ...role });
    tokens[name] = await Token.issue(app.db, customer);
  }
  const person = { sub: 'ada-at-the-network', email: 'ada@example.com', email_verified: true };
  const social = await network.idTokenFor(person);
  return {
    baseUrl: app.url,
    tokens,
    given: { ada_token: tokens.ada, social_token: social, password },
    end: async () => {
      await app.stop();
      await scene.end();
      await network.stop();
    },
  };
}

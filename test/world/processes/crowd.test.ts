/** Many concurrent first lookups of one tag in one language, over several processes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { type FakeProvider, startFakeProvider } from '../../setup/fake-provider.ts';

let database: TestDatabase;
let provider: FakeProvider;
let deployment: Deployment;

beforeAll(async () => {
  [database, provider] = await Promise.all([createDatabase(), startFakeProvider()]);
  deployment = await startDeployment(database.url, {
    webs: 2,
    runners: 2,
    env: {
      LIBRETRANSLATE_URL: provider.url,
      TRANSLATION_PROVIDERS: 'libretranslate',
      LOOKUP_TRANSLATION_BUDGET_MS: '20000',
      // However slow the machine is.
      SHED_OVERLOAD: 'off',
    },
  });
});
afterAll(async () => {
  await deployment.stop();
  await provider.close();
  await database.drop();
});

const web = (i: number) => deployment.webs[i % deployment.webs.length]?.url ?? '';

async function createTag(): Promise<string> {
  const body = JSON.stringify({ lang: 'en', purchase_id: randomUUID(), text: `Hello ${randomUUID()}`, name: 'Door' });
  const answer = await fetch(`${web(0)}/api/v1/tags/create`, { method: 'POST', body });
  return ((await answer.json()) as { tags: [{ tag_identifier: string }] }).tags[0].tag_identifier;
}

const lookUp = async (id: string, lang: string, i: number) => {
  const answer = await fetch(`${web(i)}/api/v1/tags/show?id=${id}&lang=${lang}`);
  const { tags } = (await answer.json()) as {
    tags: [{ translation: { lang: string; text: string }; name: { lang: string } }];
  };
  return { status: answer.status, ...tags[0] };
};

test('V4, D28, N7: 50 concurrent first lookups cost one call per text; without runners, lookups answer the original', async () => {
  provider.respond({ slow: 300 });
  const id = await createTag();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => lookUp(id, 'fi', i)));
  expect(new Set(answers.map(({ status, translation, name }) => `${status} ${translation.lang} ${name.lang}`))).toEqual(
    new Set(['200 fi fi']),
  );
  expect(new Set(answers.map(({ translation }) => translation.text)).size).toBe(1);
  expect(provider.calls.map(({ text }) => text.split(' ')[0]).sort()).toEqual(['Door', 'Hello']);

  // X30: stored for good.
  expect((await lookUp(id, 'fi', 1)).translation).toEqual(answers[0]?.translation);
  expect(provider.calls).toHaveLength(2);

  // N7, V5: the runners may all go away, what nobody has asked for yet is answered with the original.
  await Promise.all(deployment.runners.map((runner) => runner.stop()));
  const others = await Promise.all([0, 1].map((i) => lookUp(id, 'sv', i)));
  expect(others.map(({ status, translation }) => [status, translation.lang])).toEqual([
    [200, 'en'],
    [200, 'en'],
  ]);
});

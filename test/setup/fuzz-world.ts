/** The database of the fuzz test: records that requests can hit, so that enough of them pass validation. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { HardwareType } from '../../contracts/primitives.ts';
import { Customer } from '../../src/model/customer.ts';
import { hashPassword } from '../../src/model/sign-in/passwords.ts';
import { startApp, type TestApp, translatorOf } from './app.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from './factories.ts';
import { KeyServer } from './key-server.ts';

interface KnownHardware {
  type: HardwareType;
  identifier: string;
  major?: number;
  minor?: number;
}

export interface World {
  app: TestApp;
  tags: MadeTag[];
  hardware: KnownHardware[];
  /** Of customers and, last, an admin; never signed out. */
  tokens: string[];
  /** Sessions that may be signed out. */
  sessions: { email: string; token: string }[];
  accounts: { email: string; password: string }[];
  /** Tokens of the social network `Museum`: good, expired, for others, forged. */
  socialTokens: string[];
  stop(): Promise<void>;
}

const network = 'Museum';

/** A translator with every outcome, depending on the request. */
const translator = translatorOf(({ subject, lang_code }) => {
  const temper = subject.id % 4;
  if (temper === 0) throw new Error('the runner is away');
  if (temper === 1) return { state: 'pending' };
  return { state: 'translated', text: `${lang_code} ${subject.kind} ${subject.id}`, lang_code };
});

export async function makeWorld(): Promise<World> {
  const keys = await KeyServer.start();
  const app = await startApp({
    translator,
    env: {
      // The requests come from many addresses, as through a proxy.
      TRUSTED_PROXIES: '127.0.0.1',
      SOCIAL_PROVIDERS: JSON.stringify([
        { name: network, issuer: keys.issuer, audience: keys.audience, jwks_url: keys.jwksUrl },
      ]),
    },
  });
  const stop = async () => {
    await app.stop();
    await keys.stop();
  };
  try {
    return { ...(await populate(app)), app, socialTokens: await makeSocialTokens(keys), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function populate(app: TestApp): Promise<Omit<World, 'app' | 'socialTokens' | 'stop'>> {
  const customers = await Promise.all([{}, {}, {}, {}, {}, { role: 'admin' }].map((more) => signedIn(app, more)));
  const tokens = customers.map(({ token }) => token);
  const hardware = makeHardware();
  return {
    tokens,
    hardware,
    tags: await makeTags(app, tokens, hardware),
    sessions: await Promise.all(Array.from({ length: 60 }, () => signedIn(app))),
    accounts: await makeAccounts(app),
  };
}

function makeHardware(): KnownHardware[] {
  const uuids = [randomUUID(), randomUUID().replaceAll('-', '')];
  return [
    ...uuids.flatMap((identifier) =>
      [1, 2, 65_535].map((minor) => ({ type: 'ble-beacon' as const, identifier, major: 1, minor })),
    ),
    { type: 'ble-beacon', identifier: randomUUID() },
    ...Array.from({ length: 12 }, (_, i) => ({ type: 'nfc' as const, identifier: `04:A2:24:${i.toString(16)}F` })),
    ...['https://example.com/ä?q=1', 'ﬃ straße', '😀', '\ufffd', 'constructor', '__proto__'].map((identifier) => ({
      type: 'qr' as const,
      identifier,
    })),
  ];
}

async function makeTags(app: TestApp, tokens: string[], hardware: KnownHardware[]): Promise<MadeTag[]> {
  const tags: MadeTag[] = [];
  for (const [i, item] of hardware.entries()) {
    const { type: hardware_type, identifier: hardware_id, ...numbers } = item;
    const attached = i % 4 === 3 ? {} : { hardware_id, hardware_type, ...numbers };
    const auth_token = i % 3 === 0 ? undefined : tokens[i % tokens.length];
    const tag = await createTag(app, {
      text: `Text ${i}`,
      name: i % 2 ? `Name ${i}` : undefined,
      auth_token,
      ...attached,
    });
    await storeTranslation(app, tag, 'fi', `Teksti ${i}`, i % 2 ? 'human' : 'machine');
    if (i % 2) await storeName(app, tag, 'fi', `Nimi ${i}`);
    tags.push(tag);
  }
  const described = { description: '', image_url: 'https://example.com/x.jpg', text_url: 'www.example.com/<x>' };
  await app.db('tags').where({ id: tags[0]?.id }).update(described);
  return [...tags, await makeTagWithoutText(app)];
}

async function makeTagWithoutText(app: TestApp): Promise<MadeTag> {
  const tag_identifier = randomBytes(6).toString('hex');
  const [row] = await app.db('tags').insert({ tag_identifier }).returning('id');
  return { id: row.id, tag_identifier, gender: 'm', translation: { text: '', lang: 'en' } };
}

async function makeAccounts(app: TestApp): Promise<World['accounts']> {
  const password = 'correct horse battery staple';
  const password_hash = await hashPassword(password);
  const emails = ['ada@example.com', 'bob@example.com', 'çelik@example.com'];
  for (const email of emails) await Customer.query(app.db).insert({ email, password_hash });
  return emails.map((email) => ({ email, password }));
}

async function makeSocialTokens(keys: KeyServer): Promise<string[]> {
  const exp = Math.floor(Date.now() / 1000) + 24 * 3600;
  const good = ['carla', 'dan'].map((sub) =>
    keys.token({ sub, exp, email: `${sub}@example.com`, email_verified: true, name: sub }),
  );
  const bad = [{ exp: 1 }, { aud: 'another-app', exp }, { sub: '\0', exp }, { sub: 'nobody', exp }, { iss: 'x', exp }];
  return Promise.all([...good, ...good, ...bad.map((claims) => keys.token(claims))]);
}

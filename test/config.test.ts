import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { defaultWebProcesses } from '../src/config/web-processes.ts';
import { ConfigurationError, documentedVariables, loadConfig } from '../src/config.ts';

/** The lines of the error message, without its heading. */
function faults(environment: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [heading, ...lines] = error.message.split('\n');
    expect(heading).toBe("The configuration can't be used:");
    return lines.map((line) => line.trim());
  }
  throw new Error('The configuration was taken');
}

/** The names of the invalid variables, each once. */
const refused = (environment: NodeJS.ProcessEnv) => [
  ...new Set(faults(environment).map((line) => line.split(/[.:]/)[0])),
];

describe('defaults', () => {
  test('apply when the environment is empty', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      webProcesses: defaultWebProcesses(availableParallelism(), 10),
      publicUrl: 'http://127.0.0.1:3000',
      prefix: '',
      databaseUrl: undefined,
      databasePool: 10,
      dataDir: resolve('.data'),
      sdksDir: resolve('contracts/released/sdks'),
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      runnerUrls: undefined,
      runnerSecret: undefined,
      runnerHost: '127.0.0.1',
      runnerPort: 3001,
      runnerConcurrency: 10,
      providers: {
        providers: undefined,
        azure: undefined,
        deepl: undefined,
        google: undefined,
        libretranslate: undefined,
      },
      lookupBudgetMs: 1500,
      lookupCacheMb: 64,
      shedOverload: true,
      managementBudgetMs: 10_000,
      caps: { all: 2_000_000, unowned: 200_000, owner: 1_000_000, tag: 200_000, budget: undefined },
      prices: undefined,
      translationMemory: 'all',
      anonymousCreates: { perMinute: 60, perDay: 2000, charactersPerDay: 2_000_000 },
      picturesPerOwner: 2_000_000_000,
      socialProviders: [],
      mail: undefined,
      beaconUuids: undefined,
      defaultLocation: { latitude: 0, longitude: 0 },
      nameTranslationsIndex: 'all',
      tokenIdleDays: 365,
      metricsPort: 9090,
      trustedProxies: [],
      mapTiles: {
        address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
      apiContact: undefined,
      iosAppIds: [],
      androidApps: [],
      logLevel: 'info',
    });
  });

  test('apply to variables that are empty or blank', () => {
    const names = documentedVariables.map(({ name }) => name).filter((name) => name !== 'MAP_TILES_URL');
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadConfig({}));
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(loadConfig({}));
  });

  test('an empty MAP_TILES_URL means maps without tiles', () => {
    expect(loadConfig({ MAP_TILES_URL: '' }).mapTiles).toBeUndefined();
  });

  test('PICTURES_MB_PER_OWNER=0 removes the limit', () => {
    expect(loadConfig({ PICTURES_MB_PER_OWNER: '0' }).picturesPerOwner).toBe(Number.POSITIVE_INFINITY);
  });

  test('unknown variables are ignored', () => {
    expect(loadConfig({ PATH: '/bin', NODE_ENV: 'test', LANG: '' })).toEqual(loadConfig({}));
  });
});

describe('valid values', () => {
  test('every documented variable is read', () => {
    const environment = {
      PORT: '0',
      HOST: '0.0.0.0',
      WEB_PROCESSES: '3',
      PUBLIC_URL: 'https://tags.example/museum/',
      DATABASE_URL: 'postgresql://user:password@db.example/tags?sslmode=require',
      DATABASE_DIRECT_URL: 'postgresql://user:password@direct.example/tags',
      DATABASE_POOL: '500',
      DATA_DIR: '/var/lib/tags',
      API_CONTACT: 'mailto:api@museum.example',
      SDKS_DIR: '/srv/sdks',
      ADMIN_EMAIL: 'ada@example.com',
      ADMIN_PASSWORD: 'correct horse',
      RUNNER_URL: 'http://10.0.0.1:3001/, http://10.0.0.2:3001',
      RUNNER_SECRET: 's'.repeat(32),
      RUNNER_HOST: '10.0.0.1',
      RUNNER_PORT: '4001',
      RUNNER_CONCURRENCY: '3',
      TRANSLATION_PROVIDERS: 'google, azure,deepl,libretranslate,apertium',
      AZURE_TRANSLATOR_KEY: 'azure-key',
      AZURE_TRANSLATOR_REGION: 'westeurope',
      AZURE_TRANSLATOR_URL: 'http://127.0.0.1:1/',
      DEEPL_API_KEY: 'deepl-key',
      DEEPL_URL: 'http://127.0.0.1:2',
      GOOGLE_TRANSLATE_API_KEY: 'google-key',
      GOOGLE_TRANSLATE_URL: 'http://127.0.0.1:3',
      LIBRETRANSLATE_URL: 'http://127.0.0.1:4',
      LIBRETRANSLATE_API_KEY: 'libre-key',
      LOOKUP_TRANSLATION_BUDGET_MS: '0',
      LOOKUP_CACHE_MB: '0',
      SHED_OVERLOAD: 'off',
      MANAGEMENT_TRANSLATION_BUDGET_MS: '60000',
      TRANSLATION_DAILY_CHARACTERS: '5',
      TRANSLATION_DAILY_CHARACTERS_UNOWNED: '0',
      TRANSLATION_DAILY_CHARACTERS_PER_OWNER: '4',
      TRANSLATION_DAILY_CHARACTERS_PER_TAG: '0',
      TRANSLATION_PRICES: '{"google": 20, "currency": "EUR"}',
      TRANSLATION_MONTHLY_BUDGET: '0',
      TRANSLATION_MEMORY: 'own',
      ANONYMOUS_CREATES_PER_MINUTE: '5',
      ANONYMOUS_CREATES_PER_DAY: '0',
      ANONYMOUS_CHARACTERS_PER_DAY: '7',
      PICTURES_MB_PER_OWNER: '3',
      SOCIAL_PROVIDERS: JSON.stringify([
        {
          name: 'google',
          issuer: 'https://issuer.example/',
          audience: ['app', 'web'],
          jwks_url: 'https://issuer.example/keys',
        },
        { name: 'Apple', issuer: 'https://other.example', audience: 'app', client_id: 'id', client_secret: 'hidden' },
      ]),
      SMTP_URL: 'smtps://tags:secret@mail.example:465',
      MAIL_FROM: 'The museum <tags@museum.example>',
      BEACON_UUIDS: 'E2C56DB5-DFFB-48D2-B060-D0F5A71096E0 ,2f234454cf6d4a0fadf2f4911ba9ffa6,',
      DEFAULT_LATITUDE: '-90',
      DEFAULT_LONGITUDE: '4.89',
      NAME_TRANSLATIONS_INDEX: 'own',
      TOKEN_IDLE_DAYS: '1',
      METRICS_PORT: '0',
      TRUSTED_PROXIES: '10.0.0.0/8,::1, fd00::/8',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: 'City of Tiles',
      IOS_APP_IDS: 'ABCDE12345.com.example.app, ABCDE12345.com.example.app-2',
      ANDROID_APPS: `com.example.app = ${Array(32).fill('ab').join(':')},`,
      LOG_LEVEL: 'silent',
    };
    expect(Object.keys(environment)).toEqual(documentedVariables.map(({ name }) => name));
    expect(loadConfig(environment)).toEqual({
      port: 0,
      host: '0.0.0.0',
      webProcesses: 3,
      publicUrl: 'https://tags.example/museum',
      prefix: '/museum',
      databaseUrl: 'postgresql://user:password@db.example/tags?sslmode=require',
      databaseDirectUrl: 'postgresql://user:password@direct.example/tags',
      databasePool: 500,
      dataDir: '/var/lib/tags',
      apiContact: 'mailto:api@museum.example',
      sdksDir: '/srv/sdks',
      adminEmail: 'ada@example.com',
      adminPassword: 'correct horse',
      runnerUrls: ['http://10.0.0.1:3001', 'http://10.0.0.2:3001'],
      runnerSecret: 's'.repeat(32),
      runnerHost: '10.0.0.1',
      runnerPort: 4001,
      runnerConcurrency: 3,
      providers: {
        providers: ['google', 'azure', 'deepl', 'libretranslate', 'apertium'],
        azure: { key: 'azure-key', region: 'westeurope', url: 'http://127.0.0.1:1' },
        deepl: { key: 'deepl-key', url: 'http://127.0.0.1:2' },
        google: { key: 'google-key', url: 'http://127.0.0.1:3' },
        libretranslate: { url: 'http://127.0.0.1:4', key: 'libre-key' },
      },
      lookupBudgetMs: 0,
      lookupCacheMb: 0,
      shedOverload: false,
      managementBudgetMs: 60_000,
      caps: {
        all: 5,
        unowned: 0,
        owner: 4,
        tag: 0,
        budget: { most: 0, prices: { currency: 'EUR', perMillion: { google: 20 } } },
      },
      prices: { currency: 'EUR', perMillion: { google: 20 } },
      translationMemory: 'own',
      anonymousCreates: { perMinute: 5, perDay: 0, charactersPerDay: 7 },
      picturesPerOwner: 3_000_000,
      socialProviders: [
        {
          name: 'google',
          issuer: 'https://issuer.example/',
          audience: ['app', 'web'],
          jwks_url: 'https://issuer.example/keys',
        },
        { name: 'Apple', issuer: 'https://other.example', audience: 'app', client_id: 'id', client_secret: 'hidden' },
      ],
      mail: { url: 'smtps://tags:secret@mail.example:465', from: 'The museum <tags@museum.example>' },
      beaconUuids: ['E2C56DB5-DFFB-48D2-B060-D0F5A71096E0', '2f234454cf6d4a0fadf2f4911ba9ffa6'],
      defaultLocation: { latitude: -90, longitude: 4.89 },
      nameTranslationsIndex: 'own',
      tokenIdleDays: 1,
      metricsPort: 0,
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      mapTiles: { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'City of Tiles' },
      iosAppIds: ['ABCDE12345.com.example.app', 'ABCDE12345.com.example.app-2'],
      androidApps: [{ package: 'com.example.app', fingerprint: Array(32).fill('AB').join(':') }],
      logLevel: 'silent',
    });
  });

  test.each([
    ['http://tags.example', ''],
    ['http://tags.example/', ''],
    ['https://tags.example:8443/a/b', '/a/b'],
    ['https://tags.example/a/b//', '/a/b'],
    ["https://tags.example/~a_b.c-d/%C3%A9@=&$,'", "/~a_b.c-d/%C3%A9@=&$,'"],
    ['https://tags.example/{a}', '/%7Ba%7D'],
  ])('A1: the prefix of %s is "%s"', (PUBLIC_URL, prefix) => {
    expect(loadConfig({ PUBLIC_URL }).prefix).toBe(prefix);
  });

  test.each([
    ['0.0.0.0', '8080', 'http://0.0.0.0:8080'],
    ['::1', '3000', 'http://[::1]:3000'],
    ['localhost', '80', 'http://localhost:80'],
  ])('PUBLIC_URL defaults to the address of %s:%s', (HOST, PORT, publicUrl) => {
    expect(loadConfig({ HOST, PORT }).publicUrl).toBe(publicUrl);
  });

  test('a provider without its key is not configured, even if other variables of it are set', () => {
    const { providers } = loadConfig({
      AZURE_TRANSLATOR_REGION: 'westeurope',
      AZURE_TRANSLATOR_URL: 'http://127.0.0.1:1',
      DEEPL_URL: 'http://127.0.0.1:2',
      GOOGLE_TRANSLATE_URL: 'http://127.0.0.1:3',
      LIBRETRANSLATE_API_KEY: 'key',
    });
    expect(Object.values(providers).filter(Boolean)).toEqual([]);
  });
});

describe('invalid values', () => {
  const wrong: Record<string, string[]> = {
    PORT: ['-1', '65536', '80.5', '0x50', '1e3', 'http', '80 81'],
    PUBLIC_URL: [
      ...['tags.example', 'ftp://tags.example', 'javascript:alert(1)', '/museum'],
      ...['https://tags.example/?', 'https://tags.example?a=b', 'https://tags.example/#x', 'https://a:b@tags.example'],
      ...['+', '(', ')', '!', '*', '[', ']', ':', ';'].map((each) => `https://tags.example/a${each}b`),
      ...['https://tags.example//museum', 'https://tags.example/\\museum'],
    ],
    DATABASE_URL: ['mysql://db.example/tags', 'localhost', '/var/run/postgresql'],
    DATABASE_POOL: ['0', '501'],
    ADMIN_EMAIL: ['admin', 'a b@example.com', '@'],
    ADMIN_PASSWORD: ['short', 'x'.repeat(1025)],
    RUNNER_URL: ['127.0.0.1:3001', 'http://127.0.0.1:3001,nowhere', ',', 'http://a@127.0.0.1', 'http://127.0.0.1/?a'],
    RUNNER_PORT: ['65536'],
    RUNNER_CONCURRENCY: ['0', '101'],
    TRANSLATION_PROVIDERS: ['azur', 'Apertium', 'apertium,babelfish'],
    AZURE_TRANSLATOR_URL: ['azure.example'],
    DEEPL_URL: ['file:///etc/passwd', 'https://:key@deepl.example'],
    GOOGLE_TRANSLATE_URL: ['google'],
    LIBRETRANSLATE_URL: ['localhost:5000'],
    LOOKUP_TRANSLATION_BUDGET_MS: ['-1', '60001', '1.5', 'forever'],
    MANAGEMENT_TRANSLATION_BUDGET_MS: ['60001', 'soon'],
    TRANSLATION_DAILY_CHARACTERS: ['-1', '2 000 000', '1000000000001'],
    TRANSLATION_DAILY_CHARACTERS_UNOWNED: ['none'],
    TRANSLATION_DAILY_CHARACTERS_PER_OWNER: ['none', '-1'],
    TRANSLATION_DAILY_CHARACTERS_PER_TAG: ['1.5'],
    TRANSLATION_MEMORY: ['off', 'ALL'],
    SOCIAL_PROVIDERS: [
      'google',
      '{}',
      '[{}]',
      '[{"name":"a b","issuer":"https://issuer.example","audience":"app"}]',
      '[{"name":"google","issuer":"issuer.example","audience":"app"}]',
      '[{"name":"google","issuer":"https://issuer.example","audience":[]}]',
      '[{"name":"google","issuer":"https://issuer.example"}]',
      '[{"name":"google","issuer":"https://issuer.example","audience":"app","jwks_url":"keys"}]',
      '[{"name":"google","issuer":"https://issuer.example","audience":"app","jwks_url":"https://a:b@issuer.example"}]',
    ],
    SMTP_URL: ['mail.example', 'https://mail.example', 'mail.example:25'],
    MAIL_FROM: ['tags', '@', 'a@b c@d', 'The museum <tags>', 'a@example.com>', '<a@b> <c@d>', 'a\n<a@example.com>'],
    DEFAULT_LATITUDE: ['90.1', 'NaN', 'Infinity', '1e1', '52,37', 'north'],
    DEFAULT_LONGITUDE: ['-180.1', '0x10'],
    NAME_TRANSLATIONS_INDEX: ['ALL', 'none'],
    TOKEN_IDLE_DAYS: ['0', '36501', 'never'],
    METRICS_PORT: ['off'],
    TRUSTED_PROXIES: [
      'proxy.example',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0.1/8/8',
      '10.0.0.1/',
      'true',
      '0.0.0.0/0',
      '::/0',
      '::1,10.0.0.1/00',
    ],
    IOS_APP_IDS: [
      'com.example.app',
      'ABCDE12345',
      'ABCDE12345.com..app',
      'ABCDE12345.com.example.app;X.y',
      'ABCDE12345.*',
    ],
    ANDROID_APPS: [
      'com.example.app',
      'com.example.app=14:6D:E9',
      `app=${Array(32).fill('AB').join(':')}`,
      `com.example.app=${Array(32).fill('AB').join('')}`,
      `com.example.app=${Array(33).fill('AB').join(':')}`,
    ],
    LOG_LEVEL: ['verbose', 'INFO'],
  };

  test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s=%s',
    (name, value) => {
      expect(refused({ [name]: value })).toEqual([name]);
    },
  );

  test('all faults are reported at once', () => {
    const environment = Object.fromEntries(Object.entries(wrong).map(([name, values]) => [name, values[0]]));
    expect(refused(environment).sort()).toEqual(Object.keys(wrong).sort());
  });

  test('the message contains no values, as they may be secrets', () => {
    const secret = 'hunter2-and-a-half';
    const environment = Object.fromEntries(Object.keys(wrong).map((name) => [name, secret]));
    // Of these the secret is a possible value, so they get one that is not and has it in it.
    environment.ADMIN_PASSWORD = secret.padEnd(1100, secret);
    environment.SOCIAL_PROVIDERS = JSON.stringify([{ name: `${secret}!`, issuer: secret, client_secret: 1 }]);
    const lines = faults(environment);
    expect(lines.length).toBeGreaterThanOrEqual(Object.keys(wrong).length);
    expect(lines.join('\n')).not.toContain('hunter2');
  });

  test.each([
    ['azure', 'AZURE_TRANSLATOR_KEY'],
    ['deepl', 'DEEPL_API_KEY'],
    ['google', 'GOOGLE_TRANSLATE_API_KEY'],
    ['libretranslate', 'LIBRETRANSLATE_URL'],
  ])('a provider that is listed but not configured is refused: %s needs %s', (provider, variable) => {
    expect(faults({ TRANSLATION_PROVIDERS: `apertium,${provider}` })).toEqual([
      `TRANSLATION_PROVIDERS: names ${provider}, which needs ${variable}`,
    ]);
  });

  test('SMTP_URL requires MAIL_FROM', () => {
    expect(faults({ SMTP_URL: 'smtp://tags:hunter2@mail.example' })).toEqual([
      'MAIL_FROM: is needed where SMTP_URL is set',
    ]);
    expect(loadConfig({ MAIL_FROM: 'tags@example.com' }).mail).toBeUndefined();
  });

  test('each message says what is wrong in plain words', () => {
    expect(faults({ PORT: 'http', DATABASE_URL: 'x', TRUSTED_PROXIES: 'x', SOCIAL_PROVIDERS: 'x' })).toEqual([
      'PORT: is not a whole number',
      'DATABASE_URL: is not a URL that begins with postgres:// or postgresql://',
      'SOCIAL_PROVIDERS: is not JSON',
      'TRUSTED_PROXIES.0: is not a list of IP addresses or networks',
    ]);
    expect(faults({ PUBLIC_URL: 'https://a:b@tags.example/?c', TRUSTED_PROXIES: '::/0' })).toEqual([
      'PUBLIC_URL: has a user or a password, which no address here can have',
      'TRUSTED_PROXIES.0: is the network of all addresses: name those that the proxies call from',
    ]);
  });
});

test.each([
  ['https://博物館.example/案内', 'https://xn--9krs63ehs0a.example/%E6%A1%88%E5%86%85'],
  ['https://Museum-Köln.example/Führung/', 'https://xn--museum-kln-lcb.example/F%C3%BChrung'],
  ['https://tags.example/a b', 'https://tags.example/a%20b'],
  ['HTTPS://Tags.Example:443/A', 'https://tags.example/A'],
  ['https:tags.example/a', 'https://tags.example/a'],
])('HU1: PUBLIC_URL %s becomes %s', (given, ascii) => {
  const { publicUrl, prefix } = loadConfig({ PUBLIC_URL: given });
  expect(publicUrl).toMatch(/^[\x21-\x7e]+$/);
  expect(prefix).toMatch(/^[\x21-\x7e]+$/);
  expect(publicUrl).toBe(ascii);
});

test('HU1: a PUBLIC_URL that cannot be converted to ASCII is refused with a clear message', () => {
  expect(() => loadConfig({ PUBLIC_URL: 'https://\u200b' })).toThrow('PUBLIC_URL: is not a URL that begins with');
});

describe('WD10: prices and the budget', () => {
  const taken = '{"deepl": 20, "azure": 0, "currency": "EUR"}';
  const prices = { currency: 'EUR', perMillion: { deepl: 20, azure: 0 } };

  test('are read from JSON', () => {
    expect(loadConfig({ TRANSLATION_PRICES: taken })).toMatchObject({ prices, caps: { budget: undefined } });
    const { caps } = loadConfig({ TRANSLATION_PRICES: taken, TRANSLATION_MONTHLY_BUDGET: '49.90' });
    expect(caps.budget).toEqual({ most: 49.9, prices });
  });

  test.each([
    ['{"deepl": 20', 'is not JSON'],
    ['[20]', 'is not a JSON object, as {"deepl": 20, "currency": "EUR"} is'],
    ['{"deepl": 20}', 'has no currency: add "currency": "EUR", or another code of ISO 4217'],
    ['{"deepl": 20, "currency": "euro"}', 'has a currency that is no code of ISO 4217, such as "EUR"'],
    ['{"deepl": -1, "currency": "EUR"}', 'has a price of deepl that is not a number from 0 on'],
    ['{"deepl": "20", "currency": "EUR"}', 'has a price of deepl that is not a number from 0 on'],
    ['{"currency": "EUR"}', 'has no price of any provider'],
    [
      '{"deeple": 20, "currency": "EUR"}',
      'names a provider that is none of azure, deepl, google, libretranslate, apertium',
    ],
  ])('%s is refused', (given, message) => {
    expect(faults({ TRANSLATION_PRICES: given, TRANSLATION_MONTHLY_BUDGET: '5' })).toEqual([
      `TRANSLATION_PRICES: ${message}`,
    ]);
  });

  test('a budget must be a number, and requires prices', () => {
    expect(faults({ TRANSLATION_PRICES: taken, TRANSLATION_MONTHLY_BUDGET: '-5' })).toEqual([
      'TRANSLATION_MONTHLY_BUDGET: is not a number from 0 on, as 50 or 49.90',
    ]);
    expect(faults({ TRANSLATION_MONTHLY_BUDGET: '5' })).toEqual([
      'TRANSLATION_MONTHLY_BUDGET: needs TRANSLATION_PRICES, which says what characters cost',
    ]);
  });
});

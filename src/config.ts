/**
 * The configuration: read once from the environment, typed, and refused at start with every fault named.
 *
 * Each variable is described here and nowhere else; the table in `docs/operating.md` is generated from it.
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { BeaconUuidFormat } from '../contracts/primitives.ts';
import { type ProviderName, providerNames } from '../contracts/providers.ts';

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const variable = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema);

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.number().min(min).max(max));
const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^[+-]?\d+(\.\d+)?$/, 'is not a decimal number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const port = whole(0, 65535);
const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `is not a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
const httpUrl = url('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));

const SocialProvider = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]+$/),
  issuer: httpUrlAsGiven(),
  audience: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  jwks_url: httpUrlAsGiven().optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});
/** A social network whose signed tokens are believed. */
export type SocialProvider = z.infer<typeof SocialProvider>;

/** An issuer is compared letter by letter, so nothing of it is trimmed. */
function httpUrlAsGiven() {
  return url('http:', 'https:');
}

const socialProviders = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(SocialProvider));

const variables = {
  PORT: variable(port.default(3000)).describe('Port of the web process; 0 takes a free one'),
  HOST: variable(z.string().default('127.0.0.1')).describe('Address that the web process listens on'),
  PUBLIC_URL: variable(httpUrl.optional()).describe(
    'The address that is printed on tags and put into answers; its path is the prefix under which everything is served, and https makes the cookies Secure. Default: `http://HOST:PORT`',
  ),
  DATABASE_URL: variable(url('postgres:', 'postgresql:').optional()).describe(
    'A PostgreSQL of version 15 or later. Default: the embedded one',
  ),
  DATABASE_POOL: variable(whole(1, 500).default(10)).describe(
    'Most connections that one process opens, all its pools together',
  ),
  DATA_DIR: variable(z.string().default('.data'))
    .transform((path) => resolve(path))
    .describe('Where the embedded PostgreSQL keeps its data'),
  ADMIN_EMAIL: variable(
    z
      .string()
      .regex(/^\S+@\S+$/, 'is not an e-mail address')
      .default('admin@localhost'),
  ).describe('The first admin, made by `npm start` when there is no admin yet'),
  ADMIN_PASSWORD: variable(
    z.string().min(8, 'is shorter than 8 characters').max(1024, 'is longer than 1024 characters').optional(),
  ).describe('Its password. Default: a random one, printed once'),
  RUNNER_URL: variable(list.pipe(z.array(httpUrl).min(1)).optional()).describe(
    "Addresses of the runners' tRPC channels, separated by commas. Default: `http://127.0.0.1:RUNNER_PORT`; `npm start` picks a free port",
  ),
  RUNNER_SECRET: variable(z.string().min(1).optional()).describe(
    'The secret that the web processes and the runners share. Needed when `npm run web` and `npm run runner` are started apart; `npm start` makes one up',
  ),
  RUNNER_HOST: variable(z.string().default('127.0.0.1')).describe(
    'Address that the runner listens on; elsewhere than loopback only with a secret of 32 bytes or more',
  ),
  RUNNER_PORT: variable(port.default(3001)).describe('Port of the runner'),
  RUNNER_CONCURRENCY: variable(whole(1, 100).default(10)).describe('Jobs that one runner works on at once'),
  TRANSLATION_PROVIDERS: variable(list.pipe(z.array(z.enum(providerNames))).optional()).describe(
    'Order of the providers: `azure`, `deepl`, `google`, `libretranslate`, `apertium`. Default: those that are configured, in this order; `apertium` when its program is on PATH',
  ),
  AZURE_TRANSLATOR_KEY: variable(z.string().optional()).describe('Key of Azure AI Translator'),
  AZURE_TRANSLATOR_REGION: variable(z.string().optional()).describe('Its region, where the key belongs to one'),
  AZURE_TRANSLATOR_URL: variable(httpUrl.optional()).describe("Its address. Default: the provider's own"),
  DEEPL_API_KEY: variable(z.string().optional()).describe('Key of DeepL'),
  DEEPL_URL: variable(httpUrl.optional()).describe(
    "Its address. Default: the provider's own, the free one for a key that ends in `:fx`",
  ),
  GOOGLE_TRANSLATE_API_KEY: variable(z.string().optional()).describe('Key of Google Cloud Translation'),
  GOOGLE_TRANSLATE_URL: variable(httpUrl.optional()).describe("Its address. Default: the provider's own"),
  LIBRETRANSLATE_URL: variable(httpUrl.optional()).describe('Address of a LibreTranslate server'),
  LIBRETRANSLATE_API_KEY: variable(z.string().optional()).describe('Its key, where it wants one'),
  LOOKUP_TRANSLATION_BUDGET_MS: variable(whole(0, 60_000).default(1500)).describe(
    'How long a lookup waits for a translation, in milliseconds; 0: lookups never translate',
  ),
  MANAGEMENT_TRANSLATION_BUDGET_MS: variable(whole(0, 60_000).default(10_000)).describe(
    'How long a management create waits for a translation, in milliseconds',
  ),
  TRANSLATION_DAILY_CHARACTERS: variable(whole(0, 1e12).default(2_000_000)).describe(
    'Characters that all runners together send to providers in one day (UTC)',
  ),
  TRANSLATION_DAILY_CHARACTERS_UNOWNED: variable(whole(0, 1e12).default(200_000)).describe(
    'The same for tags without an owner; counts towards the other as well',
  ),
  TRANSLATION_DAILY_CHARACTERS_PER_OWNER: variable(whole(0, 1e12).optional()).describe(
    "The same for one owner's tags; 0: no cap. Default: half of all",
  ),
  TRANSLATION_DAILY_CHARACTERS_PER_TAG: variable(whole(0, 1e12).default(200_000)).describe(
    'The same for what lookups cause of one tag; 0: no cap',
  ),
  ANONYMOUS_CREATES_PER_MINUTE: variable(whole(0, 1e9).default(60)).describe(
    'Tags and hardware items that one address (of IPv6, one /64) may store in one minute without a token; 0: no limit',
  ),
  ANONYMOUS_CREATES_PER_DAY: variable(whole(0, 1e9).default(2000)).describe(
    'The same in one day, which begins with the first; 0: no limit',
  ),
  ANONYMOUS_CHARACTERS_PER_DAY: variable(whole(0, 1e12).default(2_000_000)).describe(
    'Characters of text and name that one address may store in that day without a token; 0: no limit',
  ),
  SOCIAL_PROVIDERS: variable(socialProviders.default([])).describe(
    'JSON list of social networks: `[{"name", "issuer", "audience", "jwks_url", "client_id", "client_secret"}]`; `audience` is a string or a list, `jwks_url` is discovered where absent',
  ),
  BEACON_UUIDS: variable(list.pipe(z.array(BeaconUuidFormat)).optional()).describe(
    'The active beacon UUIDs that the list begins with, separated by commas; read when the database is made. Default: a short list of well-known ones',
  ),
  DEFAULT_LATITUDE: variable(decimal(-90, 90).default(0)).describe('Latitude that place forms are filled with'),
  DEFAULT_LONGITUDE: variable(decimal(-180, 180).default(0)).describe('Longitude that place forms are filled with'),
  NAME_TRANSLATIONS_INDEX: variable(z.enum(['all', 'own']).default('all')).describe(
    "Whether the list of name translations shows everybody's, as the interface documents, or one's own",
  ),
  TOKEN_IDLE_DAYS: variable(whole(1, 36_500).default(365)).describe(
    'Days without use after which an authentication token ends',
  ),
  METRICS_PORT: variable(port.default(9090)).describe('Port of `/metrics`, on loopback; 0: off'),
  TRUSTED_PROXIES: variable(
    list.pipe(z.array(z.string().refine(isAddress, 'is not a list of IP addresses or networks'))).default([]),
  ).describe('Addresses or networks of the proxies whose `X-Forwarded-*` are believed, separated by commas'),
  MAP_TILES_URL: z
    .string()
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .describe('The tile server of the maps; empty: maps without tiles'),
  MAP_ATTRIBUTION: variable(z.string().default('© OpenStreetMap contributors')).describe(
    'Whose the tiles are; stands beside the maps',
  ),
  LOG_LEVEL: variable(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info')).describe(
    'Least level that is logged; one line of JSON for each request at `info`',
  ),
};

function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

const Environment = z.object(variables).superRefine((env, context) => {
  for (const name of env.TRANSLATION_PROVIDERS ?? []) {
    const needs = neededBy[name];
    if (needs && !env[needs])
      context.addIssue({
        code: 'custom',
        path: ['TRANSLATION_PROVIDERS'],
        message: `names ${name}, which needs ${needs}`,
      });
  }
});

const neededBy: Partial<
  Record<ProviderName, 'AZURE_TRANSLATOR_KEY' | 'DEEPL_API_KEY' | 'GOOGLE_TRANSLATE_API_KEY' | 'LIBRETRANSLATE_URL'>
> = {
  azure: 'AZURE_TRANSLATOR_KEY',
  deepl: 'DEEPL_API_KEY',
  google: 'GOOGLE_TRANSLATE_API_KEY',
  libretranslate: 'LIBRETRANSLATE_URL',
};

/** The variables with their meaning and default, for the documentation. */
export const documentedVariables = Object.entries(variables).map(([name, schema]) => {
  const absent = schema.safeParse(undefined);
  return {
    name,
    description: schema.description ?? '',
    default: name === 'DATA_DIR' ? '.data' : absent.success ? absent.data : undefined,
  };
});

/** A configuration that can't be used; the message has a line for each fault and never a value, which may be a secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Reads the environment. Throws a `ConfigurationError` that names every wrong variable at once. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The configuration can't be used:\n${faults.join('\n')}`);
  }
  const env = read.data;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const publicUrl = env.PUBLIC_URL ?? `http://${host}:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    /** The path of the public URL, under which everything is served; '' where it has none. */
    prefix: new URL(publicUrl).pathname.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    runnerUrls: env.RUNNER_URL,
    runnerSecret: env.RUNNER_SECRET,
    runnerHost: env.RUNNER_HOST,
    runnerPort: env.RUNNER_PORT,
    runnerConcurrency: env.RUNNER_CONCURRENCY,
    providers: {
      providers: env.TRANSLATION_PROVIDERS,
      azure: env.AZURE_TRANSLATOR_KEY
        ? { key: env.AZURE_TRANSLATOR_KEY, region: env.AZURE_TRANSLATOR_REGION, url: env.AZURE_TRANSLATOR_URL }
        : undefined,
      deepl: env.DEEPL_API_KEY ? { key: env.DEEPL_API_KEY, url: env.DEEPL_URL } : undefined,
      google: env.GOOGLE_TRANSLATE_API_KEY
        ? { key: env.GOOGLE_TRANSLATE_API_KEY, url: env.GOOGLE_TRANSLATE_URL }
        : undefined,
      libretranslate: env.LIBRETRANSLATE_URL
        ? { url: env.LIBRETRANSLATE_URL, key: env.LIBRETRANSLATE_API_KEY }
        : undefined,
    },
    lookupBudgetMs: env.LOOKUP_TRANSLATION_BUDGET_MS,
    managementBudgetMs: env.MANAGEMENT_TRANSLATION_BUDGET_MS,
    /** Characters that are sent to providers in one day. */
    caps: {
      all: env.TRANSLATION_DAILY_CHARACTERS,
      unowned: env.TRANSLATION_DAILY_CHARACTERS_UNOWNED,
      owner: env.TRANSLATION_DAILY_CHARACTERS_PER_OWNER ?? Math.ceil(env.TRANSLATION_DAILY_CHARACTERS / 2),
      tag: env.TRANSLATION_DAILY_CHARACTERS_PER_TAG,
    },
    anonymousCreates: {
      perMinute: env.ANONYMOUS_CREATES_PER_MINUTE,
      perDay: env.ANONYMOUS_CREATES_PER_DAY,
      charactersPerDay: env.ANONYMOUS_CHARACTERS_PER_DAY,
    },
    socialProviders: env.SOCIAL_PROVIDERS,
    beaconUuids: env.BEACON_UUIDS,
    defaultLocation: { latitude: env.DEFAULT_LATITUDE, longitude: env.DEFAULT_LONGITUDE },
    nameTranslationsIndex: env.NAME_TRANSLATIONS_INDEX,
    tokenIdleDays: env.TOKEN_IDLE_DAYS,
    metricsPort: env.METRICS_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    /** What maps are drawn on; undefined where they have a plain ground. */
    mapTiles: env.MAP_TILES_URL ? { address: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION } : undefined,
    logLevel: env.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof loadConfig>;

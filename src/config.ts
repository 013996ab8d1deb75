/**
 * The configuration: parsed once from the environment; the start is refused with all errors.
 *
 * Each variable is described only here; the table in `docs/operating.md` is generated from it.
 */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { BeaconUuidFormat } from '../contracts/primitives.ts';
import { androidApps, iosAppIds } from './config/app-links.ts';
import { mailSettings, mailVariables, requireSender } from './config/mail.ts';
import { providerSettings, providerVariables, requireConfiguredProviders } from './config/providers.ts';
import { socialProviders } from './config/social-providers.ts';
import { requirePrices, spendingSettings, spendingVariables } from './config/spending.ts';
import { baseUrl, contactUrl, decimal, integer, list, port, proxy, rootUrl, url, variable } from './config/values.ts';
import { defaultWebProcesses } from './config/web-processes.ts';
import { urlAt } from './listen.ts';

const variables = {
  PORT: variable(port.default(3000)).describe('Port of the web process; 0 takes a free one'),
  HOST: variable(z.string().default('127.0.0.1')).describe('Address that the web process listens on'),
  WEB_PROCESSES: variable(integer(1, 64).optional()).describe(
    'Number of web processes that share the port, under `npm start` and `npm run web`. Default: one for every two cores, at least one, and at most as many as fit into 80 connections to PostgreSQL',
  ),
  PUBLIC_URL: variable(rootUrl.optional()).describe(
    'The address that is printed on tags and used in answers; its path is the prefix of every served path, and https makes the cookies Secure. Default: `http://HOST:PORT`',
  ),
  DATABASE_URL: variable(url('postgres:', 'postgresql:').optional()).describe(
    'A PostgreSQL database, version 15 or later. Default: the embedded one',
  ),
  DATABASE_DIRECT_URL: variable(url('postgres:', 'postgresql:').optional()).describe(
    'The same database, for LISTEN, advisory locks, leases and migrations, which need a session of their own. Set it if `DATABASE_URL` is a pooler. Default: `DATABASE_URL`',
  ),
  DATABASE_POOL: variable(integer(1, 500).default(10)).describe(
    'Maximum number of connections of one process, all its pools together; a web process has up to 3 more: 2 for exports, and 1 that listens for changes',
  ),
  DATA_DIR: variable(z.string().default('.data'))
    .transform((path) => resolve(path))
    .describe('Data directory of the embedded PostgreSQL'),
  API_CONTACT: variable(contactUrl.optional()).describe(
    'Contact for users of the API, in the published documents: the address of a page, or `mailto:…`. Default: a section of `/docs`',
  ),
  SDKS_DIR: variable(z.string().optional()).describe(
    'Directory of the SDK packages that `/sdks` serves. Default: the packages that were released with the sources',
  ),
  ADMIN_EMAIL: variable(
    z
      .string()
      .regex(/^\S+@\S+$/, 'is not an e-mail address')
      .default('admin@localhost'),
  ).describe('E-mail address of the first admin, which `npm start` creates if there is no admin'),
  ADMIN_PASSWORD: variable(
    z.string().min(8, 'is shorter than 8 characters').max(1024, 'is longer than 1024 characters').optional(),
  ).describe('Password of the first admin. Default: a random one, printed once'),
  RUNNER_URL: variable(list.pipe(z.array(baseUrl).min(1)).optional()).describe(
    'Addresses of the runners, separated by commas. Default: `http://127.0.0.1:RUNNER_PORT`; `npm start` picks a free port',
  ),
  RUNNER_SECRET: variable(z.string().min(1).optional()).describe(
    'Secret that the web processes and the runners share. Required for `npm run web` and `npm run runner`; `npm start` generates one',
  ),
  RUNNER_HOST: variable(z.string().default('127.0.0.1')).describe(
    'Address that the runner listens on; any address other than loopback requires a secret of at least 32 bytes',
  ),
  RUNNER_PORT: variable(port.default(3001)).describe('Port of the runner'),
  RUNNER_CONCURRENCY: variable(integer(1, 100).default(10)).describe(
    'Number of jobs that one runner processes concurrently',
  ),
  ...providerVariables,
  LOOKUP_TRANSLATION_BUDGET_MS: variable(integer(0, 60_000).default(1500)).describe(
    'Maximum time that a lookup waits for a translation, in milliseconds; 0: lookups never translate',
  ),
  LOOKUP_CACHE_MB: variable(integer(0, 65_536).default(64)).describe(
    'Size of the answer cache of one web process, in megabytes; 0: no cache',
  ),
  SHED_OVERLOAD: variable(z.enum(['on', 'off']).default('on')).describe(
    'Whether a web process refuses requests that it cannot answer in time, with 503; `off`: every request waits',
  ),
  MANAGEMENT_TRANSLATION_BUDGET_MS: variable(integer(0, 60_000).default(10_000)).describe(
    'Maximum time that a management create waits for a translation, in milliseconds',
  ),
  ...spendingVariables,
  TRANSLATION_MEMORY: variable(z.enum(['all', 'own']).default('all')).describe(
    'Who shares the translation memory: all customers (`all`), or only the tags of the same customer (`own`)',
  ),
  ANONYMOUS_CREATES_PER_MINUTE: variable(integer(0, 1e9).default(60)).describe(
    'Tags and hardware items that one address (for IPv6, one /64) may create in one minute without a token; 0: no limit',
  ),
  ANONYMOUS_CREATES_PER_DAY: variable(integer(0, 1e9).default(2000)).describe(
    'The same in one day, which begins with the first one; 0: no limit',
  ),
  ANONYMOUS_CHARACTERS_PER_DAY: variable(integer(0, 1e12).default(2_000_000)).describe(
    'Characters of texts and names that one address may store in that day without a token; 0: no limit',
  ),
  PICTURES_MB_PER_OWNER: variable(integer(0, 1e6).default(2000)).describe(
    'Maximum size of all pictures of one customer, in all their widths, in megabytes; 0: no limit',
  ),
  SOCIAL_PROVIDERS: variable(socialProviders.default([])).describe(
    'JSON list of social networks: `[{"name", "issuer", "audience", "jwks_url", "client_id", "client_secret"}]`; `audience` is a string or a list, `jwks_url` is discovered if absent',
  ),
  ...mailVariables,
  BEACON_UUIDS: variable(list.pipe(z.array(BeaconUuidFormat)).optional()).describe(
    'Initial list of active beacon UUIDs, separated by commas; read when the database is created. Default: a short list of well-known ones',
  ),
  DEFAULT_LATITUDE: variable(decimal(-90, 90).default(0)).describe('Initial latitude in place forms'),
  DEFAULT_LONGITUDE: variable(decimal(-180, 180).default(0)).describe('Initial longitude in place forms'),
  NAME_TRANSLATIONS_INDEX: variable(z.enum(['all', 'own']).default('all')).describe(
    "Whether the list of name translations contains all of them, as the interface documents, or only the customer's own",
  ),
  TOKEN_IDLE_DAYS: variable(integer(1, 36_500).default(365)).describe(
    'Days without use after which an authentication token expires',
  ),
  METRICS_PORT: variable(port.default(9090)).describe('Port of `/metrics`, on loopback; 0: off'),
  TRUSTED_PROXIES: variable(list.pipe(z.array(proxy)).default([])).describe(
    'Addresses or networks of the proxies whose `X-Forwarded-*` headers are trusted, separated by commas',
  ),
  MAP_TILES_URL: z
    .string()
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .describe('Tile server of the maps; empty: maps without tiles'),
  MAP_ATTRIBUTION: variable(z.string().default('© OpenStreetMap contributors')).describe(
    'Attribution of the tiles, shown beside the maps',
  ),
  IOS_APP_IDS: variable(iosAppIds.default([])).describe(
    'iOS apps that open links to `/t/`: `TEAMID.bundle.id`, separated by commas',
  ),
  ANDROID_APPS: variable(androidApps.default([])).describe(
    'Android apps that open links to `/t/`: `package=SHA-256 of the certificate, with colons`, separated by commas',
  ),
  LOG_LEVEL: variable(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info')).describe(
    'Minimum level that is logged; at `info`, one line of JSON for each request',
  ),
};

const Environment = z
  .object(variables)
  .superRefine(requireConfiguredProviders)
  .superRefine(requireSender)
  .superRefine(requirePrices);
type Environment = z.infer<typeof Environment>;

/** The variables with their meaning and default, for the documentation. */
export const documentedVariables = Object.entries(variables).map(([name, schema]) => {
  const absent = schema.safeParse(undefined);
  return {
    name,
    description: schema.description ?? '',
    default: name === 'DATA_DIR' ? '.data' : absent.success ? absent.data : undefined,
  };
});

/** An unusable configuration; the message has a line for each error and never a value, which may be a secret. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Parses the environment. Throws a `ConfigurationError` that names every wrong variable at once. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = read(environment);
  const publicUrl = env.PUBLIC_URL ?? urlAt(env.HOST, env.PORT);
  return {
    port: env.PORT,
    host: env.HOST,
    webProcesses: env.WEB_PROCESSES ?? defaultWebProcesses(availableParallelism(), env.DATABASE_POOL),
    publicUrl,
    /** The path of the public URL, under which everything is served; '' if it has none. */
    prefix: new URL(publicUrl).pathname.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    /** A URL without a pooler in between; undefined without a `databaseUrl`, too. */
    databaseDirectUrl: env.DATABASE_URL && (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
    databasePool: env.DATABASE_POOL,
    ...foldersOf(env),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    runnerUrls: env.RUNNER_URL,
    runnerSecret: env.RUNNER_SECRET,
    runnerHost: env.RUNNER_HOST,
    runnerPort: env.RUNNER_PORT,
    runnerConcurrency: env.RUNNER_CONCURRENCY,
    providers: providerSettings(env),
    lookupBudgetMs: env.LOOKUP_TRANSLATION_BUDGET_MS,
    lookupCacheMb: env.LOOKUP_CACHE_MB,
    shedOverload: env.SHED_OVERLOAD === 'on',
    managementBudgetMs: env.MANAGEMENT_TRANSLATION_BUDGET_MS,
    ...translatedIn(env),
    socialProviders: env.SOCIAL_PROVIDERS,
    beaconUuids: env.BEACON_UUIDS,
    defaultLocation: { latitude: env.DEFAULT_LATITUDE, longitude: env.DEFAULT_LONGITUDE },
    nameTranslationsIndex: env.NAME_TRANSLATIONS_INDEX,
    tokenIdleDays: env.TOKEN_IDLE_DAYS,
    metricsPort: env.METRICS_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    mapTiles: tilesOf(env),
    ...leadsOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

function read(environment: NodeJS.ProcessEnv): Environment {
  const { data, error } = Environment.safeParse(environment);
  if (data) return data;
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`The configuration can't be used:\n${faults.join('\n')}`);
}

/** Contacts for people and apps, and the mail server. */
const leadsOf = (env: Environment) => ({
  /** Undefined if not configured. */
  apiContact: env.API_CONTACT,
  /** Undefined without a mail server. */
  mail: mailSettings(env),
  /** The apps that open the links on tags themselves. */
  iosAppIds: env.IOS_APP_IDS,
  androidApps: env.ANDROID_APPS,
});

/** Paths on disk. */
const foldersOf = (env: Environment) => ({
  dataDir: env.DATA_DIR,
  sdksDir: resolve(env.SDKS_DIR ?? join(import.meta.dirname, '../contracts/released/sdks')),
});

/** Source of the maps' tiles; undefined for maps on a plain ground. */
const tilesOf = ({ MAP_TILES_URL: address, MAP_ATTRIBUTION: attribution }: Environment) =>
  address ? { address, attribution } : undefined;

/** The caps and prices of providers, and the limits of pictures and of anonymous creates. */
const translatedIn = (env: Environment) => ({
  translationMemory: env.TRANSLATION_MEMORY,
  /** Bytes. */
  picturesPerOwner: env.PICTURES_MB_PER_OWNER * 1_000_000 || Number.POSITIVE_INFINITY,
  ...spendingSettings(env),
  anonymousCreates: {
    perMinute: env.ANONYMOUS_CREATES_PER_MINUTE,
    perDay: env.ANONYMOUS_CREATES_PER_DAY,
    charactersPerDay: env.ANONYMOUS_CHARACTERS_PER_DAY,
  },
});

export type Config = ReturnType<typeof loadConfig>;

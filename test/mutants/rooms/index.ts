/** All mutants, by room. */
import type { Room } from '../mutant.ts';
import { bin } from './bin.ts';
import { browsers } from './browsers.ts';
import { bundleLinks } from './bundle-links.ts';
import { bundles } from './bundles.ts';
import { translationChecks } from './checks.ts';
import { codes } from './codes.ts';
import { config } from './config.ts';
import { contracts } from './contracts.ts';
import { costs, reportLetters } from './costs.ts';
import { customers } from './customers.ts';
import { database } from './database.ts';
import { exchange } from './exchange.ts';
import { translationFigures } from './figures.ts';
import { hardwares } from './hardwares.ts';
import { history } from './history.ts';
import { html } from './html.ts';
import { http } from './http.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { login } from './login.ts';
import { lookup } from './lookup.ts';
import { memory } from './memory.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { policy } from './policy.ts';
import { providers } from './providers.ts';
import { reads } from './reads.ts';
import { reports } from './reports.ts';
import { runner } from './runner.ts';
import { sdkTypescript } from './sdk-typescript.ts';
import { sdks } from './sdks.ts';
import { start } from './start.ts';
import { stores } from './stores.ts';
import { tagBulk } from './tag-bulk.ts';
import { tagStock } from './tag-stock.ts';
import { tags } from './tags.ts';
import { translationWork } from './translation-work.ts';
import { translations } from './translations.ts';
import { visitors } from './visitors.ts';

export const rooms: readonly Room[] = [
  tags,
  tagBulk,
  tagStock,
  exchange,
  lookup,
  hardwares,
  translations,
  translationWork,
  translationChecks,
  translationFigures,
  places,
  bin,
  policy,
  http,
  browsers,
  html,
  codes,
  contracts,
  login,
  customers,
  providers,
  runner,
  jobs,
  memory,
  orders,
  start,
  database,
  pages,
  visitors,
  reports,
  bundleLinks,
  history,
  reads,
  invitations,
  bundles,
  sdks,
  sdkTypescript,
  stores,
  packages,
  config,
  costs,
  reportLetters,
];

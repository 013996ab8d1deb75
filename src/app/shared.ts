/** Resources shared by several areas of the application. */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { type Databases, exportTimeout, maxConcurrentExports } from '../database/pools.ts';
import type { Sender } from '../http/call.ts';
import { Streams } from '../http/streams.ts';
import { StreamTurns } from '../http/time-slices.ts';
import { sessionByCookie, sessionOf } from '../login/session-routes.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import type { PictureMaker } from '../model/pictures/picture.ts';
import { authenticate } from '../model/sign-in/authenticate.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { UnknownTokens } from '../model/sign-in/unknown-tokens.ts';
import { MachineTranslation } from '../model/translations/machine-translation.ts';
import type { Translator } from '../model/translations/translator.ts';
import { PictureProcess } from '../pictures/picture-process.ts';
import { openMail } from '../start/mail.ts';

interface SharedOptions {
  config: Config;
  databases: Databases;
  translator: Translator;
  counts: ReadCounts;
  log: Logger;
  /** Aborts when the process stops. */
  stopping: AbortSignal;
}

export type SharedParts = ReturnType<typeof createSharedParts>;

const pictureMaker = ({ picturesPerOwner: mostBytes }: Config, stopping: AbortSignal): PictureMaker => {
  const making = new PictureProcess(stopping);
  return { mostBytes, make: (bytes) => making.make(bytes) };
};

/** In milliseconds: enough for a large museum over a slow network, which would otherwise start again. */
const bundleTimeout = 3_600_000;

const bundleStreams = (yielding: StreamTurns) =>
  new Streams(yielding, {
    atOnce: { all: 64, ofOne: 16 },
    networkOf,
    refusal: 'too_many_bundles',
    longest: bundleTimeout,
  });

export function createSharedParts({ config, databases, translator, counts, log, stopping }: SharedOptions) {
  const yielding = new StreamTurns();
  const unknown = new UnknownTokens(databases.work);
  return {
    yielding,
    lists: new Streams(yielding, { atOnce: { all: 2, ofOne: 1 }, refusal: 'too_many_lists', longest: exportTimeout }),
    bundles: bundleStreams(yielding),
    // A separate limit, so that visitors with a shared link do not take the streams of customers.
    linkBundles: bundleStreams(yielding),
    exporting: {
      yielding,
      exports: databases.exports,
      lines: new Streams(yielding, {
        atOnce: { all: maxConcurrentExports, ofOne: 1 },
        refusal: 'too_many_exports',
        longest: exportTimeout,
      }),
    },
    machine: new MachineTranslation({ translator, budgetMs: config.managementBudgetMs, log }),
    asking: { translator, budgetMs: config.lookupBudgetMs, log },
    counts,
    pictures: pictureMaker(config, stopping),
    post: openMail(config, log),
    callers: {
      databases,
      byToken: (db: Database, token: string, { ip }: Sender) =>
        authenticate(db, token, { idleDays: config.tokenIdleDays, unknown, ip }),
    },
    bySession: (db: Database, req: Request) => sessionOf(db, req, config.publicUrl),
    senderOfPage: async (req: Request) => (await sessionByCookie(databases.work, req))?.customer.id,
  };
}

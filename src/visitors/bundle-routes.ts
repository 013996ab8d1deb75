/**
 * `/bundles/{key}`: the tags of a bundle link, for apps without a network. The key grants access, so it is kept out of
 * logs.
 */
import type { IRouter, RequestHandler } from 'express';
import type { z } from 'zod';
import { bundles } from '../../contracts/index.ts';
import type { BundleLine } from '../../contracts/v1/tag-bundle.ts';
import { Failure } from '../errors.ts';
import { ok } from '../http/answers.ts';
import { serveContract } from '../http/api.ts';
import { handlers } from '../http/handlers.ts';
import { answerPreflight, publicHeaders } from '../http/headers.ts';
import { readParameters } from '../http/parameters.ts';
import { asLines, type Streams } from '../http/streams.ts';
import { type BundlePart, openBundle } from '../lookup/bundle.ts';
import { bundleLineWriter } from '../lookup/bundle-lines.ts';
import { parseCodes } from '../lookup/preferences.ts';
import { BundleLink } from '../model/bundle-link.ts';

interface LinkedBundlesOptions {
  /** The address that is printed on tags, without a trailing slash. */
  publicUrl: string;
  linkBundles: Streams;
}

export const linkedBundles = (options: LinkedBundlesOptions): IRouter =>
  serveContract(bundles, { links: bundleApi(options) }, [readParameters]);

/** Bundles are not for browsers, so failures below this path are not pages either. */
const asProgram: RequestHandler = (req, res, next) => {
  if (req.method === 'OPTIONS') return answerPreflight(req, res, next);
  req.format = 'json';
  next();
};

export const forPrograms: readonly RequestHandler[] = [asProgram, publicHeaders];

/** A minute: fresh enough for changes, and shared caches absorb bursts. */
const shared = 'public, max-age=60';

/** Poll interval for the link's revocation, in milliseconds. */
const pollEvery = 500;

/** Streams the parts while the link is not revoked. Throws `bundle_not_found` from then on. */
async function* whileThere<Part>(parts: AsyncIterable<Part>, isThere: () => Promise<boolean>): AsyncGenerator<Part> {
  let checkedAt = performance.now();
  for await (const part of parts) {
    if (performance.now() - checkedAt > pollEvery) {
      if (!(await isThere())) throw new Failure('bundle_not_found');
      checkedAt = performance.now();
    }
    yield part;
  }
}

function bundleApi({ publicUrl, linkBundles }: LinkedBundlesOptions) {
  const lineOf = bundleLineWriter(publicUrl);

  return handlers(bundles.links, {
    fetch: async ({ params, query, res }, { db }) => {
      const { id, customer_id, place_id } = await BundleLink.use(db, params.key);
      const { lang, since, expand = [] } = query;
      const receiver = `link ${id}`;
      const parts = await openBundle(db, {
        receiver,
        of: { customer_id, ...(place_id !== null && { place_id }) },
        codes: parseCodes(lang),
        hasOrigins: expand.includes('provenance'),
        since,
      });
      const allowed = whileThere(parts, () => BundleLink.isThere(db, id));
      // Not limited by link: otherwise one slow phone could occupy all streams of the others with the same link.
      const body = linkBundles.body<z.output<typeof BundleLine>, BundlePart>(res, undefined, allowed, asLines(lineOf));
      return ok(body, { 'Cache-Control': shared });
    },
  });
}

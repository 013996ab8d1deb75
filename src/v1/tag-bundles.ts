/** A customer's tags for offline use. */
import type { z } from 'zod';
import type { v1 } from '../../contracts/index.ts';
import type { BundleLine } from '../../contracts/v1/tag-bundle.ts';
import { Failure } from '../errors.ts';
import { ok } from '../http/answers.ts';
import type { Handlers } from '../http/handlers.ts';
import { privateNoStore } from '../http/headers.ts';
import { asLines, type Streams } from '../http/streams.ts';
import { openBundle } from '../lookup/bundle.ts';
import { bundleLineWriter } from '../lookup/bundle-lines.ts';
import { parseCodes } from '../lookup/preferences.ts';
import { Place } from '../model/place.ts';

interface TagBundlesOptions {
  publicUrl: string;
  bundles: Streams;
}

export function tagBundles({ publicUrl, bundles }: TagBundlesOptions): Pick<Handlers<typeof v1.tags>, 'bundle'> {
  const lineOf = bundleLineWriter(publicUrl);

  return {
    bundle: async ({ query, res }, { db, caller }) => {
      const { place_id, lang, since, expand = [] } = query;
      if (place_id !== undefined && !(await Place.isOwn(db, caller, place_id)))
        throw new Failure('invalid_values', { invalid: ['place_id'] });
      const receiver = `customer ${caller.id}`;
      const parts = await openBundle(db, {
        receiver,
        of: { customer_id: caller.id, ...(place_id !== undefined && { place_id }) },
        codes: parseCodes(lang),
        hasOrigins: expand.includes('provenance'),
        since,
      });
      return ok(bundles.body<z.output<typeof BundleLine>, BundleParts>(res, receiver, parts, asLines(lineOf)), {
        'Cache-Control': privateNoStore,
      });
    },
  };
}

type BundleParts = Parameters<ReturnType<typeof bundleLineWriter>>[0];

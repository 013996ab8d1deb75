/** A tag's address for programs: JSON, and a link set. */

import { visitors } from '../../contracts/index.ts';
import { languageByCode } from '../../contracts/languages.ts';
import { tagTypes } from '../../contracts/visitors.ts';
import { Failure } from '../errors.ts';
import { ok } from '../http/answers.ts';
import { isBotOrPrefetch } from '../http/bots-and-prefetch.ts';
import { handlers } from '../http/handlers.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import { parsePreferences } from '../lookup/preferences.ts';
import { readByIdentifier } from '../lookup/read/by-identifier.ts';
import { fallbackLanguage, readingRepresentation } from '../lookup/tag-body.ts';
import { type RunnerAccess, serveReading } from '../lookup/translate.ts';
import { linksetOf, linkToLinkset } from './linkset.ts';

interface TagApiOptions {
  /** The address that is printed on tags, without a trailing slash. */
  publicUrl: string;
  asking: RunnerAccess;
  counts: ReadCounts;
}

export function tagAddressApi({ publicUrl, asking, counts }: TagApiOptions) {
  const shown = readingRepresentation(publicUrl);

  return handlers(visitors.tagAddresses, {
    resolve: async ({ params, query, req }, { lookups }) => {
      if (!req.tagFormat) throw new Failure('not_acceptable');
      const id = params.tag_identifier;
      if (req.tagFormat === 'linkset') {
        const tag = found(await readByIdentifier(lookups, id, { extras: ['stored'] }));
        const linkset = linksetOf(publicUrl, { ...tag, stored: tag.stored.text });
        return { ...ok(linkset, { 'Content-Type': tagTypes.linkset }), dependsOn: { tag: tag.id } };
      }
      const preferences = parsePreferences(query.lang ?? 'auto', req.get('accept-language'));
      const wanted = {
        preferences: preferences.codes,
        excluded: preferences.excluded,
        extras: ['provenance'] as const,
      };
      const tag = found(await readByIdentifier(lookups, id, wanted));
      const served = await serveReading(tag, preferences, asking, req.method !== 'HEAD');
      const reads = counts.tallyOf(served.tag, 'identifier', preferences);
      const headers = {
        'Content-Language': languageByCode(served.tag.text_lang ?? fallbackLanguage).tag,
        'X-Translation-Status': served.status,
        Link: linkToLinkset(publicUrl, tag),
      };
      return {
        ...ok({ tags: [shown(served.tag, served)] }, headers),
        dependsOn: served.isLasting ? { tag: tag.id, reads, isUnread: isBotOrPrefetch } : undefined,
        reads: isBotOrPrefetch(req) ? undefined : reads,
      };
    },
  });
}

function found<R>(tag: R | undefined): R {
  if (!tag) throw new Failure('tag_not_found');
  return tag;
}

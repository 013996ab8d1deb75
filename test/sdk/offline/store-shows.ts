import type { BundleStore } from '../../../generated/typescript/dist/index.js';
import type { BundleLookup, StoreLookup } from '../../setup/bundle-vectors.ts';

/** What a store of the TypeScript SDK shows, as the vectors have it. */
export function storeShows(store: BundleStore, { type, ...asked }: StoreLookup): BundleLookup['shows'] {
  const stored = type === undefined ? store.showTag(asked) : store.showTagByHardwareId({ type, ...asked });
  if (!stored) return null;
  const { tag, hardware, placeId, contentLanguage, origins } = stored;
  return {
    tag: { ...tag },
    hardware: [...hardware],
    place_id: placeId,
    content_language: contentLanguage,
    origins: origins ?? null,
  };
}

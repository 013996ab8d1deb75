import { BundleStoreOf, type StoredTagOf } from './runtime/bundle-store.js';
import type { AttachedHardware, ShownTag } from './types.js';
/** A tag as a store shows it. */
export type StoredTag = StoredTagOf<ShownTag, AttachedHardware>;
/** Tags that are looked up without a network, as the service would show them. One that is new holds nothing. */
export declare class BundleStore extends BundleStoreOf<ShownTag, AttachedHardware> {
    constructor();
}

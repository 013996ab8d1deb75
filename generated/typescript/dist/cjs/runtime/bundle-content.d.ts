/** What a store holds: the lines of its tags, found by their identifiers and by their hardware. */
import type { TagLine } from './bundle-lines.js';
/** A hardware item as a phone has met it. */
export interface MetHardware {
    /** As `showTagByHardwareId` takes it: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. */
    id: string;
    type: string;
    /** Of beacons, from 0 to 65535. They are not found without both numbers, which are ignored for other types. */
    major?: number | null | undefined;
    minor?: number | null | undefined;
}
export declare class BundleContent {
    #private;
    /** Puts tags into the place of what was there under their identifiers. */
    change(tags: ReadonlyMap<string, TagLine | undefined>): void;
    /** By ascending id. */
    get tags(): TagLine[];
    byIdentifier(input: string): TagLine | undefined;
    byHardware(met: MetHardware): TagLine | undefined;
}

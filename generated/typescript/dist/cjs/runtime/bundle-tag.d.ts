/** The line of a tag, as far as a store relies on it. What else it has came later, and is passed over. */
/** What a store reads of a hardware item. */
export interface BundledItem {
    type: string;
    identifier: string;
    major: number | null;
    minor: number | null;
    /** Whether it is found in the place of beacons that are not there, for want of a number. */
    stands_in: boolean;
}
/** What a store reads of a tag before it shows it. */
export interface BundledTag {
    id: number;
    tag_identifier: string;
    hardware: BundledItem[];
}
export declare const isBundledTag: (line: object) => line is BundledTag;

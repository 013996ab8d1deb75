/** The address that is printed on a tag or kept in its chip, as somebody has scanned it. */
/** What to look up, as `showTag` takes it. */
export interface TagAddressOf<Identifier extends string = string> {
    readonly id: Identifier;
    /** The language that the address asks for. */
    readonly lang?: string;
}
/**
 * What to look up where a text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`; undefined
 * where it is anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags. Without
 * them, every host counts.
 */
export declare function readTagAddress(text: string, bases?: readonly string[]): TagAddressOf | undefined;

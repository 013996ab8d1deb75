export class BundleContent {
    #tags = new Map();
    /** Several tags where an item was moved while the bundle was made. */
    #byHardware = new Map();
    /** Puts tags into the place of what was there under their identifiers. */
    change(tags) {
        for (const [identifier, tag] of tags) {
            this.#remove(identifier);
            if (tag)
                this.#add(identifier, tag);
        }
    }
    /** By ascending id. */
    get tags() {
        return [...this.#tags.values()].sort((a, b) => a.id - b.id);
    }
    byIdentifier(input) {
        return this.#tags.get(given(input)?.trim().toLowerCase() ?? '');
    }
    byHardware(met) {
        for (const key of keysOfMet(met)) {
            const [first, ...others] = this.#byHardware.get(key) ?? [];
            // Tags are read by ascending id, so the last one had the item later.
            if (first)
                return others.reduce((last, tag) => (tag.id > last.id ? tag : last), first);
        }
        return undefined;
    }
    #add(identifier, tag) {
        this.#tags.set(identifier, tag);
        for (const key of keysOf(tag)) {
            const tags = this.#byHardware.get(key) ?? new Set();
            this.#byHardware.set(key, tags.add(tag));
        }
    }
    #remove(identifier) {
        const tag = this.#tags.get(identifier);
        if (!tag)
            return;
        this.#tags.delete(identifier);
        for (const key of keysOf(tag)) {
            const tags = this.#byHardware.get(key);
            tags?.delete(tag);
            if (tags?.size === 0)
                this.#byHardware.delete(key);
        }
    }
}
const beacon = 'ble-beacon';
/** A beacon without both of its numbers is found only where it stands in for others. */
const keysOf = ({ hardware }) => hardware
    .filter((item) => item.type !== beacon || (item.major !== null && item.minor !== null) || item.stands_in)
    .map(({ type, identifier, major, minor }) => keyOf(type, identifier, major, minor));
/**
 * Under which it may be found: a beacon by its own numbers, and else by what stands in for it, the nearest first. What the
 * service would refuse leads nowhere.
 */
function keysOfMet({ id, type, major: ofMajor, minor: ofMinor }) {
    const [identifier, major, minor] = [given(id), numberOf(ofMajor), numberOf(ofMinor)];
    if (identifier === undefined || major === undefined || minor === undefined)
        return [];
    // So it is called in old documentation.
    const known = type === 'ble_beacon' ? beacon : type;
    if (known !== beacon)
        return [keyOf(known, identifier, null, null)];
    if (major === null || minor === null)
        return [];
    const numbers = [
        [major, minor],
        [major, null],
        [null, minor],
        [null, null],
    ];
    return numbers.map(([one, other]) => keyOf(beacon, identifier, one, other));
}
/** The most characters of an identifier, and the largest number of a beacon, that the service reads. */
const [longest, largest] = [128, 65_535];
/** An identifier as the service reads it: a text, or a number in its place. Undefined where it would refuse it. */
function given(id) {
    const text = Number.isSafeInteger(id) ? String(id) : id;
    return typeof text === 'string' && text !== '' && [...text].length <= longest ? text : undefined;
}
/** A beacon's number, null where there is none. Undefined where the service would refuse it. */
function numberOf(input) {
    if (input === undefined || input === null)
        return null;
    const number = typeof input === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(input) ? Number(input) : input;
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= largest
        ? number
        : undefined;
}
/** By what the service tells items apart. */
function keyOf(type, identifier, major, minor) {
    const upper = identifier.toUpperCase();
    return [type, major, minor, type === 'qr' ? upper : digitsOf(type, upper)].join(' ');
}
/** Chips and beacons are their digits, whatever stands between and around these; both orders of bytes of an ISO 15693 chip are one. */
function digitsOf(type, upper) {
    const bare = upper.replace(/[ \t\n\r\u00a0.:-]/g, '').replace(/^URNUUID/, '');
    const digits = bare.replace(/^\{(.*)\}$/, '$1').replace(/0X/g, '');
    if (!/^[0-9A-F]+$/.test(digits))
        return upper.replace(/[-:]/g, '');
    if (type !== 'nfc' || digits.length !== 16)
        return digits;
    const turned = (digits.match(/../g) ?? []).reverse().join('');
    return [digits, turned].filter((each) => each.startsWith('E0')).sort()[0] ?? digits;
}

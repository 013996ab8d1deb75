/** A bundle of tags in an app, to look them up without a network. */
import type { Answered, Failure, Open, Unreachable } from './answers.js';
import { type MetHardware } from './bundle-content.js';
import { type BundleSource } from './bundle-lines.js';
import type { LanguageWish } from './languages.js';
/** In which languages a tag is wanted: as `showTag` takes them. */
export type WantedLanguages = Pick<LanguageWish, 'lang' | 'accept_language'>;
/** Whose words a text is: as it was entered, a provider's or a person's translation. */
export type WordsOf = Open<'original' | 'machine' | 'human'>;
/** A tag as a store shows it. */
export interface StoredTagOf<Tag, Item> {
    /** As `showTag` returns it: text and name, each in the language that was chosen for it. */
    readonly tag: Tag;
    /** All hardware of the tag, as `showTagByHardwareId` returns it. */
    readonly hardware: readonly Item[];
    /** Record id of its place. Null if it has none. */
    readonly placeId: number | null;
    /** The language of the text for HTML's `lang` and for voices, as BCP 47. */
    readonly contentLanguage: string;
    /** Origins of text and name, null if there are none; only of bundles that were fetched with `expand=provenance`. */
    readonly origins?: {
        readonly text: WordsOf | null;
        readonly name: WordsOf | null;
    };
}
/** What the call of an operation comes to that answers bundles. */
export type BundleAnswer = Answered<number, BundleSource, unknown> | Failure;
/** What a store has to know of languages. */
export interface StoreLanguages {
    chooseLanguage: (wish: LanguageWish) => string;
    /** The BCP 47 tags of codes that are none themselves. */
    tags: ReadonlyMap<string, string>;
}
export declare class BundleStoreOf<Tag, Item> {
    #private;
    constructor(languages: StoreLanguages);
    /** To be sent as `since`, to fetch only what has changed; undefined where nothing was loaded yet. */
    get cursor(): string | undefined;
    /** All tags, sorted by ascending record id. */
    get tagIdentifiers(): string[];
    /**
     * Puts a whole bundle into the place of all that is there. Rejects with `UnusableBundle` where it is not complete, and as
     * the source does where that breaks: the store then is as it was.
     */
    load(bundle: BundleSource): Promise<void>;
    /**
     * Adds what was fetched with this store's cursor as `since`: to do so twice does no harm. Rejects as `load` does, and where
     * nothing was loaded yet, as the rest would never come.
     */
    apply(delta: BundleSource): Promise<void>;
    /**
     * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and resolves to what
     * that came to. Where it has no success, the store is as it was. One refresh waits for another.
     *
     * @param fetch The call, with what is to be its `since`: `(since) => client.bundleTags({ lang: 'fr,de', since })`
     */
    refresh<A extends BundleAnswer>(fetch: (since: string | undefined) => Promise<A>): Promise<A | Unreachable>;
    /** All that is there, as lines to be kept for `restore`: a bundle, behind a line that says in which version it was saved. */
    save(): Generator<string, void, undefined>;
    /** Puts what was saved into the place of all that is there. Rejects as `load` does. */
    restore(saved: BundleSource): Promise<void>;
    /** The tag with this identifier, in upper or lower case; undefined if there is none. Identifiers that the service would refuse are not found. */
    showTag({ id, ...wanted }: {
        id: string;
    } & WantedLanguages): StoredTagOf<Tag, Item> | undefined;
    /**
     * The tag that this hardware is attached to, or stands in for; undefined where it is not there. What is attached to tags that
     * are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
     */
    showTagByHardwareId(met: MetHardware & WantedLanguages): StoredTagOf<Tag, Item> | undefined;
}

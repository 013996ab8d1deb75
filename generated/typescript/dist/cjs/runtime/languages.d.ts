/** The choice among the languages of a text, as the service makes it: for what an app has stored, without asking anybody. */
export interface LanguageWish {
    /** Code of the language that the text was first written in. */
    original: string;
    /** Codes of all other languages in which it is there. */
    stored: readonly string[];
    /** What the service would be asked for: a code, a list of them, or `auto`. Without it, it is the original. */
    lang?: string | null | undefined;
    /** The reader's languages as a header. Read where `lang` is `auto`. */
    accept_language?: string | null | undefined;
}
/** `codeByTag`: what the service takes for one of its languages, in lower case. */
export declare function languageChooser(codeByTag: ReadonlyMap<string, string>): (wish: LanguageWish) => string;

/** The code of the language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody. */
export declare const chooseLanguage: (wish: import("./runtime/languages.js").LanguageWish) => string;
/** The BCP 47 tags of the codes that are none themselves. */
export declare const languageTags: ReadonlyMap<string, string>;

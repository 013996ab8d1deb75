// Generated from openapi.json: the operations of "Translation work".

package org.taginformation

/**
 * Texts and names that need translating into a language, or whose translations need attention.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TranslationWorkOperations {
    /**
     * List translation work.
     *
     * Returns the texts and names of all tags within the caller's reach (for an admin, of all tags) whose originals are
     * in a language other than `lang_code`. Sorted by the tags' record ids; a tag's text comes before its name. Filters
     * are combined with AND. The `Link` header leads to the next page. If few of many tags match, a page can have fewer
     * rows than requested, or none, and still be followed by others. `X-Total-Count` is the total number, up to 10 000;
     * if there are more, `X-Total-Count-Relation` is `gte`.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`, `X-Total-Count-Relation`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param langCode Language to translate into
     */
    public suspend fun listTranslationWork(
        langCode: LanguageCode,
        options: ListTranslationWorkOptions,
    ): Answer<List<TranslationWork>> =
        notFaked("listTranslationWork")

    /** [listTranslationWork] with its required parameters only. */
    public suspend fun listTranslationWork(langCode: LanguageCode): Answer<List<TranslationWork>> =
        listTranslationWork(langCode, ListTranslationWorkOptions())

    /** [listTranslationWork] with options set in braces. */
    public suspend fun listTranslationWork(
        langCode: LanguageCode,
        fill: ListTranslationWorkOptions.() -> Unit,
    ): Answer<List<TranslationWork>> =
        listTranslationWork(langCode, ListTranslationWorkOptions().apply(fill))
}

/** What `listTranslationWork` may be given. */
public class ListTranslationWorkOptions : CallOptions() {
    /** Maximum number of rows to return. Default: 1000 */
    public var limit: Int? = null

    /** Cursor for pagination, as given in the `Link` header */
    public var after: String? = null

    /**
     * States in that language: `missing`, `stale`, `machine`, `human`, or a comma-separated list of them. Default:
     * `missing,stale`; with `reported`, all of them
     */
    public var state: String? = null

    /** Returns only texts, or only names */
    public var part: ListTranslationWorkPart? = null

    /** Record id of one tag */
    public var tagId: TagRecordId? = null

    /** Record id of the place of the tags. `none`: tags without a place */
    public var placeId: RecordOrNone? = null

    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /**
     * Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description,
     * place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a
     * word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its
     * first four or more characters. For admins, an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** `1`: only what visitors have reported */
    public var reported: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

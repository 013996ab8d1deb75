// Generated from openapi.json: the operations of "Translation work".

package org.taginformation

/**
 * What there is to translate into a language, and what of it is not right any more.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TranslationWorkOperations {
    /**
     * List translation work.
     *
     * The texts and names of the tags that the caller reaches, for an admin of all, whose originals are in another
     * language than `lang_code`: by the record ids of the tags, the text before the name. Filters go together. The
     * header `Link` with `rel="next"` leads on; where little is found among many tags, a page may have fewer rows than
     * were asked for, or none, and be followed by others. `X-Total-Count` says how many there are in all, up to 10 000;
     * beyond, `X-Total-Count-Relation` says so.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`, `X-Total-Count-Relation`.
     *
     * May be refused with 400 (`missing_values`, `invalid_values`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param langCode The language to translate into
     */
    public suspend fun listTranslationWork(
        langCode: LanguageCode,
        options: ListTranslationWorkOptions,
    ): Answer<List<TranslationWork>> =
        notFaked("listTranslationWork")

    /** [listTranslationWork] with nothing but what it needs. */
    public suspend fun listTranslationWork(langCode: LanguageCode): Answer<List<TranslationWork>> =
        listTranslationWork(langCode, ListTranslationWorkOptions())

    /** [listTranslationWork] with options that are set in place. */
    public suspend fun listTranslationWork(
        langCode: LanguageCode,
        fill: ListTranslationWorkOptions.() -> Unit,
    ): Answer<List<TranslationWork>> =
        listTranslationWork(langCode, ListTranslationWorkOptions().apply(fill))
}

/** What `listTranslationWork` may be given. */
public class ListTranslationWorkOptions : CallOptions() {
    /** At most so many; without it, 1000 */
    public var limit: Int? = null

    /** Where the list goes on, as the header `Link` has said it */
    public var after: String? = null

    /**
     * How they stand in that language: `missing`, `stale`, `machine`, `human`, or several with commas between. Without
     * it `missing,stale`; with `reported` all of them
     */
    public var state: String? = null

    /** Only texts, or only names */
    public var part: ListTranslationWorkPart? = null

    /** Record id of one tag */
    public var tagId: TagRecordId? = null

    /** Record id of the place of the tags; `none`: in no place */
    public var placeId: RecordOrNone? = null

    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    public var customerId: RecordOrNone? = null

    /**
     * Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
     * regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
     * identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more;
     * for admins an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** `1`: only what visitors have reported */
    public var reported: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

// Generated from openapi.json: the operations of "Figures".

package org.taginformation

/**
 * What there is in which language, what of it is read, and what was sent to be translated.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface FiguresOperations {
    /**
     * Show the coverage.
     *
     * How many texts and names stand how in which language, place by place, of the tags that the caller reaches. `GET
     * /Tags.json` with the same `place_id`, with `lang_code`, `state` and `part` lists exactly those that a number
     * counts.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     */
    public suspend fun showCoverage(options: ShowCoverageOptions): Answer<List<Coverage>> =
        notFaked("showCoverage")

    /** [showCoverage] with nothing but what it needs. */
    public suspend fun showCoverage(): Answer<List<Coverage>> =
        showCoverage(ShowCoverageOptions())

    /** [showCoverage] with options that are set in place. */
    public suspend fun showCoverage(fill: ShowCoverageOptions.() -> Unit): Answer<List<Coverage>> =
        showCoverage(ShowCoverageOptions().apply(fill))

    /**
     * Show how often tags were read.
     *
     * How often tags were read, by visitors and apps, from their own pages, by identifier, hardware or batch; for the
     * customer whose tag it was then. Counts only: nothing is known of who reads. They are kept for 400 days, also of
     * tags that are gone. A read is in sight within ten seconds; with a web process that is killed, those of its last
     * ten seconds may be lost.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     */
    public suspend fun showReads(options: ShowReadsOptions): Answer<Reads> =
        notFaked("showReads")

    /** [showReads] with nothing but what it needs. */
    public suspend fun showReads(): Answer<Reads> =
        showReads(ShowReadsOptions())

    /** [showReads] with options that are set in place. */
    public suspend fun showReads(fill: ShowReadsOptions.() -> Unit): Answer<Reads> =
        showReads(ShowReadsOptions().apply(fill))

    /**
     * Show what was translated.
     *
     * Characters by day, provider and language, of the tags of the caller; for an admin, of all. What was counted for a
     * tag stays its owner’s of then. The figures are kept for 400 days.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     */
    public suspend fun showTranslationFigures(options: ShowTranslationFiguresOptions): Answer<TranslationFigures> =
        notFaked("showTranslationFigures")

    /** [showTranslationFigures] with nothing but what it needs. */
    public suspend fun showTranslationFigures(): Answer<TranslationFigures> =
        showTranslationFigures(ShowTranslationFiguresOptions())

    /** [showTranslationFigures] with options that are set in place. */
    public suspend fun showTranslationFigures(
        fill: ShowTranslationFiguresOptions.() -> Unit,
    ): Answer<TranslationFigures> =
        showTranslationFigures(ShowTranslationFiguresOptions().apply(fill))
}

/** What `showCoverage` may be given. */
public class ShowCoverageOptions : CallOptions() {
    /** Record id of a place: only its tags; `none`: only those that are in none */
    public var placeId: RecordOrNone? = null

    /** Codes of languages, with commas between; without it, of all in which there is anything */
    public var langCodes: String? = null

    /**
     * Record id of a customer: only its tags; `none`: only those that are nobody’s. Only for admins; from others it is
     * ignored
     */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showReads` may be given. */
public class ShowReadsOptions : CallOptions() {
    /** The first day, in UTC */
    public var from: String? = null

    /** The last day, in UTC */
    public var to: String? = null

    /** Record id of a tag: only its reads */
    public var tagId: TagRecordId? = null

    /** Record id of a place: only what was read while the tag was there; `none`: in no place */
    public var placeId: RecordOrNone? = null

    /**
     * Record id of a customer: only what was read while the tag was its own; `none`: nobody’s. Only for admins; from
     * others it is ignored
     */
    public var customerId: RecordOrNone? = null

    /**
     * What the counts are grouped by, with commas between: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`;
     * without it, days
     */
    public var by: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showTranslationFigures` may be given. */
public class ShowTranslationFiguresOptions : CallOptions() {
    /** The first day, in UTC; without it, 29 days before the last */
    public var from: String? = null

    /** The last day, in UTC; without it, today */
    public var to: String? = null

    /**
     * Record id of a customer: only what was translated of its tags; `none`: only of those that were nobody’s. Only for
     * admins; from others it is ignored
     */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

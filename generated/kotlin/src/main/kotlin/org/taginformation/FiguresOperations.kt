// Generated from openapi.json: the operations of "Figures".

package org.taginformation

/**
 * How much is translated into each language, how often tags are read, and how much was sent for translation.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface FiguresOperations {
    /**
     * Get the coverage.
     *
     * Returns how many texts and names are in which state in each language, place by place, for the tags within the
     * caller's reach. `GET /Tags.json` with the same `place_id` and with `lang_code`, `state` and `part` lists exactly
     * the tags that a number counts.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     */
    public suspend fun showCoverage(options: ShowCoverageOptions): Answer<List<Coverage>> =
        notFaked("showCoverage")

    /** [showCoverage] with its required parameters only. */
    public suspend fun showCoverage(): Answer<List<Coverage>> =
        showCoverage(ShowCoverageOptions())

    /** [showCoverage] with options set in braces. */
    public suspend fun showCoverage(fill: ShowCoverageOptions.() -> Unit): Answer<List<Coverage>> =
        showCoverage(ShowCoverageOptions().apply(fill))

    /**
     * Get read counts.
     *
     * Returns how often tags were read by visitors and apps: on their pages, by identifier, by hardware or in a batch.
     * Reads are counted for the customer that owned the tag at the time. Only counts are stored, nothing about readers.
     * They are kept for 400 days, also for deleted tags. A read appears within ten seconds; if a web process is killed,
     * the reads of its last ten seconds can be lost.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     */
    public suspend fun showReads(options: ShowReadsOptions): Answer<Reads> =
        notFaked("showReads")

    /** [showReads] with its required parameters only. */
    public suspend fun showReads(): Answer<Reads> =
        showReads(ShowReadsOptions())

    /** [showReads] with options set in braces. */
    public suspend fun showReads(fill: ShowReadsOptions.() -> Unit): Answer<Reads> =
        showReads(ShowReadsOptions().apply(fill))

    /**
     * Get translation figures.
     *
     * Returns the number of translated characters by day, provider and language, for the caller's tags; for an admin,
     * for all tags. Characters are counted for the customer that owned the tag at the time. The figures are kept for
     * 400 days.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     */
    public suspend fun showTranslationFigures(options: ShowTranslationFiguresOptions): Answer<TranslationFigures> =
        notFaked("showTranslationFigures")

    /** [showTranslationFigures] with its required parameters only. */
    public suspend fun showTranslationFigures(): Answer<TranslationFigures> =
        showTranslationFigures(ShowTranslationFiguresOptions())

    /** [showTranslationFigures] with options set in braces. */
    public suspend fun showTranslationFigures(
        fill: ShowTranslationFiguresOptions.() -> Unit,
    ): Answer<TranslationFigures> =
        showTranslationFigures(ShowTranslationFiguresOptions().apply(fill))
}

/** What `showCoverage` may be given. */
public class ShowCoverageOptions : CallOptions() {
    /** Record id of a place: counts only its tags. `none`: only tags without a place */
    public var placeId: RecordOrNone? = null

    /** Comma-separated language codes. Default: all languages in which there is anything */
    public var langCodes: String? = null

    /**
     * Record id of a customer: counts only its tags. `none`: only tags without an owner. Admins only; ignored for other
     * callers
     */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showReads` may be given. */
public class ShowReadsOptions : CallOptions() {
    /** First day, in UTC */
    public var from: String? = null

    /** Last day, in UTC */
    public var to: String? = null

    /** Record id of a tag: counts only its reads */
    public var tagId: TagRecordId? = null

    /** Record id of a place: counts only reads while the tag was in that place. `none`: while it was in no place */
    public var placeId: RecordOrNone? = null

    /**
     * Record id of a customer: counts only reads while it owned the tag. `none`: while the tag had no owner. Admins
     * only; ignored for other callers
     */
    public var customerId: RecordOrNone? = null

    /**
     * Comma-separated list of what to group by: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`. Default:
     * `day`
     */
    public var by: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showTranslationFigures` may be given. */
public class ShowTranslationFiguresOptions : CallOptions() {
    /** First day, in UTC. Default: 29 days before the last day */
    public var from: String? = null

    /** Last day, in UTC. Default: today */
    public var to: String? = null

    /**
     * Record id of a customer: counts only what was translated for its tags. `none`: for tags that had no owner. Admins
     * only; ignored for other callers
     */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

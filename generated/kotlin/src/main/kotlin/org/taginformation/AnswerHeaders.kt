// Generated from openapi.json: the headers of answers.

package org.taginformation

/** The headers of an answer. Names are found in any case. */
public class AnswerHeaders(headers: Map<String, String>) {
    private val values: Map<String, String> = headers.mapKeys { (name) -> name.lowercase() }

    public operator fun get(name: String): String? = values[name.lowercase()]

    /** Whether a list goes on after this page. */
    public val hasNextPage: Boolean get() = link?.contains("rel=\"next\"") == true

    /** BCP 47 tag of the language that `translation` is really in */
    public val contentLanguage: String? get() = this["Content-Language"]

    /** That the operation is deprecated, and since when (RFC 9745): seconds since 1970 behind an `@` */
    public val deprecation: String? get() = this["Deprecation"]

    /**
     * Names the bytes of the answer; send it back as `If-None-Match`. Absent where a list of more than 1 000 records is
     * asked for without `limit`
     */
    public val eTag: String? get() = this["ETag"]

    /** `true` where the answer is that of an earlier call with the same `Idempotency-Key` */
    public val idempotencyReplayed: Boolean get() = this["Idempotency-Replayed"] == "true"

    /**
     * The address of the next page, with `rel="next"`; absent on the last one and where no `limit` was given.
     * `resolveTag` names the link set of the tag, with `rel="linkset"`
     */
    public val link: String? get() = this["Link"]

    /** Address of the record that was made */
    public val location: String? get() = this["Location"]

    /** Seconds after which it is worth trying again */
    public val retryAfter: Int? get() = this["Retry-After"]?.toIntOrNull()

    /** The time until which a deprecated operation is answered at least (RFC 8594) */
    public val sunset: String? get() = this["Sunset"]

    /**
     * `Accept-Language`, where the answer depends on it: with `lang=auto`. `Accept-Encoding`, where it is long enough
     * to be compressed. At the address of a tag `Accept` besides
     */
    public val vary: String? get() = this["Vary"]

    /** The finer cause of the error. More reasons may be added; `code` stays a closed list */
    public val errorReason: String? get() = this["X-Error-Reason"]

    /**
     * The names of the parameters and headers that are not valid, separated by commas. Absent where the request is
     * wrong as a whole
     */
    public val invalidValues: String? get() = this["X-Invalid-Values"]

    /** Names the request in the service's log: the id that the request came with in the same header, or a new one */
    public val requestId: String? get() = this["X-Request-Id"]

    /** How many records the list has in all, on whatever page */
    public val totalCount: Int? get() = this["X-Total-Count"]?.toIntOrNull()

    /** `gte`: there are more records than `X-Total-Count` says. Absent where that is exact */
    public val totalCountRelation: TotalCountRelation? get() = this["X-Total-Count-Relation"]?.let(::TotalCountRelation)

    /**
     * What became of the language that was asked for first: `original`, it is the original’s; `stored`, a translation
     * was there already; `translated`, it was made for this answer; `unavailable`, there is none now, so `translation`
     * is in the next language asked for that is there, or else the original. Without a language it is `original`
     */
    public val translationStatus: TranslationStatus? get() = this["X-Translation-Status"]?.let(::TranslationStatus)

    /**
     * `beacon-without-major-minor`: the beacon was attached without its numbers, and `showByHardwareId` asks for them.
     * `unusual-identifier`: it can be no UUID of a beacon, and no UID of a chip that stays. Where both are true, with a
     * comma between
     */
    public val warning: Warning? get() = this["X-Warning"]?.let(::Warning)

    internal companion object {
        val none: AnswerHeaders = AnswerHeaders(emptyMap())
    }
}

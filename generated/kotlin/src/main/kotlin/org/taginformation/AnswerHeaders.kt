// Generated from openapi.json: the headers of answers.

package org.taginformation

/** The headers of an answer. Names are found in any case. */
public class AnswerHeaders(headers: Map<String, String>) {
    private val values: Map<String, String> = headers.mapKeys { (name) -> name.lowercase() }

    public operator fun get(name: String): String? = values[name.lowercase()]

    /** Whether a list goes on after this page. */
    public val hasNextPage: Boolean get() = link?.contains("rel=\"next\"") == true

    /** BCP 47 tag of the language that `translation` is actually in */
    public val contentLanguage: String? get() = this["Content-Language"]

    /** Time since which the operation is deprecated (RFC 9745): an `@` and the seconds since 1970 */
    public val deprecation: String? get() = this["Deprecation"]

    /**
     * Identifies this version of the response. Send it back as `If-None-Match`. Absent if a list of more than 1 000
     * records is requested without `limit`
     */
    public val eTag: String? get() = this["ETag"]

    /** `true` if this is the response of an earlier call with the same `Idempotency-Key` */
    public val idempotencyReplayed: Boolean get() = this["Idempotency-Replayed"] == "true"

    /**
     * URL of the next page, with `rel="next"`. Absent on the last page and if no `limit` was given. For `resolveTag`,
     * the link set of the tag, with `rel="linkset"`
     */
    public val link: String? get() = this["Link"]

    /** URL of the created record */
    public val location: String? get() = this["Location"]

    /** Number of seconds to wait before trying again */
    public val retryAfter: Int? get() = this["Retry-After"]?.toIntOrNull()

    /** Time until which a deprecated operation remains available at least (RFC 8594) */
    public val sunset: String? get() = this["Sunset"]

    /**
     * `Accept-Language` if the response depends on it (`lang=auto`). `Accept-Encoding` if the response is long enough
     * to be compressed. For the address of a tag, also `Accept`
     */
    public val vary: String? get() = this["Vary"]

    /** The specific reason for the error. More reasons can be added, while `code` stays a closed list */
    public val errorReason: String? get() = this["X-Error-Reason"]

    /**
     * Comma-separated names of the parameters and headers that are not valid. Absent if the request as a whole is not
     * valid
     */
    public val invalidValues: String? get() = this["X-Invalid-Values"]

    /** Id of the request in the service's log: the value that the client sent in this header, or a new one */
    public val requestId: String? get() = this["X-Request-Id"]

    /** Total number of records in the list, across all pages */
    public val totalCount: Int? get() = this["X-Total-Count"]?.toIntOrNull()

    /** `gte`: there are more records than `X-Total-Count`. Absent if the count is exact */
    public val totalCountRelation: TotalCountRelation? get() = this["X-Total-Count-Relation"]?.let(::TotalCountRelation)

    /**
     * Status of the first requested language. `original`: it is the language of the original. `stored`: a translation
     * was already stored. `translated`: a translation was made for this response. `unavailable`: there is no
     * translation now, so `translation` is in the next requested language that is available, or else the original.
     * Without a requested language: `original`
     */
    public val translationStatus: TranslationStatus? get() = this["X-Translation-Status"]?.let(::TranslationStatus)

    /**
     * `beacon-without-major-minor`: the beacon was attached without its major and minor, which `showByHardwareId`
     * requires. `unusual-identifier`: the identifier cannot be the UUID of a beacon or the permanent UID of a chip. If
     * both apply, they are separated by a comma
     */
    public val warning: Warning? get() = this["X-Warning"]?.let(::Warning)

    internal companion object {
        val none: AnswerHeaders = AnswerHeaders(emptyMap())
    }
}

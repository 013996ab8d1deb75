package org.taginformation

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/**
 * The service refused the call. The type is the same for all operations, whichever status, code or reason comes later. A `when` over them has
 * an `else`.
 */
public class Refusal(
    /** The status of the answer. */
    public val status: Int,
    override val headers: AnswerHeaders,
    /** What went wrong, of a list that may grow; null where fields are wrong ([errors]). */
    public val code: ErrorCode?,
    override val message: String,
    /** Where values are missing: the names of all of them. */
    public val values: List<String>,
    /** Where the record is invalid: messages by field. Those under `base` are about the record as a whole. */
    public val errors: Map<String, List<String>>,
) : Problem {
    /** For fakes: a refusal with a reason and nothing else. */
    public constructor(status: Int, reason: ErrorReason) :
        this(status, AnswerHeaders(mapOf("X-Error-Reason" to reason.value)), null, reason.value, emptyList(), emptyMap())

    /** Where values are wrong: the names of the parameters and headers, as the documentation has them. */
    public val invalid: List<String> get() = headers.invalidValues?.split(", ").orEmpty()

    /** The specific reason, finer than [code]. */
    public val reason: ErrorReason? get() = headers.errorReason?.let(::ErrorReason)

    /** Time to wait before trying again. */
    public val retryAfter: Duration? get() = headers.retryAfter?.seconds

    /** Values are missing or wrong. */
    public val isBadRequest: Boolean get() = status == 400

    /** There is no valid token, or the credentials are wrong. */
    public val isUnauthorized: Boolean get() = status == 401

    public val isForbidden: Boolean get() = status == 403

    public val isNotFound: Boolean get() = status == 404

    public val isConflict: Boolean get() = status == 409

    /** What was requested is no longer available. */
    public val isGone: Boolean get() = status == 410

    /** The record has changed since it was read (`ifMatch`). */
    public val isPreconditionFailed: Boolean get() = status == 412

    /** The record is invalid: see [errors]. */
    public val isInvalid: Boolean get() = status == 422

    public val isTooManyRequests: Boolean get() = status == 429

    /** The service can't do it at the moment. */
    public val isUnavailable: Boolean get() = status == 503

    override fun toString(): String = if (code == null && reason == null) "$status: $message" else "$status ${reason ?: code}: $message"
}

/** What the service said, if this is its way of saying no; null where it is not. Throws a [JsonException] where it can't be read. */
internal fun refusalIn(answer: RawAnswer): Refusal? {
    if (answer.status < 400) return null
    val json = answer.json
    if (!json.has("error")) return if (answer.status == 422) invalid(answer, json) else null
    val error = json["error"]
    return Refusal(
        answer.status,
        answer.headers,
        ErrorCode(error["code"].text()),
        error["message"].text(),
        error["values"].orAbsent { values -> values.list { it.text() } }.orEmpty(),
        emptyMap(),
    )
}

private fun invalid(answer: RawAnswer, json: Json): Refusal {
    val errors = json.map { messages -> messages.list { it.text() } }
    val message = errors.entries.joinToString("; ") { (field, messages) ->
        messages.joinToString("; ") { if (field == "base") it else "$field $it" }
    }
    return Refusal(answer.status, answer.headers, null, message, emptyList(), errors)
}

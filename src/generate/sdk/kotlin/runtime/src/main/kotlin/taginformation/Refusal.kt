package taginformation

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** A way in which the service says no. Each status has a class, and each operation an interface of those that it may give. */
public sealed interface Refusal : Problem {
    /** The status of the answer. */
    public val status: Int
    override val headers: AnswerHeaders
}

/** The service said no with an error code. */
public sealed class ServiceError(final override val status: Int, private val answer: ErrorAnswer) : Refusal {
    final override val headers: AnswerHeaders get() = answer.headers
    final override val message: String get() = answer.body.error.message

    /** What went wrong, of a closed list. */
    public val code: ErrorCode get() = answer.body.error.code

    /** What went wrong, more finely than by the [code]. */
    public val reason: ErrorReason? get() = headers.errorReason?.let(::ErrorReason)

    /** Where values are missing: the names of all of them. */
    public val values: List<String> get() = answer.body.error.values.orEmpty()

    /** After this time it is worth trying again. */
    public val retryAfter: Duration? get() = headers.retryAfter?.seconds

    override fun toString(): String = "$status ${reason ?: code}: $message"
}

/** An answer with the error body. */
public class ErrorAnswer(public val headers: AnswerHeaders, public val body: ErrorBody)

/** The service finds the record invalid. */
public sealed class ValidationError(final override val status: Int, private val answer: ValidationAnswer) : Refusal {
    final override val headers: AnswerHeaders get() = answer.headers

    /** Messages by field. Those under `base` are about the record as a whole. */
    public val errors: Map<String, List<String>> get() = answer.errors

    final override val message: String
        get() = errors.entries.joinToString("; ") { (field, messages) ->
            messages.joinToString("; ") { if (field == "base") it else "$field $it" }
        }

    override fun toString(): String = "$status: $message"
}

/** An answer that says what is wrong with each field. */
public class ValidationAnswer(public val headers: AnswerHeaders, public val errors: Map<String, List<String>>)

/** The copy that the call named by `ifNoneMatch` is still what the service has. A call without one is never answered so. */
public sealed class Unchanged(final override val headers: AnswerHeaders) : Refusal {
    final override val status: Int get() = 304
    final override val message: String get() = "The copy is still the same"

    override fun toString(): String = "$status: $message"
}

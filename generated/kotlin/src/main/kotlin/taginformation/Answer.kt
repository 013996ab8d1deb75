package taginformation

/** What a call came to: it succeeded, the service said no, or there was no answer that could be used. */
public sealed interface Answer<out T, out R : Refusal> {
    /** The call succeeded. */
    public class Success<out T>(
        /** What the body of the answer holds. */
        public val value: T,
        public val headers: AnswerHeaders,
    ) : Answer<T, Nothing> {
        override fun toString(): String = "Success($value)"
    }

    /** The service said no, in a way that its documentation describes for this operation. */
    public class Refused<out R : Refusal>(public val refusal: R) : Answer<Nothing, R> {
        override fun toString(): String = "Refused($refusal)"
    }

    /** There was no answer, or none that the documentation describes. */
    public class Failed(public val failure: Failure) : Answer<Nothing, Nothing> {
        override fun toString(): String = "Failed($failure)"
    }

    /** What the body of the answer holds; null where the call did not succeed. */
    public fun valueOrNull(): T? = (this as? Success<T>)?.value

    /** What the body of the answer holds. Throws a [CallException] where the call did not succeed. */
    public fun valueOrThrow(): T = if (this is Success<T>) value else throw CallException(checkNotNull(problem))

    /** Why the call did not succeed; null where it did. */
    public val problem: Problem?
        get() = when (this) {
            is Success<T> -> null
            is Refused<R> -> refusal
            is Failed -> failure
        }
}

/** Why a call did not succeed: a [Refusal] or a [Failure]. */
public sealed interface Problem {
    /** The headers of the answer; null where there was none. */
    public val headers: AnswerHeaders?

    /** For developers, in English. */
    public val message: String
}

/** Thrown by [Answer.valueOrThrow] alone. */
public class CallException(public val problem: Problem) : Exception(
    problem.headers?.requestId?.let { "${problem.message} (request $it)" } ?: problem.message,
    (problem as? Failure)?.cause,
)

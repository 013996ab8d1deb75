package taginformation

import java.io.IOException

/** Why there is no answer that could be used. Any call may fail so. */
public sealed interface Failure : Problem {
    public val cause: Exception?
}

/** There was no answer: no connection, a broken one, or the time was up. */
public class NoAnswer(
    override val cause: IOException,
    /** Whether the time was up. */
    public val isTimeout: Boolean = false,
) : Failure {
    override val headers: AnswerHeaders? get() = null
    override val message: String get() = cause.message ?: cause.toString()

    override fun toString(): String = message
}

/** An answer that the documentation does not describe. It may come from something that stands before the service. */
public class UnexpectedAnswer(
    public val status: Int,
    override val headers: AnswerHeaders,
    /** The body as it came. */
    public val body: String,
    /** Why the body can't be read, where its status was none that is unexpected. */
    override val cause: Exception? = null,
) : Failure {
    override val message: String
        get() = if (cause == null) "Unexpected answer $status" else "Unreadable answer $status: ${cause.message}"

    override fun toString(): String = message
}

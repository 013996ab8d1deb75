package org.taginformation

import java.io.IOException
import java.io.InterruptedIOException

/**
 * What a call came to. These five are all that there will be: what the service says in a later version is one of them too.
 *
 * An app that fakes the service makes the answers itself.
 */
public sealed class Answer<out T> {
    /** The call succeeded. */
    public class Success<out T>(
        /** What the body of the answer holds. */
        public val value: T,
        public val headers: AnswerHeaders,
        public val status: Int,
    ) : Answer<T>() {
        public constructor(value: T) : this(value, AnswerHeaders.none, 200)

        override fun toString(): String = "Success($value)"
    }

    /** The copy that `ifNoneMatch` names is still current. Only calls with `ifNoneMatch` return this. */
    public class Unchanged(public val headers: AnswerHeaders) : Answer<Nothing>() {
        public constructor() : this(AnswerHeaders.none)

        override fun toString(): String = "Unchanged"
    }

    /** The service refused the call. */
    public class Refused(public val refusal: Refusal) : Answer<Nothing>() {
        override fun toString(): String = "Refused($refusal)"
    }

    /** There was no answer: no connection, a broken one, or a time-out. */
    public class Unreachable(override val cause: IOException) : Answer<Nothing>(), Problem {
        /** Whether it was a time-out. */
        public val isTimeout: Boolean get() = cause is InterruptedIOException
        override val headers: AnswerHeaders get() = AnswerHeaders.none
        override val message: String get() = cause.message ?: cause.toString()

        override fun toString(): String = "Unreachable($message)"
    }

    /** An answer that did not come from the service, but for example from a proxy in front of it. */
    public class Unexpected(
        public val status: Int,
        override val headers: AnswerHeaders,
        /** The body as it came. */
        public val body: String,
        /** Why the body can't be read, where its status was none that is unexpected. */
        override val cause: Exception?,
    ) : Answer<Nothing>(), Problem {
        override val message: String
            get() = if (cause == null) "Unexpected answer $status" else "Unreadable answer $status: ${cause.message}"

        override fun toString(): String = "Unexpected($message)"
    }

    /** What the body of the answer holds; null where the call did not succeed, or the copy is still the same. */
    public fun valueOrNull(): T? = (this as? Success<T>)?.value

    /** What the body of the answer holds. Throws a [CallException] where there is none. */
    public fun valueOrThrow(): T = if (this is Success<T>) value else throw CallException(this)

    /** Why the call did not succeed; null where it did, and where the copy is still the same. */
    public val problem: Problem?
        get() = when (this) {
            is Success<T>, is Unchanged -> null
            is Refused -> refusal
            is Unreachable -> this
            is Unexpected -> this
        }

    /** What the service said, where it said no. */
    public val refusalOrNull: Refusal? get() = (this as? Refused)?.refusal
}

/** Why a call did not succeed. */
public interface Problem {
    /** The headers of the answer; none where there was no answer. */
    public val headers: AnswerHeaders

    /** For developers, in English. */
    public val message: String

    /** What went wrong below; null where the service said no. */
    public val cause: Exception? get() = null
}

/** Thrown by [Answer.valueOrThrow], and by flows of a whole list. */
public class CallException(public val answer: Answer<*>) : Exception(told(answer), answer.problem?.cause) {
    /** Null where the copy is still the same. */
    public val problem: Problem? get() = answer.problem
}

private fun told(answer: Answer<*>): String {
    val problem = answer.problem ?: return "There is no value: $answer"
    return problem.headers.requestId?.let { "${problem.message} (request $it)" } ?: problem.message
}

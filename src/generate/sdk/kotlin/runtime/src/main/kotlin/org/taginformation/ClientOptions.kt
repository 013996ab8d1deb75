package org.taginformation

import java.util.concurrent.TimeUnit
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** How a [TagInformationClient] works. What is changed here after the client was made does not count. */
public class ClientOptions {
    /** What carries the requests. Null for an [OkHttpTransport] of the client's own. */
    public var transport: Transport? = null

    /** The longest time for one request; a repetition has as much again. */
    public var timeout: Duration = 30.seconds

    /**
     * The longest time for a whole call, with its repetitions and the waits between them. The last request has what is left; one that
     * would begin later is not made. Null for a minute, or twice [timeout] where that is more.
     */
    public var deadline: Duration? = null

    /** Which calls are repeated, and when. */
    public var retries: Retries = Retries()

    internal var tokens: TokenProvider = TokenProvider { null }
    internal var renewal: TokenRenewal? = null
    internal var logger: CallLogger? = null

    /** Says where the token of each request that takes one comes from. */
    public fun tokens(provider: TokenProvider) {
        tokens = provider
    }

    /** Says how a token is renewed that the service no longer takes. */
    public fun renewToken(renewal: TokenRenewal) {
        this.renewal = renewal
    }

    /** Is called after each request. */
    public fun log(logger: CallLogger) {
        this.logger = logger
    }

    /** [timeout] for callers in Java. */
    public fun timeout(amount: Long, unit: TimeUnit) {
        timeout = unit.toMillis(amount).milliseconds
    }

    /** [deadline] for callers in Java. */
    public fun deadline(amount: Long, unit: TimeUnit) {
        deadline = unit.toMillis(amount).milliseconds
    }
}

/**
 * Gives the token that goes along with a request; null to send none. It is asked for each request, away from the thread that
 * called, so it may read a key store or wait for a sign-in. If it throws, the call throws.
 */
public fun interface TokenProvider {
    public suspend fun token(): String?
}

/**
 * Asked for a new token where the service answers 401 to a call that takes one, once for each call; null for none, and the
 * 401 stands, and so where the [TokenProvider] names nobody or somebody else by then. Calls that are refused at the same time
 * share what it gives. It keeps the new token where the [TokenProvider] finds it. Its own calls are not renewed. If it throws, the call throws.
 */
public fun interface TokenRenewal {
    /** @param rejected The token that is no longer taken; null where none was sent */
    public suspend fun renew(rejected: String?): String?
}

/** Told of each request when it is over, but for one that is cancelled. It is called on the thread that made the request; what it throws, the call throws. */
public fun interface CallLogger {
    public fun log(request: LoggedRequest)
}

/** One request, without any secret or personal data. */
public class LoggedRequest internal constructor(
    public val method: String,
    /** As in the documentation, with the names of its parameters: `/places/{id}.json`. */
    public val path: String,
    /** The status of the answer; null where there was none. */
    public val status: Int?,
    /** From sending to the end of the answer, or to its head where it is read as it comes. */
    public val duration: Duration,
    /** Number of the attempt, starting at 1. */
    public val attempt: Int,
    /** Id of the request in the service's log; null where there was no answer. */
    public val requestId: String?,
) {
    /** [duration] for callers in Java. */
    public val durationMillis: Long get() = duration.inWholeMilliseconds

    override fun toString(): String = "$method $path: ${status ?: "no answer"} after $durationMillis ms (attempt $attempt, $requestId)"
}

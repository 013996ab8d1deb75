package org.taginformation

import java.util.concurrent.TimeUnit
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** What every call may be given besides its parameters. */
public abstract class CallOptions internal constructor() {
    /** The longest time for one request of this call; null for the client's. */
    public var timeout: Duration? = null

    /** The longest time for the whole call; null for the client's. */
    public var deadline: Duration? = null

    /** Whether and when this call is repeated; null for the client's. */
    public var retries: Retries? = null

    /** Headers to send along. They take the place of the SDK's own of the same names, but for the token. */
    public var headers: Map<String, String> = emptyMap()

    /** What the service's log is to call the requests of this call, so that it is found there; null to let the service choose. */
    public var requestId: String? = null

    /** [timeout] for callers in Java. */
    public fun timeout(amount: Long, unit: TimeUnit) {
        timeout = unit.toMillis(amount).milliseconds
    }

    /** [deadline] for callers in Java. */
    public fun deadline(amount: Long, unit: TimeUnit) {
        deadline = unit.toMillis(amount).milliseconds
    }

    /** With the same general options as another call. */
    internal fun like(other: CallOptions) {
        timeout = other.timeout
        deadline = other.deadline
        retries = other.retries
        headers = other.headers
        requestId = other.requestId
    }
}

/** What operations do in a fake that does not say. */
internal fun notFaked(operation: String): Nothing = throw NotImplementedError("$operation is not faked")

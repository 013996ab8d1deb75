package org.taginformation

import java.text.ParseException
import java.text.SimpleDateFormat
import java.util.Locale
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.delay

/**
 * Which calls are repeated, how often, and after how long.
 *
 * A 429 did nothing, so every call may be repeated after it. After 502, 503, 504 and a broken connection nobody knows, so
 * only calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, and what takes an `idempotencyKey`. That
 * goes with each of those calls, a fresh one where you give none, and the service does the call once. So they are repeated
 * also after a time-out, and where the service is still at work on the first one (409, `idempotency_key_in_use`).
 */
public class Retries private constructor(fill: Builder.() -> Unit, private val time: Time) {
    private val from = Builder().apply(fill)

    /** How often a call is repeated at most; 0 for never. */
    public val limit: Int = from.limit

    /** The wait before the first repetition. It doubles each time, and half of it is left to chance. */
    public val firstWait: Duration = from.firstWait

    /** The longest wait. Where the service asks for a longer one (`Retry-After`), the call is not repeated. */
    public val longestWait: Duration = from.longestWait

    public constructor() : this({}, Time())

    public constructor(fill: Builder.() -> Unit) : this(fill, Time())

    internal constructor(time: Time, fill: Builder.() -> Unit) : this(fill, time)

    /** What may be chosen, and what is where nothing is. */
    public class Builder internal constructor() {
        public var limit: Int = 2
        public var firstWait: Duration = 500.milliseconds
        public var longestWait: Duration = 30.seconds
    }

    /** How long to wait before the next repetition; null where the answer is final. `done` counts those that were made. */
    internal fun waitAfter(response: TransportResponse, call: Call, done: Int): Duration? {
        val headers = AnswerHeaders(response.headers)
        val isRepeated = when (response.status) {
            429 -> true
            in 502..504 -> call.isRepeatable
            409 -> call.isKeyed && headers["X-Error-Reason"] == ErrorReason.IDEMPOTENCY_KEY_IN_USE.value
            else -> false
        }
        if (done >= limit || !isRepeated) return null
        val asked = headers["Retry-After"]?.let(::waitAsked) ?: return backOff(done)
        return asked.takeIf { it <= longestWait }
    }

    /** The same after a broken connection. */
    internal fun waitAfterBreak(call: Call, done: Int): Duration? =
        if (done < limit && call.isRepeatable) backOff(done) else null

    /** The same where there was no answer in time. */
    internal fun waitAfterTimeout(call: Call, done: Int): Duration? =
        if (done < limit && call.isKeyed) backOff(done) else null

    private val Call.isRepeatable: Boolean get() = isKeyed || method in harmlessTwice

    internal suspend fun wait(duration: Duration) = time.sleep(duration)

    private fun backOff(done: Int): Duration {
        val most = minOf(longestWait, firstWait * (1L shl minOf(done, 30)).toDouble())
        return most / 2 + most / 2 * time.chance()
    }

    /** Seconds, or a date: that is what things that stand before the service may send. */
    private fun waitAsked(retryAfter: String): Duration? {
        retryAfter.trim().toIntOrNull()?.let { return maxOf(it, 0).seconds }
        return try {
            val date = SimpleDateFormat("EEE, dd MMM yyyy HH:mm:ss zzz", Locale.US).parse(retryAfter) ?: return null
            maxOf(date.time - time.now(), 0).milliseconds
        } catch (_: ParseException) {
            null
        }
    }

    public companion object {
        private val harmlessTwice = setOf("GET", "PUT", "DELETE")

        /** Repeats nothing. */
        @JvmField
        public val never: Retries = Retries { limit = 0 }
    }
}

/** Time and chance, so that tests need not wait for either. */
internal class Time(
    /** Milliseconds since 1970. */
    val now: () -> Long = System::currentTimeMillis,
    val sleep: suspend (Duration) -> Unit = { delay(it) },
    /** From 0 to 1. */
    val chance: () -> Double = { Random.nextDouble() },
)

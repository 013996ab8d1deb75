package org.taginformation

import java.text.ParseException
import java.text.SimpleDateFormat
import java.util.Locale
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeMark
import kotlin.time.TimeSource
import kotlinx.coroutines.delay

/**
 * Which calls are retried, how often, and after how long. Retries end with the call's deadline.
 *
 * A 429, and a 503 with `Retry-After`, did nothing, so every call may be repeated after it. After 502, other 503, 504 and a
 * broken connection nobody knows, so only calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, those that
 * look something up or sign in, and what takes an `idempotencyKey`. That goes with each of those calls, a fresh one where you give
 * none, and the service does the call once. So they are repeated also where the service is still at work on the first one (409,
 * `idempotency_key_in_use`). After a time-out they are repeated as well, those without a key once.
 */
public class Retries private constructor(fill: Builder.() -> Unit, private val time: Time) {
    private val from = Builder().apply(fill)

    /** The maximum number of retries of a call; 0 for none. */
    public val limit: Int = from.limit

    /** The delay before the first retry. It doubles each time, and half of it is random. */
    public val firstWait: Duration = from.firstWait

    /** The longest delay. If the service asks for a longer one (`Retry-After`), the call is not retried. */
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
    internal fun waitAfter(response: TransportResponse, call: Call, done: Int, until: TimeMark): Duration? {
        val headers = AnswerHeaders(response.headers)
        val isRepeated = when (response.status) {
            429 -> true
            // Who says when to come again has done nothing.
            503 -> call.isHarmless || headers["Retry-After"] != null
            502, 504 -> call.isHarmless
            409 -> call.isKeyed && headers["X-Error-Reason"] == ErrorReason.IDEMPOTENCY_KEY_IN_USE.value
            else -> false
        }
        if (done >= limit || !isRepeated) return null
        val asked = headers["Retry-After"]?.let(::waitAsked) ?: return backOff(done).before(until)
        return asked.takeIf { it <= longestWait }?.before(until)
    }

    /** The same after a broken connection. */
    internal fun waitAfterBreak(call: Call, done: Int, until: TimeMark): Duration? =
        if (done < limit && call.isHarmless) backOff(done).before(until) else null

    /** The same where there was no answer in time. */
    internal fun waitAfterTimeout(call: Call, done: Int, until: TimeMark): Duration? =
        if (done < limit && call.isHarmless && (call.isKeyed || done == 0)) backOff(done).before(until) else null

    private val Call.isHarmless: Boolean get() = isKeyed || isRepeatable || method in harmlessTwice

    /** When so much time is over, by the clock that nobody sets. */
    internal fun inTime(most: Duration): TimeMark = TimeSource.Monotonic.markNow() + most

    internal fun left(until: TimeMark): Duration = -until.elapsedNow()

    private fun Duration.before(until: TimeMark): Duration? = takeIf { it < left(until) }

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
    /** Milliseconds since 1970, for dates. */
    val now: () -> Long = System::currentTimeMillis,
    val sleep: suspend (Duration) -> Unit = { delay(it) },
    /** From 0 to 1. */
    val chance: () -> Double = { Random.nextDouble() },
)

package org.taginformation

import kotlin.coroutines.AbstractCoroutineContextElement
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.coroutineContext
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/** The tokens of requests: the app's, or what it has renewed. */
internal class Renewing(private val tokens: TokenProvider, private val renewal: TokenRenewal?) {
    /** A token as it was sent. `round` counts the renewals before. */
    class Sent(val token: String?, val round: Int)

    /** What has become of a token. */
    private class Renewed(val rejected: String?, val fresh: String?, val round: Int)

    @Volatile
    private var last = Renewed(null, null, 0)
    private val asking = Mutex()

    /** The token of the next request. One that was renewed stays renewed, should the app still name it; who names none has signed out. */
    suspend fun next(): Sent {
        val before = last
        val token = tokens.token()
        return Sent(if (token != null && token == before.rejected) before.fresh ?: token else token, before.round)
    }

    /**
     * The token to repeat a request with whose own was not taken; null where there is none. Who was sent before a renewal shares what
     * came of it. The renewal's own calls have none: they would wait for themselves.
     */
    suspend fun after(sent: Sent): Sent? {
        if (renewal == null || coroutineContext[Inside]?.renewing === this) return null
        return asking.withLock {
            if (last.round == sent.round) {
                val fresh = withContext(Inside(this)) { renewal.renew(sent.token) }
                last = Renewed(sent.token, fresh, sent.round + 1)
            }
            last.fresh?.takeIf { it != sent.token }?.let { Sent(it, last.round) }
        }
    }

    /** Marks what a renewal calls. */
    private class Inside(val renewing: Renewing) : AbstractCoroutineContextElement(Inside) {
        companion object Key : CoroutineContext.Key<Inside>
    }
}

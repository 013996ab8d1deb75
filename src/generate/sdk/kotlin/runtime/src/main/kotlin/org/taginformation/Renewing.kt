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

    /** What came of a renewal: in place of the token that was not taken, and of those that this one had replaced. */
    private class Renewed(val replaced: Set<String?>, val fresh: String?, val round: Int)

    @Volatile
    private var last = Renewed(emptySet(), null, 0)
    private val asking = Mutex()

    /** The token of the next request. One that was renewed stays renewed, should the app still name it; who names none has signed out. */
    suspend fun next(): Sent {
        val before = last
        val token = tokens.token()
        return Sent(if (token != null && token in before.replaced) before.fresh ?: token else token, before.round)
    }

    /**
     * The token to repeat a request with whose own was not taken; null where there is none. Who was sent before the renewal of the
     * same token shares what came of it; without a token, only while it is under way: what it gave may be of who has signed out
     * since. The renewal's own calls have none: they would wait for themselves.
     */
    suspend fun after(sent: Sent): Sent? {
        if (renewal == null || coroutineContext[Inside]?.renewing === this) return null
        val round = if (sent.token == null) last.round else sent.round
        val renewed = asking.withLock {
            if (last.round == round || sent.token !in last.replaced) last = renewed(sent.token, renewal)
            last
        }
        val fresh = renewed.fresh?.takeIf { it != sent.token } ?: return null
        // Who has signed out meanwhile, or in as somebody else, is not brought back.
        val named = tokens.token()
        return if (named == fresh || named in renewed.replaced) Sent(fresh, renewed.round) else null
    }

    private suspend fun renewed(rejected: String?, renewal: TokenRenewal): Renewed {
        val before = if (rejected != null && rejected == last.fresh) last.replaced else emptySet()
        val fresh = withContext(Inside(this)) { renewal.renew(rejected) }
        return Renewed(before + rejected, fresh, last.round + 1)
    }

    /** Marks what a renewal calls. */
    private class Inside(val renewing: Renewing) : AbstractCoroutineContextElement(Inside) {
        companion object Key : CoroutineContext.Key<Inside>
    }
}

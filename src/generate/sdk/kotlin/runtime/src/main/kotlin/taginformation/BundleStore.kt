package taginformation

import java.io.IOException
import java.io.InterruptedIOException
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/**
 * Tags that are looked up without a network, as the service would show them. One that is new holds nothing.
 *
 * It may be used from any thread. What is looked up while a bundle is read, is looked up in what was there before.
 */
public class BundleStore {
    @Volatile
    private var held = BundleContent(emptyMap(), cursor = null)
    private val changing = Mutex()
    private val refreshing = Mutex()

    /** To be sent as `since`, to fetch only what has changed; null where nothing was loaded yet. */
    public val cursor: String? get() = held.cursor

    /** All tags that are there, by ascending record id. */
    public val tagIdentifiers: List<TagIdentifier> get() = held.inOrder.map { TagIdentifier(it.tagIdentifier) }

    /**
     * Puts a whole bundle into the place of all that is there. Where it is not complete, or its source breaks, the store is as
     * it was.
     *
     * @param lines Its lines: of a file `file.bufferedReader().lineSequence().asFlow()`
     * @throws UnusableBundleException where it is not complete
     */
    @Throws(UnusableBundleException::class)
    public suspend fun load(lines: Flow<String>) {
        val bundle = readBundle(lines)
        changing.withLock { held = BundleContent(emptyMap(), null).with(bundle) }
    }

    /**
     * Adds what was fetched with `since`: to do so twice does no harm.
     *
     * @throws UnusableBundleException where it is not complete
     */
    @Throws(UnusableBundleException::class)
    public suspend fun apply(delta: Flow<String>) {
        val bundle = readBundle(delta)
        changing.withLock { held = held.with(bundle) }
    }

    /**
     * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and says what that
     * came to. Where it has no success, the store is as it was. One refresh waits for another.
     *
     * @param fetch The call, with what is to be its `since`: `{ since -> client.bundleTags(lang = "fr,de", since = since) }`
     */
    public suspend fun <R : Refusal> refresh(fetch: suspend (since: String?) -> Answer<Flow<String>, R>): Answer<Unit, R> =
        refreshing.withLock {
            val since = cursor
            val answer = fetch(since)
            val isExpired = since != null && answer is Answer.Refused && answer.refusal.status == 410
            if (isExpired) take(fetch(null)) { load(it) } else take(answer) { if (since == null) load(it) else apply(it) }
        }

    private suspend fun <R : Refusal> take(
        answer: Answer<Flow<String>, R>,
        put: suspend (Flow<String>) -> Unit,
    ): Answer<Unit, R> = when (answer) {
        is Answer.Success -> try {
            put(answer.value)
            Answer.Success(Unit, answer.headers)
        } catch (e: IOException) {
            Answer.Failed(NoAnswer(e, isTimeout = e is InterruptedIOException))
        }
        is Answer.Refused -> answer
        is Answer.Failed -> answer
    }

    /** All that is there, as lines to be kept for [restore]: a bundle, behind a line that says in which version it was saved. */
    public fun save(): Sequence<String> {
        val now = held
        val tags = now.inOrder
        val end = mapOf("type" to "end", "cursor" to now.cursor, "tags" to tags.size, "gone" to 0)
        return sequence {
            yield(writeJson(mapOf("type" to "store", "version" to SAVED_VERSION)))
            yieldAll(tags.asSequence().map { it.text })
            yield(writeJson(end))
        }
    }

    /**
     * Puts what was saved into the place of all that is there.
     *
     * @throws UnusableBundleException where it is not complete, or of a version that is not known
     */
    @Throws(UnusableBundleException::class)
    public suspend fun restore(lines: Flow<String>) {
        val bundle = readBundle(lines)
        if (bundle.version != SAVED_VERSION) throw UnusableBundleException("The store was saved in a version that is not known")
        changing.withLock { held = BundleContent(emptyMap(), null).with(bundle) }
    }

    /**
     * The tag with this identifier, in any case; null where it is not there.
     *
     * @param lang As the service takes it: a code, a list of them, or `auto`. Without it, it is the original
     * @param acceptLanguage The reader's languages as a header. Read where `lang` is `auto`
     */
    public fun showTag(id: TagIdentifier, lang: String? = null, acceptLanguage: String? = null): StoredTag? =
        held.byIdentifier(id)?.shown(lang, acceptLanguage)

    /**
     * The tag that this hardware is attached to, or stands in for; null where it is not there. What is attached to tags that
     * are not in the bundle is not known here.
     *
     * @param major Of a beacon, which is not found without both numbers
     * @param lang As the service takes it: a code, a list of them, or `auto`. Without it, it is the original
     * @param acceptLanguage The reader's languages as a header. Read where `lang` is `auto`
     */
    public fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = null,
        minor: Int? = null,
        lang: String? = null,
        acceptLanguage: String? = null,
    ): StoredTag? = held.byHardware(keysOfMet(id, type, major, minor))?.shown(lang, acceptLanguage)
}

/** The version of the form in which a store is saved. */
private const val SAVED_VERSION = 1

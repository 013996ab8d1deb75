package org.taginformation

import java.io.IOException
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

    /** All tags, sorted by ascending record id. */
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
        replace(readBundle(lines).ledOn())
    }

    /**
     * Adds what was fetched with this store's [cursor] as `since`: to do so twice does no harm.
     *
     * @throws UnusableBundleException where it is not complete, or nothing was loaded yet, as the rest would never come
     */
    @Throws(UnusableBundleException::class)
    public suspend fun apply(delta: Flow<String>) {
        val bundle = readBundle(delta).ledOn()
        changing.withLock { held = held.changedBy(bundle, held.cursor) }
    }

    /** `since`: the cursor that the delta was fetched with. */
    private fun BundleContent.changedBy(delta: Bundle, since: String?): BundleContent {
        if (since == null) throw UnusableBundleException("There is nothing yet that a delta could change")
        if (since != cursor) throw UnusableBundleException("Another bundle was loaded while this delta came")
        return with(delta)
    }

    private suspend fun replace(bundle: Bundle) {
        val whole = BundleContent(emptyMap(), null).with(bundle.whole())
        changing.withLock { held = whole }
    }

    /**
     * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and says what that
     * came to. Where it has no success, the store is as it was. One refresh waits for another.
     *
     * @param fetch The call, with what is to be its `since`: `{ cursor -> client.bundleTags { since = cursor } }`
     */
    public suspend fun refresh(fetch: suspend (since: String?) -> Answer<Flow<String>>): Answer<Unit> =
        refreshing.withLock {
            val since = cursor
            val answer = fetch(since)
            val isExpired = since != null && answer is Answer.Refused && answer.refusal.isGone
            if (isExpired || since == null) {
                take(if (isExpired) fetch(null) else answer) { load(it) }
            } else {
                take(answer) { lines ->
                    val delta = readBundle(lines).ledOn()
                    changing.withLock { held = held.changedBy(delta, since) }
                }
            }
        }

    private suspend fun take(answer: Answer<Flow<String>>, put: suspend (Flow<String>) -> Unit): Answer<Unit> = when (answer) {
        is Answer.Success -> try {
            put(answer.value)
            Answer.Success(Unit, answer.headers, answer.status)
        } catch (e: IOException) {
            Answer.Unreachable(e)
        }
        is Answer.Unchanged -> answer
        is Answer.Refused -> answer
        is Answer.Unreachable -> answer
        is Answer.Unexpected -> answer
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
        replace(bundle)
    }

    /** The tag with this identifier, in any case and in its original language; null where it is not there. */
    public fun showTag(id: TagIdentifier): StoredTag? = showTag(id, null, null)

    /** The tag with this identifier, in any case, and in the reader's languages. */
    public fun showTag(id: TagIdentifier, lang: String?): StoredTag? = showTag(id, lang, null)

    /**
     * The tag with this identifier, in any case; null where it is not there. What the service would refuse is not there.
     *
     * @param lang As the service takes it: a code, a list of them, or `auto`. Where it is null, it is the original
     * @param acceptLanguage The reader's languages as a header. Read where `lang` is `auto`
     */
    public fun showTag(id: TagIdentifier, lang: String?, acceptLanguage: String?): StoredTag? =
        held.byIdentifier(id)?.shown(lang, acceptLanguage)

    /**
     * The tag that this hardware is attached to, or stands in for; null where it is not there. What is attached to tags that
     * are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
     */
    public fun showTagByHardwareId(id: HardwareIdentifier, type: HardwareType): StoredTag? =
        showTagByHardwareId(id, type, ShowStoredTagOptions())

    public fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        fill: ShowStoredTagOptions.() -> Unit,
    ): StoredTag? = showTagByHardwareId(id, type, ShowStoredTagOptions().apply(fill))

    public fun showTagByHardwareId(id: HardwareIdentifier, type: HardwareType, options: ShowStoredTagOptions): StoredTag? =
        with(options) { held.byHardware(keysOfMet(id, type, major, minor))?.shown(lang, acceptLanguage) }
}

/** What may be said to a [BundleStore] of hardware that was met, and of its reader. */
public class ShowStoredTagOptions {
    /** Of a beacon, from 0 to 65535. It is not found without both numbers. */
    public var major: Int? = null
    public var minor: Int? = null

    /** As the service takes it: a code, a list of them, or `auto`. Without it, it is the original. */
    public var lang: String? = null

    /** The reader's languages as a header. Read where [lang] is `auto`. */
    public var acceptLanguage: String? = null
}

/** The version of the form in which a store is saved. */
private const val SAVED_VERSION = 1

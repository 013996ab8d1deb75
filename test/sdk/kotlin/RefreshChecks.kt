package checks

import java.io.IOException
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.flow
import okhttp3.Headers
import okhttp3.OkHttpClient
import okhttp3.Response
import org.taginformation.Answer
import org.taginformation.BundleKey
import org.taginformation.BundleStore
import org.taginformation.TagIdentifier
import org.taginformation.TagInformationClient
import org.taginformation.Transport
import org.taginformation.TransportRequest
import org.taginformation.TransportResponse
import org.taginformation.TransportStream
import org.taginformation.UnusableBundleException

private fun tag(identifier: String) =
    """{"type":"tag","tag_identifier":"$identifier","id":1,"place_id":null,"description":null,"gender":"m","image_url":null,""" +
        """"text_url":"a","hardware":[],"original_lang":"en","original_name_lang":null,"texts":{"en":"Hi"},"names":{},"hash":"h"}"""

private fun end(cursor: String, tags: Int, gone: Int = 0) = """{"type":"end","cursor":"$cursor","tags":$tags,"gone":$gone}"""

private const val ONE = "4f0c9a17be52"
private val whole = Given(200, "${tag(ONE)}\n${end("first", 1)}\n", mapOf("X-Request-Id" to "r1"))
private val emptied = Given(200, """{"type":"gone","tag_identifier":"$ONE"}""" + "\n${end("second", 0, 1)}\n")

/** Answers with lines that come one by one, and then as `ends` says. */
private class Streaming(val ends: suspend () -> Unit) : Transport {
    override suspend fun send(request: TransportRequest): TransportResponse = throw IOException("It is to be opened")

    override suspend fun open(request: TransportRequest): TransportStream {
        val lines: Flow<String> = flow {
            emit(tag(ONE))
            ends()
        }
        return TransportStream(200, emptyMap(), lines)
    }
}

private suspend fun failureAfter(ends: suspend () -> Unit): Answer.Unreachable {
    val store = BundleStore()
    val client = TagInformationClient("https://tags.example.com") {
        transport = Streaming(ends)
        timeout = 50.milliseconds
    }
    val answer = store.refresh { cursor -> client.bundleTags { since = cursor } }
    same(store.tagIdentifiers, emptyList<TagIdentifier>())
    return answer as Answer.Unreachable
}

val refreshChecks: List<Check> = listOf(
    check("a store fetches everything, then what has changed, and everything again where the cursor holds no more") {
        val script = Script(whole, emptied, error(410, "cursor_expired"), whole)
        val (client, store) = script.client() to BundleStore()
        val found = (1..3).map {
            store.refresh { cursor ->
                client.bundleTags {
                    lang = "fr"
                    since = cursor
                }
            }.valueOrThrow()
            store.tagIdentifiers.map { it.value } to store.cursor
        }
        same(found, listOf(listOf(ONE) to "first", listOf<String>() to "second", listOf(ONE) to "first"))
        val sinces = script.requests.map { it.url.substringAfter("since=", "").substringBefore('&') }
        same(sinces, listOf("", "first", "second", ""))
    },
    check("what was fetched since one bundle changes no other that was loaded meanwhile") {
        val script = Script(whole, emptied)
        val (client, store) = script.client() to BundleStore()
        store.refresh { cursor -> client.bundleTags { since = cursor } }.valueOrThrow()
        val answer = store.refresh { cursor ->
            val answered = client.bundleTags { since = cursor }
            store.load(listOf(tag(ONE), end("other", 1)).asFlow())
            answered
        }
        same((answer as Answer.Unreachable).cause is UnusableBundleException, true)
        same(store.tagIdentifiers.map { it.value } to store.cursor, listOf(ONE) to "other")
    },
    check("a store fetches by a link, and has the headers of the answer") {
        val script = Script(whole)
        val client = script.client()
        val answer = BundleStore().refresh { cursor -> client.fetchBundle(BundleKey("k")) { since = cursor } }
        same((answer as Answer.Success).headers.requestId, "r1")
        same(script.requests.single().url, "https://tags.example.com/bundles/k")
    },
    check("a refusal of a whole bundle is the answer, and the store as it was") {
        val client = Script(error(410, "cursor_expired")).client()
        val answer = BundleStore().refresh { cursor -> client.bundleTags { since = cursor } }
        same(answer.refusalOrNull?.isGone, true)
    },
    check("a service that is busy says when to come again, and leaves the store as it was") {
        val (client, store) = Script(whole, error(503, "too_many_bundles", mapOf("Retry-After" to "900"))).client() to BundleStore()
        val answers = List(2) { store.refresh { cursor -> client.bundleTags { since = cursor } } }
        same(answers.last().refusalOrNull?.retryAfter, 900.seconds)
        same(store.cursor to store.tagIdentifiers.map { it.value }, "first" to listOf(ONE))
    },
    check("what is no bundle was not reached, though it was answered") {
        val (client, store) = Script(whole, Given(200, "<!doctype html>\n<title>Sign in</title>\n")).client() to BundleStore()
        val answers = List(2) { store.refresh { cursor -> client.bundleTags { since = cursor } } }
        same((answers.last() as Answer.Unreachable).cause is UnusableBundleException, true)
        same(store.cursor to store.tagIdentifiers.map { it.value }, "first" to listOf(ONE))
    },
    check("what is looked up while a bundle comes, is looked up in what was there before") {
        val store = BundleStore()
        store.load(whole.body.lineSequence().asFlow())
        val seen = mutableListOf<Boolean>()
        store.apply(
            flow {
                for (line in emptied.body.lineSequence()) {
                    emit(line)
                    seen.add(store.showTag(TagIdentifier(ONE)) != null)
                }
            },
        )
        same(seen + (store.showTag(TagIdentifier(ONE)) != null), listOf(true, true, true, false))
    },
    check("one refresh waits for another") {
        val script = Script(whole, emptied)
        val (client, store) = script.client() to BundleStore()
        coroutineScope {
            val both = List(2) { async { store.refresh { cursor -> client.bundleTags { since = cursor } } } }
            both.forEach { it.await().valueOrThrow() }
        }
        same(store.cursor, "second")
    },
    check("a stream that breaks off leaves the store as it was") {
        same(failureAfter { throw IOException("gone") }.isTimeout, false)
    },
    check("so does one in which nothing more comes in time") {
        same(failureAfter { awaitCancellation() }.isTimeout, true)
    },
    check("so does one without its end") {
        same(failureAfter { }.cause is UnusableBundleException, true)
    },
    check("OkHttp's answer is read line by line, another than success as a whole") {
        val store = BundleStore()
        val client = TagInformationClient("https://tags.example.com")
        OkHttpClient.answer = { _, _ -> Response.of(200, Headers.of(emptyList()), whole.body) }
        store.refresh { cursor -> client.bundleTags { since = cursor } }.valueOrThrow()
        OkHttpClient.answer = { _, _ -> Response.of(401, Headers.of(emptyList()), error(401, "unknown_token").body) }
        same(store.refresh { cursor -> client.bundleTags { since = cursor } }.problem?.message, "No")
        same(store.cursor, "first")
    },
)

package checks

import java.io.IOException
import kotlin.time.Duration.Companion.milliseconds
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import okhttp3.Headers
import okhttp3.OkHttpClient
import okhttp3.Response
import taginformation.Answer
import taginformation.BundleKey
import taginformation.BundleStore
import taginformation.Gone
import taginformation.NoAnswer
import taginformation.OkHttpTransport
import taginformation.TagIdentifier
import taginformation.TagInformationClient
import taginformation.Transport
import taginformation.TransportRequest
import taginformation.TransportResponse
import taginformation.TransportStream
import taginformation.UnusableBundleException

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

private suspend fun failureAfter(ends: suspend () -> Unit): NoAnswer {
    val store = BundleStore()
    val client = TagInformationClient("https://tags.example.com", transport = Streaming(ends), timeout = 50.milliseconds)
    val answer = store.refresh { since -> client.bundleTags(since = since) }
    same(store.tagIdentifiers, emptyList<TagIdentifier>())
    return (answer as Answer.Failed).failure as NoAnswer
}

val refreshChecks: List<Check> = listOf(
    check("a store fetches everything, then what has changed, and everything again where the cursor holds no more") {
        val script = Script(whole, emptied, error(410, "cursor_expired"), whole)
        val (client, store) = script.client() to BundleStore()
        val found = (1..3).map {
            store.refresh { since -> client.bundleTags(lang = "fr", since = since) }.valueOrThrow()
            store.tagIdentifiers.map { it.value } to store.cursor
        }
        same(found, listOf(listOf(ONE) to "first", listOf<String>() to "second", listOf(ONE) to "first"))
        val sinces = script.requests.map { it.url.substringAfter("since=", "").substringBefore('&') }
        same(sinces, listOf("", "first", "second", ""))
    },
    check("a store fetches by a link, and has the headers of the answer") {
        val script = Script(whole)
        val client = script.client()
        val answer = BundleStore().refresh { since -> client.fetchBundle(BundleKey("k"), since = since) }
        same((answer as Answer.Success).headers.requestId, "r1")
        same(script.requests.single().url, "https://tags.example.com/bundles/k")
    },
    check("a refusal of a whole bundle is the answer, and the store as it was") {
        val client = Script(error(410, "cursor_expired")).client()
        val answer = BundleStore().refresh { since -> client.bundleTags(since = since) }
        same((answer as Answer.Refused).refusal is Gone, true)
    },
    check("one refresh waits for another") {
        val script = Script(whole, emptied)
        val (client, store) = script.client() to BundleStore()
        coroutineScope {
            val both = List(2) { async { store.refresh { since -> client.bundleTags(since = since) } } }
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
        val client = TagInformationClient("https://tags.example.com", transport = OkHttpTransport())
        OkHttpClient.answer = { _, _ -> Response.of(200, Headers.of(emptyList()), whole.body) }
        store.refresh { since -> client.bundleTags(since = since) }.valueOrThrow()
        OkHttpClient.answer = { _, _ -> Response.of(401, Headers.of(emptyList()), error(401, "unknown_token").body) }
        same(store.refresh { since -> client.bundleTags(since = since) }.problem?.message, "No")
        same(store.cursor, "first")
    },
)

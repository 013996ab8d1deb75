package checks

import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import org.taginformation.Answer
import org.taginformation.BundleKey
import org.taginformation.LanguageCode
import org.taginformation.LoggedRequest
import org.taginformation.TagInformationClient
import org.taginformation.Transport
import org.taginformation.TransportRequest
import org.taginformation.TransportResponse

private val mine = Given(200, """{"tags":[]}""")

/** Takes one token alone, as the service does. */
private class Guarded(var valid: String) : Transport {
    val sent = mutableListOf<String?>()

    val count: Int get() = synchronized(sent) { sent.size }

    /** Holds all requests up until so many have come. */
    var together = 0
    private val released = CompletableDeferred<Unit>()

    override suspend fun send(request: TransportRequest): TransportResponse {
        val token = request.headers["Authorization"]?.removePrefix("Bearer ")
        val count = synchronized(sent) { sent.apply { add(token) }.size }
        if (together > 0) if (count == together) released.complete(Unit) else released.await()
        val answer = if (token == valid) mine else error(401, "unknown_token")
        return TransportResponse(answer.status, answer.headers, answer.body)
    }
}

private fun Guarded.client(token: () -> String?, renew: suspend (String?) -> String?) =
    TagInformationClient("https://tags.example.com") {
        transport = this@client
        tokens { token() }
        renewToken { renew(it) }
    }

val hookChecks: List<Check> = listOf(
    check("a token that is refused is renewed once, and the call repeated once") {
        val service = Guarded("new")
        val rejected = mutableListOf<String?>()
        val client = service.client({ "old" }) { "new".also { _ -> rejected.add(it) } }
        same(client.showMyTags() is Answer.Success, true)
        same(client.showMyTags() is Answer.Success, true)
        same(rejected to service.sent, listOf<String?>("old") to listOf<String?>("old", "new", "new"))
    },
    check("a new token that is refused too ends the call") {
        val service = Guarded("other")
        var asked = 0
        val answer = service.client({ "old" }) { "new${++asked}" }.showMyTags()
        same(answer.refusalOrNull?.isUnauthorized to asked, true to 1)
        same(service.sent, listOf<String?>("old", "new1"))
    },
    check("without a new token the refusal stands, and the next call asks again") {
        val service = Guarded("new")
        var asked = 0
        val client = service.client({ "old" }) { null.also { asked++ } }
        same(List(2) { client.showMyTags().refusalOrNull?.isUnauthorized } to asked, listOf(true, true) to 2)
    },
    check("many calls at once have one renewal") {
        val service = Guarded("new").apply { together = 20 }
        var asked = 0
        val client = service.client({ "old" }) {
            yield()
            "new".also { asked++ }
        }
        val answers = coroutineScope { List(20) { async { client.showMyTags() } }.awaitAll() }
        same(answers.count { it is Answer.Success } to asked, 20 to 1)
    },
    check("who has no token yet is asked for one, and what takes none asks nobody") {
        val service = Guarded("new")
        var asked = 0
        val client = service.client({ null }) { "new".also { asked++ } }
        same(client.showMyTags() is Answer.Success, true)
        same(client.getAuthToken("a", "b").refusalOrNull?.isUnauthorized to asked, true to 1)
    },
    check("what a renewal itself calls is not renewed, and waits for nobody") {
        val service = Guarded("new")
        lateinit var client: TagInformationClient
        client = service.client({ "old" }) {
            client.showMyTags().refusalOrNull?.let { "new" }
        }
        same(withTimeout(10.seconds) { client.showMyTags() } is Answer.Success, true)
        same(service.sent, listOf<String?>("old", "old", "new"))
    },
    check("who has signed out sends no token that was renewed before") {
        val service = Guarded("new")
        val client = service.client({ null }) { "new".takeIf { service.sent.size < 2 } }
        same(client.showMyTags() is Answer.Success, true)
        same(client.showMyTags().refusalOrNull?.isUnauthorized, true)
        same(service.sent, listOf(null, "new", null))
    },
    check("a renewal brings nobody back who has signed out meanwhile, or in as somebody else") {
        for (then in listOf(null, "bob")) {
            val service = Guarded("ada 2")
            var token: String? = "ada"
            val client = service.client({ token }) { "ada 2".also { token = then } }
            same(client.showMyTags().refusalOrNull?.isUnauthorized, true)
            client.showMyTags()
            same(service.sent.take(2), listOf("ada", then))
        }
    },
    check("calls of two accounts at once share no renewal") {
        val service = Guarded("bob 2").apply { together = 2 }
        var token = "ada"
        val rejected = mutableListOf<String?>()
        val client = service.client({ token }) { "$it 2".also { _ -> rejected.add(it) } }
        coroutineScope {
            val ada = async { client.showMyTags() }
            while (service.count == 0) yield()
            token = "bob"
            same(client.showMyTags() is Answer.Success, true)
            same(ada.await().refusalOrNull?.isUnauthorized, true)
        }
        same(rejected.toSet() to service.sent.toSet(), setOf<String?>("ada", "bob") to setOf<String?>("ada", "bob", "bob 2"))
    },
    check("a renewal follows another, should the app still name the first token") {
        val service = Guarded("second")
        val given = mutableListOf("second", "third")
        val client = service.client({ "old" }) { given.removeAt(0) }
        same(client.showMyTags() is Answer.Success, true)
        service.valid = "third"
        same(List(2) { client.showMyTags() is Answer.Success }, listOf(true, true))
        same(service.sent, listOf<String?>("old", "second", "second", "third", "third"))
    },
    check("a log has each request, and nothing that is secret") {
        val service = Script(Broken, error(503, "unavailable"), mine)
        val log = mutableListOf<LoggedRequest>()
        val client = service.client {
            tokens { "secret" }
            log { request -> log.add(request) }
        }
        client.showMyTags { limit = 7 }
        client.fetchBundle(BundleKey("secret"))
        val path = "/api/v1/tags/showMyTags"
        same(
            log.map { listOf(it.method, it.path, it.status, it.attempt, it.requestId) },
            listOf(
                listOf("GET", path, null, 1, null),
                listOf("GET", path, 503, 2, "r1"),
                listOf("GET", path, 200, 3, null),
                listOf("GET", "/bundles/{key}", 200, 1, null),
            ),
        )
        same(log.all { it.duration >= Duration.ZERO }, true)
        same(log.any { "secret" in it.toString() || "limit" in it.toString() }, false)
    },
    check("a call may have its own time-out and request id") {
        val service = Script(Silence)
        val answer = service.client().supportedLanguageCodes {
            timeout = 1.milliseconds
            requestId = "mine-1"
        }
        same((answer as Answer.Unreachable).message, "There was no answer within 1ms")
        same(service.requests.map { it.headers["X-Request-Id"] }, listOf<String?>("mine-1", "mine-1"))
    },
    check("several languages may be named by their codes") {
        val service = Script(Given(200, ""))
        service.client().bundleTags { lang(LanguageCode.FR, LanguageCode.ZH_CHS) }
        same(service.requests.single().url.substringAfter('?'), "lang=fr%2Czh-CHS")
    },
)

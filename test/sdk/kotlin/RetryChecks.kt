package checks

import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import org.taginformation.Answer
import org.taginformation.ErrorReason
import org.taginformation.LanguageCode
import org.taginformation.NewBundleLink
import org.taginformation.PlaceChanges
import org.taginformation.Retries
import org.taginformation.TagInformationClient
import org.taginformation.Time

private suspend fun TagInformationClient.create() = createTag(LanguageCode.EN, PURCHASE, "Hi")

private fun busy(status: Int, retryAfter: String? = null) =
    error(status, "unavailable", if (retryAfter == null) emptyMap() else mapOf("retry-after" to retryAfter))

/** The same call is still at work. */
private val underWay = error(409, "idempotency_key_in_use", mapOf("Retry-After" to "1"))

private val Script.keys: List<String?> get() = requests.map { it.headers["Idempotency-Key"] }

val retryChecks: List<Check> = listOf(
    check("a POST is repeated after 429, when the service says") {
        val service = Script(busy(429, "3"), written)
        same(service.client().create() is Answer.Success, true)
        same(service.waits, listOf(3.seconds))
    },
    check("a date says when, too") {
        val service = Script(busy(429, "Sat, 21 Nov 2026 12:00:07 GMT"), busy(429, "Sat, 21 Nov 2026 11:00:00 GMT"), codes)
        same(service.client().supportedLanguageCodes() is Answer.Success, true)
        same(service.waits, listOf(7.seconds, 0.seconds))
    },
    check("a call that would have to wait too long is not repeated, and its refusal says how long") {
        val service = Script(busy(429, "900"))
        val problem = service.client().getAuthToken("ada@example.com", "wrong").refusalOrNull
        same(problem?.isTooManyRequests to problem?.retryAfter, true to 900.seconds)
        same(service.requests.size, 1)
    },
    check("a GET is repeated after 502, 503 and 504, each time after twice as long") {
        for (status in 502..504) {
            val service = Script(busy(status), busy(status), codes)
            same(service.client().supportedLanguageCodes() is Answer.Success, true)
            same(service.waits, listOf(500.milliseconds, 1.seconds))
        }
    },
    check("half of a wait is left to chance") {
        val service = Script(busy(503), busy(503), codes)
        service.client(chance = 0.0).supportedLanguageCodes()
        same(service.waits, listOf(250.milliseconds, 500.milliseconds))
    },
    check("a DELETE is repeated after 503 and a broken connection") {
        val done = Given(204)
        for (trouble in listOf(busy(503), Broken)) {
            val delete = Script(trouble, done)
            same(delete.client().destroyPlace(3) is Answer.Success, true)
            same(delete.requests.size, 2)
        }
    },
    check("a POST that does no harm twice, as signing in, is repeated like a GET") {
        for (trouble in listOf(busy(502), Broken, Silence)) {
            val service = Script(trouble, Given(200, """{"auth_token":"t"}"""))
            val answer = service.client(longest = 50.milliseconds).getAuthToken("ada@example.com", "secret")
            same(answer.valueOrNull()?.authToken, "t")
        }
    },
    check("whoever says with 503 when to come again has done nothing: any call is repeated") {
        val service = Script(busy(503, "2"), Given(204))
        same(service.client().updatePlace(3, PlaceChanges()) is Answer.Success, true)
        same(service.waits, listOf(2.seconds))
    },
    check("a call ends at its deadline, whatever is left to be tried") {
        val service = Script(busy(503, "5"), codes)
        val answer = service.client().supportedLanguageCodes { deadline = 5.seconds }
        same(answer.refusalOrNull?.isUnavailable to service.requests.size, true to 1)
        val silent = Script(Silence)
        val client = silent.client(more = { deadline = 50.milliseconds })
        same((client.supportedLanguageCodes().problem as Answer.Unreachable).isTimeout to silent.requests.size, true to 1)
    },
    check("a clock that is set meanwhile does not end a call") {
        val service = Script(busy(503), busy(503), codes)
        var now = 0L
        val setAnew = Retries(Time(now = { now }, sleep = { now += 86_400_000 })) {}
        val answer = service.client().supportedLanguageCodes { retries = setAnew }
        same((answer is Answer.Success) to service.requests.size, true to 3)
    },
    check("a call has retries and headers of its own") {
        val service = Script(busy(502), codes)
        same(service.client().supportedLanguageCodes { retries = Retries.never } is Answer.Refused, true)
        service.client(more = { tokens { "mine" } }).showMyTags {
            headers = mapOf("user-agent" to "an app", "X-Trace" to "t1", "authorization" to "Basic none")
        }
        val sent = service.requests.last().headers
        same(listOf(sent["User-Agent"], sent["X-Trace"], sent["Authorization"]), listOf("an app", "t1", "Bearer mine"))
    },
    check("request calls what the SDK does not know, with token, repetitions and errors") {
        val service = Script(Broken, Given(206, """{"rooms":[]}""", mapOf("X-New" to "yes")))
        val client = service.client(more = { tokens { "mine" } })
        val answer = client.request("GET", "/rooms/{id}.json", mapOf("id" to "a/b", "floor" to 2))
        same(answer.valueOrNull() to (answer as Answer.Success).headers["x-new"], """{"rooms":[]}""" to "yes")
        val sent = service.requests.last()
        same(sent.url to sent.headers["Authorization"], "https://tags.example.com/rooms/a%2Fb.json?floor=2" to "Bearer mine")
        val room = mapOf("room" to mapOf("name" to "Hall", "seats" to null))
        val posted = Script(Broken, Broken, Given(201))
        same(posted.client().request("POST", "/rooms.json?dry_run=1", room) is Answer.Unreachable, true)
        val keyed = posted.client().request("POST", "/rooms.json?dry_run=1", room) { headers = mapOf("idempotency-key" to "k1") }
        same(keyed.valueOrNull() to posted.requests.size, "" to 3)
        same(posted.requests.last().body to posted.keys.last(), """{"room":{"name":"Hall","seats":null}}""" to "k1")
        val refused = Script(error(400, "invalid_values", mapOf("X-Invalid-Values" to "floor, id")))
        same(refused.client().request("DELETE", "/rooms/3.json").refusalOrNull?.invalid, listOf("floor", "id"))
        same(runCatching { refused.client().request("GET", "rooms.json") }.exceptionOrNull() is IllegalArgumentException, true)
    },
    check("a POST without a key and a PATCH are not repeated after 502, 503, 504 and a broken connection") {
        for (trouble in listOf(busy(502), busy(503), busy(504), Broken)) {
            val post = Script(trouble)
            post.client().createBundleLink(NewBundleLink())
            val patch = Script(trouble)
            patch.client().updatePlace(3, PlaceChanges())
            same(listOf(post.requests.size, patch.requests.size), listOf(1, 1))
        }
    },
    check("what takes a key is repeated with the same one, whatever has become of it") {
        for (trouble in listOf(busy(502), busy(503), busy(504), busy(429), Broken, Silence, underWay)) {
            val service = Script(trouble, trouble, written)
            same(service.client(longest = 20.milliseconds).create() is Answer.Success, true)
            same(service.keys.size, 3)
            same(service.keys.toSet().size, 1)
        }
    },
    check("each call has a fresh key, or the app's own") {
        val service = Script(written)
        val client = service.client()
        client.create()
        client.create()
        client.createTag(LanguageCode.EN, PURCHASE, "Hi") { idempotencyKey = "mine" }
        same(service.keys.toSet().size, 3)
        same(service.keys.last(), "mine")
        client.supportedLanguageCodes()
        same(service.keys.last(), null)
    },
    check("the service says when one that is under way is worth another try") {
        val service = Script(underWay, written)
        service.client().create()
        same(service.waits, listOf(1.seconds))
    },
    check("a key that was used for something else is refused, and not tried again") {
        val service = Script(error(409, "idempotency_key_reused"))
        same(service.client().create().refusalOrNull?.reason, ErrorReason.IDEMPOTENCY_KEY_REUSED)
        same(service.requests.size, 1)
    },
    check("500 and 404 are final") {
        for (status in listOf(500, 404)) {
            val service = Script(busy(status))
            service.client().supportedLanguageCodes()
            same(service.requests.size, 1)
        }
    },
    check("a call is repeated so often and no more, and the last answer counts") {
        val service = Script(busy(504))
        val problem = service.client(repetitions = 4).supportedLanguageCodes().refusalOrNull
        same(problem?.status, 504)
        same(service.requests.size, 5)
        same(service.waits.last(), 4.seconds)
    },
    check("a broken connection that does not mend is no answer") {
        val service = Script(Broken)
        val problem = service.client().supportedLanguageCodes() as Answer.Unreachable
        same(listOf(problem.message, problem.isTimeout, service.requests.size), listOf("The connection broke", false, 3))
    },
    check("what takes too long and has no key ends, and is repeated once") {
        val service = Script(Silence)
        val problem = service.client(longest = 1.milliseconds).supportedLanguageCodes() as Answer.Unreachable
        same(listOf(problem.isTimeout, problem.headers.requestId, service.requests.size), listOf(true, null, 2))
    },
    check("the time limit is one request's: waits between repetitions do not count") {
        val service = Script(busy(503), codes)
        same(service.client(longest = 3.seconds, pause = 4.seconds).supportedLanguageCodes() is Answer.Success, true)
    },
)

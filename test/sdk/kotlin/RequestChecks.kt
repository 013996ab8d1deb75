package checks

import java.io.IOException
import org.taginformation.BundleKey
import org.taginformation.Change
import org.taginformation.HardwareIdentifier
import org.taginformation.HardwareType
import org.taginformation.LanguageCode
import org.taginformation.NewPlace
import org.taginformation.PlaceChanges
import org.taginformation.TagIdentifier
import org.taginformation.TagInformationClient
import org.taginformation.TagRecordId

private suspend fun TagInformationClient.create(text: String) = createTag(LanguageCode.EN, PURCHASE, text)

private suspend fun thrownBy(call: suspend () -> Unit): String = try {
    call()
    "nothing"
} catch (e: Exception) {
    "${e.javaClass.simpleName}: ${e.message}"
}

val requestChecks: List<Check> = listOf(
    check("a request says who sends it, and what it takes and brings") {
        val service = Script(written)
        service.client().create("Hi")
        val request = service.requests.single()
        same(request.method to request.url, "POST" to "https://tags.example.com/api/v1/tags/create")
        same(request.headers.keys, setOf("Idempotency-Key", "Accept", "User-Agent", "Content-Type"))
        same(request.headers["Content-Type"], "application/json")
        same(Regex("tag-information-service-kotlin/\\d+\\.\\d+\\.\\d+").matches(request.headers["User-Agent"].orEmpty()), true)
    },
    check("the service may be below a path") {
        val service = Script(codes)
        service.client(baseUrl = "https://example.com/tags/v0/").supportedLanguageCodes()
        same(service.requests.single().url, "https://example.com/tags/v0/api/v1/tags/supportedLanguageCodes")
    },
    check("an address that is none is refused at once") {
        val none = listOf("", "tags.example.com", "ftp://example.com", "https://", "https:///x", "http://my host", "https://host/a b")
        for (baseUrl in none + listOf("https://example.com?a=b", "https://example.com#a")) {
            same(thrownBy { Script(codes).client(baseUrl = baseUrl) }.startsWith("IllegalArgumentException: $baseUrl"), true)
        }
        same(thrownBy { Script(codes).client(baseUrl = "HTTP://my_host:8080") }, "nothing")
    },
    check("what no header can have is not sent, and not said") {
        val service = Script(codes)
        same(
            thrownBy { service.client().supportedLanguageCodes { requestId = "secret\n" } },
            "IllegalArgumentException: X-Request-Id has something else than visible ASCII characters",
        )
        same(
            thrownBy { service.client { tokens { "sécret" } }.showMyTags() },
            "IllegalArgumentException: The token has something else than visible ASCII characters",
        )
        same(service.requests.size, 0)
    },
    check("parameters are encoded wherever they stand in the address") {
        val service = Script(codes)
        val client = service.client()
        client.showTagByHardwareId(HardwareIdentifier("a b&c=é/+"), HardwareType.BLE_BEACON) {
            major = 1
            lat = 4.0
            lon = 1e-7
        }
        client.signInWithProvider("../x y?", "token")
        same(
            service.requests.map { it.url.substringAfter("/api/v1/") },
            listOf(
                "tags/showByHardwareId?id=a%20b%26c%3D%C3%A9%2F%2B&type=ble-beacon&major=1&lat=4&lon=0.0000001",
                "login/signInWith..%2Fx%20y%3F",
            ),
        )
    },
    check("a parameter of nothing but dots leads to no other address") {
        val service = Script(codes)
        for (dots in listOf(".", "..")) {
            same(
                thrownBy { service.client().resolveTag(TagIdentifier(dots)) },
                "IllegalArgumentException: GET /t/{tag_identifier} can't have a parameter of nothing but dots",
            )
            same(thrownBy { service.client().fetchBundle(BundleKey(dots)) }.startsWith("IllegalArgumentException"), true)
            same(thrownBy { service.client().request("GET", "/rooms/{id}", mapOf("id" to dots)) }.startsWith("IllegalArgumentException"), true)
        }
        same(service.requests.size, 0)
    },
    check("parameters that are not given are not sent") {
        val service = Script(codes)
        service.client().showTag(TagIdentifier("4f0c9a17be52"))
        same(service.requests.single().url.substringAfter('?'), "id=4f0c9a17be52")
    },
    check("every text arrives as it is") {
        val service = Script(written)
        service.client().create("\"\\/\u0000\n\u007f\u2028é😀\ud83d")
        val sent = service.requests.single().body.orEmpty()
        same(
            sent.substringAfter("\"text\":"),
            "\"\\\"\\\\/\\u0000\\u000a\u007f\u2028é\\ud83d\\ude00\\ud83d\"}",
        )
    },
    check("a number that is none is refused") {
        val client = Script(written).client()
        same(
            thrownBy { client.createPlace(NewPlace { latitude = Double.NaN }) },
            "IllegalArgumentException: NaN is no number that can be sent",
        )
    },
    check("an update keeps, sets and empties fields") {
        val service = Script(Given(204))
        val changes = PlaceChanges {
            name = Change.To("Hall")
            latitude = Change.To(null)
        }
        service.client().updatePlace(3, changes)
        same(service.requests.single().body, """{"place":{"name":"Hall","latitude":null}}""")
        same(service.requests.single().url, "https://tags.example.com/places/3.json")
    },
    check("a token is asked for each request that takes one") {
        val service = Script(error(503, "unavailable"), Given(200, """{"tags":[]}"""))
        var asked = 0
        val client = service.client { tokens { "token${++asked}" } }
        client.showMyTags { after = TagRecordId(17) }
        client.showTag(TagIdentifier("4f0c9a17be52"))
        same(service.requests.map { it.headers["Authorization"] }, listOf("Bearer token1", "Bearer token2", null))
        same(asked, 2)
    },
    check("what the token provider throws, the call throws") {
        val service = Script(written)
        val client = service.client { tokens { throw IOException("The key store is locked") } }
        same(thrownBy { client.create("Hi") }, "IOException: The key store is locked")
        same(service.requests.size, 0)
    },
    check("a request does not tell its token") {
        val service = Script(written)
        service.client { tokens { "secret" } }.create("secret")
        same(service.requests.single().toString(), "POST https://tags.example.com/api/v1/tags/create")
    },
)

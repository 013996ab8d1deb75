package checks

import java.io.IOException
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.delay
import org.taginformation.ClientOptions
import org.taginformation.Retries
import org.taginformation.TagInformationClient
import org.taginformation.Time
import org.taginformation.Transport
import org.taginformation.TransportRequest
import org.taginformation.TransportResponse

/** How one request is answered. */
sealed interface Scripted

class Given(val status: Int, val body: String = "", val headers: Map<String, String> = emptyMap()) : Scripted

/** The connection breaks. */
data object Broken : Scripted

/** There is never an answer. */
data object Silence : Scripted

/** A service that answers as a check says, one answer after another; the last one goes on. It keeps what it was sent. */
class Script(vararg answers: Scripted) : Transport {
    private val left = answers.toMutableList()
    val requests: MutableList<TransportRequest> = mutableListOf()

    /** How long a client waited between its requests. */
    val waits: MutableList<Duration> = mutableListOf()

    override suspend fun send(request: TransportRequest): TransportResponse {
        requests.add(request)
        return when (val answer = if (left.size > 1) left.removeAt(0) else left.first()) {
            is Given -> TransportResponse(answer.status, answer.headers, answer.body)
            Broken -> throw IOException("The connection broke")
            Silence -> awaitCancellation()
        }
    }

    /** A client of this service on 21 November 2026 at noon. Each of its waits takes `pause`, however long it is meant to be. */
    fun client(
        baseUrl: String = "https://tags.example.com",
        repetitions: Int = 2,
        chance: Double = 1.0,
        longest: Duration = 30.seconds,
        pause: Duration = Duration.ZERO,
        more: ClientOptions.() -> Unit = { },
    ): TagInformationClient {
        val sleep: suspend (Duration) -> Unit = {
            waits.add(it)
            delay(pause)
        }
        val time = Time(now = { 1_795_262_400_000 }, sleep = sleep, chance = { chance })
        return TagInformationClient(baseUrl) {
            transport = this@Script
            timeout = longest
            retries = Retries(time) { limit = repetitions }
            more()
        }
    }
}

val codes = Given(200, """{"language_codes":["en"]}""")
val written = Given(
    200,
    """{"tags":[{"id":17,"tag_identifier":"4f0c9a17be52","gender":"m","translation":{"text":"Hi","lang":"en"}}]}""",
)
const val PURCHASE = "7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40"

fun error(status: Int, reason: String, headers: Map<String, String> = emptyMap()): Given =
    Given(
        status,
        """{"error":{"message":"No","code":"InvalidRequest"}}""",
        mapOf("X-Error-Reason" to reason, "X-Request-Id" to "r1") + headers,
    )

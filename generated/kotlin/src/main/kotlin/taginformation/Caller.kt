package taginformation

import java.io.IOException
import java.io.InterruptedIOException
import kotlin.time.Duration
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull

/**
 * Gives the token that goes along with a request; null to send none. It is asked for each request, so it may read a key store
 * or wait for a sign-in. What it throws, the call throws.
 */
public fun interface TokenProvider {
    public suspend fun token(): String?
}

/** Sends calls until an answer is final, and says what they came to. */
internal class Caller(
    baseUrl: String,
    private val tokens: TokenProvider,
    private val transport: Transport,
    private val timeout: Duration,
    private val retries: Retries,
) {
    private val base = baseUrl.trimEnd('/')

    init {
        require(base.startsWith("https://") || base.startsWith("http://")) { "$baseUrl is no address of a web server" }
        require('?' !in base && '#' !in base) { "$baseUrl has more than a path" }
    }

    /**
     * `status` is that of success, whose body `read` reads. `refuse` makes what the operation documents for another status, and
     * null for one that it does not document. Away from the caller's thread, which may be the one that draws.
     */
    suspend fun <T, R : Refusal> call(
        call: Call,
        status: Int,
        read: (Json) -> T,
        refuse: (RawAnswer) -> R?,
    ): Answer<T, R> = withContext(Dispatchers.Default) {
        val response = try {
            exchange(call)
        } catch (e: NoAnswerException) {
            return@withContext Answer.Failed(e.failure)
        }
        val answer = RawAnswer(response.status, AnswerHeaders(response.headers), response.body)
        try {
            if (answer.status == status) return@withContext Answer.Success(read(answer.json), answer.headers)
            refuse(answer)?.let { Answer.Refused(it) } ?: Answer.Failed(answer.unexpected())
        } catch (e: JsonException) {
            Answer.Failed(answer.unexpected(e))
        }
    }

    /** The same for a success that comes line by line, and is read as it comes. */
    suspend fun <R : Refusal> lines(
        call: Call,
        status: Int,
        refuse: (RawAnswer) -> R?,
    ): Answer<Flow<String>, R> = withContext(Dispatchers.Default) {
        var lines = emptyFlow<String>()
        val opening: suspend (TransportRequest) -> TransportResponse = { request ->
            val stream = transport.open(request)
            lines = stream.lines
            // What else is answered is short, and is read as any other answer.
            val body = if (stream.status == status) "" else stream.lines.toList().joinToString("\n")
            TransportResponse(stream.status, stream.headers, body)
        }
        val response = try {
            exchange(call, opening)
        } catch (e: NoAnswerException) {
            return@withContext Answer.Failed(e.failure)
        }
        val answer = RawAnswer(response.status, AnswerHeaders(response.headers), response.body)
        try {
            if (answer.status == status) return@withContext Answer.Success(lines.within(timeout), answer.headers)
            refuse(answer)?.let { Answer.Refused(it) } ?: Answer.Failed(answer.unexpected())
        } catch (e: JsonException) {
            Answer.Failed(answer.unexpected(e))
        }
    }

    private suspend fun exchange(
        call: Call,
        send: suspend (TransportRequest) -> TransportResponse = transport::send,
    ): TransportResponse {
        var repetitions = 0
        while (true) {
            val request = request(call)
            val wait = try {
                when (val response = withTimeoutOrNull(timeout) { send(request) }) {
                    null -> retries.waitAfterTimeout(call, repetitions) ?: throw NoAnswerException(timedOut())
                    else -> retries.waitAfter(response, call, repetitions) ?: return response
                }
            } catch (e: IOException) {
                retries.waitAfterBreak(call, repetitions) ?: throw NoAnswerException(NoAnswer(e))
            }
            retries.wait(wait)
            repetitions++
        }
    }

    private fun timedOut() = NoAnswer(InterruptedIOException("There was no answer within $timeout"), isTimeout = true)

    private suspend fun request(call: Call): TransportRequest {
        val body = call.body?.let(::writeJson)
        val headers = LinkedHashMap(call.headers)
        headers["Accept"] = "application/json"
        headers["User-Agent"] = "tag-information-service-kotlin/$VERSION"
        if (body != null) headers["Content-Type"] = "application/json"
        if (call.sendsToken) tokens.token()?.let { headers["Authorization"] = "Bearer $it" }
        return TransportRequest(call.method, base + call.address, headers, body)
    }
}

/** With an [InterruptedIOException] where nothing comes for so long. */
private fun Flow<String>.within(limit: Duration): Flow<String> = flow {
    coroutineScope {
        val coming = Channel<String>(capacity = 500)
        val reading = launch {
            collect { coming.send(it) }
            coming.close()
        }
        while (true) {
            val next = withTimeoutOrNull(limit) { coming.receiveCatching() }
            if (next == null) {
                reading.cancel()
                throw InterruptedIOException("Nothing more came within $limit")
            }
            emit(next.getOrNull() ?: break)
        }
    }
}

/** Not an [IOException], so that it is not taken for one that a token provider throws, which the call throws too. */
private class NoAnswerException(val failure: NoAnswer) : Exception(failure.cause)

/** An answer before it is known what it means. */
internal class RawAnswer(val status: Int, val headers: AnswerHeaders, private val body: String) {
    /** Throws a [JsonException] where the body is no JSON. */
    val json: Json get() = if (body.isEmpty()) Json(null, "$", isPresent = false) else readJson(body)

    fun error(): ErrorAnswer = ErrorAnswer(headers, readErrorBody(json))

    fun validation(): ValidationAnswer =
        ValidationAnswer(headers, json.map { messages -> messages.list { it.text() } })

    fun unexpected(cause: Exception? = null): UnexpectedAnswer = UnexpectedAnswer(status, headers, body, cause)
}

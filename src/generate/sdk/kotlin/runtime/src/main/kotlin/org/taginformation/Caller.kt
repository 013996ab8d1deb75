package org.taginformation

import java.io.IOException
import java.io.InterruptedIOException
import java.util.TreeMap
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.TimeMark
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull

/** Sends calls until an answer is final, and says what they came to. */
internal class Caller(baseUrl: String, options: ClientOptions) {
    private val base = baseUrl.trimEnd('/')
    private val transport = options.transport ?: OkHttpTransport()
    private val timeout = options.timeout
    private val deadline = options.deadline
    private val retries = options.retries
    private val logger = options.logger
    private val tokens = Renewing(options.tokens, options.renewal)

    init {
        require(webAddress.matches(base)) { "$baseUrl is no address of a web server" }
        require('?' !in base && '#' !in base) { "$baseUrl has more than a path" }
    }

    /** `status` is that of success, whose body `read` reads. Away from the caller's thread, which may be the one that draws. */
    suspend fun <T> call(call: Call, status: Int, read: (Json) -> T): Answer<T> = withContext(Dispatchers.Default) {
        answered(call, transport::send) { answer ->
            if (answer.status == status) Answer.Success(read(answer.json), answer.headers, status) else null
        }
    }

    /** The same for whatever success comes, as it came. */
    suspend fun text(call: Call): Answer<String> = withContext(Dispatchers.Default) {
        answered(call, transport::send) { answer ->
            if (answer.status in 200..299) Answer.Success(answer.body, answer.headers, answer.status) else null
        }
    }

    /** The same for a success that comes line by line, and is read as it comes. */
    suspend fun lines(call: Call, status: Int): Answer<Flow<String>> = withContext(Dispatchers.Default) {
        var lines = emptyFlow<String>()
        val opening: suspend (TransportRequest) -> TransportResponse = { request ->
            val stream = transport.open(request)
            lines = stream.lines
            // What else is answered is short, and is read as any other answer.
            val body = if (stream.status == status && isLines(AnswerHeaders(stream.headers))) "" else stream.lines.toList().joinToString("\n")
            TransportResponse(stream.status, stream.headers, body)
        }
        answered(call, opening) { answer ->
            if (answer.status == status && isLines(answer.headers)) Answer.Success(lines.within(timeoutOf(call)), answer.headers, status) else null
        }
    }

    /** `succeeded` gives null for what is no success. */
    private suspend fun <T> answered(
        call: Call,
        send: suspend (TransportRequest) -> TransportResponse,
        succeeded: (RawAnswer) -> Answer.Success<T>?,
    ): Answer<T> {
        val response = try {
            exchange(call, send)
        } catch (e: NoAnswerException) {
            return Answer.Unreachable(e.broken)
        }
        val answer = RawAnswer(response.status, AnswerHeaders(response.headers), response.body)
        return try {
            succeeded(answer)
                ?: unchangedIn(answer)
                ?: refusalIn(answer)?.let { Answer.Refused(it) }
                ?: answer.unexpected(null)
        } catch (e: JsonException) {
            answer.unexpected(e)
        }
    }

    private suspend fun exchange(call: Call, send: suspend (TransportRequest) -> TransportResponse): TransportResponse {
        val retries = call.retries ?: retries
        val until = retries.inTime(call.deadline ?: deadline ?: maxOf(1.minutes, timeoutOf(call) * 2))
        val attempts = Attempts(call, send, retries, until)
        var repetitions = 0
        var mayRenew = call.sendsToken
        var renewed: Renewing.Sent? = null
        while (true) {
            val token = renewed ?: if (call.sendsToken) tokens.next() else null
            val wait = try {
                val response = attempts.next(token?.token)
                if (response?.status == 401 && token != null && mayRenew) {
                    mayRenew = false
                    renewed = tokens.after(token)
                    if (renewed != null) continue
                }
                when (response) {
                    null -> retries.waitAfterTimeout(call, repetitions, until) ?: throw NoAnswerException(attempts.timedOut())
                    else -> retries.waitAfter(response, call, repetitions, until) ?: return response
                }
            } catch (e: BrokenException) {
                retries.waitAfterBreak(call, repetitions, until) ?: throw NoAnswerException(e.broken)
            }
            retries.wait(wait)
            repetitions++
        }
    }

    private fun timeoutOf(call: Call): Duration = call.timeout ?: timeout

    /** The requests of one call, each of which is logged. */
    private inner class Attempts(
        private val call: Call,
        private val send: suspend (TransportRequest) -> TransportResponse,
        private val retries: Retries,
        private val until: TimeMark,
    ) {
        private var made = 0

        /** Null where there is no answer in time. */
        suspend fun next(token: String?): TransportResponse? {
            val request = request(call, token)
            val started = System.nanoTime()
            val response = try {
                withTimeoutOrNull(minOf(timeoutOf(call), retries.left(until))) { send(request) }
            } catch (e: IOException) {
                log(null, started)
                throw BrokenException(e)
            }
            log(response, started)
            return response
        }

        private fun log(response: TransportResponse?, started: Long) {
            made++
            val requestId = response?.let { AnswerHeaders(it.headers).requestId }
            logger?.log(LoggedRequest(call.method, call.path, response?.status, since(started), made, requestId))
        }

        fun timedOut() = InterruptedIOException("There was no answer within ${timeoutOf(call)}")
    }

    private fun request(call: Call, token: String?): TransportRequest {
        val body = call.body?.let(::writeJson)
        val headers = TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER)
        headers["Accept"] = "application/json"
        headers["User-Agent"] = "tag-information-service-kotlin/$VERSION"
        if (body != null) headers["Content-Type"] = "application/json"
        headers.putAll(call.headers)
        headers.putAll(call.ownHeaders)
        if (token != null) headers["Authorization"] = "Bearer ${sendable("The token", token)}"
        return TransportRequest(call.method, base + call.address, headers, body)
    }
}

/** Whether a body may come line by line, and is no page of something that stands before the service. */
private fun isLines(headers: AnswerHeaders): Boolean = !otherBodies.containsMatchIn(headers["Content-Type"].orEmpty())

private val otherBodies = Regex("html|xml|/json", RegexOption.IGNORE_CASE)

/** A host at least, and neither spaces nor what would break it up. */
private val webAddress = Regex("""https?://[^\s/?#]+(/\S*)?(\?.*|#.*)?""", RegexOption.IGNORE_CASE)

/** The connection broke. Not an [IOException], so that one that a token provider or a hook throws is not taken for it. */
private class BrokenException(val broken: IOException) : Exception(broken)

/** There was no answer at last. */
private class NoAnswerException(val broken: IOException) : Exception(broken)

/**
 * The part of OkHttp 4.12 that the SDK's transport uses, for compiling it where OkHttp itself can't be had. The declarations are
 * OkHttp's. Behind them there is no network: a call is answered by the [answer] that a test sets.
 */
package okhttp3

import java.io.Closeable
import java.io.IOException
import java.io.Reader
import java.io.StringReader
import java.util.concurrent.ExecutorService
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread

open class OkHttpClient internal constructor(internal val builder: Builder) : Call.Factory {
    constructor() : this(Builder())

    fun newBuilder(): Builder = builder

    override fun newCall(request: Request): Call = ScriptedCall(builder, request)

    class Builder {
        internal val settings = mutableMapOf<String, Any>()
        internal var dispatcher: Dispatcher? = null

        fun connectTimeout(timeout: Long, unit: TimeUnit): Builder = set("connectTimeout", unit.toMillis(timeout))

        fun readTimeout(timeout: Long, unit: TimeUnit): Builder = set("readTimeout", unit.toMillis(timeout))

        fun writeTimeout(timeout: Long, unit: TimeUnit): Builder = set("writeTimeout", unit.toMillis(timeout))

        fun callTimeout(timeout: Long, unit: TimeUnit): Builder = set("callTimeout", unit.toMillis(timeout))

        fun retryOnConnectionFailure(retryOnConnectionFailure: Boolean): Builder =
            set("retryOnConnectionFailure", retryOnConnectionFailure)

        fun dispatcher(dispatcher: Dispatcher): Builder = apply { this.dispatcher = dispatcher }

        fun followRedirects(followRedirects: Boolean): Builder = set("followRedirects", followRedirects)

        fun build(): OkHttpClient = OkHttpClient(this)

        private fun set(name: String, value: Any): Builder = apply { settings[name] = value }
    }

    companion object {
        /** What all calls are answered with; null for calls that never end. Throws where there is no answer. */
        @Volatile
        var answer: ((Request, Map<String, Any>) -> Response)? = null

        /** The call that was begun last. */
        @Volatile
        var last: Call? = null

        /** What answers it, or has. */
        @Volatile
        var lastAnswering: Thread? = null

        /** What was to run it; null for OkHttp's own. */
        @Volatile
        var lastDispatcher: Dispatcher? = null
    }
}

interface Call {
    fun request(): Request

    fun enqueue(responseCallback: Callback)

    fun cancel()

    fun isCanceled(): Boolean

    fun interface Factory {
        fun newCall(request: Request): Call
    }
}

class Dispatcher(@get:JvmName("executorService") val executorService: ExecutorService)

interface Callback {
    fun onFailure(call: Call, e: IOException)

    fun onResponse(call: Call, response: Response)
}

internal class ScriptedCall(private val client: OkHttpClient.Builder, private val request: Request) : Call {
    @Volatile
    private var canceled = false

    override fun request(): Request = request

    override fun enqueue(responseCallback: Callback) {
        OkHttpClient.last = this
        OkHttpClient.lastDispatcher = client.dispatcher
        val answer = OkHttpClient.answer ?: return
        OkHttpClient.lastAnswering = thread(isDaemon = true) {
            try {
                responseCallback.onResponse(this, answer(request, client.settings))
            } catch (e: IOException) {
                responseCallback.onFailure(this, e)
            }
        }
    }

    override fun cancel() {
        canceled = true
    }

    override fun isCanceled(): Boolean = canceled

}

class Headers private constructor(private val all: List<Pair<String, String>>) : Iterable<Pair<String, String>> {
    operator fun get(name: String): String? = all.lastOrNull { it.first.equals(name, ignoreCase = true) }?.second

    fun names(): Set<String> = all.map { it.first }.toSet()

    override operator fun iterator(): Iterator<Pair<String, String>> = all.iterator()

    companion object {
        /** For tests only. */
        fun of(all: List<Pair<String, String>>): Headers = Headers(all)
    }
}

class Request internal constructor(
    @get:JvmName("url") val url: String,
    @get:JvmName("method") val method: String,
    @get:JvmName("headers") val headers: Headers,
    @get:JvmName("body") val body: RequestBody?,
) {
    open class Builder {
        private var url = ""
        private var method = "GET"
        private var body: RequestBody? = null
        private val headers = mutableListOf<Pair<String, String>>()

        open fun url(url: String): Builder = apply { this.url = url }

        open fun header(name: String, value: String): Builder = apply { headers.add(name to value) }

        open fun method(method: String, body: RequestBody?): Builder = apply {
            require(body != null || method !in withBody) { "method $method must have a request body." }
            require(body == null || method !in withoutBody) { "method $method must not have a request body." }
            this.method = method
            this.body = body
        }

        open fun build(): Request = Request(url, method, Headers.of(headers), body)
    }
}

private val withBody = setOf("POST", "PUT", "PATCH", "PROPPATCH", "REPORT")
private val withoutBody = setOf("GET", "HEAD")

class MediaType internal constructor(private val text: String) {
    override fun toString(): String = text

    companion object {
        @JvmStatic
        @JvmName("get")
        fun String.toMediaType(): MediaType = MediaType(this)
    }
}

abstract class RequestBody {
    abstract fun contentType(): MediaType?

    /** For tests only: OkHttp writes it to a sink. */
    abstract val sent: ByteArray

    companion object {
        @JvmStatic
        @JvmName("create")
        fun ByteArray.toRequestBody(
            contentType: MediaType? = null,
            offset: Int = 0,
            byteCount: Int = size,
        ): RequestBody = object : RequestBody() {
            override fun contentType(): MediaType? = contentType
            override val sent: ByteArray = copyOfRange(offset, offset + byteCount)
        }
    }
}

class Response private constructor(
    @get:JvmName("code") val code: Int,
    @get:JvmName("headers") val headers: Headers,
    @get:JvmName("body") val body: ResponseBody?,
) : Closeable {
    override fun close() = checkNotNull(body).close()

    companion object {
        /** For tests only. */
        fun of(code: Int, headers: Headers, text: String): Response = Response(code, headers, ScriptedBody(text))
    }
}

abstract class ResponseBody : Closeable {
    abstract fun string(): String

    abstract fun charStream(): Reader
}

private class ScriptedBody(private val text: String) : ResponseBody() {
    private var isClosed = false

    override fun string(): String = if (isClosed) throw IOException("closed") else text

    override fun charStream(): Reader = if (isClosed) throw IOException("closed") else StringReader(text)

    override fun close() {
        isClosed = true
    }
}

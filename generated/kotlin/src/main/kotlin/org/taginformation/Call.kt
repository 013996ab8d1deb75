package org.taginformation

import java.util.TreeMap
import java.util.UUID

/** One call of an operation, as the client builds it before it knows where the service is. */
internal class Call(val method: String, val path: String, val sendsToken: Boolean, options: CallOptions) {
    private val query = StringBuilder()
    private var filled = path
    val timeout = options.timeout
    val deadline = options.deadline
    val retries = options.retries

    /** By their names in any case. */
    val headers: MutableMap<String, String> = TreeMap(String.CASE_INSENSITIVE_ORDER)

    /** What the app sends in their place. */
    val ownHeaders: Map<String, String> = options.headers.mapValues { (name, value) -> sendable(name, value) }
    var body: Map<String, Any?>? = null

    /** Whether it carries a key, so that the service does it once, however often it arrives. */
    var isKeyed: Boolean = false
        private set

    /** Whether it does no harm when it arrives twice, whatever its method. */
    var isRepeatable: Boolean = false
        private set

    /** Segments of dots would lead elsewhere. */
    val address: String
        get() {
            require(!dots.containsMatchIn(filled)) { "$method $path can't have a parameter of nothing but dots" }
            return filled + query
        }

    init {
        header("X-Request-Id", options.requestId)
    }

    /** Puts a parameter in its place in the path. */
    fun path(name: String, value: Any): Call = apply {
        filled = filled.replace("{$name}", encoded(written(value)))
    }

    /** Adds a parameter to the address, unless it is null. */
    fun query(name: String, value: Any?): Call = apply {
        if (value == null) return@apply
        query.append(if (query.isEmpty() && '?' !in path) '?' else '&').append(encoded(name)).append('=').append(encoded(written(value)))
    }

    /** Adds a header, unless it is null. */
    fun header(name: String, value: String?): Call = apply {
        if (value != null) headers[name] = sendable(name, value)
    }

    /** Adds the key by which the service knows the call again: the app's, or a fresh one. */
    fun idempotencyKey(key: String?): Call = apply {
        isKeyed = true
        header("Idempotency-Key", key ?: UUID.randomUUID().toString())
    }

    /** Says that the service knows it again by a key that the app sends as a header. */
    fun keyed(): Call = apply { isKeyed = true }

    fun repeatable(): Call = apply { isRepeatable = true }

    fun ifNoneMatch(etag: String?): Call = header("If-None-Match", etag)

    fun body(fill: JsonFields.() -> Unit): Call = body(jsonObject(fill))

    fun body(fields: Map<String, Any?>): Call = apply { body = fields }
}

private val dots = Regex("""/\.{1,2}(/|$)""")

private val withoutBody = setOf("GET", "DELETE")

/** A call of what the SDK does not know. Parameters that the path does not name are the query of GET and DELETE, and else the body. */
internal fun unknownCall(method: String, path: String, parameters: Map<String, Any?>, options: CallOptions): Call {
    require(path.startsWith('/')) { "$path does not begin with /" }
    val call = Call(method, path, sendsToken = true, options)
    val (inPath, others) = parameters.entries.partition { (name) -> "{$name}" in path }
    for ((name, value) in inPath) call.path(name, requireNotNull(value) { "$name stands in the path, and is null" })
    if (method in withoutBody) others.forEach { (name, value) -> call.query(name, value) }
    else call.body(others.associate { (name, value) -> name to value })
    return if (options.headers.keys.any { it.equals("Idempotency-Key", ignoreCase = true) }) call.keyed() else call
}

/** The value of a header. Throws an [IllegalArgumentException], which does not say it, where it can be none. */
internal fun sendable(name: String, value: String): String = value.also {
    require(it.all { character -> character in ' '..'~' }) { "$name has something else than visible ASCII characters" }
}

private fun written(value: Any): String = if (value is Double) decimal(value) else value.toString()

/** Percent-encoded, but for what stands for itself everywhere in an address. */
private fun encoded(text: String): String {
    val result = StringBuilder()
    for (byte in text.toByteArray()) {
        val code = byte.toInt() and 0xff
        val character = code.toChar()
        if (code < 128 && (character.isLetterOrDigit() || character in "-._~")) {
            result.append(character)
        } else {
            result.append('%').append(code.toString(16).uppercase().padStart(2, '0'))
        }
    }
    return result.toString()
}

package org.taginformation

import java.io.BufferedReader
import java.io.IOException
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicReference
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.suspendCancellableCoroutine
import okhttp3.Call
import okhttp3.Callback
import okhttp3.Dispatcher
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.Response
import okhttp3.ResponseBody

/**
 * Sends requests by OkHttp. An app that has an [OkHttpClient] passes it, to share its connections, its certificates and its
 * interceptors. Time limits, repetitions and redirects of that client are switched off here: [TagInformationClient] sees to
 * the first two, and the service does not redirect.
 */
public class OkHttpTransport(client: OkHttpClient) : Transport {
    private val client: OkHttpClient = client.newBuilder()
        .connectTimeout(0, TimeUnit.MILLISECONDS)
        .readTimeout(0, TimeUnit.MILLISECONDS)
        .writeTimeout(0, TimeUnit.MILLISECONDS)
        .callTimeout(0, TimeUnit.MILLISECONDS)
        .retryOnConnectionFailure(false)
        .followRedirects(false)
        .build()

    /** With an [OkHttpClient] of its own, whose threads let a program end. */
    public constructor() : this(OkHttpClient.Builder().dispatcher(Dispatcher(Executors.newCachedThreadPool(::daemon))).build())

    override suspend fun send(request: TransportRequest): TransportResponse =
        client.newCall(request.forOkHttp()).answer { it.read() }

    override suspend fun open(request: TransportRequest): TransportStream {
        val call = client.newCall(request.forOkHttp())
        val response = call.answer { it }
        return TransportStream(response.code, response.all(), linesOf(call, response))
    }
}

private fun daemon(work: Runnable) = Thread(work, "Tag Information Service").apply { isDaemon = true }

/** Closes a response that comes when its coroutine is cancelled, also where it has been handed over and not been taken yet. */
private suspend fun <T> Call.answer(read: (Response) -> T): T {
    val received = AtomicReference<Response>()
    try {
        return suspendCancellableCoroutine { continuation ->
            continuation.invokeOnCancellation { cancel() }
            enqueue(object : Callback {
                override fun onFailure(call: Call, e: IOException) {
                    continuation.resumeWithException(e)
                }

                override fun onResponse(call: Call, response: Response) {
                    try {
                        val value = read(response)
                        // Not before: a body is not closed while it is read.
                        received.set(response)
                        continuation.resume(value)
                    } catch (e: Exception) {
                        continuation.resumeWithException(e)
                    }
                    if (continuation.isCancelled) response.close()
                }
            })
        }
    } catch (e: CancellationException) {
        received.get()?.close()
        throw e
    }
}

private fun linesOf(call: Call, response: Response): Flow<String> = flow {
    response.use {
        val reader = it.content.charStream().buffered()
        while (true) {
            val lines = call.reading { reader.readLines() }
            if (lines.isEmpty()) break
            lines.forEach { line -> emit(line) }
        }
    }
}

/** A read blocks its thread: a coroutine that no longer waits for it ends the call. */
private suspend fun <T> Call.reading(read: () -> T): T = coroutineScope {
    val reading = async(Dispatchers.IO) { read() }
    try {
        reading.await()
    } catch (e: CancellationException) {
        cancel()
        throw e
    }
}

private const val MOST_LINES = 500

/** The next line, and those that are there already; none at the end. */
private fun BufferedReader.readLines(): List<String> {
    val lines = ArrayList<String>()
    do lines.add(readLine() ?: break) while (ready() && lines.size < MOST_LINES)
    return lines
}

/** The methods that OkHttp sends with a body alone. */
private val withBody = setOf("POST", "PUT", "PATCH")

private fun TransportRequest.forOkHttp(): Request {
    // From bytes: OkHttp would add a charset to the type of a text.
    val content = body?.toByteArray()?.toRequestBody(headers["Content-Type"]?.toMediaType())
        ?: if (method in withBody) ByteArray(0).toRequestBody() else null
    val builder = Request.Builder().url(url).method(method, content)
    for ((name, value) in headers) builder.header(name, value)
    return builder.build()
}

private fun Response.read(): TransportResponse = use {
    TransportResponse(code, all(), content.string())
}

/** It is there in what a call is answered with, though OkHttp says so from version 5 on only. */
private val Response.content: ResponseBody get() = checkNotNull(body)

private fun Response.all(): Map<String, String> = headers.names().associateWith { name -> headers[name].orEmpty() }

package checks

import java.io.IOException
import java.util.concurrent.Callable
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executor
import java.util.concurrent.LinkedBlockingQueue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.async
import kotlinx.coroutines.coroutineScope
import okhttp3.Headers
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.Response
import org.taginformation.OkHttpTransport
import org.taginformation.TransportRequest

private fun request(method: String = "GET", body: String? = null, headers: Map<String, String> = emptyMap()) =
    TransportRequest(method, "https://tags.example.com/x", headers, body)

val transportChecks: List<Check> = listOf(
    check("OkHttp gets the request, and no time limits, repetitions or redirects") {
        lateinit var seen: Pair<Request, Map<String, Any>>
        OkHttpClient.answer = { request, settings ->
            seen = request to settings
            Response.of(201, Headers.of(listOf("ETag" to "1", "Location" to "/y")), "made")
        }
        val sent = request("POST", """{"é":1}""", mapOf("Content-Type" to "application/json", "X" to "y"))
        val response = OkHttpTransport().send(sent)
        val (request, settings) = seen
        same(listOf(request.method, request.url, request.headers["X"]), listOf("POST", "https://tags.example.com/x", "y"))
        same(request.body?.contentType().toString(), "application/json")
        same(request.body?.sent?.toString(Charsets.UTF_8), """{"é":1}""")
        val off = listOf("connectTimeout", "readTimeout", "writeTimeout", "callTimeout").associateWith { 0L }
        same(settings, off + mapOf("retryOnConnectionFailure" to false, "followRedirects" to false))
        same(listOf(response.status, response.body), listOf(201, "made"))
        same(response.headers, mapOf("ETag" to "1", "Location" to "/y"))
    },
    check("the threads of a client of its own let the program end, and a client of the app's keeps its own") {
        OkHttpClient.answer = { _, _ -> Response.of(200, Headers.of(emptyList()), "") }
        OkHttpTransport().send(request())
        val executor = checkNotNull(OkHttpClient.lastDispatcher).executorService
        same(executor.submit(Callable { Thread.currentThread().isDaemon }).get(), true)
        OkHttpTransport(OkHttpClient()).send(request())
        same(OkHttpClient.lastDispatcher, null)
    },
    check("OkHttp gets a GET without a body") {
        var hadBody = true
        OkHttpClient.answer = { request, _ ->
            hadBody = request.body != null
            Response.of(200, Headers.of(emptyList()), "")
        }
        OkHttpTransport().send(request())
        same(hadBody, false)
    },
    check("OkHttp gets a body where it demands one, empty where the call has none") {
        val sizes = mutableListOf<Int?>()
        OkHttpClient.answer = { request, _ ->
            sizes.add(request.body?.sent?.size)
            Response.of(204, Headers.of(emptyList()), "")
        }
        for (method in listOf("POST", "PUT", "PATCH", "DELETE")) OkHttpTransport().send(request(method))
        same(sizes, listOf(0, 0, 0, null))
    },
    check("what OkHttp fails with comes through") {
        OkHttpClient.answer = { _, _ -> throw IOException("No route") }
        val message = try {
            OkHttpTransport().send(request()).body
        } catch (e: IOException) {
            e.message
        }
        same(message, "No route")
    },
    check("who stops waiting cancels OkHttp's call") {
        OkHttpClient.answer = null
        coroutineScope {
            val sending = async(start = CoroutineStart.UNDISPATCHED) { OkHttpTransport().send(request()) }
            sending.cancel()
        }
        same(OkHttpClient.last?.isCanceled(), true)
    },
    check("an answer that comes to nobody any more is closed") {
        for (isHandedOver in listOf(true, false)) {
            val response = Response.of(200, Headers.of(emptyList()), "")
            val (waiting, given) = LinkedBlockingQueue<Runnable>() to CountDownLatch(1)
            // Not before the caller is suspended: it would go on without waiting.
            OkHttpClient.answer = { _, _ -> response.also { given.await() } }
            val caller = CoroutineScope(Executor { waiting.put(it) }.asCoroutineDispatcher())
            val opening = caller.async { OkHttpTransport().open(request()) }
            waiting.take().run()
            if (isHandedOver) given.countDown()
            val answered = if (isHandedOver) waiting.take() else null
            opening.cancel()
            given.countDown()
            (answered ?: waiting.take()).run()
            same(opening.isCancelled, true)
            checkNotNull(OkHttpClient.lastAnswering).join()
            same(runCatching { response.body?.string() }.exceptionOrNull()?.message, "closed")
        }
    },
)

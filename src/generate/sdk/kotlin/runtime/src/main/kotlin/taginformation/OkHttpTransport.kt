package taginformation

import java.io.IOException
import java.util.concurrent.TimeUnit
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine
import okhttp3.Call
import okhttp3.Callback
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.Response

/**
 * Sends requests by OkHttp. An app that has an [OkHttpClient] passes it, to share its connections, its certificates and its
 * interceptors. Time limits, repetitions and redirects of that client are switched off here: [TagInformationClient] sees to
 * the first two, and the service does not redirect.
 */
public class OkHttpTransport(client: OkHttpClient = OkHttpClient()) : Transport {
    private val client: OkHttpClient = client.newBuilder()
        .connectTimeout(0, TimeUnit.MILLISECONDS)
        .readTimeout(0, TimeUnit.MILLISECONDS)
        .writeTimeout(0, TimeUnit.MILLISECONDS)
        .callTimeout(0, TimeUnit.MILLISECONDS)
        .retryOnConnectionFailure(false)
        .followRedirects(false)
        .build()

    override suspend fun send(request: TransportRequest): TransportResponse =
        suspendCancellableCoroutine { continuation ->
            val call = client.newCall(request.forOkHttp())
            continuation.invokeOnCancellation { call.cancel() }
            call.enqueue(object : Callback {
                override fun onFailure(call: Call, e: IOException) {
                    continuation.resumeWithException(e)
                }

                override fun onResponse(call: Call, response: Response) {
                    try {
                        continuation.resume(response.read())
                    } catch (e: IOException) {
                        continuation.resumeWithException(e)
                    }
                }
            })
        }
}

private fun TransportRequest.forOkHttp(): Request {
    // From bytes: OkHttp would add a charset to the type of a text.
    val content = body?.toByteArray()?.toRequestBody(headers["Content-Type"]?.toMediaType())
    val builder = Request.Builder().url(url).method(method, content)
    for ((name, value) in headers) builder.header(name, value)
    return builder.build()
}

private fun Response.read(): TransportResponse = use {
    TransportResponse(code, headers.names().associateWith { name -> headers[name].orEmpty() }, body.string())
}

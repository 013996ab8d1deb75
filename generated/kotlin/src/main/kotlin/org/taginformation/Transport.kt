package org.taginformation

import java.io.IOException
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** What carries requests to the service. Apps use [OkHttpTransport], or bring their own. */
public fun interface Transport {
    /**
     * Sends one request, once: what is to be repeated is decided elsewhere. Does not block, ends early where the coroutine is
     * cancelled, and follows no redirect.
     *
     * @throws IOException where there is no answer
     */
    @Throws(IOException::class)
    public suspend fun send(request: TransportRequest): TransportResponse

    /**
     * The same for an answer that is read as it comes. A transport that has no way of its own to do so reads it first.
     *
     * @throws IOException where there is no answer
     */
    @Throws(IOException::class)
    public suspend fun open(request: TransportRequest): TransportStream = send(request).let { response ->
        TransportStream(response.status, response.headers, response.body.lineSequence().asFlow())
    }
}

public class TransportRequest(
    public val method: String,
    /** The whole address. */
    public val url: String,
    public val headers: Map<String, String>,
    /** To be sent in UTF-8; null for a request without a body. */
    public val body: String?,
) {
    /** Without the headers, one of which is a secret, and without the body. */
    override fun toString(): String = "$method $url"
}

public class TransportResponse(
    public val status: Int,
    /** Names in any case. */
    public val headers: Map<String, String>,
    public val body: String,
)

/** An answer of which nothing but the head is read so far. */
public class TransportStream(
    public val status: Int,
    /** Names in any case. */
    public val headers: Map<String, String>,
    /** To be collected once; throws an [IOException] where it breaks off. */
    public val lines: Flow<String>,
)

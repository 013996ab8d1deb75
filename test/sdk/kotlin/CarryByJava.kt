package org.taginformation

import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import okhttp3.Headers
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.Response

/** Lets Java's own client carry what the stand-in for OkHttp is given, to where `address` leads. */
internal fun carryByJava(address: (String) -> String = { it }) {
    val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
    OkHttpClient.answer = { request, _ ->
        val response = client.send(request.forJava(address(request.url)), BodyHandlers.ofString())
        val headers = response.headers().map().map { (name, values) -> name to values.last() }
        Response.of(response.statusCode(), Headers.of(headers), response.body())
    }
}

private fun Request.forJava(address: String): HttpRequest {
    val publisher = body?.let { BodyPublishers.ofByteArray(it.sent) } ?: BodyPublishers.noBody()
    val builder = HttpRequest.newBuilder(URI(address)).method(method, publisher)
    for ((name, value) in headers) builder.header(name, value)
    return builder.build()
}

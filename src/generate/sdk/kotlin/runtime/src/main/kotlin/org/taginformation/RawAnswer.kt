package org.taginformation

/** An answer before it is known what it means. */
internal class RawAnswer(val status: Int, val headers: AnswerHeaders, val body: String) {
    /** Throws a [JsonException] where the body is no JSON. */
    val json: Json by lazy(LazyThreadSafetyMode.NONE) { if (body.isEmpty()) Json(null, "$", isPresent = false) else readJson(body) }

    fun unexpected(cause: Exception?): Answer.Unexpected = Answer.Unexpected(status, headers, body, cause)
}

internal fun unchangedIn(answer: RawAnswer): Answer.Unchanged? =
    if (answer.status == 304) Answer.Unchanged(answer.headers) else null

package org.taginformation

/** Reads a call from each line of the input, makes it, and writes what it came to. */
suspend fun main() {
    carryByJava()
    val known = Retries(Time(sleep = { })) { }
    while (true) {
        val line = readJson(readlnOrNull() ?: break)
        val token = line["token"].orNull { it.text() }
        val client = TagInformationClient(line["baseUrl"].text()) {
            tokens { token }
            retries = known
        }
        val outcome = perform(client, line["operation"].text(), line["parameters"], line["body"])
        println(writeJson(mapOf("id" to line["id"].integer()) + outcome))
    }
}

internal fun <T> outcome(answer: Answer<T>, write: (T) -> Any?): Map<String, Any?> = when (answer) {
    is Answer.Success<T> -> jsonObject {
        put("status", answer.status)
        optional("body", write(answer.value))
        optional("headers", compared(answer.headers))
    }
    is Answer.Unchanged -> mapOf("status" to 304)
    is Answer.Refused -> refused(answer.refusal)
    is Answer.Unreachable -> mapOf("status" to 0, "failure" to answer.message)
    // Nothing that a vector expects, so the comparison shows it.
    is Answer.Unexpected -> mapOf("status" to answer.status, "failure" to answer.message)
}

private fun compared(headers: AnswerHeaders): Map<String, Any?>? = jsonObject {
    optional("content-language", headers.contentLanguage)
    optional("x-translation-status", headers.translationStatus?.value)
    optional("x-total-count", headers.totalCount?.toString())
}.ifEmpty { null }

private fun refused(refusal: Refusal): Map<String, Any?> = jsonObject {
    put("status", refusal.status)
    val code = refusal.code
    if (code != null) {
        val error = jsonObject {
            put("code", code.value)
            put("message", refusal.message)
            optional("values", refusal.values.ifEmpty { null })
        }
        put("error", error)
        optional("reason", refusal.reason?.value)
    } else {
        put("errors", refusal.errors)
    }
}

/** A field that may be absent, or null, which is the same to the service. */
internal fun <T> Json.given(read: (Json) -> T): T? = orAbsent { given -> given.orNull(read) }

internal fun <T> Json.change(read: (Json) -> T): Change<T> = orAbsent { Change.To(read(it)) } ?: Change.Keep

// Generated from openapi.json: how the operations of "Translation work" are called.

package org.taginformation

internal class TranslationWorkCalls(private val caller: Caller) : TranslationWorkOperations {
    override suspend fun listTranslationWork(
        langCode: LanguageCode,
        options: ListTranslationWorkOptions,
    ): Answer<List<TranslationWork>> =
        caller.call(
            Call("GET", "/translation_work.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("lang_code", langCode.value)
                .query("state", options.state)
                .query("part", options.part?.value)
                .query("tag_id", options.tagId?.value)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("q", options.q)
                .query("reported", options.reported)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTranslationWork(it) } },
        )
}

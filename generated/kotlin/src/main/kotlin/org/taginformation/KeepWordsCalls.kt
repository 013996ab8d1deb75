// Generated from openapi.json: how the operations of "Keep words" are called.

package org.taginformation

internal class KeepWordsCalls(private val caller: Caller) : KeepWordsOperations {
    override suspend fun listKeepWords(options: ListKeepWordsOptions): Answer<List<KeepWord>> =
        caller.call(
            Call("GET", "/keep_words.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readKeepWord(it) } },
        )

    override suspend fun createKeepWord(keepWord: NewKeepWord, options: CreateKeepWordOptions): Answer<KeepWord> =
        caller.call(
            Call("POST", "/keep_words.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("keep_word", keepWord.write()) },
            status = 201,
            read = { readKeepWord(it) },
        )

    override suspend fun destroyKeepWord(id: Int, options: DestroyKeepWordOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/keep_words/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

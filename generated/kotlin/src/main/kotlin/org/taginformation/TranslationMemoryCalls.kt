// Generated from openapi.json: how the operations of "Translation memory" are called.

package org.taginformation

internal class TranslationMemoryCalls(private val caller: Caller) : TranslationMemoryOperations {
    override suspend fun listMemoryEntries(text: String, options: ListMemoryEntriesOptions): Answer<List<MemoryEntry>> =
        caller.call(
            Call("GET", "/memory.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("text", text)
                .query("lang_code", options.langCode?.value)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readMemoryEntry(it) } },
        )

    override suspend fun destroyMemoryEntry(id: Int, options: DestroyMemoryEntryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/memory/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

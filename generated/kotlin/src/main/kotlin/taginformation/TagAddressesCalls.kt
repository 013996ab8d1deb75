// Generated from openapi.json: how the operations of "Tag addresses" are called.

package taginformation

internal class TagAddressesCalls(private val caller: Caller) : TagAddressesOperations {
    override suspend fun resolveTag(
        tagIdentifier: TagIdentifier,
        lang: String?,
        acceptLanguage: String?,
        ifNoneMatch: String?,
    ): Answer<ShownTags, ResolveTagRefusal> =
        caller.call(
            Call("GET", "/t/{tag_identifier}", sendsToken = false)
                .path("tag_identifier", tagIdentifier.value)
                .query("lang", lang)
                .header("Accept-Language", acceptLanguage)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readShownTags(it) },
            refuse = ::resolveTagRefusal,
        )
}

private fun resolveTagRefusal(answer: RawAnswer): ResolveTagRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

// Generated from openapi.json: how the operations of "Tag addresses" are called.

package org.taginformation

internal class TagAddressesCalls(private val caller: Caller) : TagAddressesOperations {
    override suspend fun resolveTag(tagIdentifier: TagIdentifier, options: ResolveTagOptions): Answer<ShownTags> =
        caller.call(
            Call("GET", "/t/{tag_identifier}", sendsToken = false, options)
                .path("tag_identifier", tagIdentifier.value)
                .query("lang", options.lang)
                .header("Accept-Language", options.acceptLanguage)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readShownTags(it) },
        )
}

// Generated from openapi.json: the operations of "Tag addresses".

package taginformation

/** What stands behind the address that is printed on a tag: a page, JSON or a link set. */
public interface TagAddressesOperations {
    /**
     * Resolve the address of a tag.
     *
     * The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`)
     * or as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`.
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`, `Link`.
     *
     * @param tagIdentifier Tag identifier; case does not matter
     * @param lang Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`, as nothing does. What is not supported gets the original
     * @param acceptLanguage The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun resolveTag(
        tagIdentifier: TagIdentifier,
        lang: String? = null,
        acceptLanguage: String? = null,
        ifNoneMatch: String? = null,
    ): Answer<ShownTags, ResolveTagRefusal>
}

/**
 * How `resolveTag` of "Tag addresses" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [NotFound] (`tag_not_found`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ResolveTagRefusal : Refusal

// Generated from openapi.json: the operations of "Tag addresses".

package org.taginformation

/**
 * What stands behind the address that is printed on a tag: a page, JSON or a link set.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TagAddressesOperations {
    /**
     * Resolve the address of a tag.
     *
     * The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`)
     * or as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`. A `format`
     * that there is not counts as none. Where a page is asked for, a 404 is one, too (`text/html`).
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`, `Link`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 404 (`tag_not_found`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param tagIdentifier Tag identifier; case does not matter
     */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier, options: ResolveTagOptions): Answer<ShownTags> =
        notFaked("resolveTag")

    /** [resolveTag] with nothing but what it needs. */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier): Answer<ShownTags> =
        resolveTag(tagIdentifier, ResolveTagOptions())

    /** [resolveTag] with options that are set in place. */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier, fill: ResolveTagOptions.() -> Unit): Answer<ShownTags> =
        resolveTag(tagIdentifier, ResolveTagOptions().apply(fill))
}

/** What `resolveTag` may be given. */
public class ResolveTagOptions : CallOptions() {
    /**
     * Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`, as nothing does. What is not supported gets the original
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    public var acceptLanguage: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

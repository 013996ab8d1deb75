// Generated from openapi.json: the operations of "Tag addresses".

package org.taginformation

/**
 * The address that is printed on a tag: a page, JSON or a link set.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TagAddressesOperations {
    /**
     * Resolve the address of a tag.
     *
     * Returns the tag at its printed address as a page, as JSON (what `showTag` returns with `expand=provenance`) or as
     * a link set. `format` selects the representation; otherwise `Accept` does. Without `lang`, `Accept-Language`
     * selects the language. An unknown `format` is ignored. If a page is requested, a 404 response is a page, too
     * (`text/html`).
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`, `Link`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 404 (`tag_not_found`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param tagIdentifier Tag identifier. Not case-sensitive
     */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier, options: ResolveTagOptions): Answer<ShownTags> =
        notFaked("resolveTag")

    /** [resolveTag] with its required parameters only. */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier): Answer<ShownTags> =
        resolveTag(tagIdentifier, ResolveTagOptions())

    /** [resolveTag] with options set in braces. */
    public suspend fun resolveTag(tagIdentifier: TagIdentifier, fill: ResolveTagOptions.() -> Unit): Answer<ShownTags> =
        resolveTag(tagIdentifier, ResolveTagOptions().apply(fill))
}

/** What `resolveTag` may be given. */
public class ResolveTagOptions : CallOptions() {
    /**
     * Language to read in, or a comma-separated list in order of preference. `auto`, the default, uses
     * `Accept-Language`. If no language in the list is supported, the original is returned
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    public var acceptLanguage: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

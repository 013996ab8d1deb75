// Generated from openapi.json: the operations of "Look".

package org.taginformation

/**
 * What visitors see of a museum besides its tags: its name, colour, logo and links.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface LookOperations {
    /**
     * Get the look.
     *
     * Returns the museum's own look. Available to the museum, its managers and admins.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 403
     * (`role`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add
     * others.
     */
    public suspend fun showLook(options: ShowLookOptions): Answer<Look> =
        notFaked("showLook")

    /** [showLook] with its required parameters only. */
    public suspend fun showLook(): Answer<Look> =
        showLook(ShowLookOptions())

    /** [showLook] with options set in braces. */
    public suspend fun showLook(fill: ShowLookOptions.() -> Unit): Answer<Look> =
        showLook(ShowLookOptions().apply(fill))

    /**
     * Update the look.
     *
     * Updates the museum's own look, which visitors' pages, labels, invitations and letters use from then on. Absent
     * fields keep their values; null clears a field. Available to the museum, its managers and admins.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param look Changes to a look.
     */
    public suspend fun updateLook(look: LookChanges, options: UpdateLookOptions): Answer<Look> =
        notFaked("updateLook")

    /** [updateLook] with its required parameters only. */
    public suspend fun updateLook(look: LookChanges): Answer<Look> =
        updateLook(look, UpdateLookOptions())

    /** [updateLook] with options set in braces. */
    public suspend fun updateLook(look: LookChanges, fill: UpdateLookOptions.() -> Unit): Answer<Look> =
        updateLook(look, UpdateLookOptions().apply(fill))

    /**
     * Set the logo.
     *
     * Sets the logo. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON, like the picture of
     * a tag. It appears beside the name at the top of visitors’ pages, and on labels that show the logo.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`picture_too_large`, `pictures_full`, `too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_pictures`, `unavailable`). Later versions can add others.
     *
     * @param picture A picture as JSON.
     */
    public suspend fun setLogo(picture: SentPicture, options: SetLogoOptions): Answer<Look> =
        notFaked("setLogo")

    /** [setLogo] with its required parameters only. */
    public suspend fun setLogo(picture: SentPicture): Answer<Look> =
        setLogo(picture, SetLogoOptions())

    /** [setLogo] with options set in braces. */
    public suspend fun setLogo(picture: SentPicture, fill: SetLogoOptions.() -> Unit): Answer<Look> =
        setLogo(picture, SetLogoOptions().apply(fill))

    /**
     * Remove the logo.
     *
     * Removes the museum's logo.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     */
    public suspend fun destroyLogo(options: DestroyLogoOptions): Answer<Unit> =
        notFaked("destroyLogo")

    /** [destroyLogo] with its required parameters only. */
    public suspend fun destroyLogo(): Answer<Unit> =
        destroyLogo(DestroyLogoOptions())

    /** [destroyLogo] with options set in braces. */
    public suspend fun destroyLogo(fill: DestroyLogoOptions.() -> Unit): Answer<Unit> =
        destroyLogo(DestroyLogoOptions().apply(fill))
}

/** What `showLook` may be given. */
public class ShowLookOptions : CallOptions() {
    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateLook` may be given. */
public class UpdateLookOptions : CallOptions() {
    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null
}

/** What `setLogo` may be given. */
public class SetLogoOptions : CallOptions() {
    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null
}

/** What `destroyLogo` may be given. */
public class DestroyLogoOptions : CallOptions() {
    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null
}

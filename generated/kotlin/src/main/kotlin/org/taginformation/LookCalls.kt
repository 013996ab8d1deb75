// Generated from openapi.json: how the operations of "Look" are called.

package org.taginformation

internal class LookCalls(private val caller: Caller) : LookOperations {
    override suspend fun showLook(options: ShowLookOptions): Answer<Look> =
        caller.call(
            Call("GET", "/look.json", sendsToken = true, options)
                .query("member_of", options.memberOf)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readLook(it) },
        )

    override suspend fun updateLook(look: LookChanges, options: UpdateLookOptions): Answer<Look> =
        caller.call(
            Call("PATCH", "/look.json", sendsToken = true, options)
                .query("member_of", options.memberOf)
                .body { put("look", look.write()) },
            status = 200,
            read = { readLook(it) },
        )

    override suspend fun setLogo(picture: SentPicture, options: SetLogoOptions): Answer<Look> =
        caller.call(
            Call("PUT", "/look/logo.json", sendsToken = true, options)
                .query("member_of", options.memberOf)
                .body { put("picture", picture.write()) },
            status = 200,
            read = { readLook(it) },
        )

    override suspend fun destroyLogo(options: DestroyLogoOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/look/logo.json", sendsToken = true, options)
                .query("member_of", options.memberOf),
            status = 204,
            read = { },
        )
}

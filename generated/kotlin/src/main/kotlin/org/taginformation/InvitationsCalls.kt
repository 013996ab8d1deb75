// Generated from openapi.json: how the operations of "Invitations" are called.

package org.taginformation

internal class InvitationsCalls(private val caller: Caller) : InvitationsOperations {
    override suspend fun listInvitations(options: ListInvitationsOptions): Answer<List<Invitation>> =
        caller.call(
            Call("GET", "/invitations.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readInvitation(it) } },
        )

    override suspend fun createInvitation(
        invitation: NewInvitation,
        options: CreateInvitationOptions,
    ): Answer<Invitation> =
        caller.call(
            Call("POST", "/invitations.json", sendsToken = true, options)
                .body { put("invitation", invitation.write()) },
            status = 201,
            read = { readInvitation(it) },
        )

    override suspend fun destroyInvitation(id: Int, options: DestroyInvitationOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/invitations/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

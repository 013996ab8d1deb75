// Generated from openapi.json: how the operations of "Team invitations" are called.

package org.taginformation

internal class TeamInvitationsCalls(private val caller: Caller) : TeamInvitationsOperations {
    override suspend fun listTeamInvitations(options: ListTeamInvitationsOptions): Answer<List<TeamInvitation>> =
        caller.call(
            Call("GET", "/team/invitations.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("member_of", options.memberOf)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTeamInvitation(it) } },
        )

    override suspend fun createTeamInvitation(
        invitation: NewTeamInvitation,
        options: CreateTeamInvitationOptions,
    ): Answer<TeamInvitation> =
        caller.call(
            Call("POST", "/team/invitations.json", sendsToken = true, options)
                .query("member_of", options.memberOf)
                .body { put("invitation", invitation.write()) },
            status = 201,
            read = { readTeamInvitation(it) },
        )

    override suspend fun destroyTeamInvitation(id: Int, options: DestroyTeamInvitationOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/team/invitations/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

// Generated from openapi.json: how the operations of "Team" are called.

package org.taginformation

internal class TeamCalls(private val caller: Caller) : TeamOperations {
    override suspend fun listTeamMembers(options: ListTeamMembersOptions): Answer<List<TeamMember>> =
        caller.call(
            Call("GET", "/team.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("member_of", options.memberOf)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTeamMember(it) } },
        )

    override suspend fun updateTeamMember(
        id: Int,
        member: TeamMemberChanges,
        options: UpdateTeamMemberOptions,
    ): Answer<TeamMember> =
        caller.call(
            Call("PATCH", "/team/{id}.json", sendsToken = true, options)
                .path("id", id)
                .body { put("member", member.write()) },
            status = 200,
            read = { readTeamMember(it) },
        )

    override suspend fun destroyTeamMember(id: Int, options: DestroyTeamMemberOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/team/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

// Generated from the service's OpenAPI document.

/// What `listTeamMembers` takes.
public struct ListTeamMembersInput: Hashable, Sendable {
    /// Maximum number of team members to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only team members with a larger record id
    public var after: Int?
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.memberOf = memberOf
    }

    var call: OperationCall {
        OperationCall(
            "listTeamMembers",
            .get,
            "/team.json",
            query: ["limit": limit, "after": after, "member_of": memberOf],
            sendsToken: true
        )
    }
}

/// What `updateTeamMember` takes.
public struct UpdateTeamMemberInput: Hashable, Sendable {
    /// Record id of the team member
    public var id: Int
    /// Changes to a member.
    public var member: TeamMemberChanges

    public init(
        id: Int,
        member: TeamMemberChanges
    ) {
        self.id = id
        self.member = member
    }

    var call: OperationCall {
        OperationCall(
            "updateTeamMember",
            .patch,
            "/team/{id}.json",
            path: ["id": id],
            body: ["member": member],
            sendsToken: true
        )
    }
}

/// What `destroyTeamMember` takes.
public struct DestroyTeamMemberInput: Hashable, Sendable {
    /// Record id of the team member
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyTeamMember",
            .delete,
            "/team/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

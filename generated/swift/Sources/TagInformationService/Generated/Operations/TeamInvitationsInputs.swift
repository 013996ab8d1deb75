// Generated from the service's OpenAPI document.

/// What `listTeamInvitations` takes.
public struct ListTeamInvitationsInput: Hashable, Sendable {
    /// Maximum number of team invitations to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only team invitations with a larger record id
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
            "listTeamInvitations",
            .get,
            "/team/invitations.json",
            query: ["limit": limit, "after": after, "member_of": memberOf],
            sendsToken: true
        )
    }
}

/// What `createTeamInvitation` takes.
public struct CreateTeamInvitationInput: Hashable, Sendable {
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?
    /// A new invitation.
    public var invitation: NewTeamInvitation

    public init(
        memberOf: String? = nil,
        invitation: NewTeamInvitation
    ) {
        self.memberOf = memberOf
        self.invitation = invitation
    }

    var call: OperationCall {
        OperationCall(
            "createTeamInvitation",
            .post,
            "/team/invitations.json",
            query: ["member_of": memberOf],
            body: ["invitation": invitation],
            sendsToken: true
        )
    }
}

/// What `destroyTeamInvitation` takes.
public struct DestroyTeamInvitationInput: Hashable, Sendable {
    /// Record id of the team invitation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyTeamInvitation",
            .delete,
            "/team/invitations/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

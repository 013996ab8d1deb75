// Generated from the service's OpenAPI document.

/// What `listInvitations` takes.
public struct ListInvitationsInput: Hashable, Sendable {
    /// Maximum number of invitations to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only invitations with a larger record id
    public var after: Int?

    public init(
        limit: Int? = nil,
        after: Int? = nil
    ) {
        self.limit = limit
        self.after = after
    }

    var call: OperationCall {
        OperationCall(
            "listInvitations",
            .get,
            "/invitations.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `createInvitation` takes.
public struct CreateInvitationInput: Hashable, Sendable {
    /// A new invitation.
    public var invitation: NewInvitation

    public init(invitation: NewInvitation) {
        self.invitation = invitation
    }

    var call: OperationCall {
        OperationCall(
            "createInvitation",
            .post,
            "/invitations.json",
            body: ["invitation": invitation],
            sendsToken: true
        )
    }
}

/// What `destroyInvitation` takes.
public struct DestroyInvitationInput: Hashable, Sendable {
    /// Record id of the invitation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyInvitation",
            .delete,
            "/invitations/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

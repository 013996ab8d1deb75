// Generated from the service's OpenAPI document.

/// What `showLook` takes.
public struct ShowLookInput: Hashable, Sendable {
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?

    public init(memberOf: String? = nil) {
        self.memberOf = memberOf
    }

    var call: OperationCall {
        OperationCall(
            "showLook",
            .get,
            "/look.json",
            query: ["member_of": memberOf],
            sendsToken: true
        )
    }
}

/// What `updateLook` takes.
public struct UpdateLookInput: Hashable, Sendable {
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?
    /// Changes to a look.
    public var look: LookChanges

    public init(
        memberOf: String? = nil,
        look: LookChanges
    ) {
        self.memberOf = memberOf
        self.look = look
    }

    var call: OperationCall {
        OperationCall(
            "updateLook",
            .patch,
            "/look.json",
            query: ["member_of": memberOf],
            body: ["look": look],
            sendsToken: true
        )
    }
}

/// What `setLogo` takes.
public struct SetLogoInput: Hashable, Sendable {
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?
    /// A picture as JSON.
    public var picture: SentPicture

    public init(
        memberOf: String? = nil,
        picture: SentPicture
    ) {
        self.memberOf = memberOf
        self.picture = picture
    }

    var call: OperationCall {
        OperationCall(
            "setLogo",
            .put,
            "/look/logo.json",
            query: ["member_of": memberOf],
            body: ["picture": picture],
            sendsToken: true
        )
    }
}

/// What `destroyLogo` takes.
public struct DestroyLogoInput: Hashable, Sendable {
    /// Record id of the museum. Required for admins; ignored for other callers
    public var memberOf: String?

    public init(memberOf: String? = nil) {
        self.memberOf = memberOf
    }

    var call: OperationCall {
        OperationCall(
            "destroyLogo",
            .delete,
            "/look/logo.json",
            query: ["member_of": memberOf],
            sendsToken: true
        )
    }
}

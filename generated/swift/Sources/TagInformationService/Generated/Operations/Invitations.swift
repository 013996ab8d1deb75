// Generated from the service's OpenAPI document.

/// Invitations to become a customer, sent by admins. The invited person chooses the password.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol InvitationsOperations: OperationSender {
    /// What ``listInvitations(limit:after:options:)`` calls.
    func listInvitations(_ input: ListInvitationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Invitation]>
    func listInvitations(_ input: ListInvitationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Invitation]>
    /// What ``createInvitation(invitation:options:)`` calls.
    func createInvitation(_ input: CreateInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Invitation>
    /// What ``destroyInvitation(id:options:)`` calls.
    func destroyInvitation(_ input: DestroyInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension InvitationsOperations {
    /// List invitations.
    ///
    /// Returns all pending invitations, without their URLs. Admins only. Sorted by ascending id. If `limit` is given, the
    /// list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total
    /// number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of invitations to return. Default: all
    ///   - after: Cursor for pagination: returns only invitations with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The invitations.
    public func listInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Invitation]> {
        try await listInvitations(ListInvitationsInput(limit: limit, after: after), options: options)
    }

    /// List invitations, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The invitations.
    public func listInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Invitation]> {
        try await listInvitations(ListInvitationsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listInvitations`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allInvitations(
        _ input: ListInvitationsInput = ListInvitationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Invitation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listInvitations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listInvitations(_ input: ListInvitationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Invitation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listInvitations(_ input: ListInvitationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Invitation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create an invitation.
    ///
    /// Invites a person to become a customer. Admins only. The invitation's URL is returned only once, in this response.
    /// With it the person chooses a password and is signed in. It can be used once, within 72 hours, as long as its creator
    /// is an admin. A new invitation to the same e-mail address ends the previous one. `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - invitation: A new invitation.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An invitation to become a customer.
    @discardableResult
    public func createInvitation(
        invitation: NewInvitation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Invitation> {
        try await createInvitation(CreateInvitationInput(invitation: invitation), options: options)
    }

    public func createInvitation(_ input: CreateInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Invitation> {
        try await answer(input.call, options, as: 201)
    }

    /// Delete an invitation.
    ///
    /// Revokes the invitation: its URL returns 404 from then on. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the invitation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyInvitation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyInvitation(DestroyInvitationInput(id: id), options: options)
    }

    public func destroyInvitation(_ input: DestroyInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}

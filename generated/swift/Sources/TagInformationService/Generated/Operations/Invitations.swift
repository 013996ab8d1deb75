// Generated from the service's OpenAPI document.

/// How admins let others become customers, who choose their passwords themselves.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// All invitations that can still be accepted. Their addresses are not in the answer. Only an admin may. By ascending
    /// id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
    /// says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many invitations; without it, all of them
    ///   - after: Only invitations with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The invitations.
    public func listInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Invitation]> {
        try await listInvitations(ListInvitationsInput(limit: limit, after: after), options: options)
    }

    /// List invitations, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The invitations.
    public func listInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Invitation]> {
        try await listInvitations(ListInvitationsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listInvitations` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Create a invitation.
    ///
    /// Invites somebody to become a customer. Only an admin may. The person who has the address, which is answered here and
    /// never again, chooses a password there and is signed in. It can be used once, for 72 hours, as long as its maker is
    /// an admin; a new invitation for the same e-mail address ends the former. `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - invitation: An invitation to be made.
    ///   - options: What this call does otherwise than the client
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

    /// Destroy a invitation.
    ///
    /// Revokes the invitation: its address answers 404 from then on. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the invitation
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

// Generated from the service's OpenAPI document.

/// How a museum, its managers and admins let others act for the museum.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol TeamInvitationsOperations: OperationSender {
    /// What ``listTeamInvitations(limit:after:memberOf:options:)`` calls.
    func listTeamInvitations(_ input: ListTeamInvitationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TeamInvitation]>
    func listTeamInvitations(_ input: ListTeamInvitationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TeamInvitation]>
    /// What ``createTeamInvitation(memberOf:invitation:options:)`` calls.
    func createTeamInvitation(_ input: CreateTeamInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<TeamInvitation>
    /// What ``destroyTeamInvitation(id:options:)`` calls.
    func destroyTeamInvitation(_ input: DestroyTeamInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension TeamInvitationsOperations {
    /// List team invitations.
    ///
    /// The museum's invitations that can still be accepted. For the museum, its managers, and admins. By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all. Filters go together: listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many team invitations; without it, all of them
    ///   - after: Only team invitations with a larger record id
    ///   - memberOf: Record id of the museum. Only for admins, who need it; from others it is ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: The team invitations.
    public func listTeamInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TeamInvitation]> {
        try await listTeamInvitations(ListTeamInvitationsInput(limit: limit, after: after, memberOf: memberOf), options: options)
    }

    /// List team invitations, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The team invitations.
    public func listTeamInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TeamInvitation]> {
        try await listTeamInvitations(ListTeamInvitationsInput(limit: limit, after: after, memberOf: memberOf), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listTeamInvitations` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allTeamInvitations(
        _ input: ListTeamInvitationsInput = ListTeamInvitationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<TeamInvitation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTeamInvitations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTeamInvitations(_ input: ListTeamInvitationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TeamInvitation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTeamInvitations(_ input: ListTeamInvitationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TeamInvitation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a team invitation.
    ///
    /// Invites somebody to act for the museum, whether the e-mail address has an account or not. The person who has the
    /// address, which is answered here and never again, accepts it there once, within 72 hours: with a new password, or
    /// with that of the account. A new invitation for the same e-mail address ends the former of the same museum. At most
    /// 20 are open, and 20 a day are made, for one museum, and 3 a day for one e-mail address; more are 429. For the
    /// museum, its managers, and admins. `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Only for admins, who need it; from others it is ignored
    ///   - invitation: An invitation to be made.
    ///   - options: What this call does otherwise than the client
    /// - Returns: An invitation to become a member of a museum.
    @discardableResult
    public func createTeamInvitation(
        memberOf: String? = nil,
        invitation: NewTeamInvitation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TeamInvitation> {
        try await createTeamInvitation(CreateTeamInvitationInput(memberOf: memberOf, invitation: invitation), options: options)
    }

    public func createTeamInvitation(_ input: CreateTeamInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<TeamInvitation> {
        try await answer(input.call, options, as: 201)
    }

    /// Destroy a team invitation.
    ///
    /// Revokes the invitation: its address answers 404 from then on. For the museum, its managers, and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team invitation
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func destroyTeamInvitation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTeamInvitation(DestroyTeamInvitationInput(id: id), options: options)
    }

    public func destroyTeamInvitation(_ input: DestroyTeamInvitationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}

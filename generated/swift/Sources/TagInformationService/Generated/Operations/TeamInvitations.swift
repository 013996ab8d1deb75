// Generated from the service's OpenAPI document.

/// Invitations to act for a museum, sent by the museum, its managers or admins.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
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
    /// Returns the museum's pending invitations. Available to the museum, its managers and admins. Sorted by ascending id.
    /// If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
    /// `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only
    /// records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of team invitations to return. Default: all
    ///   - after: Cursor for pagination: returns only team invitations with a larger record id
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The team invitations.
    public func listTeamInvitations(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TeamInvitation]> {
        try await listTeamInvitations(ListTeamInvitationsInput(limit: limit, after: after, memberOf: memberOf), options: options)
    }

    /// List team invitations, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
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

    /// All records of `listTeamInvitations`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
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
    /// Invites a person to act for the museum, whether or not the e-mail address has an account. The invitation's URL is
    /// returned only once, in this response. It can be used once, within 72 hours, to accept the invitation: with a new
    /// password, or with that of the existing account. A new invitation to the same e-mail address ends the previous one of
    /// the same museum. Limits: 20 pending invitations and 20 new ones a day for a museum, and 3 new ones a day for an
    /// e-mail address. Beyond them, the response is 429. Available to the museum, its managers and admins.
    /// `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - invitation: A new invitation.
    ///   - options: Options of this call, which override those of the client
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

    /// Delete a team invitation.
    ///
    /// Revokes the invitation: its URL returns 404 from then on. Available to the museum, its managers and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team invitation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
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

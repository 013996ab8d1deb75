// Generated from the service's OpenAPI document.

/// The members of a museum. They act on its behalf, each with a role.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TeamOperations: OperationSender {
    /// What ``listTeamMembers(limit:after:memberOf:options:)`` calls.
    func listTeamMembers(_ input: ListTeamMembersInput, options: CallOptions) async throws(CallFailure) -> Answer<[TeamMember]>
    func listTeamMembers(_ input: ListTeamMembersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TeamMember]>
    /// What ``updateTeamMember(id:member:options:)`` calls.
    func updateTeamMember(_ input: UpdateTeamMemberInput, options: CallOptions) async throws(CallFailure) -> Answer<TeamMember>
    /// What ``destroyTeamMember(id:options:)`` calls.
    func destroyTeamMember(_ input: DestroyTeamMemberInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension TeamOperations {
    /// List team members.
    ///
    /// Returns the museum's members. Available to the museum, its managers and admins. Sorted by ascending id. If `limit`
    /// is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count`
    /// is the total number of records. Filters are combined with AND: the list and the total contain only records that
    /// match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of team members to return. Default: all
    ///   - after: Cursor for pagination: returns only team members with a larger record id
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The team members.
    public func listTeamMembers(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TeamMember]> {
        try await listTeamMembers(ListTeamMembersInput(limit: limit, after: after, memberOf: memberOf), options: options)
    }

    /// List team members, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The team members.
    public func listTeamMembers(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TeamMember]> {
        try await listTeamMembers(ListTeamMembersInput(limit: limit, after: after, memberOf: memberOf), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTeamMembers`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTeamMembers(
        _ input: ListTeamMembersInput = ListTeamMembersInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<TeamMember> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTeamMembers(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTeamMembers(_ input: ListTeamMembersInput, options: CallOptions) async throws(CallFailure) -> Answer<[TeamMember]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTeamMembers(_ input: ListTeamMembersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TeamMember]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a team member.
    ///
    /// Updates the role or the languages of a member. The change applies from the member's next request on. Absent fields
    /// keep their values. Available to the museum, its managers and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team member
    ///   - member: Changes to a member.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A person who acts for a museum.
    @discardableResult
    public func updateTeamMember(
        id: Int,
        member: TeamMemberChanges,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TeamMember> {
        try await updateTeamMember(UpdateTeamMemberInput(id: id, member: member), options: options)
    }

    public func updateTeamMember(_ input: UpdateTeamMemberInput, options: CallOptions) async throws(CallFailure) -> Answer<TeamMember> {
        try await answer(input.call, options, as: 200)
    }

    /// Delete a team member.
    ///
    /// Removes a member. Its tokens and sessions end, and it cannot sign in until a new invitation is accepted. What it has
    /// created is kept. Available to the museum, its managers and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team member
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyTeamMember(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTeamMember(DestroyTeamMemberInput(id: id), options: options)
    }

    public func destroyTeamMember(_ input: DestroyTeamMemberInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}

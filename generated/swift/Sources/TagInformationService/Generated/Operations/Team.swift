// Generated from the service's OpenAPI document.

/// A museum's members, who act for it, each with a role.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The museum's members. For the museum, its managers, and admins. By ascending id. With `limit` the list comes in
    /// pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    /// Filters go together: listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many team members; without it, all of them
    ///   - after: Only team members with a larger record id
    ///   - memberOf: Record id of the museum. Only for admins, who need it; from others it is ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: The team members.
    public func listTeamMembers(
        limit: Int? = nil,
        after: Int? = nil,
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TeamMember]> {
        try await listTeamMembers(ListTeamMembersInput(limit: limit, after: after, memberOf: memberOf), options: options)
    }

    /// List team members, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTeamMembers` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Changes the role or the languages of a member, from its next request on. What is absent stays as it is. For the
    /// museum, its managers, and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team member
    ///   - member: What is to be changed of a member.
    ///   - options: What this call does otherwise than the client
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

    /// Destroy a team member.
    ///
    /// Removes a member: its tokens and sessions end, and it cannot sign in until an invitation lets it in again. What it
    /// has made stays. For the museum, its managers, and admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the team member
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

// Generated from openapi.json: the operations of "Team".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * The members of a museum. They act on its behalf, each with a role.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TeamOperations {
    /**
     * List team members.
     *
     * Returns the museum's members. Available to the museum, its managers and admins. Sorted by ascending id. If
     * `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
     * `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain
     * only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 403 (`role`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     */
    public suspend fun listTeamMembers(options: ListTeamMembersOptions): Answer<List<TeamMember>> =
        notFaked("listTeamMembers")

    /** [listTeamMembers] with its required parameters only. */
    public suspend fun listTeamMembers(): Answer<List<TeamMember>> =
        listTeamMembers(ListTeamMembersOptions())

    /** [listTeamMembers] with options set in braces. */
    public suspend fun listTeamMembers(fill: ListTeamMembersOptions.() -> Unit): Answer<List<TeamMember>> =
        listTeamMembers(ListTeamMembersOptions().apply(fill))

    /**
     * All records of [listTeamMembers], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTeamMembers(options: ListTeamMembersOptions): Flow<TeamMember> =
        elementsOf({ after -> listTeamMembers(options.onPage(after)) }) { it }

    /** [allTeamMembers] with its required parameters only. */
    public fun allTeamMembers(): Flow<TeamMember> = allTeamMembers(ListTeamMembersOptions())

    /** [allTeamMembers] with options set in braces. */
    public fun allTeamMembers(fill: ListTeamMembersOptions.() -> Unit): Flow<TeamMember> = allTeamMembers(ListTeamMembersOptions().apply(fill))

    /**
     * Update a team member.
     *
     * Updates the role or the languages of a member. The change applies from the member's next request on. Absent
     * fields keep their values. Available to the museum, its managers and admins.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`).
     * Later versions can add others.
     *
     * @param id Record id of the team member
     * @param member Changes to a member.
     */
    public suspend fun updateTeamMember(
        id: Int,
        member: TeamMemberChanges,
        options: UpdateTeamMemberOptions,
    ): Answer<TeamMember> =
        notFaked("updateTeamMember")

    /** [updateTeamMember] with its required parameters only. */
    public suspend fun updateTeamMember(id: Int, member: TeamMemberChanges): Answer<TeamMember> =
        updateTeamMember(id, member, UpdateTeamMemberOptions())

    /** [updateTeamMember] with options set in braces. */
    public suspend fun updateTeamMember(
        id: Int,
        member: TeamMemberChanges,
        fill: UpdateTeamMemberOptions.() -> Unit,
    ): Answer<TeamMember> =
        updateTeamMember(id, member, UpdateTeamMemberOptions().apply(fill))

    /**
     * Delete a team member.
     *
     * Removes a member. Its tokens and sessions end, and it cannot sign in until a new invitation is accepted. What it
     * has created is kept. Available to the museum, its managers and admins.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the team member
     */
    public suspend fun destroyTeamMember(id: Int, options: DestroyTeamMemberOptions): Answer<Unit> =
        notFaked("destroyTeamMember")

    /** [destroyTeamMember] with its required parameters only. */
    public suspend fun destroyTeamMember(id: Int): Answer<Unit> =
        destroyTeamMember(id, DestroyTeamMemberOptions())

    /** [destroyTeamMember] with options set in braces. */
    public suspend fun destroyTeamMember(id: Int, fill: DestroyTeamMemberOptions.() -> Unit): Answer<Unit> =
        destroyTeamMember(id, DestroyTeamMemberOptions().apply(fill))
}

/** What `listTeamMembers` may be given. */
public class ListTeamMembersOptions : CallOptions() {
    /** Maximum number of team members to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only team members with a larger record id */
    public var after: Int? = null

    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTeamMembersOptions.onPage(cursor: Long?): ListTeamMembersOptions {
    val page = ListTeamMembersOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.memberOf = memberOf
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `updateTeamMember` may be given. */
public class UpdateTeamMemberOptions : CallOptions()

/** What `destroyTeamMember` may be given. */
public class DestroyTeamMemberOptions : CallOptions()

// Generated from openapi.json: the operations of "Team invitations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Invitations to act for a museum, sent by the museum, its managers or admins.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TeamInvitationsOperations {
    /**
     * List team invitations.
     *
     * Returns the museum's pending invitations. Available to the museum, its managers and admins. Sorted by ascending
     * id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
     * `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain
     * only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 403 (`role`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     */
    public suspend fun listTeamInvitations(options: ListTeamInvitationsOptions): Answer<List<TeamInvitation>> =
        notFaked("listTeamInvitations")

    /** [listTeamInvitations] with its required parameters only. */
    public suspend fun listTeamInvitations(): Answer<List<TeamInvitation>> =
        listTeamInvitations(ListTeamInvitationsOptions())

    /** [listTeamInvitations] with options set in braces. */
    public suspend fun listTeamInvitations(fill: ListTeamInvitationsOptions.() -> Unit): Answer<List<TeamInvitation>> =
        listTeamInvitations(ListTeamInvitationsOptions().apply(fill))

    /**
     * All records of [listTeamInvitations], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTeamInvitations(options: ListTeamInvitationsOptions): Flow<TeamInvitation> =
        elementsOf({ after -> listTeamInvitations(options.onPage(after)) }) { it }

    /** [allTeamInvitations] with its required parameters only. */
    public fun allTeamInvitations(): Flow<TeamInvitation> = allTeamInvitations(ListTeamInvitationsOptions())

    /** [allTeamInvitations] with options set in braces. */
    public fun allTeamInvitations(fill: ListTeamInvitationsOptions.() -> Unit): Flow<TeamInvitation> = allTeamInvitations(ListTeamInvitationsOptions().apply(fill))

    /**
     * Create a team invitation.
     *
     * Invites a person to act for the museum, whether or not the e-mail address has an account. The invitation's URL is
     * returned only once, in this response. It can be used once, within 72 hours, to accept the invitation: with a new
     * password, or with that of the existing account. A new invitation to the same e-mail address ends the previous one
     * of the same museum. Limits: 20 pending invitations and 20 new ones a day for a museum, and 3 new ones a day for
     * an e-mail address. Beyond them, the response is 429. Available to the museum, its managers and admins.
     * `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_invitations`, `too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param invitation A new invitation.
     */
    public suspend fun createTeamInvitation(
        invitation: NewTeamInvitation,
        options: CreateTeamInvitationOptions,
    ): Answer<TeamInvitation> =
        notFaked("createTeamInvitation")

    /** [createTeamInvitation] with its required parameters only. */
    public suspend fun createTeamInvitation(invitation: NewTeamInvitation): Answer<TeamInvitation> =
        createTeamInvitation(invitation, CreateTeamInvitationOptions())

    /** [createTeamInvitation] with options set in braces. */
    public suspend fun createTeamInvitation(
        invitation: NewTeamInvitation,
        fill: CreateTeamInvitationOptions.() -> Unit,
    ): Answer<TeamInvitation> =
        createTeamInvitation(invitation, CreateTeamInvitationOptions().apply(fill))

    /**
     * Delete a team invitation.
     *
     * Revokes the invitation: its URL returns 404 from then on. Available to the museum, its managers and admins.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the team invitation
     */
    public suspend fun destroyTeamInvitation(id: Int, options: DestroyTeamInvitationOptions): Answer<Unit> =
        notFaked("destroyTeamInvitation")

    /** [destroyTeamInvitation] with its required parameters only. */
    public suspend fun destroyTeamInvitation(id: Int): Answer<Unit> =
        destroyTeamInvitation(id, DestroyTeamInvitationOptions())

    /** [destroyTeamInvitation] with options set in braces. */
    public suspend fun destroyTeamInvitation(id: Int, fill: DestroyTeamInvitationOptions.() -> Unit): Answer<Unit> =
        destroyTeamInvitation(id, DestroyTeamInvitationOptions().apply(fill))
}

/** What `listTeamInvitations` may be given. */
public class ListTeamInvitationsOptions : CallOptions() {
    /** Maximum number of team invitations to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only team invitations with a larger record id */
    public var after: Int? = null

    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTeamInvitationsOptions.onPage(cursor: Long?): ListTeamInvitationsOptions {
    val page = ListTeamInvitationsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.memberOf = memberOf
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createTeamInvitation` may be given. */
public class CreateTeamInvitationOptions : CallOptions() {
    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null
}

/** What `destroyTeamInvitation` may be given. */
public class DestroyTeamInvitationOptions : CallOptions()

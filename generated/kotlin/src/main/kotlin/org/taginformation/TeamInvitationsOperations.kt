// Generated from openapi.json: the operations of "Team invitations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * How a museum, its managers and admins let others act for the museum.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TeamInvitationsOperations {
    /**
     * List team invitations.
     *
     * The museum's invitations that can still be accepted. For the museum, its managers, and admins. By ascending id.
     * With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
     * says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 403 (`role`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     */
    public suspend fun listTeamInvitations(options: ListTeamInvitationsOptions): Answer<List<TeamInvitation>> =
        notFaked("listTeamInvitations")

    /** [listTeamInvitations] with nothing but what it needs. */
    public suspend fun listTeamInvitations(): Answer<List<TeamInvitation>> =
        listTeamInvitations(ListTeamInvitationsOptions())

    /** [listTeamInvitations] with options that are set in place. */
    public suspend fun listTeamInvitations(fill: ListTeamInvitationsOptions.() -> Unit): Answer<List<TeamInvitation>> =
        listTeamInvitations(ListTeamInvitationsOptions().apply(fill))

    /**
     * All that [listTeamInvitations] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTeamInvitations(options: ListTeamInvitationsOptions): Flow<TeamInvitation> =
        elementsOf({ after -> listTeamInvitations(options.onPage(after)) }) { it }

    /** [allTeamInvitations] with nothing but what it needs. */
    public fun allTeamInvitations(): Flow<TeamInvitation> = allTeamInvitations(ListTeamInvitationsOptions())

    /** [allTeamInvitations] with options that are set in place. */
    public fun allTeamInvitations(fill: ListTeamInvitationsOptions.() -> Unit): Flow<TeamInvitation> = allTeamInvitations(ListTeamInvitationsOptions().apply(fill))

    /**
     * Create a team invitation.
     *
     * Invites somebody to act for the museum, whether the e-mail address has an account or not. The person who has the
     * address, which is answered here and never again, accepts it there once, within 72 hours: with a new password, or
     * with that of the account. A new invitation for the same e-mail address ends the former of the same museum. At
     * most 20 are open, and 20 a day are made, for one museum, and 3 a day for one e-mail address; more are 429. For
     * the museum, its managers, and admins. `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_invitations`, `too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param invitation An invitation to be made.
     */
    public suspend fun createTeamInvitation(
        invitation: NewTeamInvitation,
        options: CreateTeamInvitationOptions,
    ): Answer<TeamInvitation> =
        notFaked("createTeamInvitation")

    /** [createTeamInvitation] with nothing but what it needs. */
    public suspend fun createTeamInvitation(invitation: NewTeamInvitation): Answer<TeamInvitation> =
        createTeamInvitation(invitation, CreateTeamInvitationOptions())

    /** [createTeamInvitation] with options that are set in place. */
    public suspend fun createTeamInvitation(
        invitation: NewTeamInvitation,
        fill: CreateTeamInvitationOptions.() -> Unit,
    ): Answer<TeamInvitation> =
        createTeamInvitation(invitation, CreateTeamInvitationOptions().apply(fill))

    /**
     * Destroy a team invitation.
     *
     * Revokes the invitation: its address answers 404 from then on. For the museum, its managers, and admins.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Record id of the team invitation
     */
    public suspend fun destroyTeamInvitation(id: Int, options: DestroyTeamInvitationOptions): Answer<Unit> =
        notFaked("destroyTeamInvitation")

    /** [destroyTeamInvitation] with nothing but what it needs. */
    public suspend fun destroyTeamInvitation(id: Int): Answer<Unit> =
        destroyTeamInvitation(id, DestroyTeamInvitationOptions())

    /** [destroyTeamInvitation] with options that are set in place. */
    public suspend fun destroyTeamInvitation(id: Int, fill: DestroyTeamInvitationOptions.() -> Unit): Answer<Unit> =
        destroyTeamInvitation(id, DestroyTeamInvitationOptions().apply(fill))
}

/** What `listTeamInvitations` may be given. */
public class ListTeamInvitationsOptions : CallOptions() {
    /** At most so many team invitations; without it, all of them */
    public var limit: Int? = null

    /** Only team invitations with a larger record id */
    public var after: Int? = null

    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    public var memberOf: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    public var memberOf: String? = null
}

/** What `destroyTeamInvitation` may be given. */
public class DestroyTeamInvitationOptions : CallOptions()

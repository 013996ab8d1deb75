// Generated from openapi.json: the operations of "Invitations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Invitations to become a customer, sent by admins. The invited person chooses the password.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface InvitationsOperations {
    /**
     * List invitations.
     *
     * Returns all pending invitations, without their URLs. Admins only. Sorted by ascending id. If `limit` is given,
     * the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the
     * total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 403 (`forbidden`, `role`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     */
    public suspend fun listInvitations(options: ListInvitationsOptions): Answer<List<Invitation>> =
        notFaked("listInvitations")

    /** [listInvitations] with its required parameters only. */
    public suspend fun listInvitations(): Answer<List<Invitation>> =
        listInvitations(ListInvitationsOptions())

    /** [listInvitations] with options set in braces. */
    public suspend fun listInvitations(fill: ListInvitationsOptions.() -> Unit): Answer<List<Invitation>> =
        listInvitations(ListInvitationsOptions().apply(fill))

    /**
     * All records of [listInvitations], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allInvitations(options: ListInvitationsOptions): Flow<Invitation> =
        elementsOf({ after -> listInvitations(options.onPage(after)) }) { it }

    /** [allInvitations] with its required parameters only. */
    public fun allInvitations(): Flow<Invitation> = allInvitations(ListInvitationsOptions())

    /** [allInvitations] with options set in braces. */
    public fun allInvitations(fill: ListInvitationsOptions.() -> Unit): Flow<Invitation> = allInvitations(ListInvitationsOptions().apply(fill))

    /**
     * Create an invitation.
     *
     * Invites a person to become a customer. Admins only. The invitation's URL is returned only once, in this response.
     * With it the person chooses a password and is signed in. It can be used once, within 72 hours, as long as its
     * creator is an admin. A new invitation to the same e-mail address ends the previous one. `Idempotency-Key` is
     * ignored.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param invitation A new invitation.
     */
    public suspend fun createInvitation(invitation: NewInvitation, options: CreateInvitationOptions): Answer<Invitation> =
        notFaked("createInvitation")

    /** [createInvitation] with its required parameters only. */
    public suspend fun createInvitation(invitation: NewInvitation): Answer<Invitation> =
        createInvitation(invitation, CreateInvitationOptions())

    /** [createInvitation] with options set in braces. */
    public suspend fun createInvitation(
        invitation: NewInvitation,
        fill: CreateInvitationOptions.() -> Unit,
    ): Answer<Invitation> =
        createInvitation(invitation, CreateInvitationOptions().apply(fill))

    /**
     * Delete an invitation.
     *
     * Revokes the invitation: its URL returns 404 from then on. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the invitation
     */
    public suspend fun destroyInvitation(id: Int, options: DestroyInvitationOptions): Answer<Unit> =
        notFaked("destroyInvitation")

    /** [destroyInvitation] with its required parameters only. */
    public suspend fun destroyInvitation(id: Int): Answer<Unit> =
        destroyInvitation(id, DestroyInvitationOptions())

    /** [destroyInvitation] with options set in braces. */
    public suspend fun destroyInvitation(id: Int, fill: DestroyInvitationOptions.() -> Unit): Answer<Unit> =
        destroyInvitation(id, DestroyInvitationOptions().apply(fill))
}

/** What `listInvitations` may be given. */
public class ListInvitationsOptions : CallOptions() {
    /** Maximum number of invitations to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only invitations with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListInvitationsOptions.onPage(cursor: Long?): ListInvitationsOptions {
    val page = ListInvitationsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createInvitation` may be given. */
public class CreateInvitationOptions : CallOptions()

/** What `destroyInvitation` may be given. */
public class DestroyInvitationOptions : CallOptions()

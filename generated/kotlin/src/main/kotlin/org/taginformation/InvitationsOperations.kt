// Generated from openapi.json: the operations of "Invitations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * How admins let others become customers, who choose their passwords themselves.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface InvitationsOperations {
    /**
     * List invitations.
     *
     * All invitations that can still be accepted. Their addresses are not in the answer. Only an admin may. By
     * ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
     * `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 403 (`forbidden`, `role`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     */
    public suspend fun listInvitations(options: ListInvitationsOptions): Answer<List<Invitation>> =
        notFaked("listInvitations")

    /** [listInvitations] with nothing but what it needs. */
    public suspend fun listInvitations(): Answer<List<Invitation>> =
        listInvitations(ListInvitationsOptions())

    /** [listInvitations] with options that are set in place. */
    public suspend fun listInvitations(fill: ListInvitationsOptions.() -> Unit): Answer<List<Invitation>> =
        listInvitations(ListInvitationsOptions().apply(fill))

    /**
     * All that [listInvitations] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allInvitations(options: ListInvitationsOptions): Flow<Invitation> =
        elementsOf({ after -> listInvitations(options.onPage(after)) }) { it }

    /** [allInvitations] with nothing but what it needs. */
    public fun allInvitations(): Flow<Invitation> = allInvitations(ListInvitationsOptions())

    /** [allInvitations] with options that are set in place. */
    public fun allInvitations(fill: ListInvitationsOptions.() -> Unit): Flow<Invitation> = allInvitations(ListInvitationsOptions().apply(fill))

    /**
     * Create a invitation.
     *
     * Invites somebody to become a customer. Only an admin may. The person who has the address, which is answered here
     * and never again, chooses a password there and is signed in. It can be used once, for 72 hours, as long as its
     * maker is an admin; a new invitation for the same e-mail address ends the former. `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param invitation An invitation to be made.
     */
    public suspend fun createInvitation(invitation: NewInvitation, options: CreateInvitationOptions): Answer<Invitation> =
        notFaked("createInvitation")

    /** [createInvitation] with nothing but what it needs. */
    public suspend fun createInvitation(invitation: NewInvitation): Answer<Invitation> =
        createInvitation(invitation, CreateInvitationOptions())

    /** [createInvitation] with options that are set in place. */
    public suspend fun createInvitation(
        invitation: NewInvitation,
        fill: CreateInvitationOptions.() -> Unit,
    ): Answer<Invitation> =
        createInvitation(invitation, CreateInvitationOptions().apply(fill))

    /**
     * Destroy a invitation.
     *
     * Revokes the invitation: its address answers 404 from then on. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the invitation
     */
    public suspend fun destroyInvitation(id: Int, options: DestroyInvitationOptions): Answer<Unit> =
        notFaked("destroyInvitation")

    /** [destroyInvitation] with nothing but what it needs. */
    public suspend fun destroyInvitation(id: Int): Answer<Unit> =
        destroyInvitation(id, DestroyInvitationOptions())

    /** [destroyInvitation] with options that are set in place. */
    public suspend fun destroyInvitation(id: Int, fill: DestroyInvitationOptions.() -> Unit): Answer<Unit> =
        destroyInvitation(id, DestroyInvitationOptions().apply(fill))
}

/** What `listInvitations` may be given. */
public class ListInvitationsOptions : CallOptions() {
    /** At most so many invitations; without it, all of them */
    public var limit: Int? = null

    /** Only invitations with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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

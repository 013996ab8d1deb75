// Generated from openapi.json: the operations of "Places".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the places where tags are.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface PlacesOperations {
    /**
     * List places.
     *
     * Returns the customer's places; for an admin, all places. Sorted by ascending id. If `limit` is given, the list is
     * paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number
     * of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listPlaces(options: ListPlacesOptions): Answer<List<Place>> =
        notFaked("listPlaces")

    /** [listPlaces] with its required parameters only. */
    public suspend fun listPlaces(): Answer<List<Place>> =
        listPlaces(ListPlacesOptions())

    /** [listPlaces] with options set in braces. */
    public suspend fun listPlaces(fill: ListPlacesOptions.() -> Unit): Answer<List<Place>> =
        listPlaces(ListPlacesOptions().apply(fill))

    /**
     * All records of [listPlaces], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allPlaces(options: ListPlacesOptions): Flow<Place> =
        elementsOf({ after -> listPlaces(options.onPage(after)) }) { it }

    /** [allPlaces] with its required parameters only. */
    public fun allPlaces(): Flow<Place> = allPlaces(ListPlacesOptions())

    /** [allPlaces] with options set in braces. */
    public fun allPlaces(fill: ListPlacesOptions.() -> Unit): Flow<Place> = allPlaces(ListPlacesOptions().apply(fill))

    /**
     * Create a place.
     *
     * Creates a place. It belongs to the customer that creates it. Coordinates are optional. The `Location` header has
     * the URL of the record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param place A new place.
     */
    public suspend fun createPlace(place: NewPlace, options: CreatePlaceOptions): Answer<Place> =
        notFaked("createPlace")

    /** [createPlace] with its required parameters only. */
    public suspend fun createPlace(place: NewPlace): Answer<Place> =
        createPlace(place, CreatePlaceOptions())

    /** [createPlace] with options set in braces. */
    public suspend fun createPlace(place: NewPlace, fill: CreatePlaceOptions.() -> Unit): Answer<Place> =
        createPlace(place, CreatePlaceOptions().apply(fill))

    /**
     * Get a place.
     *
     * Returns the place with its tags.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the place
     */
    public suspend fun showPlace(id: Int, options: ShowPlaceOptions): Answer<ShownPlace> =
        notFaked("showPlace")

    /** [showPlace] with its required parameters only. */
    public suspend fun showPlace(id: Int): Answer<ShownPlace> =
        showPlace(id, ShowPlaceOptions())

    /** [showPlace] with options set in braces. */
    public suspend fun showPlace(id: Int, fill: ShowPlaceOptions.() -> Unit): Answer<ShownPlace> =
        showPlace(id, ShowPlaceOptions().apply(fill))

    /**
     * Update a place.
     *
     * Updates the place. Absent fields keep their values.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the place
     * @param place Changes to a place.
     */
    public suspend fun updatePlace(id: Int, place: PlaceChanges, options: UpdatePlaceOptions): Answer<Unit> =
        notFaked("updatePlace")

    /** [updatePlace] with its required parameters only. */
    public suspend fun updatePlace(id: Int, place: PlaceChanges): Answer<Unit> =
        updatePlace(id, place, UpdatePlaceOptions())

    /** [updatePlace] with options set in braces. */
    public suspend fun updatePlace(id: Int, place: PlaceChanges, fill: UpdatePlaceOptions.() -> Unit): Answer<Unit> =
        updatePlace(id, place, UpdatePlaceOptions().apply(fill))

    /**
     * Delete a place.
     *
     * Deletes the place. Its tags are kept, without a place. Links to its bundle are deleted with it.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the place
     */
    public suspend fun destroyPlace(id: Int, options: DestroyPlaceOptions): Answer<Unit> =
        notFaked("destroyPlace")

    /** [destroyPlace] with its required parameters only. */
    public suspend fun destroyPlace(id: Int): Answer<Unit> =
        destroyPlace(id, DestroyPlaceOptions())

    /** [destroyPlace] with options set in braces. */
    public suspend fun destroyPlace(id: Int, fill: DestroyPlaceOptions.() -> Unit): Answer<Unit> =
        destroyPlace(id, DestroyPlaceOptions().apply(fill))

    /**
     * List the history of a place.
     *
     * Returns what was changed in the place, by whom and when. A new owner of a tag sees its history from the transfer
     * on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to
     * newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
     * `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there
     * are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     *
     * @param id Record id of the place
     */
    public suspend fun listPlaceHistory(id: Int, options: ListPlaceHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listPlaceHistory")

    /** [listPlaceHistory] with its required parameters only. */
    public suspend fun listPlaceHistory(id: Int): Answer<List<HistoryEntry>> =
        listPlaceHistory(id, ListPlaceHistoryOptions())

    /** [listPlaceHistory] with options set in braces. */
    public suspend fun listPlaceHistory(id: Int, fill: ListPlaceHistoryOptions.() -> Unit): Answer<List<HistoryEntry>> =
        listPlaceHistory(id, ListPlaceHistoryOptions().apply(fill))

    /**
     * All records of [listPlaceHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allPlaceHistory(id: Int, options: ListPlaceHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listPlaceHistory(id, options.onPage(after)) }) { it }

    /** [allPlaceHistory] with its required parameters only. */
    public fun allPlaceHistory(id: Int): Flow<HistoryEntry> = allPlaceHistory(id, ListPlaceHistoryOptions())

    /** [allPlaceHistory] with options set in braces. */
    public fun allPlaceHistory(id: Int, fill: ListPlaceHistoryOptions.() -> Unit): Flow<HistoryEntry> = allPlaceHistory(id, ListPlaceHistoryOptions().apply(fill))

    /**
     * Erase the history of a place.
     *
     * Erases all entries in the history of the place. The place itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the place
     */
    public suspend fun erasePlaceHistory(id: Int, options: ErasePlaceHistoryOptions): Answer<Unit> =
        notFaked("erasePlaceHistory")

    /** [erasePlaceHistory] with its required parameters only. */
    public suspend fun erasePlaceHistory(id: Int): Answer<Unit> =
        erasePlaceHistory(id, ErasePlaceHistoryOptions())

    /** [erasePlaceHistory] with options set in braces. */
    public suspend fun erasePlaceHistory(id: Int, fill: ErasePlaceHistoryOptions.() -> Unit): Answer<Unit> =
        erasePlaceHistory(id, ErasePlaceHistoryOptions().apply(fill))

    /**
     * Set the picture of a place.
     *
     * Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP,
     * AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million
     * pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata.
     * `image_url` of the record is then its URL.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`picture_too_large`,
     * `pictures_full`, `too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_pictures`, `unavailable`). Later versions can
     * add others.
     *
     * @param id Record id of the place
     * @param picture A picture as JSON.
     */
    public suspend fun setPlacePicture(id: Int, picture: SentPicture, options: SetPlacePictureOptions): Answer<Place> =
        notFaked("setPlacePicture")

    /** [setPlacePicture] with its required parameters only. */
    public suspend fun setPlacePicture(id: Int, picture: SentPicture): Answer<Place> =
        setPlacePicture(id, picture, SetPlacePictureOptions())

    /** [setPlacePicture] with options set in braces. */
    public suspend fun setPlacePicture(
        id: Int,
        picture: SentPicture,
        fill: SetPlacePictureOptions.() -> Unit,
    ): Answer<Place> =
        setPlacePicture(id, picture, SetPlacePictureOptions().apply(fill))

    /**
     * Remove the picture of a place.
     *
     * Removes the picture and its URL from the place.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the place
     */
    public suspend fun destroyPlacePicture(id: Int, options: DestroyPlacePictureOptions): Answer<Unit> =
        notFaked("destroyPlacePicture")

    /** [destroyPlacePicture] with its required parameters only. */
    public suspend fun destroyPlacePicture(id: Int): Answer<Unit> =
        destroyPlacePicture(id, DestroyPlacePictureOptions())

    /** [destroyPlacePicture] with options set in braces. */
    public suspend fun destroyPlacePicture(id: Int, fill: DestroyPlacePictureOptions.() -> Unit): Answer<Unit> =
        destroyPlacePicture(id, DestroyPlacePictureOptions().apply(fill))
}

/** What `listPlaces` may be given. */
public class ListPlacesOptions : CallOptions() {
    /** Maximum number of places to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only places with a larger record id */
    public var after: Int? = null

    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /** Only tags that have changed since then: a day in UTC, or a point in time */
    public var updatedSince: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListPlacesOptions.onPage(cursor: Long?): ListPlacesOptions {
    val page = ListPlacesOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.customerId = customerId
    page.updatedSince = updatedSince
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createPlace` may be given. */
public class CreatePlaceOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showPlace` may be given. */
public class ShowPlaceOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updatePlace` may be given. */
public class UpdatePlaceOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyPlace` may be given. */
public class DestroyPlaceOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listPlaceHistory` may be given. */
public class ListPlaceHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListPlaceHistoryOptions.onPage(cursor: Long?): ListPlaceHistoryOptions {
    val page = ListPlaceHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `erasePlaceHistory` may be given. */
public class ErasePlaceHistoryOptions : CallOptions()

/** What `setPlacePicture` may be given. */
public class SetPlacePictureOptions : CallOptions()

/** What `destroyPlacePicture` may be given. */
public class DestroyPlacePictureOptions : CallOptions()

// Generated from openapi.json: how the operations of "Places" are called.

package org.taginformation

internal class PlacesCalls(private val caller: Caller) : PlacesOperations {
    override suspend fun listPlaces(options: ListPlacesOptions): Answer<List<Place>> =
        caller.call(
            Call("GET", "/places.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("customer_id", options.customerId?.value)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readPlace(it) } },
        )

    override suspend fun createPlace(place: NewPlace, options: CreatePlaceOptions): Answer<Place> =
        caller.call(
            Call("POST", "/places.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("place", place.write()) },
            status = 201,
            read = { readPlace(it) },
        )

    override suspend fun showPlace(id: Int, options: ShowPlaceOptions): Answer<ShownPlace> =
        caller.call(
            Call("GET", "/places/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readShownPlace(it) },
        )

    override suspend fun updatePlace(id: Int, place: PlaceChanges, options: UpdatePlaceOptions): Answer<Unit> =
        caller.call(
            Call("PATCH", "/places/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("place", place.write()) },
            status = 204,
            read = { },
        )

    override suspend fun destroyPlace(id: Int, options: DestroyPlaceOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/places/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listPlaceHistory(id: Int, options: ListPlaceHistoryOptions): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/places/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun erasePlaceHistory(id: Int, options: ErasePlaceHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/places/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )

    override suspend fun setPlacePicture(id: Int, picture: SentPicture, options: SetPlacePictureOptions): Answer<Place> =
        caller.call(
            Call("PUT", "/places/{id}/picture.json", sendsToken = true, options)
                .path("id", id)
                .body { put("picture", picture.write()) },
            status = 200,
            read = { readPlace(it) },
        )

    override suspend fun destroyPlacePicture(id: Int, options: DestroyPlacePictureOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/places/{id}/picture.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}

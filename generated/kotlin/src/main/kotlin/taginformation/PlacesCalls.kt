// Generated from openapi.json: how the operations of "Places" are called.

package taginformation

internal class PlacesCalls(private val caller: Caller) : PlacesOperations {
    override suspend fun listPlaces(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<Place>, ListPlacesRefusal> =
        caller.call(
            Call("GET", "/places.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readPlace(it) } },
            refuse = ::listPlacesRefusal,
        )

    override suspend fun createPlace(place: NewPlace, idempotencyKey: String?): Answer<Place, CreatePlaceRefusal> =
        caller.call(
            Call("POST", "/places.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("place", place.write()) },
            status = 201,
            read = { readPlace(it) },
            refuse = ::createPlaceRefusal,
        )

    override suspend fun showPlace(id: Int, ifNoneMatch: String?): Answer<ShownPlace, ShowPlaceRefusal> =
        caller.call(
            Call("GET", "/places/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readShownPlace(it) },
            refuse = ::showPlaceRefusal,
        )

    override suspend fun replacePlace(id: Int, place: PlaceChanges, ifMatch: String?): Answer<Unit, ReplacePlaceRefusal> =
        caller.call(
            Call("PUT", "/places/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("place", place.write()) },
            status = 204,
            read = { },
            refuse = ::replacePlaceRefusal,
        )

    override suspend fun updatePlace(id: Int, place: PlaceChanges, ifMatch: String?): Answer<Unit, UpdatePlaceRefusal> =
        caller.call(
            Call("PATCH", "/places/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("place", place.write()) },
            status = 204,
            read = { },
            refuse = ::updatePlaceRefusal,
        )

    override suspend fun destroyPlace(id: Int, ifMatch: String?): Answer<Unit, DestroyPlaceRefusal> =
        caller.call(
            Call("DELETE", "/places/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyPlaceRefusal,
        )
}

private fun listPlacesRefusal(answer: RawAnswer): ListPlacesRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createPlaceRefusal(answer: RawAnswer): CreatePlaceRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    409 -> Conflict(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showPlaceRefusal(answer: RawAnswer): ShowPlaceRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun replacePlaceRefusal(answer: RawAnswer): ReplacePlaceRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun updatePlaceRefusal(answer: RawAnswer): UpdatePlaceRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun destroyPlaceRefusal(answer: RawAnswer): DestroyPlaceRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

// Generated from the service's OpenAPI document.

// Managing the places where tags are.

extension TagInformationClient {
    /// List places.
    ///
    /// The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many places; without it, all of them
    ///   - after: Only places with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The places.
    /// - Throws: ``ListPlacesError``; what the token provider throws; `CancellationError`.
    public func listPlaces(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[Place]> {
        let call = try Call(
            .get,
            "/places.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListPlacesError.self)
    }

    /// Create a place.
    ///
    /// The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location`
    /// has the record's address. The fields may also stand flat, without `place` around them, and come as a form
    /// (`place[field]=value`).
    ///
    /// - Parameters:
    ///   - place: A place to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A place, where tags are.
    /// - Throws: ``CreatePlaceError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createPlace(
        place: NewPlace,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Place> {
        let call = try Call(
            .post,
            "/places.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["place": place],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreatePlaceError.self)
    }

    /// Show a place.
    ///
    /// The place with its tags.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: A place with its tags.
    /// - Throws: ``ShowPlaceError``; what the token provider throws; `CancellationError`.
    public func showPlace(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<ShownPlace> {
        let call = try Call(
            .get,
            "/places/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowPlaceError.self)
    }

    /// Update a place (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Changes the place. The fields may also stand flat,
    /// without `place` around them, and come as a form (`place[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - place: What is to be changed of a place.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``ReplacePlaceError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replacePlace(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .put,
            "/places/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["place": place],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: ReplacePlaceError.self)
    }

    /// Update a place.
    ///
    /// Changes the place. Fields that are absent stay as they are. The fields may also stand flat, without `place` around
    /// them, and come as a form (`place[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - place: What is to be changed of a place.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``UpdatePlaceError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updatePlace(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .patch,
            "/places/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["place": place],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: UpdatePlaceError.self)
    }

    /// Destroy a place.
    ///
    /// Destroys the place; its tags stay, without a place. Links to its bundle go with it.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyPlaceError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyPlace(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/places/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyPlaceError.self)
    }
}

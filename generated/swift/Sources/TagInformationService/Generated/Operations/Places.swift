// Generated from the service's OpenAPI document.

/// Manage the places where tags are.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol PlacesOperations: OperationSender {
    /// What ``listPlaces(limit:after:customerID:updatedSince:options:)`` calls.
    func listPlaces(_ input: ListPlacesInput, options: CallOptions) async throws(CallFailure) -> Answer<[Place]>
    func listPlaces(_ input: ListPlacesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Place]>
    /// What ``createPlace(place:idempotencyKey:options:)`` calls.
    func createPlace(_ input: CreatePlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Place>
    /// What ``showPlace(id:options:)`` calls.
    func showPlace(_ input: ShowPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownPlace>
    func showPlace(_ input: ShowPlaceInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownPlace>
    /// What ``updatePlace(id:place:ifMatch:options:)`` calls.
    func updatePlace(_ input: UpdatePlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyPlace(id:ifMatch:options:)`` calls.
    func destroyPlace(_ input: DestroyPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listPlaceHistory(id:limit:after:newest:options:)`` calls.
    func listPlaceHistory(_ input: ListPlaceHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listPlaceHistory(_ input: ListPlaceHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``erasePlaceHistory(id:options:)`` calls.
    func erasePlaceHistory(_ input: ErasePlaceHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``setPlacePicture(id:picture:options:)`` calls.
    func setPlacePicture(_ input: SetPlacePictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Place>
    /// What ``destroyPlacePicture(id:options:)`` calls.
    func destroyPlacePicture(_ input: DestroyPlacePictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension PlacesOperations {
    /// List places.
    ///
    /// Returns the customer's places; for an admin, all places. Sorted by ascending id. If `limit` is given, the list is
    /// paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of
    /// records. Filters are combined with AND: the list and the total contain only records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of places to return. Default: all
    ///   - after: Cursor for pagination: returns only places with a larger record id
    ///   - customerID: Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The places.
    public func listPlaces(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Place]> {
        try await listPlaces(ListPlacesInput(limit: limit, after: after, customerID: customerID, updatedSince: updatedSince), options: options)
    }

    /// List places, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The places.
    public func listPlaces(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Place]> {
        try await listPlaces(ListPlacesInput(limit: limit, after: after, customerID: customerID, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listPlaces`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allPlaces(
        _ input: ListPlacesInput = ListPlacesInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Place> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listPlaces(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listPlaces(_ input: ListPlacesInput, options: CallOptions) async throws(CallFailure) -> Answer<[Place]> {
        try await answer(input.call, options, as: 200)
    }

    public func listPlaces(_ input: ListPlacesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Place]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a place.
    ///
    /// Creates a place. It belongs to the customer that creates it. Coordinates are optional. The `Location` header has the
    /// URL of the record.
    ///
    /// - Parameters:
    ///   - place: A new place.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A place, where tags are.
    @discardableResult
    public func createPlace(
        place: NewPlace,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Place> {
        try await createPlace(CreatePlaceInput(place: place, idempotencyKey: idempotencyKey), options: options)
    }

    public func createPlace(_ input: CreatePlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Place> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a place.
    ///
    /// Returns the place with its tags.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A place with its tags.
    public func showPlace(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownPlace> {
        try await showPlace(ShowPlaceInput(id: id), options: options)
    }

    /// Get a place, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A place with its tags.
    public func showPlace(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<ShownPlace> {
        try await showPlace(ShowPlaceInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showPlace(_ input: ShowPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownPlace> {
        try await answer(input.call, options, as: 200)
    }

    public func showPlace(_ input: ShowPlaceInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownPlace> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a place.
    ///
    /// Updates the place. Absent fields keep their values.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - place: Changes to a place.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func updatePlace(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updatePlace(UpdatePlaceInput(id: id, place: place, ifMatch: ifMatch), options: options)
    }

    public func updatePlace(_ input: UpdatePlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Delete a place.
    ///
    /// Deletes the place. Its tags are kept, without a place. Links to its bundle are deleted with it.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyPlace(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyPlace(DestroyPlaceInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyPlace(_ input: DestroyPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a place.
    ///
    /// Returns what was changed in the place, by whom and when. A new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest;
    /// with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listPlaceHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listPlaceHistory(ListPlaceHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a place, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listPlaceHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listPlaceHistory(ListPlaceHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listPlaceHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allPlaceHistory(
        _ input: ListPlaceHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listPlaceHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listPlaceHistory(_ input: ListPlaceHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listPlaceHistory(_ input: ListPlaceHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a place.
    ///
    /// Erases all entries in the history of the place. The place itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func erasePlaceHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await erasePlaceHistory(ErasePlaceHistoryInput(id: id), options: options)
    }

    public func erasePlaceHistory(_ input: ErasePlaceHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Set the picture of a place.
    ///
    /// Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP,
    /// AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million
    /// pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata.
    /// `image_url` of the record is then its URL.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - picture: A picture as JSON.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A place, where tags are.
    @discardableResult
    public func setPlacePicture(
        id: Int,
        picture: SentPicture,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Place> {
        try await setPlacePicture(SetPlacePictureInput(id: id, picture: picture), options: options)
    }

    public func setPlacePicture(_ input: SetPlacePictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Place> {
        try await answer(input.call, options, as: 200)
    }

    /// Remove the picture of a place.
    ///
    /// Removes the picture and its URL from the place.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyPlacePicture(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyPlacePicture(DestroyPlacePictureInput(id: id), options: options)
    }

    public func destroyPlacePicture(_ input: DestroyPlacePictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}

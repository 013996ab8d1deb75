// Generated from the service's OpenAPI document.

/// Managing the places where tags are.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together:
    /// listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many places; without it, all of them
    ///   - after: Only places with a larger record id
    ///   - customerID: Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is
    ///     ignored
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
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

    /// List places, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listPlaces` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location`
    /// has the record's address.
    ///
    /// - Parameters:
    ///   - place: A place to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
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

    /// Show a place.
    ///
    /// The place with its tags.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: What this call does otherwise than the client
    /// - Returns: A place with its tags.
    public func showPlace(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownPlace> {
        try await showPlace(ShowPlaceInput(id: id), options: options)
    }

    /// Show a place, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// Changes the place. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - place: What is to be changed of a place.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// What was changed of the place, by whom and when. The new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1`
    /// the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
    /// `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
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

    /// List the history of a place, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listPlaceHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Erases all entries that the history of the place lists; the place stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// The picture is sent as its bytes, as the field `picture` of a multipart form, or in JSON: JPEG, PNG, WebP, AVIF or
    /// GIF (of which the first frame is taken), whatever name and type say; at most 20 MB and 50 million pixels. It is
    /// turned as the camera says, and stored without metadata in several widths. `image_url` of the record is then its
    /// address.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - picture: A picture as JSON.
    ///   - options: What this call does otherwise than the client
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

    /// Take the picture off a place.
    ///
    /// The place has no picture then, nor the address of one.
    ///
    /// - Parameters:
    ///   - id: Record id of the place
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

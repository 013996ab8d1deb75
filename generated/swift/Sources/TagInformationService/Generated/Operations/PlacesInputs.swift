// Generated from the service's OpenAPI document.

/// What `listPlaces` takes.
public struct ListPlacesInput: Hashable, Sendable {
    /// At most so many places; without it, all of them
    public var limit: Int?
    /// Only places with a larger record id
    public var after: Int?
    /// Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored
    public var customerID: RecordOrNone?
    /// Changed since then: a day in UTC, or an instant
    public var updatedSince: String?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        updatedSince: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.customerID = customerID
        self.updatedSince = updatedSince
    }

    var call: OperationCall {
        OperationCall(
            "listPlaces",
            .get,
            "/places.json",
            query: ["limit": limit, "after": after, "customer_id": customerID, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createPlace` takes.
public struct CreatePlaceInput: Hashable, Sendable {
    /// A place to be made.
    public var place: NewPlace
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        place: NewPlace,
        idempotencyKey: String? = nil
    ) {
        self.place = place
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createPlace",
            .post,
            "/places.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["place": place],
            sendsToken: true
        )
    }
}

/// What `showPlace` takes.
public struct ShowPlaceInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showPlace",
            .get,
            "/places/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updatePlace` takes.
public struct UpdatePlaceInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// What is to be changed of a place.
    public var place: PlaceChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.place = place
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updatePlace",
            .patch,
            "/places/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["place": place],
            sendsToken: true
        )
    }
}

/// What `destroyPlace` takes.
public struct DestroyPlaceInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: Int,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "destroyPlace",
            .delete,
            "/places/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listPlaceHistory` takes.
public struct ListPlaceHistoryInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// At most so many entries; without it, all of them
    public var limit: Int?
    /// Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    public var after: Int64?
    /// `1`: the newest entries come first; otherwise the oldest do
    public var newest: Int?

    public init(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil
    ) {
        self.id = id
        self.limit = limit
        self.after = after
        self.newest = newest
    }

    var call: OperationCall {
        OperationCall(
            "listPlaceHistory",
            .get,
            "/places/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `erasePlaceHistory` takes.
public struct ErasePlaceHistoryInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "erasePlaceHistory",
            .delete,
            "/places/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `setPlacePicture` takes.
public struct SetPlacePictureInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// A picture as JSON.
    public var picture: SentPicture

    public init(
        id: Int,
        picture: SentPicture
    ) {
        self.id = id
        self.picture = picture
    }

    var call: OperationCall {
        OperationCall(
            "setPlacePicture",
            .put,
            "/places/{id}/picture.json",
            path: ["id": id],
            body: ["picture": picture],
            sendsToken: true
        )
    }
}

/// What `destroyPlacePicture` takes.
public struct DestroyPlacePictureInput: Hashable, Sendable {
    /// Record id of the place
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyPlacePicture",
            .delete,
            "/places/{id}/picture.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

// Generated from the service's OpenAPI document.

/// What `listPlaces` takes.
public struct ListPlacesInput: Hashable, Sendable {
    /// Maximum number of places to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only places with a larger record id
    public var after: Int?
    /// Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?
    /// Only tags that have changed since then: a day in UTC, or a point in time
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
    /// A new place.
    public var place: NewPlace
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// Changes to a place.
    public var place: PlaceChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    public var after: Int64?
    /// `1`: sorts from newest to oldest. Default: from oldest to newest
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

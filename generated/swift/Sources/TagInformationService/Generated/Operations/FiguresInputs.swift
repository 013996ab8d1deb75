// Generated from the service's OpenAPI document.

/// What `showCoverage` takes.
public struct ShowCoverageInput: Hashable, Sendable {
    /// Record id of a place: only its tags; `none`: only those that are in none
    public var placeID: RecordOrNone?
    /// Codes of languages, with commas between; without it, of all in which there is anything
    public var langCodes: String?
    /// Record id of a customer: only its tags; `none`: only those that are nobody’s. Only for admins; from others it is
    /// ignored
    public var customerID: RecordOrNone?

    public init(
        placeID: RecordOrNone? = nil,
        langCodes: String? = nil,
        customerID: RecordOrNone? = nil
    ) {
        self.placeID = placeID
        self.langCodes = langCodes
        self.customerID = customerID
    }

    var call: OperationCall {
        OperationCall(
            "showCoverage",
            .get,
            "/coverage.json",
            query: ["place_id": placeID, "lang_codes": langCodes, "customer_id": customerID],
            sendsToken: true
        )
    }
}

/// What `showReads` takes.
public struct ShowReadsInput: Hashable, Sendable {
    /// The first day, in UTC
    public var from: String?
    /// The last day, in UTC
    public var to: String?
    /// Record id of a tag: only its reads
    public var tagID: TagRecordID?
    /// Record id of a place: only what was read while the tag was there; `none`: in no place
    public var placeID: RecordOrNone?
    /// Record id of a customer: only what was read while the tag was its own; `none`: nobody’s. Only for admins; from
    /// others it is ignored
    public var customerID: RecordOrNone?
    /// What the counts are grouped by, with commas between: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`;
    /// without it, days
    public var by: String?

    public init(
        from: String? = nil,
        to: String? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        by: String? = nil
    ) {
        self.from = from
        self.to = to
        self.tagID = tagID
        self.placeID = placeID
        self.customerID = customerID
        self.by = by
    }

    var call: OperationCall {
        OperationCall(
            "showReads",
            .get,
            "/stats/reads.json",
            query: ["from": from, "to": to, "tag_id": tagID, "place_id": placeID, "customer_id": customerID, "by": by],
            sendsToken: true
        )
    }
}

/// What `showTranslationFigures` takes.
public struct ShowTranslationFiguresInput: Hashable, Sendable {
    /// The first day, in UTC; without it, 29 days before the last
    public var from: String?
    /// The last day, in UTC; without it, today
    public var to: String?
    /// Record id of a customer: only what was translated of its tags; `none`: only of those that were nobody’s. Only for
    /// admins; from others it is ignored
    public var customerID: RecordOrNone?

    public init(
        from: String? = nil,
        to: String? = nil,
        customerID: RecordOrNone? = nil
    ) {
        self.from = from
        self.to = to
        self.customerID = customerID
    }

    var call: OperationCall {
        OperationCall(
            "showTranslationFigures",
            .get,
            "/stats/translation.json",
            query: ["from": from, "to": to, "customer_id": customerID],
            sendsToken: true
        )
    }
}

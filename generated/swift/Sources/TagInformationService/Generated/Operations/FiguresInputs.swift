// Generated from the service's OpenAPI document.

/// What `showCoverage` takes.
public struct ShowCoverageInput: Hashable, Sendable {
    /// Record id of a place: counts only its tags. `none`: only tags without a place
    public var placeID: RecordOrNone?
    /// Comma-separated language codes. Default: all languages in which there is anything
    public var langCodes: String?
    /// Record id of a customer: counts only its tags. `none`: only tags without an owner. Admins only; ignored for other
    /// callers
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
    /// First day, in UTC
    public var from: String?
    /// Last day, in UTC
    public var to: String?
    /// Record id of a tag: counts only its reads
    public var tagID: TagRecordID?
    /// Record id of a place: counts only reads while the tag was in that place. `none`: while it was in no place
    public var placeID: RecordOrNone?
    /// Record id of a customer: counts only reads while it owned the tag. `none`: while the tag had no owner. Admins only;
    /// ignored for other callers
    public var customerID: RecordOrNone?
    /// Comma-separated list of what to group by: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`. Default: `day`
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
    /// First day, in UTC. Default: 29 days before the last day
    public var from: String?
    /// Last day, in UTC. Default: today
    public var to: String?
    /// Record id of a customer: counts only what was translated for its tags. `none`: for tags that had no owner. Admins
    /// only; ignored for other callers
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

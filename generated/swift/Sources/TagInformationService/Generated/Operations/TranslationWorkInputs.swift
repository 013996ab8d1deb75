// Generated from the service's OpenAPI document.

/// What `listTranslationWork` takes.
public struct ListTranslationWorkInput: Hashable, Sendable {
    /// Maximum number of rows to return. Default: 1000
    public var limit: Int?
    /// Cursor for pagination, as given in the `Link` header
    public var after: String?
    /// Language to translate into
    public var langCode: LanguageCode
    /// States in that language: `missing`, `stale`, `machine`, `human`, or a comma-separated list of them. Default:
    /// `missing,stale`; with `reported`, all of them
    public var state: String?
    /// Returns only texts, or only names
    public var part: ListTranslationWorkPart?
    /// Record id of one tag
    public var tagID: TagRecordID?
    /// Record id of the place of the tags. `none`: tags without a place
    public var placeID: RecordOrNone?
    /// Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?
    /// Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place
    /// or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A
    /// printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four
    /// or more characters. For admins, an e-mail address finds the tags of that customer
    public var q: String?
    /// `1`: only what visitors have reported
    public var reported: Int?

    public init(
        limit: Int? = nil,
        after: String? = nil,
        langCode: LanguageCode,
        state: String? = nil,
        part: ListTranslationWorkPart? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        q: String? = nil,
        reported: Int? = nil
    ) {
        self.limit = limit
        self.after = after
        self.langCode = langCode
        self.state = state
        self.part = part
        self.tagID = tagID
        self.placeID = placeID
        self.customerID = customerID
        self.q = q
        self.reported = reported
    }

    var call: OperationCall {
        OperationCall(
            "listTranslationWork",
            .get,
            "/translation_work.json",
            query: ["limit": limit, "after": after, "lang_code": langCode, "state": state, "part": part, "tag_id": tagID, "place_id": placeID, "customer_id": customerID, "q": q, "reported": reported],
            sendsToken: true
        )
    }
}

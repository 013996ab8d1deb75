// Generated from the service's OpenAPI document.

/// What `listTranslationWork` takes.
public struct ListTranslationWorkInput: Hashable, Sendable {
    /// At most so many; without it, 1000
    public var limit: Int?
    /// Where the list goes on, as the header `Link` has said it
    public var after: String?
    /// The language to translate into
    public var langCode: LanguageCode
    /// How they stand in that language: `missing`, `stale`, `machine`, `human`, or several with commas between. Without it
    /// `missing,stale`; with `reported` all of them
    public var state: String?
    /// Only texts, or only names
    public var part: ListTranslationWorkPart?
    /// Record id of one tag
    public var tagID: TagRecordID?
    /// Record id of the place of the tags; `none`: in no place
    public var placeID: RecordOrNone?
    /// Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored
    public var customerID: RecordOrNone?
    /// Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
    /// regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
    /// identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for
    /// admins an e-mail address finds the tags of that customer
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

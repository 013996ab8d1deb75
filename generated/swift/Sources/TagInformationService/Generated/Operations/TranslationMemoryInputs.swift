// Generated from the service's OpenAPI document.

/// What `listMemoryEntries` takes.
public struct ListMemoryEntriesInput: Hashable, Sendable {
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id
    public var after: Int?
    /// The original text. Leading and trailing white space, line endings and Unicode composition are ignored
    public var text: String
    /// Returns only translations into this language
    public var langCode: LanguageCode?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        text: String,
        langCode: LanguageCode? = nil
    ) {
        self.limit = limit
        self.after = after
        self.text = text
        self.langCode = langCode
    }

    var call: OperationCall {
        OperationCall(
            "listMemoryEntries",
            .get,
            "/memory.json",
            query: ["limit": limit, "after": after, "text": text, "lang_code": langCode],
            sendsToken: true
        )
    }
}

/// What `destroyMemoryEntry` takes.
public struct DestroyMemoryEntryInput: Hashable, Sendable {
    /// Record id of the memory entry
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyMemoryEntry",
            .delete,
            "/memory/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

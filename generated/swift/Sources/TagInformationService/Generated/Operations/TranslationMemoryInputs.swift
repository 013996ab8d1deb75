// Generated from the service's OpenAPI document.

/// What `listMemoryEntries` takes.
public struct ListMemoryEntriesInput: Hashable, Sendable {
    /// At most so many; without it, all
    public var limit: Int?
    /// Only entries with a larger id
    public var after: Int?
    /// The original: white space at its ends, line ends, and how its letters are composed make no difference
    public var text: String
    /// Only what it was translated to in this language
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

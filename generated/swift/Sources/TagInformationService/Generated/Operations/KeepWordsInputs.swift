// Generated from the service's OpenAPI document.

/// What `listKeepWords` takes.
public struct ListKeepWordsInput: Hashable, Sendable {
    /// Maximum number of keep words to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only keep words with a larger record id
    public var after: Int?

    public init(
        limit: Int? = nil,
        after: Int? = nil
    ) {
        self.limit = limit
        self.after = after
    }

    var call: OperationCall {
        OperationCall(
            "listKeepWords",
            .get,
            "/keep_words.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `createKeepWord` takes.
public struct CreateKeepWordInput: Hashable, Sendable {
    /// A new keep word.
    public var keepWord: NewKeepWord
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        keepWord: NewKeepWord,
        idempotencyKey: String? = nil
    ) {
        self.keepWord = keepWord
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createKeepWord",
            .post,
            "/keep_words.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["keep_word": keepWord],
            sendsToken: true
        )
    }
}

/// What `destroyKeepWord` takes.
public struct DestroyKeepWordInput: Hashable, Sendable {
    /// Record id of the keep word
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyKeepWord",
            .delete,
            "/keep_words/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

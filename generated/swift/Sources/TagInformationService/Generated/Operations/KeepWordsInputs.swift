// Generated from the service's OpenAPI document.

/// What `listKeepWords` takes.
public struct ListKeepWordsInput: Hashable, Sendable {
    /// At most so many keep words; without it, all of them
    public var limit: Int?
    /// Only keep words with a larger record id
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
    /// A name that is to stay as it is.
    public var keepWord: NewKeepWord
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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

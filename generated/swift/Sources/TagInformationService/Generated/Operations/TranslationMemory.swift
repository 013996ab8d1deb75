// Generated from the service's OpenAPI document.

/// What providers have made of texts, and is not paid for again.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol TranslationMemoryOperations: OperationSender {
    /// What ``listMemoryEntries(limit:after:text:langCode:options:)`` calls.
    func listMemoryEntries(_ input: ListMemoryEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[MemoryEntry]>
    func listMemoryEntries(_ input: ListMemoryEntriesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[MemoryEntry]>
    /// What ``destroyMemoryEntry(id:options:)`` calls.
    func destroyMemoryEntry(_ input: DestroyMemoryEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension TranslationMemoryOperations {
    /// Look a text up in the translation memory.
    ///
    /// What providers have made of a text, in whatever language it is, by ascending id; also of a provider that is not
    /// configured any more, whose work is not used. For admins.
    ///
    /// - Parameters:
    ///   - limit: At most so many; without it, all
    ///   - after: Only entries with a larger id
    ///   - text: The original: white space at its ends, line ends, and how its letters are composed make no difference
    ///   - langCode: Only what it was translated to in this language
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listMemoryEntries(
        limit: Int? = nil,
        after: Int? = nil,
        text: String,
        langCode: LanguageCode? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[MemoryEntry]> {
        try await listMemoryEntries(ListMemoryEntriesInput(limit: limit, after: after, text: text, langCode: langCode), options: options)
    }

    /// Look a text up in the translation memory, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listMemoryEntries(
        limit: Int? = nil,
        after: Int? = nil,
        text: String,
        langCode: LanguageCode? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[MemoryEntry]> {
        try await listMemoryEntries(ListMemoryEntriesInput(limit: limit, after: after, text: text, langCode: langCode), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listMemoryEntries` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allMemoryEntries(
        _ input: ListMemoryEntriesInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<MemoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listMemoryEntries(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listMemoryEntries(_ input: ListMemoryEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[MemoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listMemoryEntries(_ input: ListMemoryEntriesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[MemoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Remove an entry of the translation memory.
    ///
    /// The next time that somebody wants the text in that language, a provider is asked. What is stored at tags stays. For
    /// admins.
    ///
    /// - Parameters:
    ///   - id: Record id of the memory entry
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func destroyMemoryEntry(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyMemoryEntry(DestroyMemoryEntryInput(id: id), options: options)
    }

    public func destroyMemoryEntry(_ input: DestroyMemoryEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}

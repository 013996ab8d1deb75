// Generated from the service's OpenAPI document.

/// Translations that providers have made. They are reused and not paid for again.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TranslationMemoryOperations: OperationSender {
    /// What ``listMemoryEntries(limit:after:text:langCode:options:)`` calls.
    func listMemoryEntries(_ input: ListMemoryEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[MemoryEntry]>
    func listMemoryEntries(_ input: ListMemoryEntriesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[MemoryEntry]>
    /// What ``destroyMemoryEntry(id:options:)`` calls.
    func destroyMemoryEntry(_ input: DestroyMemoryEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension TranslationMemoryOperations {
    /// Look up a text in the translation memory.
    ///
    /// Returns what providers have made of a text, in any source language, sorted by ascending id. It includes the work of
    /// providers that are no longer configured, which is not used. Admins only.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id
    ///   - text: The original text. Leading and trailing white space, line endings and Unicode composition are ignored
    ///   - langCode: Returns only translations into this language
    ///   - options: Options of this call, which override those of the client
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

    /// Look up a text in the translation memory, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
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

    /// All records of `listMemoryEntries`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
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

    /// Delete an entry of the translation memory.
    ///
    /// Removes an entry. The next time the text is requested in that language, a provider is called. Translations that are
    /// stored at tags are kept. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the memory entry
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
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

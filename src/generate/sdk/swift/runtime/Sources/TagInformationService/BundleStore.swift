import Foundation

/// Tags that are looked up without a network, as the service would show them. One that is new holds nothing.
///
/// What is looked up while a bundle is read, is looked up in what was there before.
public actor BundleStore {
    private var content = BundleContent()
    private var refreshing: Task<AnswerHeaders, any Error>?

    public init() {}

    /// To be sent as `since`, to fetch only what has changed; `nil` where nothing was loaded yet.
    public var cursor: String? { content.cursor }

    /// All tags, sorted by ascending record id.
    public var tagIdentifiers: [TagIdentifier] { content.inOrder.map { TagIdentifier($0.tagIdentifier) } }

    /// Puts a whole bundle into the place of all that is there. Where it is not complete, or its source breaks, the store is
    /// as it was.
    ///
    /// - Parameter pieces: The bundle, cut anywhere.
    /// - Throws: ``UnusableBundle`` where it is not complete; what the source throws.
    public func load<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) async throws where Pieces.Element == Data {
        try replace(with: await readBundle(pieces).ledOn())
    }

    /// Adds what was fetched with this store's ``cursor`` as `since`: to do so twice does no harm.
    ///
    /// - Parameter pieces: The delta, cut anywhere.
    /// - Throws: ``UnusableBundle`` where it is not complete, or nothing was loaded yet, as the rest would never come; what the
    ///   source throws. The store is as it was then.
    public func apply<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) async throws where Pieces.Element == Data {
        let delta = try await readBundle(pieces).ledOn()
        try change(by: delta, since: content.cursor)
    }

    /// - Parameter since: The cursor that the delta was fetched with.
    private func change(by delta: WholeBundle, since: String?) throws {
        guard let since else { throw UnusableBundle("There is nothing yet that a delta could change") }
        guard since == content.cursor else { throw UnusableBundle("Another bundle was loaded while this delta came") }
        content = content.with(delta)
    }

    private func replace(with bundle: WholeBundle) throws {
        guard bundle.gone == 0 else { throw UnusableBundle("It is no whole bundle: it says what is gone") }
        content = BundleContent().with(bundle)
    }

    /// Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410). Where that throws,
    /// the store is as it was. One refresh waits for another.
    ///
    /// - Parameter fetch: The call, with what is to be its `since`:
    ///   `{ since in try await client.bundleTags(lang: "fr,de", since: since) }`
    /// - Returns: The headers of the answer.
    /// - Throws: What the call throws; ``UnusableBundle`` where the bundle is not complete, or what its stream throws.
    @discardableResult
    public func refresh(
        _ fetch: @escaping @Sendable (_ since: String?) async throws -> Answer<LineStream>
    ) async throws -> AnswerHeaders {
        let before = refreshing
        let task = Task {
            _ = await before?.result
            return try await fetchOnce(fetch)
        }
        refreshing = task
        return try await withTaskCancellationHandler { try await task.value } onCancel: { task.cancel() }
    }

    private func fetchOnce(
        _ fetch: @Sendable (_ since: String?) async throws -> Answer<LineStream>
    ) async throws -> AnswerHeaders {
        if let since = cursor {
            do {
                let answer = try await fetch(since)
                let delta = try await readBundle(answer.value).ledOn()
                try change(by: delta, since: since)
                return answer.headers
            } catch let error as CallFailure where error.status == 410 {
                // All of it, below.
            }
        }
        let answer = try await fetch(nil)
        try await load(answer.value)
        return answer.headers
    }

    /// All that is there, as lines to be kept for ``restore(_:)-(Data)``: a bundle, behind a line that says in which version it
    /// was saved. Each ends in a line feed.
    public func save() -> [Data] {
        let tags = content.inOrder.map(\.text)
        let cursor = content.cursor.map(quoted) ?? "null"
        let end = "{\"type\":\"end\",\"cursor\":\(cursor),\"tags\":\(tags.count),\"gone\":0}\n"
        return [Data("{\"type\":\"store\",\"version\":\(savedVersion)}\n".utf8)] + tags + [Data(end.utf8)]
    }

    /// Puts what was saved into the place of all that is there.
    ///
    /// - Parameter pieces: What was saved, cut anywhere.
    /// - Throws: ``UnusableBundle`` where it is not complete, or of a version that is not known; what the source throws. The
    ///   store is as it was then.
    public func restore<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) async throws where Pieces.Element == Data {
        let bundle = try await readBundle(pieces)
        guard bundle.version == savedVersion else {
            throw UnusableBundle("The store was saved in a version that is not known")
        }
        try replace(with: bundle)
    }

    /// The tag with this identifier, in any case; `nil` where it is not there. What the service would refuse is not there.
    ///
    /// - Parameters:
    ///   - id: The tag's identifier.
    ///   - lang: As the service takes it: a code, a list of them, or `auto`. Without it, it is the original.
    ///   - acceptLanguage: The reader's languages as a header. Read where `lang` is `auto`.
    public func showTag(id: TagIdentifier, lang: LanguageWishes? = nil, acceptLanguage: String? = nil) -> StoredTag? {
        content.byIdentifier(id)?.shown(lang: lang?.rawValue, acceptLanguage: acceptLanguage)
    }

    /// The tag that this hardware is attached to, or stands in for; `nil` where it is not there. What is attached to tags that
    /// are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
    ///
    /// - Parameters:
    ///   - id: The UUID of a beacon, the UID of an NFC chip, the text of a QR code, in any spelling.
    ///   - type: What it is.
    ///   - major: Of a beacon, from 0 to 65535, which is not found without both numbers.
    ///   - minor: Of a beacon, from 0 to 65535, which is not found without both numbers.
    ///   - lang: As the service takes it: a code, a list of them, or `auto`. Without it, it is the original.
    ///   - acceptLanguage: The reader's languages as a header. Read where `lang` is `auto`.
    public func showTagByHardwareID(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lang: LanguageWishes? = nil,
        acceptLanguage: String? = nil
    ) -> StoredTag? {
        let keys = HardwareKey.ofMet(id, type, major, minor)
        return content.byHardware(keys)?.shown(lang: lang?.rawValue, acceptLanguage: acceptLanguage)
    }
}

extension BundleStore {
    /// Puts a whole bundle into the place of all that is there. The data of a file may be mapped.
    public func load(_ bundle: Data) async throws { try await load(LineStream(bundle)) }

    /// Adds what was fetched with `since`: to do so twice does no harm.
    public func apply(_ delta: Data) async throws { try await apply(LineStream(delta)) }

    /// Puts what was saved into the place of all that is there. The data of a file may be mapped.
    public func restore(_ saved: Data) async throws { try await restore(LineStream(saved)) }
}

/// A text in JSON.
private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
}

/// The version of the form in which a store is saved.
private let savedVersion = 1

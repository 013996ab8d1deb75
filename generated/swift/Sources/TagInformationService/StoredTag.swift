import Foundation

/// A tag as a ``BundleStore`` shows it.
public struct StoredTag: Hashable, Sendable {
    /// As `showTag` returns it: text and name, each in the language that was chosen for it.
    public var tag: ShownTag
    /// All hardware of the tag, as `showTagByHardwareId` returns it.
    public var hardware: [AttachedHardware]
    /// Record id of its place; `nil` where it is in none.
    public var placeID: Int?
    /// The language of the text for `Locale` and for voices, as BCP 47.
    public var contentLanguage: String
    /// Whose words text and name are; only of bundles that were fetched with `expand=provenance`.
    public var origins: StoredOrigins?

    public init(
        tag: ShownTag,
        hardware: [AttachedHardware],
        placeID: Int?,
        contentLanguage: String,
        origins: StoredOrigins? = nil
    ) {
        self.tag = tag
        self.hardware = hardware
        self.placeID = placeID
        self.contentLanguage = contentLanguage
        self.origins = origins
    }
}

/// Whose words a stored text and a name are; `nil` where there are none.
public struct StoredOrigins: Hashable, Sendable {
    public var text: Origin?
    public var name: Origin?

    public init(text: Origin?, name: Origin?) {
        self.text = text
        self.name = name
    }
}

/// The language of what is not there, of a tag without any words.
private let fallbackLanguage: LanguageCode = .en

extension TagLine {
    /// In the languages that a reader wishes for.
    func shown(lang: String?, acceptLanguage: String?) -> StoredTag? {
        // It was read once before it was taken.
        guard let line = try? JSONDecoder().decode(BundleTag.self, from: text) else { return nil }
        func chosen(_ original: LanguageCode?, _ texts: [String: String]) -> String? {
            original.map {
                chooseLanguage(original: $0.rawValue, stored: Array(texts.keys), lang: lang, acceptLanguage: acceptLanguage)
            }
        }
        let textLang = chosen(line.originalLang, line.texts)
        let nameLang = chosen(line.originalNameLang, line.names)
        let translation = words(line.texts, textLang, or: fallbackLanguage)
        let shown = ShownTag(
            id: line.id,
            tagIdentifier: line.tagIdentifier,
            description: line.description,
            name: words(line.names, nameLang, or: line.originalLang ?? fallbackLanguage),
            gender: line.gender,
            imageURL: line.imageURL,
            textURL: line.textURL,
            translation: translation
        )
        return StoredTag(
            tag: shown,
            hardware: line.hardware.map { AttachedHardware(type: $0.type, identifier: $0.identifier) },
            placeID: line.placeID,
            contentLanguage: languageTags[translation.lang.rawValue] ?? translation.lang.rawValue,
            origins: line.origins.map { origins in
                StoredOrigins(text: textLang.flatMap { origins.text[$0] }, name: nameLang.flatMap { origins.name[$0] })
            }
        )
    }
}

/// `fallback`: the language that is named where there are no words.
private func words(_ texts: [String: String], _ lang: String?, or fallback: LanguageCode) -> TextInLanguage {
    TextInLanguage(text: lang.flatMap { texts[$0] } ?? "", lang: lang.map(LanguageCode.init(rawValue:)) ?? fallback)
}

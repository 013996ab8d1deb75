import Foundation

/// The languages in which a reader wants a tag, the dearest first: `.fr`, `[.fr, .de]`, `.auto`, or anything that the service
/// takes, such as `"fr,de;q=0.5"`.
public struct LanguageWishes: DistinctValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    public init(arrayLiteral codes: LanguageCode...) { self.init(codes) }

    public init(_ codes: [LanguageCode]) { rawValue = codes.map(\.rawValue).joined(separator: ",") }

    /// As `acceptLanguage` says.
    public static let auto = LanguageWishes("auto")
    /// All languages that are there: of a bundle, and of nothing else.
    public static let all = LanguageWishes("all")
}

/// The language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody.
///
/// - Parameters:
///   - original: Code of the language that the text was first written in.
///   - stored: Codes of all other languages in which it is there.
///   - lang: What the service would be asked for: a code, a list of them with commas, or `auto`. Without it, it is the
///     original.
///   - acceptLanguage: The reader's languages as a header. Read where `lang` is `auto`.
public func chooseLanguage(
    original: String,
    stored: [String],
    lang: String? = nil,
    acceptLanguage: String? = nil
) -> String {
    let asked = trimmed(lang ?? "")
    let wishes = asked.lowercased() == "auto" ? wishesInHeader(acceptLanguage ?? "") : wishesInList(asked)
    let codes = wishes.codes.map { $0 == theOriginal ? original : $0 }
    let served = codes.first { code in
        !wishes.excluded.contains(code) && (code == original || stored.contains(code))
    }
    return served ?? original
}

private struct Wishes {
    var codes: [String]
    var excluded: [String]
}

private struct Weighted {
    var tag: String
    var weight: Double
}

private let theOriginal = "*"

/// What is read of a list or a header at most, and of a language tag.
private let mostEntries = 32
private let longestTag = 100

private let weightFormat = "^[qQ]=(0(\\.[0-9]{0,3})?|1(\\.0{0,3})?)$"
private let spokenChinese = "^zh-(?!ch[st](-|$))[a-z]{3}(?=-|$)"
private let mandarin = "^(zh-)?(cmn|zho|chi)(?=-|$)"
private let olderTag = "^zh-(min-)?(?=[a-z]{3}(-|$))"
private let inScript = "^[a-z]{2,3}-[a-z]{4}$"

private func isChinese(_ tag: String) -> Bool { languageCodes[tag + "-hant"] != nil }

private func firstSubtag(_ tag: String) -> String {
    tag.firstIndex(of: "-").map { String(tag[..<$0]) } ?? tag
}

private func matches(_ text: String, _ format: String) -> Bool {
    text.range(of: format, options: .regularExpression) != nil
}

private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
}

private func pieces(of text: String, by separator: Character) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map { trimmed(String($0)) }
}

private func wishesInList(_ list: String) -> Wishes {
    Wishes(codes: pieces(of: list, by: ",").prefix(mostEntries).compactMap(codeOf), excluded: [])
}

private func wishesInHeader(_ header: String) -> Wishes {
    let ranges = pieces(of: header, by: ",").prefix(mostEntries).compactMap(readRange)
    let excluded = ranges.filter { $0.weight == 0 }.compactMap { languageCodes[comparable($0.tag)] }
    // Among equals, the one that is named first comes first.
    let wished = ranges.filter { $0.weight > 0 }.enumerated().sorted { one, other in
        (other.element.weight, one.offset) < (one.element.weight, other.offset)
    }
    let codes = wished.compactMap { $0.element.tag == "*" ? theOriginal : codeOf($0.element.tag) }
    return Wishes(codes: codes, excluded: excluded)
}

private func readRange(_ text: String) -> Weighted? {
    let parts = pieces(of: text, by: ";")
    guard let tag = parts.first, !tag.isEmpty, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return Weighted(tag: tag, weight: 1) }
    guard matches(parts[1], weightFormat) else { return nil }
    let value = String(parts[1].dropFirst(2))
    // A point may be the last character of a weight, but not of a number.
    guard let weight = Double(value.hasSuffix(".") ? value + "0" : value) else { return nil }
    return Weighted(tag: tag, weight: weight)
}

/// What has a weight behind it is no tag; `zh-yue` and `zh-min-nan` are older tags than `yue` and `nan`.
private func comparable(_ given: String) -> String {
    guard given.utf16.count <= longestTag, !given.contains(";") else { return "" }
    let tag = trimmed(given).lowercased().replacingOccurrences(of: "_", with: "-")
        .replacingOccurrences(of: mandarin, with: "zh", options: .regularExpression)
    let newer = tag.replacingOccurrences(of: olderTag, with: "", options: .regularExpression)
    return newer != tag && isChinese(firstSubtag(newer)) ? newer : tag
}

/// The code of a language tag: with subtags taken off from the right, and Chinese never across scripts.
private func codeOf(_ input: String) -> String? {
    var tag = comparable(input)
    tag = tag.replacingOccurrences(of: spokenChinese, with: "zh", options: .regularExpression)
    while !tag.isEmpty {
        let code = languageCodes[tag]
        if code != nil || (matches(tag, inScript) && isChinese(firstSubtag(tag))) { return code }
        tag = tag.lastIndex(of: "-").map { String(tag[..<$0]) } ?? ""
    }
    return nil
}

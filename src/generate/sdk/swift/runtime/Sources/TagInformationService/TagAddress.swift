/// What to look up, as ``TagsOperations/showTag(id:lang:expand:acceptLanguage:options:)`` and a ``BundleStore`` take it.
public struct TagAddress: Hashable, Sendable {
    public let id: TagIdentifier
    /// The language that the address asks for.
    public let lang: LanguageWishes?
}

/// What to look up where a scanned text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`;
/// `nil` where it is anything else, as an identifier alone is.
///
/// - Parameters:
///   - text: What was scanned, or the URI of an NFC chip.
///   - bases: Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags. Without them,
///     every host counts.
public func tagAddress(_ text: String, bases: [String]? = nil) -> TagAddress? {
    guard let parts = AddressParts(text), let (prefix, id) = parts.tag else { return nil }
    if let bases, !bases.contains(where: { AddressParts($0)?.isBase(of: parts.base + prefix) ?? false }) { return nil }
    return TagAddress(id: TagIdentifier(string(of: id)), lang: parts.lang.map { LanguageWishes($0) })
}

private typealias Characters = [Unicode.Scalar]

private func string(of characters: Characters) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
}

/// An address in parts: what leads to `/t/…`, with neither case nor default port, and the rest. They are compared character by
/// character: to Swift, texts are equal that are not the same address.
private struct AddressParts {
    let base: Characters
    let path: Characters
    /// With its `?`, where there is one.
    let query: Characters

    /// `nil` where it is no address of the web.
    init?(_ text: String) {
        guard text.utf16.count <= longest else { return nil }
        var rest = text.unicodeScalars.drop(while: isAround)
        while let last = rest.last, isAround(last) { rest.removeLast() }
        guard !rest.contains(where: { $0.value <= 0x20 || $0 == "\u{7f}" || $0 == "\\" }) else { return nil }

        let all = Characters(rest)
        guard let colon = all.firstIndex(of: ":"), all[colon...].starts(with: "://".unicodeScalars) else { return nil }
        let scheme = lower(all[..<colon])
        guard let usual = usualPorts.first(where: { scheme.elementsEqual($0.scheme.unicodeScalars) })?.port else { return nil }

        let afterScheme = all[(colon + 3)...]
        let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let (host, port) = hostAndPort(authority) else { return nil }
        let numbered = port == nil || port == usual ? "" : ":\(port ?? 0)"
        base = scheme + "://".unicodeScalars + lower(host) + numbered.unicodeScalars

        let behind = afterScheme[authority.endIndex...]
        let address = behind.prefix { $0 != "#" }
        guard !behind[address.endIndex...].contains(where: isLineSeparator) else { return nil }
        let path = address.prefix { $0 != "?" }
        self.path = lower(inAscii(plain(path))[...])
        query = Characters(address[path.endIndex...])
    }

    /// The identifier of a tag, and what stands before `/t/`.
    var tag: (prefix: Characters, id: Characters)? {
        let path = path.last == "/" ? path.dropLast() : path[...]
        let (start, id) = (path.dropLast(12), path.suffix(12))
        guard id.count == 12, id.allSatisfy(isLowerHex), start.suffix(3).elementsEqual("/t/".unicodeScalars) else { return nil }
        let prefix = Characters(start.dropLast(3))
        return prefix.contains(where: isLineSeparator) ? nil : (prefix, Characters(id))
    }

    /// The language of the query, where it names one.
    var lang: String? {
        let name = Characters("lang=".unicodeScalars)
        let starts = query.indices.filter { query[$0] == "?" || query[$0] == "&" }
        guard let start = starts.first(where: { query[($0 + 1)...].starts(with: name) }) else { return nil }
        let value = decoded(query[(start + 1 + name.count)...].prefix { $0 != "&" })
        return value == "" ? nil : value
    }

    func isBase(of place: Characters) -> Bool {
        let all = base + path
        return query.isEmpty && (all.last == "/" ? all.dropLast() : all[...]).elementsEqual(place)
    }
}

private let longest = 2_048
private let usualPorts = [(scheme: "http", port: 80), (scheme: "https", port: 443)]

private func hostAndPort(_ authority: ArraySlice<Unicode.Scalar>) -> (host: ArraySlice<Unicode.Scalar>, port: Int?)? {
    let host: ArraySlice<Unicode.Scalar>
    if authority.first == "[" {
        guard let end = authority.firstIndex(of: "]") else { return nil }
        host = authority[...end]
        let inner = host.dropFirst().dropLast()
        guard !inner.isEmpty, lower(inner).allSatisfy({ isLowerHex($0) || $0 == ":" || $0 == "." }) else { return nil }
    } else {
        host = authority.prefix { $0 != ":" }
        guard !host.isEmpty, !host.contains(where: isNoneOfHosts) else { return nil }
    }
    let rest = authority[host.endIndex...]
    if rest.isEmpty { return (host, nil) }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.count <= 5, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    if digits.isEmpty { return (host, nil) }
    guard let port = Int(string(of: Characters(digits))), port <= 65_535 else { return nil }
    return (host, port)
}

private func isAround(_ character: Unicode.Scalar) -> Bool { character == " " || ("\t"..."\r").contains(character) }

private func isLineSeparator(_ character: Unicode.Scalar) -> Bool { character == "\u{2028}" || character == "\u{2029}" }

private func isLowerHex(_ character: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(character) || ("a"..."f").contains(character)
}

/// What RFC 3986 lets stand in no host as it is. Letters beyond ASCII may: phones show them decoded.
private func isNoneOfHosts(_ character: Unicode.Scalar) -> Bool {
    "@[]%<>\"^`{|}\u{feff}".unicodeScalars.contains(character)
        || (character.properties.isWhitespace && character != "\u{85}")
}

/// Of ASCII alone, as platforms differ in others.
private func lower(_ characters: ArraySlice<Unicode.Scalar>) -> Characters {
    characters.map { ("A"..."Z").contains($0) ? Unicode.Scalar($0.value + 0x20) ?? $0 : $0 }
}

/// The byte that an escape at this place stands for; `nil` where there is none.
private func escaped(_ characters: ArraySlice<Unicode.Scalar>, _ place: Int) -> UInt8? {
    let digits = characters[place...].prefix(3).dropFirst()
    guard characters[place] == "%", digits.count == 2, lower(digits).allSatisfy(isLowerHex) else { return nil }
    return UInt8(string(of: Characters(digits)), radix: 16)
}

/// Without the escapes that mean nothing else than what they stand for.
private func plain(_ path: ArraySlice<Unicode.Scalar>) -> Characters {
    var (result, place) = (Characters(), path.startIndex)
    while place < path.endIndex {
        if let byte = escaped(path, place), isUnreserved(Unicode.Scalar(byte)) {
            result.append(Unicode.Scalar(byte))
            place += 3
        } else {
            result.append(path[place])
            place += 1
        }
    }
    return result
}

/// A path as the service writes its own: by percent-encoding.
private func inAscii(_ path: Characters) -> Characters {
    var result = Characters()
    for character in path {
        if character.isASCII {
            result.append(character)
        } else {
            for byte in String(character).utf8 { result.append(contentsOf: "%\(String(byte, radix: 16))".unicodeScalars) }
        }
    }
    return result
}

private func isUnreserved(_ character: Unicode.Scalar) -> Bool {
    character.isASCII && (character.properties.isAlphabetic || "0123456789_.~-".unicodeScalars.contains(character))
}

/// A value of a query; `nil` where it is not written as one.
private func decoded(_ value: ArraySlice<Unicode.Scalar>) -> String? {
    var (bytes, place) = ([UInt8](), value.startIndex)
    while place < value.endIndex {
        if value[place] == "%" {
            guard let byte = escaped(value, place) else { return nil }
            bytes.append(byte)
            place += 3
        } else {
            bytes.append(contentsOf: value[place] == "+" ? [0x20] : Array(Character(value[place]).utf8))
            place += 1
        }
    }
    return utf8(bytes[...])
}

/// What a record says, as the NFC Forum's definitions of URI, text and smart poster 1.0 have it.
struct NdefContent {
    var kind: NdefKind
    var uri: String?
    var titles: [NdefText] = []
    var text: NdefText?
    var packageName: String?
}

/// A record that is not what its type says is ``NdefKind/other``, as are those of types that are none of these.
func readContent(of record: RawNdefRecord, smartPoster: ([UInt8]) -> NdefContent?) -> NdefContent {
    let other = NdefContent(kind: .other)
    let payload = record.payload
    switch (record.tnf, latin(record.type[...])) {
    case (0, _): return NdefContent(kind: .empty)
    case (1, "U"): return abbreviated(payload).map { NdefContent(kind: .uri, uri: $0) } ?? other
    case (1, "T"): return words(payload).map { NdefContent(kind: .text, text: $0) } ?? other
    case (1, "Sp"): return smartPoster(payload) ?? other
    // The type is the URI.
    case (3, _): return filled(record.type).map { NdefContent(kind: .uri, uri: $0) } ?? other
    case (4, let type) where type.lowercased() == "android.com:pkg":
        return filled(payload).map { NdefContent(kind: .androidApp, packageName: $0) } ?? other
    default: return other
    }
}

/// What the first byte of a URI stands for. Those that are missing stand for nothing.
private let abbreviations = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
    "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
    "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
    "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
]

private func abbreviated(_ payload: [UInt8]) -> String? {
    guard let code = payload.first.map(Int.init), let rest = utf8(payload.dropFirst()) else { return nil }
    return (abbreviations.indices.contains(code) ? abbreviations[code] : "") + rest
}

private func filled(_ bytes: [UInt8]) -> String? { bytes.isEmpty ? nil : utf8(bytes[...]) }

/// The first byte has the length of the language, and whether the text is in UTF-16.
private func words(_ payload: [UInt8]) -> NdefText? {
    guard let status = payload.first, case let length = Int(status & 0x3f), length < payload.count else { return nil }
    let bytes = payload.dropFirst(1 + length)
    guard let text = status & 0x80 != 0 ? utf16(Array(bytes)) : utf8(bytes) else { return nil }
    return NdefText(lang: latin(payload[1..<(1 + length)]), text: text)
}

/// One character for each byte.
func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    return String(text)
}

/// `nil` where it is not well formed.
func utf8(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
}

/// The higher byte first, unless a mark at the beginning says otherwise.
private func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    var units = stride(from: 0, to: bytes.count, by: 2).map { place in
        let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? other << 8 | one : one << 8 | other
    }
    if units.first == 0xfeff { units.removeFirst() }
    let text = String(decoding: units, as: UTF16.self)
    return text.utf16.elementsEqual(units) ? text : nil
}

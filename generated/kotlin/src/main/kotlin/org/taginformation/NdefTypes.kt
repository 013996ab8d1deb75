package org.taginformation

/** What is understood of a record. */
internal class KnownNdef(
    val kind: NdefKind,
    val uri: String? = null,
    val text: String? = null,
    val lang: String? = null,
    val packageName: String? = null,
    val titles: List<NdefText> = emptyList(),
)

/** @param isNested Whether it stands in a smart poster, in which no other is read */
internal fun RawNdef.understood(isNested: Boolean): NdefRecord {
    val name = "$format:${type.latin()}"
    val known = when {
        format == EMPTY -> KnownNdef(NdefKind.EMPTY)
        format == ABSOLUTE_URI -> type.words()?.let { KnownNdef(NdefKind.URI, uri = it) }
        name == "$WELL_KNOWN:U" -> uri()
        name == "$WELL_KNOWN:T" -> text()
        name == "$WELL_KNOWN:Sp" && !isNested -> smartPoster()
        name.lowercase() == "$EXTERNAL:android.com:pkg" -> payload.words()?.let { KnownNdef(NdefKind.ANDROID_APP, packageName = it) }
        else -> null
    }
    return NdefRecord(format, type.latin(), id.latin(), payload, known ?: KnownNdef(NdefKind.OTHER))
}

/** Null where there are none. */
private fun ByteArray.words(): String? = decoded(Charsets.UTF_8)?.ifEmpty { null }

/** NFC Forum, URI Record Type Definition 1.0: a code that is not assigned stands for nothing. */
private fun RawNdef.uri(): KnownNdef? {
    if (payload.isEmpty()) return null
    val rest = payload.copyOfRange(1, payload.size).decoded(Charsets.UTF_8) ?: return null
    return KnownNdef(NdefKind.URI, uri = abbreviations.getOrElse(payload.byte(0)) { "" } + rest)
}

/** NFC Forum, Text Record Type Definition 1.0. UTF-16 without a mark is big-endian. */
private fun RawNdef.text(): KnownNdef? {
    if (payload.isEmpty()) return null
    val status = payload.byte(0)
    val begin = 1 + (status and 0x3f)
    if (begin > payload.size) return null
    val charset = if (status and 0x80 == 0) Charsets.UTF_8 else Charsets.UTF_16
    val text = payload.copyOfRange(begin, payload.size).decoded(charset) ?: return null
    return KnownNdef(NdefKind.TEXT, text = text, lang = payload.copyOfRange(1, begin).latin())
}

/** NFC Forum, Smart Poster Record Type Definition 1.0: it has an address. */
private fun RawNdef.smartPoster(): KnownNdef? {
    val records = NdefReader(payload).message()?.map { it.understood(isNested = true) } ?: return null
    val uri = records.firstNotNullOfOrNull { it.uri } ?: return null
    val titles = records.mapNotNull { record -> record.text?.let { NdefText(record.lang.orEmpty(), it) } }
    return KnownNdef(NdefKind.SMART_POSTER, uri = uri, titles = titles)
}

/** By their codes. */
private val abbreviations: List<String> = listOf(
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.",
    "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:",
    "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:",
    "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
)

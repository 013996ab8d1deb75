package org.taginformation

/** What the address on a tag says. */
public class ScannedTag internal constructor(
    /** As `showTag` takes it. */
    public val id: TagIdentifier,
    /** The language that the address asks for; null where it asks for none. */
    public val lang: String?,
) : Record() {
    override fun fields(): List<Pair<String, Any?>> = listOf("id" to id, "lang" to lang)
}

/** What to look up where a text is the address of a tag, whichever the host. */
public fun readTagAddress(text: String): ScannedTag? = scanned(text, null)

/**
 * What to look up where a text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`; null where it is
 * anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags
 */
public fun readTagAddress(text: String, bases: List<String>): ScannedTag? = scanned(text, bases)

private const val LONGEST_ADDRESS = 2048
private const val LARGEST_PORT = 65_535

private val around: (Char) -> Boolean = { it == ' ' || it in '\t'..'\r' }

/** What RFC 3986 lets stand in an address as it is, and letters beyond ASCII, which phones show decoded. */
private val address = Regex(
    """(https?)://([^\s/?#@:\\\[\]%<>"^`{|}]+|\[[0-9a-f:.]+])(?::([0-9]{0,5}))?(/[^?#]*)?(\?[^#]*)?(#.*)?""",
    RegexOption.IGNORE_CASE,
)
private val forbidden = Regex("""[^!-~\u0080-\uffff]|\\""")
private val tagPath = Regex("(.*)/t/([0-9a-f]{12})/?")
private val escape = Regex("%([0-9A-Fa-f]{2})")
private val unreserved = Regex("[A-Za-z0-9_.~-]")
private val language = Regex("[?&]lang=([^&]*)")

/** An address in parts: what leads to `/t/…`, with neither case nor default port, and the rest. */
private class AddressParts(val base: String, val path: String, val query: String)

private fun scanned(text: String, bases: List<String>?): ScannedTag? {
    val parts = partsOf(text) ?: return null
    val (prefix, id) = tagPath.matchEntire(parts.path)?.destructured ?: return null
    if (bases != null && bases.none { isAt(it, parts.base + prefix) }) return null
    return ScannedTag(TagIdentifier(id), languageIn(parts.query))
}

private fun isAt(given: String, place: String): Boolean {
    val parts = partsOf(given) ?: return false
    return parts.query.isEmpty() && (parts.base + parts.path).removeSuffix("/") == place
}

private fun partsOf(text: String): AddressParts? {
    if (text.length > LONGEST_ADDRESS) return null
    val trimmed = text.trim(around)
    if (forbidden.containsMatchIn(trimmed)) return null
    val (scheme, host, port, path, query) = address.matchEntire(trimmed)?.destructured ?: return null
    val protocol = lower(scheme)
    val number = port.toIntOrNull() ?: 0
    if (number > LARGEST_PORT) return null
    val isUsual = port.isEmpty() || number == if (protocol == "https") 443 else 80
    val base = "$protocol://${lower(hostInAscii(host))}" + if (isUsual) "" else ":$number"
    return AddressParts(base, lower(pathInAscii(plain(path))), query)
}

private val beyondAscii = Regex("[^!-~]+")

/** As the service writes its own address: by punycode. */
private fun hostInAscii(host: String): String = try {
    if (beyondAscii.containsMatchIn(host)) java.net.IDN.toASCII(host, java.net.IDN.ALLOW_UNASSIGNED) else host
} catch (_: IllegalArgumentException) {
    host
}

/** The same of a path: by percent-encoding. */
private fun pathInAscii(path: String): String =
    beyondAscii.replace(path) { java.net.URLEncoder.encode(it.value, "UTF-8") }

/** Of ASCII alone, as platforms differ in others. */
private fun lower(text: String): String = text.map { if (it in 'A'..'Z') it + ('a' - 'A') else it }.joinToString("")

/** Without the escapes that mean nothing else than what they stand for. */
private fun plain(path: String): String = escape.replace(path) { found ->
    val character = found.groupValues[1].toInt(16).toChar().toString()
    if (unreserved.matches(character)) character else found.value
}

/** Null where it is none, or not escaped as it should be. */
private fun languageIn(query: String): String? {
    val value = language.find(query)?.groupValues?.get(1)?.replace('+', ' ') ?: return null
    return unescaped(value)?.ifEmpty { null }
}

private fun unescaped(text: String): String? {
    if ('%' in escape.replace(text, "")) return null
    val bytes = java.io.ByteArrayOutputStream()
    var at = 0
    for (found in escape.findAll(text)) {
        bytes.write(text.substring(at, found.range.first).toByteArray())
        bytes.write(found.groupValues[1].toInt(16))
        at = found.range.last + 1
    }
    bytes.write(text.substring(at).toByteArray())
    return bytes.toByteArray().decoded(Charsets.UTF_8)
}

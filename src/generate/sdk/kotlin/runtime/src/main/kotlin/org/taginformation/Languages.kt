package org.taginformation

/** The language in which a text is served to who wishes for these languages: as [chooseLanguage] with all its parameters. */
public fun chooseLanguage(original: String, stored: Collection<String>, lang: String?): String =
    chooseLanguage(original, stored, lang, null)

/**
 * The language in which a text is served: the choice that the service makes, for what an app has stored. Asks nobody.
 *
 * @param original Code of the language that the text was first written in
 * @param stored Codes of all other languages in which it is there
 * @param lang What the service would be asked for: a code, a list of them with commas, or `auto`. Where it is null, it is
 * the original
 * @param acceptLanguage The reader's languages as a header. Read where `lang` is `auto`
 */
public fun chooseLanguage(
    original: String,
    stored: Collection<String>,
    lang: String?,
    acceptLanguage: String?,
): String {
    val asked = lang.orEmpty().trim()
    val wishes = if (asked.lowercase() == "auto") wishesInHeader(acceptLanguage.orEmpty()) else wishesInList(asked)
    return wishes.codes
        .map { if (it == THE_ORIGINAL) original else it }
        .firstOrNull { it !in wishes.excluded && (it == original || it in stored) }
        ?: original
}

private class Wishes(val codes: List<String>, val excluded: Set<String>)

private class Weighted(val tag: String, val weight: Double)

private const val THE_ORIGINAL = "*"

/** What is read of a list or a header at most, and of a language tag. */
private const val MOST_ENTRIES = 32
private const val LONGEST_TAG = 100

private val weightFormat = Regex("""q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)""", RegexOption.IGNORE_CASE)
private val spokenChinese = Regex("""^zh-(?!ch[st](?:-|$))[a-z]{3}(?=-|$)""")
private val mandarin = Regex("""^(?:zh-)?(?:cmn|zho|chi)(?=-|$)""")
private val olderTag = Regex("""^zh-(?:min-)?([a-z]{3})(?=-|$)""")
private val inScript = Regex("""([a-z]{2,3})-[a-z]{4}""")

private fun isChinese(tag: String): Boolean = "$tag-hant" in languageCodes

private fun entriesOf(text: String): List<String> = text.splitToSequence(",").take(MOST_ENTRIES).toList()

private fun wishesInList(list: String) = Wishes(entriesOf(list).mapNotNull { codeOf(it.trim()) }, emptySet())

private fun wishesInHeader(header: String): Wishes {
    val ranges = entriesOf(header).mapNotNull(::readRange)
    val excluded = ranges.filter { it.weight == 0.0 }.mapNotNull { languageCodes[comparable(it.tag)] }
    // Sorting is stable: among equals, the one that is named first comes first.
    val wished = ranges.filter { it.weight > 0 }.sortedByDescending { it.weight }
    return Wishes(wished.mapNotNull { if (it.tag == "*") THE_ORIGINAL else codeOf(it.tag) }, excluded.toSet())
}

private fun readRange(text: String): Weighted? {
    val parts = text.split(";").map { it.trim() }
    val tag = parts.first()
    if (tag.isEmpty() || parts.size > 2) return null
    if (parts.size == 1) return Weighted(tag, 1.0)
    val weight = weightFormat.matchEntire(parts[1])?.groupValues?.get(1) ?: return null
    return Weighted(tag, weight.toDouble())
}

/** What has a weight behind it is no tag; `zh-yue` and `zh-min-nan` are older tags than `yue` and `nan`. */
private fun comparable(given: String): String {
    if (given.length > LONGEST_TAG || ';' in given) return ""
    val tag = mandarin.replace(given.trim().lowercase().replace('_', '-'), "zh")
    val spoken = olderTag.find(tag)?.groupValues?.get(1)
    return if (spoken != null && isChinese(spoken)) tag.substring(tag.indexOf(spoken)) else tag
}

/** The code of a language tag: with subtags taken off from the right, and Chinese never across scripts. */
private fun codeOf(input: String): String? {
    var tag = spokenChinese.replace(comparable(input), "zh")
    while (tag.isNotEmpty()) {
        val code = languageCodes[tag]
        val language = inScript.matchEntire(tag)?.groupValues?.get(1)
        if (code != null || (language != null && isChinese(language))) return code
        tag = tag.substringBeforeLast('-', "")
    }
    return null
}

package org.taginformation

/** A tag as a [BundleStore] shows it. */
public class StoredTag internal constructor(
    /** As `showTag` returns it: text and name, each in the language that was chosen for it. */
    public val tag: ShownTag,
    /** All hardware of the tag, as `showTagByHardwareId` returns it. */
    public val hardware: List<AttachedHardware>,
    /** Record id of its place. Null if it has none. */
    public val placeId: Int?,
    /** The language of the text for `Locale.forLanguageTag` and for voices, as BCP 47. */
    public val contentLanguage: String,
    /** Whose words text and name are; only of bundles that were fetched with `expand=provenance`. */
    public val origins: StoredOrigins?,
) : Record() {
    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tag" to tag,
        "hardware" to hardware,
        "placeId" to placeId,
        "contentLanguage" to contentLanguage,
        "origins" to origins,
    )
}

/** Whose words a stored text and a name are; null where there are none. */
public class StoredOrigins internal constructor(public val text: Origin?, public val name: Origin?) : Record() {
    override fun fields(): List<Pair<String, Any?>> = listOf("text" to text, "name" to name)
}

/** The language of what is not there, of a tag without any words. */
private const val FALLBACK_LANGUAGE = "en"

/** In the languages that a reader wishes for. */
internal fun TagLine.shown(lang: String?, acceptLanguage: String?): StoredTag {
    val line = readBundleTag(readJson(text))
    fun chosen(original: LanguageCode?, texts: Map<String, String>): String? =
        original?.let { chooseLanguage(it.value, texts.keys, lang, acceptLanguage) }

    val textLang = chosen(line.originalLang, line.texts)
    val nameLang = chosen(line.originalNameLang, line.names)
    val translation = words(line.texts, textLang, FALLBACK_LANGUAGE)
    val shown = ShownTag {
        id = line.id
        tagIdentifier = line.tagIdentifier
        description = line.description
        name = words(line.names, nameLang, line.originalLang?.value ?: FALLBACK_LANGUAGE)
        gender = line.gender
        imageUrl = line.imageUrl
        textUrl = line.textUrl
        this.translation = translation
    }
    return StoredTag(
        tag = shown,
        hardware = line.hardware.map { attached -> AttachedHardware { type = attached.type; identifier = attached.identifier } },
        placeId = line.placeId,
        contentLanguage = languageTags[translation.lang.value] ?: translation.lang.value,
        origins = line.origins?.let { StoredOrigins(it.text[textLang], it.name[nameLang]) },
    )
}

/** `fallback`: the language that is named where there are no words. */
private fun words(texts: Map<String, String>, code: String?, fallback: String) = TextInLanguage {
    text = texts[code].orEmpty()
    lang = LanguageCode(code ?: fallback)
}

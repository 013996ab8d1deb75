package org.taginformation

/** What an NDEF record is. A later version may know more kinds. */
public class NdefKind private constructor(value: String) : PlainValue<String>(value) {
    public companion object {
        /** An address: [NdefRecord.uri]. */
        @JvmField
        public val URI: NdefKind = NdefKind("uri")

        /** An address with what it is called: [NdefRecord.uri], [NdefRecord.titles]. */
        @JvmField
        public val SMART_POSTER: NdefKind = NdefKind("smart-poster")

        /** [NdefRecord.text], in [NdefRecord.lang]. */
        @JvmField
        public val TEXT: NdefKind = NdefKind("text")

        /** An app for Android that is to be opened: [NdefRecord.packageName]. */
        @JvmField
        public val ANDROID_APP: NdefKind = NdefKind("android-app")

        @JvmField
        public val EMPTY: NdefKind = NdefKind("empty")

        /** What else there is, and what is not as its type demands. */
        @JvmField
        public val OTHER: NdefKind = NdefKind("other")
    }
}

/** A text of a chip, and the language that the chip says it is in. */
public class NdefText internal constructor(public val lang: String, public val text: String) : Record() {
    override fun fields(): List<Pair<String, Any?>> = listOf("lang" to lang, "text" to text)
}

/** A record of an NDEF message: as it stands there, and as it is understood. */
public class NdefRecord internal constructor(
    /** Type name format: what kind of type it has. */
    public val tnf: Int,
    /** One character for each byte. */
    public val type: String,
    /** One character for each byte; empty where it has none. */
    public val id: String,
    public val payload: ByteArray,
    known: KnownNdef,
) {
    public val kind: NdefKind = known.kind
    public val uri: String? = known.uri
    public val text: String? = known.text

    /** As the chip has it. */
    public val lang: String? = known.lang
    public val packageName: String? = known.packageName

    /** Of a smart poster. */
    public val titles: List<NdefText> = known.titles

    override fun toString(): String = "NdefRecord($kind, ${uri ?: text ?: packageName ?: "${payload.size} bytes"})"
}

/**
 * The records of an NDEF message (`NdefMessage.toByteArray()`), chunks put together; null where it is none, to the letter of the NFC
 * Forum's NDEF 1.0. Of what is claimed nothing is believed that is not there.
 */
public fun readNdef(bytes: ByteArray): List<NdefRecord>? = NdefReader(bytes).message()?.map { it.understood(isNested = false) }

/** The tag that the first address of an NDEF message leads to which is a tag's: as [readTagAddress] takes it. */
public fun readTagAddressInNdef(bytes: ByteArray): ScannedTag? = addressesIn(bytes).firstNotNullOfOrNull { readTagAddress(it) }

/** The same of the app's own service alone. */
public fun readTagAddressInNdef(bytes: ByteArray, bases: List<String>): ScannedTag? =
    addressesIn(bytes).firstNotNullOfOrNull { readTagAddress(it, bases) }

private fun addressesIn(bytes: ByteArray): List<String> = readNdef(bytes).orEmpty().mapNotNull { it.uri }

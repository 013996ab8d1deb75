// Generated from openapi.json: texts that are one of a few.

package org.taginformation

/** The end. A value that this version does not know is no fault. */
public class BundleEndType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val END: BundleEndType = BundleEndType("end")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleEndType> = listOf(
            END,
        )
    }
}

/** No tag any more. A value that this version does not know is no fault. */
public class BundleGoneType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val GONE: BundleGoneType = BundleGoneType("gone")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleGoneType> = listOf(
            GONE,
        )
    }
}

/** A tag. A value that this version does not know is no fault. */
public class BundleTagType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAG: BundleTagType = BundleTagType("tag")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleTagType> = listOf(
            TAG,
        )
    }
}

/**
 * What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. A value that this version does
 * not know is no fault.
 */
public class ErrorCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val INVALID_REQUEST: ErrorCode = ErrorCode("InvalidRequest")

        @JvmField
        public val USER_NOT_FOUND: ErrorCode = ErrorCode("UserNotFound")

        @JvmField
        public val LOGOUT_ERROR: ErrorCode = ErrorCode("LogoutError")

        @JvmField
        public val TOO_MANY_REQUESTS: ErrorCode = ErrorCode("TooManyRequests")

        @JvmField
        public val SERVER_ERROR: ErrorCode = ErrorCode("ServerError")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ErrorCode> = listOf(
            INVALID_REQUEST,
            USER_NOT_FOUND,
            LOGOUT_ERROR,
            TOO_MANY_REQUESTS,
            SERVER_ERROR,
        )
    }
}

/**
 * The finer cause of the error. More reasons may be added; `code` stays a closed list. A value that this version does
 * not know is no fault.
 */
public class ErrorReason(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val BUNDLE_NOT_FOUND: ErrorReason = ErrorReason("bundle_not_found")

        @JvmField
        public val CHANGED_MEANWHILE: ErrorReason = ErrorReason("changed_meanwhile")

        @JvmField
        public val CURSOR_EXPIRED: ErrorReason = ErrorReason("cursor_expired")

        @JvmField
        public val FORBIDDEN: ErrorReason = ErrorReason("forbidden")

        @JvmField
        public val FOUND_CHANGED: ErrorReason = ErrorReason("found_changed")

        @JvmField
        public val HARDWARE_TAKEN: ErrorReason = ErrorReason("hardware_taken")

        @JvmField
        public val IDEMPOTENCY_KEY_IN_USE: ErrorReason = ErrorReason("idempotency_key_in_use")

        @JvmField
        public val IDEMPOTENCY_KEY_REUSED: ErrorReason = ErrorReason("idempotency_key_reused")

        @JvmField
        public val INVALID_VALUES: ErrorReason = ErrorReason("invalid_values")

        @JvmField
        public val MALFORMED_REQUEST: ErrorReason = ErrorReason("malformed_request")

        @JvmField
        public val MISSING_VALUES: ErrorReason = ErrorReason("missing_values")

        @JvmField
        public val NOT_AN_OBJECT: ErrorReason = ErrorReason("not_an_object")

        @JvmField
        public val NOT_SIGNED_IN: ErrorReason = ErrorReason("not_signed_in")

        @JvmField
        public val PASSWORDS_BUSY: ErrorReason = ErrorReason("passwords_busy")

        @JvmField
        public val RECORD_NOT_FOUND: ErrorReason = ErrorReason("record_not_found")

        @JvmField
        public val SERVER_ERROR: ErrorReason = ErrorReason("server_error")

        @JvmField
        public val SIGN_OUT_FAILED: ErrorReason = ErrorReason("sign_out_failed")

        @JvmField
        public val SOCIAL_TOKEN_REFUSED: ErrorReason = ErrorReason("social_token_refused")

        @JvmField
        public val SOCIAL_UNAVAILABLE: ErrorReason = ErrorReason("social_unavailable")

        @JvmField
        public val TAG_NOT_FOUND: ErrorReason = ErrorReason("tag_not_found")

        @JvmField
        public val TAG_OWNED: ErrorReason = ErrorReason("tag_owned")

        @JvmField
        public val TOKENS_DIFFER: ErrorReason = ErrorReason("tokens_differ")

        @JvmField
        public val TOO_MANY_BUNDLES: ErrorReason = ErrorReason("too_many_bundles")

        @JvmField
        public val TOO_MANY_CHANGES: ErrorReason = ErrorReason("too_many_changes")

        @JvmField
        public val TOO_MANY_CREATES: ErrorReason = ErrorReason("too_many_creates")

        @JvmField
        public val TOO_MANY_FAILURES: ErrorReason = ErrorReason("too_many_failures")

        @JvmField
        public val TOO_MANY_FIELDS: ErrorReason = ErrorReason("too_many_fields")

        @JvmField
        public val TOO_MANY_IMPORTS: ErrorReason = ErrorReason("too_many_imports")

        @JvmField
        public val TOO_MANY_LISTS: ErrorReason = ErrorReason("too_many_lists")

        @JvmField
        public val TOO_MUCH_TO_SEARCH: ErrorReason = ErrorReason("too_much_to_search")

        @JvmField
        public val TRANSLATION_CAP_REACHED: ErrorReason = ErrorReason("translation_cap_reached")

        @JvmField
        public val TRANSLATION_PENDING: ErrorReason = ErrorReason("translation_pending")

        @JvmField
        public val TRANSLATION_UNAVAILABLE: ErrorReason = ErrorReason("translation_unavailable")

        @JvmField
        public val UNAVAILABLE: ErrorReason = ErrorReason("unavailable")

        @JvmField
        public val UNKNOWN_PATH: ErrorReason = ErrorReason("unknown_path")

        @JvmField
        public val UNKNOWN_TOKEN: ErrorReason = ErrorReason("unknown_token")

        @JvmField
        public val UNSUPPORTED_ENCODING: ErrorReason = ErrorReason("unsupported_encoding")

        @JvmField
        public val WRONG_CREDENTIALS: ErrorReason = ErrorReason("wrong_credentials")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ErrorReason> = listOf(
            BUNDLE_NOT_FOUND,
            CHANGED_MEANWHILE,
            CURSOR_EXPIRED,
            FORBIDDEN,
            FOUND_CHANGED,
            HARDWARE_TAKEN,
            IDEMPOTENCY_KEY_IN_USE,
            IDEMPOTENCY_KEY_REUSED,
            INVALID_VALUES,
            MALFORMED_REQUEST,
            MISSING_VALUES,
            NOT_AN_OBJECT,
            NOT_SIGNED_IN,
            PASSWORDS_BUSY,
            RECORD_NOT_FOUND,
            SERVER_ERROR,
            SIGN_OUT_FAILED,
            SOCIAL_TOKEN_REFUSED,
            SOCIAL_UNAVAILABLE,
            TAG_NOT_FOUND,
            TAG_OWNED,
            TOKENS_DIFFER,
            TOO_MANY_BUNDLES,
            TOO_MANY_CHANGES,
            TOO_MANY_CREATES,
            TOO_MANY_FAILURES,
            TOO_MANY_FIELDS,
            TOO_MANY_IMPORTS,
            TOO_MANY_LISTS,
            TOO_MUCH_TO_SEARCH,
            TRANSLATION_CAP_REACHED,
            TRANSLATION_PENDING,
            TRANSLATION_UNAVAILABLE,
            UNAVAILABLE,
            UNKNOWN_PATH,
            UNKNOWN_TOKEN,
            UNSUPPORTED_ENCODING,
            WRONG_CREDENTIALS,
        )
    }
}

/** Gender of the voice that reads the text aloud. A value that this version does not know is no fault. */
public class Gender(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val M: Gender = Gender("m")

        @JvmField
        public val F: Gender = Gender("f")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Gender> = listOf(
            M,
            F,
        )
    }
}

/** Type of a hardware item. A value that this version does not know is no fault. */
public class HardwareType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: HardwareType = HardwareType("nfc")

        @JvmField
        public val BLE_BEACON: HardwareType = HardwareType("ble-beacon")

        @JvmField
        public val QR: HardwareType = HardwareType("qr")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HardwareType> = listOf(
            NFC,
            BLE_BEACON,
            QR,
        )
    }
}

/** What was done with it. A value that this version does not know is no fault. */
public class HistoryEntryEvent(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: HistoryEntryEvent = HistoryEntryEvent("create")

        @JvmField
        public val UPDATE: HistoryEntryEvent = HistoryEntryEvent("update")

        @JvmField
        public val DESTROY: HistoryEntryEvent = HistoryEntryEvent("destroy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryEvent> = listOf(
            CREATE,
            UPDATE,
            DESTROY,
        )
    }
}

/** What kind of record was changed. A value that this version does not know is no fault. */
public class HistoryEntryResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: HistoryEntryResource = HistoryEntryResource("tags")

        @JvmField
        public val TEXT_RECORDS: HistoryEntryResource = HistoryEntryResource("text_records")

        @JvmField
        public val TRANSLATIONS: HistoryEntryResource = HistoryEntryResource("translations")

        @JvmField
        public val NAME_TRANSLATIONS: HistoryEntryResource = HistoryEntryResource("name_translations")

        @JvmField
        public val HARDWARES: HistoryEntryResource = HistoryEntryResource("hardwares")

        @JvmField
        public val PLACES: HistoryEntryResource = HistoryEntryResource("places")

        @JvmField
        public val CUSTOMERS: HistoryEntryResource = HistoryEntryResource("customers")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryResource> = listOf(
            TAGS,
            TEXT_RECORDS,
            TRANSLATIONS,
            NAME_TRANSLATIONS,
            HARDWARES,
            PLACES,
            CUSTOMERS,
        )
    }
}

/**
 * By which way: the API for apps, management as JSON or as pages, an import, a command of the operator, the translation
 * runner. A value that this version does not know is no fault.
 */
public class HistoryEntryVia(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val API: HistoryEntryVia = HistoryEntryVia("api")

        @JvmField
        public val JSON: HistoryEntryVia = HistoryEntryVia("json")

        @JvmField
        public val PAGE: HistoryEntryVia = HistoryEntryVia("page")

        @JvmField
        public val IMPORT: HistoryEntryVia = HistoryEntryVia("import")

        @JvmField
        public val COMMAND: HistoryEntryVia = HistoryEntryVia("command")

        @JvmField
        public val RUNNER: HistoryEntryVia = HistoryEntryVia("runner")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryVia> = listOf(
            API,
            JSON,
            PAGE,
            IMPORT,
            COMMAND,
            RUNNER,
        )
    }
}

/** One of the 45 supported language codes. A value that this version does not know is no fault. */
public class LanguageCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val AR: LanguageCode = LanguageCode("ar")

        @JvmField
        public val BG: LanguageCode = LanguageCode("bg")

        @JvmField
        public val CA: LanguageCode = LanguageCode("ca")

        @JvmField
        public val ZH_CHS: LanguageCode = LanguageCode("zh-CHS")

        @JvmField
        public val ZH_CHT: LanguageCode = LanguageCode("zh-CHT")

        @JvmField
        public val CS: LanguageCode = LanguageCode("cs")

        @JvmField
        public val DA: LanguageCode = LanguageCode("da")

        @JvmField
        public val NL: LanguageCode = LanguageCode("nl")

        @JvmField
        public val EN: LanguageCode = LanguageCode("en")

        @JvmField
        public val ET: LanguageCode = LanguageCode("et")

        @JvmField
        public val FI: LanguageCode = LanguageCode("fi")

        @JvmField
        public val FR: LanguageCode = LanguageCode("fr")

        @JvmField
        public val DE: LanguageCode = LanguageCode("de")

        @JvmField
        public val EL: LanguageCode = LanguageCode("el")

        @JvmField
        public val HT: LanguageCode = LanguageCode("ht")

        @JvmField
        public val HE: LanguageCode = LanguageCode("he")

        @JvmField
        public val HI: LanguageCode = LanguageCode("hi")

        @JvmField
        public val MWW: LanguageCode = LanguageCode("mww")

        @JvmField
        public val HU: LanguageCode = LanguageCode("hu")

        @JvmField
        public val ID: LanguageCode = LanguageCode("id")

        @JvmField
        public val IT: LanguageCode = LanguageCode("it")

        @JvmField
        public val JA: LanguageCode = LanguageCode("ja")

        @JvmField
        public val TLH: LanguageCode = LanguageCode("tlh")

        @JvmField
        public val TLH_QAAK: LanguageCode = LanguageCode("tlh-Qaak")

        @JvmField
        public val KO: LanguageCode = LanguageCode("ko")

        @JvmField
        public val LV: LanguageCode = LanguageCode("lv")

        @JvmField
        public val LT: LanguageCode = LanguageCode("lt")

        @JvmField
        public val MS: LanguageCode = LanguageCode("ms")

        @JvmField
        public val MT: LanguageCode = LanguageCode("mt")

        @JvmField
        public val NO: LanguageCode = LanguageCode("no")

        @JvmField
        public val FA: LanguageCode = LanguageCode("fa")

        @JvmField
        public val PL: LanguageCode = LanguageCode("pl")

        @JvmField
        public val PT: LanguageCode = LanguageCode("pt")

        @JvmField
        public val RO: LanguageCode = LanguageCode("ro")

        @JvmField
        public val RU: LanguageCode = LanguageCode("ru")

        @JvmField
        public val SK: LanguageCode = LanguageCode("sk")

        @JvmField
        public val SL: LanguageCode = LanguageCode("sl")

        @JvmField
        public val ES: LanguageCode = LanguageCode("es")

        @JvmField
        public val SV: LanguageCode = LanguageCode("sv")

        @JvmField
        public val TH: LanguageCode = LanguageCode("th")

        @JvmField
        public val TR: LanguageCode = LanguageCode("tr")

        @JvmField
        public val UK: LanguageCode = LanguageCode("uk")

        @JvmField
        public val UR: LanguageCode = LanguageCode("ur")

        @JvmField
        public val VI: LanguageCode = LanguageCode("vi")

        @JvmField
        public val CY: LanguageCode = LanguageCode("cy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LanguageCode> = listOf(
            AR,
            BG,
            CA,
            ZH_CHS,
            ZH_CHT,
            CS,
            DA,
            NL,
            EN,
            ET,
            FI,
            FR,
            DE,
            EL,
            HT,
            HE,
            HI,
            MWW,
            HU,
            ID,
            IT,
            JA,
            TLH,
            TLH_QAAK,
            KO,
            LV,
            LT,
            MS,
            MT,
            NO,
            FA,
            PL,
            PT,
            RO,
            RU,
            SK,
            SL,
            ES,
            SV,
            TH,
            TR,
            UK,
            UR,
            VI,
            CY,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class ListHistoryEvent(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: ListHistoryEvent = ListHistoryEvent("create")

        @JvmField
        public val UPDATE: ListHistoryEvent = ListHistoryEvent("update")

        @JvmField
        public val DESTROY: ListHistoryEvent = ListHistoryEvent("destroy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListHistoryEvent> = listOf(
            CREATE,
            UPDATE,
            DESTROY,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class ListHistoryResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: ListHistoryResource = ListHistoryResource("tags")

        @JvmField
        public val TEXT_RECORDS: ListHistoryResource = ListHistoryResource("text_records")

        @JvmField
        public val TRANSLATIONS: ListHistoryResource = ListHistoryResource("translations")

        @JvmField
        public val NAME_TRANSLATIONS: ListHistoryResource = ListHistoryResource("name_translations")

        @JvmField
        public val HARDWARES: ListHistoryResource = ListHistoryResource("hardwares")

        @JvmField
        public val PLACES: ListHistoryResource = ListHistoryResource("places")

        @JvmField
        public val CUSTOMERS: ListHistoryResource = ListHistoryResource("customers")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListHistoryResource> = listOf(
            TAGS,
            TEXT_RECORDS,
            TRANSLATIONS,
            NAME_TRANSLATIONS,
            HARDWARES,
            PLACES,
            CUSTOMERS,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class ListTagRecordsHardware(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: ListTagRecordsHardware = ListTagRecordsHardware("nfc")

        @JvmField
        public val BLE_BEACON: ListTagRecordsHardware = ListTagRecordsHardware("ble-beacon")

        @JvmField
        public val QR: ListTagRecordsHardware = ListTagRecordsHardware("qr")

        @JvmField
        public val NONE: ListTagRecordsHardware = ListTagRecordsHardware("none")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsHardware> = listOf(
            NFC,
            BLE_BEACON,
            QR,
            NONE,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class ListTagRecordsPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: ListTagRecordsPart = ListTagRecordsPart("text")

        @JvmField
        public val NAME: ListTagRecordsPart = ListTagRecordsPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class ListTagRecordsState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: ListTagRecordsState = ListTagRecordsState("original")

        @JvmField
        public val HUMAN: ListTagRecordsState = ListTagRecordsState("human")

        @JvmField
        public val MACHINE: ListTagRecordsState = ListTagRecordsState("machine")

        @JvmField
        public val STALE: ListTagRecordsState = ListTagRecordsState("stale")

        @JvmField
        public val MISSING: ListTagRecordsState = ListTagRecordsState("missing")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsState> = listOf(
            ORIGINAL,
            HUMAN,
            MACHINE,
            STALE,
            MISSING,
        )
    }
}

/**
 * `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error`. A value that this version does not
 * know is no fault.
 */
public class LookupResultStatus(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val FOUND: LookupResultStatus = LookupResultStatus("found")

        @JvmField
        public val NOT_FOUND: LookupResultStatus = LookupResultStatus("not_found")

        @JvmField
        public val INVALID: LookupResultStatus = LookupResultStatus("invalid")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LookupResultStatus> = listOf(
            FOUND,
            NOT_FOUND,
            INVALID,
        )
    }
}

/**
 * `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person. A value
 * that this version does not know is no fault.
 */
public class NameTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: NameTranslationOrigin = NameTranslationOrigin("original")

        @JvmField
        public val MACHINE: NameTranslationOrigin = NameTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NameTranslationOrigin = NameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NameTranslationOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * `human`: the given text is stored as the work of a person, and nothing is translated. A value that this version does
 * not know is no fault.
 */
public class NewNameTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MACHINE: NewNameTranslationOrigin = NewNameTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NewNameTranslationOrigin = NewNameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewNameTranslationOrigin> = listOf(
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * `human`: the given text is stored as the work of a person, and nothing is translated. A value that this version does
 * not know is no fault.
 */
public class NewTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MACHINE: NewTranslationOrigin = NewTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NewTranslationOrigin = NewTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewTranslationOrigin> = listOf(
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * `original`: as it was entered; `machine`: a translation by a provider; `human`: one by a person. A value that this
 * version does not know is no fault.
 */
public class Origin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: Origin = Origin("original")

        @JvmField
        public val MACHINE: Origin = Origin("machine")

        @JvmField
        public val HUMAN: Origin = Origin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Origin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * Why it is not the language that was asked for first; null where it is. `off`: lookups do not translate here;
 * `unsupported`: no provider can; `refused`: every provider refuses this text; `unavailable`: the last attempt failed;
 * `pending`: it may be there soon. A value that this version does not know is no fault.
 */
public class ProvenanceFallbackReason(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val OFF: ProvenanceFallbackReason = ProvenanceFallbackReason("off")

        @JvmField
        public val UNSUPPORTED: ProvenanceFallbackReason = ProvenanceFallbackReason("unsupported")

        @JvmField
        public val REFUSED: ProvenanceFallbackReason = ProvenanceFallbackReason("refused")

        @JvmField
        public val UNAVAILABLE: ProvenanceFallbackReason = ProvenanceFallbackReason("unavailable")

        @JvmField
        public val PENDING: ProvenanceFallbackReason = ProvenanceFallbackReason("pending")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ProvenanceFallbackReason> = listOf(
            OFF,
            UNSUPPORTED,
            REFUSED,
            UNAVAILABLE,
            PENDING,
        )
    }
}

/** What was read: the text of the tag, or its name. A value that this version does not know is no fault. */
public class ReportPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: ReportPart = ReportPart("text")

        @JvmField
        public val NAME: ReportPart = ReportPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ReportPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person. A value
 * that this version does not know is no fault.
 */
public class RestoredTextOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: RestoredTextOrigin = RestoredTextOrigin("original")

        @JvmField
        public val MACHINE: RestoredTextOrigin = RestoredTextOrigin("machine")

        @JvmField
        public val HUMAN: RestoredTextOrigin = RestoredTextOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<RestoredTextOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** Always `OK`. A value that this version does not know is no fault. */
public class SignedOutCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val OK: SignedOutCode = SignedOutCode("OK")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<SignedOutCode> = listOf(
            OK,
        )
    }
}

/**
 * `move`: to the place `place_id`; `give`: to the customer `customer_id`, only by an admin, and out of places that
 * belong to others; `delete`: with texts and names, their hardware stays and is free. A value that this version does
 * not know is no fault.
 */
public class TagBulkAction(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MOVE: TagBulkAction = TagBulkAction("move")

        @JvmField
        public val GIVE: TagBulkAction = TagBulkAction("give")

        @JvmField
        public val DELETE: TagBulkAction = TagBulkAction("delete")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagBulkAction> = listOf(
            MOVE,
            GIVE,
            DELETE,
        )
    }
}

/**
 * The type of hardware that leads to it; `none`: no hardware does. A value that this version does not know is no fault.
 */
public class TagFiltersHardware(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: TagFiltersHardware = TagFiltersHardware("nfc")

        @JvmField
        public val BLE_BEACON: TagFiltersHardware = TagFiltersHardware("ble-beacon")

        @JvmField
        public val QR: TagFiltersHardware = TagFiltersHardware("qr")

        @JvmField
        public val NONE: TagFiltersHardware = TagFiltersHardware("none")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersHardware> = listOf(
            NFC,
            BLE_BEACON,
            QR,
            NONE,
        )
    }
}

/**
 * Which of the two `lang_code` and `state` are about. Needs `lang_code`. A value that this version does not know is no
 * fault.
 */
public class TagFiltersPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: TagFiltersPart = TagFiltersPart("text")

        @JvmField
        public val NAME: TagFiltersPart = TagFiltersPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s,
 * work that was made from an older original, or not there although there is an original. Needs `lang_code`. A value
 * that this version does not know is no fault.
 */
public class TagFiltersState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TagFiltersState = TagFiltersState("original")

        @JvmField
        public val HUMAN: TagFiltersState = TagFiltersState("human")

        @JvmField
        public val MACHINE: TagFiltersState = TagFiltersState("machine")

        @JvmField
        public val STALE: TagFiltersState = TagFiltersState("stale")

        @JvmField
        public val MISSING: TagFiltersState = TagFiltersState("missing")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersState> = listOf(
            ORIGINAL,
            HUMAN,
            MACHINE,
            STALE,
            MISSING,
        )
    }
}

/** What is done. A value that this version does not know is no fault. */
public class TagImportRowAction(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: TagImportRowAction = TagImportRowAction("create")

        @JvmField
        public val UPDATE: TagImportRowAction = TagImportRowAction("update")

        @JvmField
        public val SAME: TagImportRowAction = TagImportRowAction("same")

        @JvmField
        public val INVALID: TagImportRowAction = TagImportRowAction("invalid")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagImportRowAction> = listOf(
            CREATE,
            UPDATE,
            SAME,
            INVALID,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class TagNdefFitsItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NTAG213: TagNdefFitsItem = TagNdefFitsItem("NTAG213")

        @JvmField
        public val NTAG215: TagNdefFitsItem = TagNdefFitsItem("NTAG215")

        @JvmField
        public val NTAG216: TagNdefFitsItem = TagNdefFitsItem("NTAG216")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagNdefFitsItem> = listOf(
            NTAG213,
            NTAG215,
            NTAG216,
        )
    }
}

/** Type of the record. A value that this version does not know is no fault. */
public class TagNdefRecordsItemType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val U: TagNdefRecordsItemType = TagNdefRecordsItemType("U")

        @JvmField
        public val ANDROID_COM_PKG: TagNdefRecordsItemType = TagNdefRecordsItemType("android.com:pkg")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagNdefRecordsItemType> = listOf(
            U,
            ANDROID_COM_PKG,
        )
    }
}

/**
 * `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person. A value
 * that this version does not know is no fault.
 */
public class TranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TranslationOrigin = TranslationOrigin("original")

        @JvmField
        public val MACHINE: TranslationOrigin = TranslationOrigin("machine")

        @JvmField
        public val HUMAN: TranslationOrigin = TranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class TranslationStatus(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TranslationStatus = TranslationStatus("original")

        @JvmField
        public val STORED: TranslationStatus = TranslationStatus("stored")

        @JvmField
        public val TRANSLATED: TranslationStatus = TranslationStatus("translated")

        @JvmField
        public val UNAVAILABLE: TranslationStatus = TranslationStatus("unavailable")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationStatus> = listOf(
            ORIGINAL,
            STORED,
            TRANSLATED,
            UNAVAILABLE,
        )
    }
}

/** . A value that this version does not know is no fault. */
public class Warning(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val BEACON_WITHOUT_MAJOR_MINOR: Warning = Warning("beacon-without-major-minor")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Warning> = listOf(
            BEACON_WITHOUT_MAJOR_MINOR,
        )
    }
}

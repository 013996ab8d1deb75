// Generated from openapi.json: texts that are one of a few.

package taginformation

/** The end. A value that this version does not know is no fault. */
@JvmInline
public value class BundleEndType(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val END: BundleEndType = BundleEndType("end")

        /** All values that this version of the SDK knows. */
        public val known: List<BundleEndType> = listOf(
            END,
        )
    }
}

/** No tag any more. A value that this version does not know is no fault. */
@JvmInline
public value class BundleGoneType(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val GONE: BundleGoneType = BundleGoneType("gone")

        /** All values that this version of the SDK knows. */
        public val known: List<BundleGoneType> = listOf(
            GONE,
        )
    }
}

/** A tag. A value that this version does not know is no fault. */
@JvmInline
public value class BundleTagType(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val TAG: BundleTagType = BundleTagType("tag")

        /** All values that this version of the SDK knows. */
        public val known: List<BundleTagType> = listOf(
            TAG,
        )
    }
}

/**
 * What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. A value that this version does
 * not know is no fault.
 */
@JvmInline
public value class ErrorCode(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val INVALID_REQUEST: ErrorCode = ErrorCode("InvalidRequest")
        public val USER_NOT_FOUND: ErrorCode = ErrorCode("UserNotFound")
        public val LOGOUT_ERROR: ErrorCode = ErrorCode("LogoutError")
        public val TOO_MANY_REQUESTS: ErrorCode = ErrorCode("TooManyRequests")
        public val SERVER_ERROR: ErrorCode = ErrorCode("ServerError")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class ErrorReason(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val BUNDLE_NOT_FOUND: ErrorReason = ErrorReason("bundle_not_found")
        public val CHANGED_MEANWHILE: ErrorReason = ErrorReason("changed_meanwhile")
        public val CURSOR_EXPIRED: ErrorReason = ErrorReason("cursor_expired")
        public val FORBIDDEN: ErrorReason = ErrorReason("forbidden")
        public val HARDWARE_TAKEN: ErrorReason = ErrorReason("hardware_taken")
        public val IDEMPOTENCY_KEY_IN_USE: ErrorReason = ErrorReason("idempotency_key_in_use")
        public val IDEMPOTENCY_KEY_REUSED: ErrorReason = ErrorReason("idempotency_key_reused")
        public val INVALID_VALUES: ErrorReason = ErrorReason("invalid_values")
        public val MALFORMED_REQUEST: ErrorReason = ErrorReason("malformed_request")
        public val MISSING_VALUES: ErrorReason = ErrorReason("missing_values")
        public val NOT_AN_OBJECT: ErrorReason = ErrorReason("not_an_object")
        public val NOT_SIGNED_IN: ErrorReason = ErrorReason("not_signed_in")
        public val PASSWORDS_BUSY: ErrorReason = ErrorReason("passwords_busy")
        public val RECORD_NOT_FOUND: ErrorReason = ErrorReason("record_not_found")
        public val SERVER_ERROR: ErrorReason = ErrorReason("server_error")
        public val SIGN_OUT_FAILED: ErrorReason = ErrorReason("sign_out_failed")
        public val SOCIAL_TOKEN_REFUSED: ErrorReason = ErrorReason("social_token_refused")
        public val SOCIAL_UNAVAILABLE: ErrorReason = ErrorReason("social_unavailable")
        public val TAG_NOT_FOUND: ErrorReason = ErrorReason("tag_not_found")
        public val TAG_OWNED: ErrorReason = ErrorReason("tag_owned")
        public val TOKENS_DIFFER: ErrorReason = ErrorReason("tokens_differ")
        public val TOO_MANY_BUNDLES: ErrorReason = ErrorReason("too_many_bundles")
        public val TOO_MANY_CHANGES: ErrorReason = ErrorReason("too_many_changes")
        public val TOO_MANY_CREATES: ErrorReason = ErrorReason("too_many_creates")
        public val TOO_MANY_FAILURES: ErrorReason = ErrorReason("too_many_failures")
        public val TOO_MANY_FIELDS: ErrorReason = ErrorReason("too_many_fields")
        public val TOO_MANY_LISTS: ErrorReason = ErrorReason("too_many_lists")
        public val TRANSLATION_CAP_REACHED: ErrorReason = ErrorReason("translation_cap_reached")
        public val TRANSLATION_PENDING: ErrorReason = ErrorReason("translation_pending")
        public val TRANSLATION_UNAVAILABLE: ErrorReason = ErrorReason("translation_unavailable")
        public val UNAVAILABLE: ErrorReason = ErrorReason("unavailable")
        public val UNKNOWN_PATH: ErrorReason = ErrorReason("unknown_path")
        public val UNKNOWN_TOKEN: ErrorReason = ErrorReason("unknown_token")
        public val UNSUPPORTED_ENCODING: ErrorReason = ErrorReason("unsupported_encoding")
        public val WRONG_CREDENTIALS: ErrorReason = ErrorReason("wrong_credentials")

        /** All values that this version of the SDK knows. */
        public val known: List<ErrorReason> = listOf(
            BUNDLE_NOT_FOUND,
            CHANGED_MEANWHILE,
            CURSOR_EXPIRED,
            FORBIDDEN,
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
            TOO_MANY_LISTS,
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
@JvmInline
public value class Gender(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val M: Gender = Gender("m")
        public val F: Gender = Gender("f")

        /** All values that this version of the SDK knows. */
        public val known: List<Gender> = listOf(
            M,
            F,
        )
    }
}

/** Type of a hardware item. A value that this version does not know is no fault. */
@JvmInline
public value class HardwareType(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val NFC: HardwareType = HardwareType("nfc")
        public val BLE_BEACON: HardwareType = HardwareType("ble-beacon")
        public val QR: HardwareType = HardwareType("qr")

        /** All values that this version of the SDK knows. */
        public val known: List<HardwareType> = listOf(
            NFC,
            BLE_BEACON,
            QR,
        )
    }
}

/** . A value that this version does not know is no fault. */
@JvmInline
public value class IdempotencyReplayed(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val TRUE: IdempotencyReplayed = IdempotencyReplayed("true")

        /** All values that this version of the SDK knows. */
        public val known: List<IdempotencyReplayed> = listOf(
            TRUE,
        )
    }
}

/** One of the 45 supported language codes. A value that this version does not know is no fault. */
@JvmInline
public value class LanguageCode(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val AR: LanguageCode = LanguageCode("ar")
        public val BG: LanguageCode = LanguageCode("bg")
        public val CA: LanguageCode = LanguageCode("ca")
        public val ZH_CHS: LanguageCode = LanguageCode("zh-CHS")
        public val ZH_CHT: LanguageCode = LanguageCode("zh-CHT")
        public val CS: LanguageCode = LanguageCode("cs")
        public val DA: LanguageCode = LanguageCode("da")
        public val NL: LanguageCode = LanguageCode("nl")
        public val EN: LanguageCode = LanguageCode("en")
        public val ET: LanguageCode = LanguageCode("et")
        public val FI: LanguageCode = LanguageCode("fi")
        public val FR: LanguageCode = LanguageCode("fr")
        public val DE: LanguageCode = LanguageCode("de")
        public val EL: LanguageCode = LanguageCode("el")
        public val HT: LanguageCode = LanguageCode("ht")
        public val HE: LanguageCode = LanguageCode("he")
        public val HI: LanguageCode = LanguageCode("hi")
        public val MWW: LanguageCode = LanguageCode("mww")
        public val HU: LanguageCode = LanguageCode("hu")
        public val ID: LanguageCode = LanguageCode("id")
        public val IT: LanguageCode = LanguageCode("it")
        public val JA: LanguageCode = LanguageCode("ja")
        public val TLH: LanguageCode = LanguageCode("tlh")
        public val TLH_QAAK: LanguageCode = LanguageCode("tlh-Qaak")
        public val KO: LanguageCode = LanguageCode("ko")
        public val LV: LanguageCode = LanguageCode("lv")
        public val LT: LanguageCode = LanguageCode("lt")
        public val MS: LanguageCode = LanguageCode("ms")
        public val MT: LanguageCode = LanguageCode("mt")
        public val NO: LanguageCode = LanguageCode("no")
        public val FA: LanguageCode = LanguageCode("fa")
        public val PL: LanguageCode = LanguageCode("pl")
        public val PT: LanguageCode = LanguageCode("pt")
        public val RO: LanguageCode = LanguageCode("ro")
        public val RU: LanguageCode = LanguageCode("ru")
        public val SK: LanguageCode = LanguageCode("sk")
        public val SL: LanguageCode = LanguageCode("sl")
        public val ES: LanguageCode = LanguageCode("es")
        public val SV: LanguageCode = LanguageCode("sv")
        public val TH: LanguageCode = LanguageCode("th")
        public val TR: LanguageCode = LanguageCode("tr")
        public val UK: LanguageCode = LanguageCode("uk")
        public val UR: LanguageCode = LanguageCode("ur")
        public val VI: LanguageCode = LanguageCode("vi")
        public val CY: LanguageCode = LanguageCode("cy")

        /** All values that this version of the SDK knows. */
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

/**
 * `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error`. A value that this version does not
 * know is no fault.
 */
@JvmInline
public value class LookupResultStatus(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val FOUND: LookupResultStatus = LookupResultStatus("found")
        public val NOT_FOUND: LookupResultStatus = LookupResultStatus("not_found")
        public val INVALID: LookupResultStatus = LookupResultStatus("invalid")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class NameTranslationOrigin(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val ORIGINAL: NameTranslationOrigin = NameTranslationOrigin("original")
        public val MACHINE: NameTranslationOrigin = NameTranslationOrigin("machine")
        public val HUMAN: NameTranslationOrigin = NameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class NewNameTranslationOrigin(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val MACHINE: NewNameTranslationOrigin = NewNameTranslationOrigin("machine")
        public val HUMAN: NewNameTranslationOrigin = NewNameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class NewTranslationOrigin(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val MACHINE: NewTranslationOrigin = NewTranslationOrigin("machine")
        public val HUMAN: NewTranslationOrigin = NewTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class Origin(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val ORIGINAL: Origin = Origin("original")
        public val MACHINE: Origin = Origin("machine")
        public val HUMAN: Origin = Origin("human")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class ProvenanceFallbackReason(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val OFF: ProvenanceFallbackReason = ProvenanceFallbackReason("off")
        public val UNSUPPORTED: ProvenanceFallbackReason = ProvenanceFallbackReason("unsupported")
        public val REFUSED: ProvenanceFallbackReason = ProvenanceFallbackReason("refused")
        public val UNAVAILABLE: ProvenanceFallbackReason = ProvenanceFallbackReason("unavailable")
        public val PENDING: ProvenanceFallbackReason = ProvenanceFallbackReason("pending")

        /** All values that this version of the SDK knows. */
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
@JvmInline
public value class ReportPart(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val TEXT: ReportPart = ReportPart("text")
        public val NAME: ReportPart = ReportPart("name")

        /** All values that this version of the SDK knows. */
        public val known: List<ReportPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/** Always `OK`. A value that this version does not know is no fault. */
@JvmInline
public value class SignedOutCode(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val OK: SignedOutCode = SignedOutCode("OK")

        /** All values that this version of the SDK knows. */
        public val known: List<SignedOutCode> = listOf(
            OK,
        )
    }
}

/**
 * `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person. A value
 * that this version does not know is no fault.
 */
@JvmInline
public value class TranslationOrigin(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val ORIGINAL: TranslationOrigin = TranslationOrigin("original")
        public val MACHINE: TranslationOrigin = TranslationOrigin("machine")
        public val HUMAN: TranslationOrigin = TranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        public val known: List<TranslationOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** . A value that this version does not know is no fault. */
@JvmInline
public value class TranslationStatus(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val ORIGINAL: TranslationStatus = TranslationStatus("original")
        public val STORED: TranslationStatus = TranslationStatus("stored")
        public val TRANSLATED: TranslationStatus = TranslationStatus("translated")
        public val UNAVAILABLE: TranslationStatus = TranslationStatus("unavailable")

        /** All values that this version of the SDK knows. */
        public val known: List<TranslationStatus> = listOf(
            ORIGINAL,
            STORED,
            TRANSLATED,
            UNAVAILABLE,
        )
    }
}

/** . A value that this version does not know is no fault. */
@JvmInline
public value class Warning(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
        public val BEACON_WITHOUT_MAJOR_MINOR: Warning = Warning("beacon-without-major-minor")

        /** All values that this version of the SDK knows. */
        public val known: List<Warning> = listOf(
            BEACON_WITHOUT_MAJOR_MINOR,
        )
    }
}

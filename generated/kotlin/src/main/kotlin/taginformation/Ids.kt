// Generated from openapi.json: values that must not be taken for one another.

package taginformation

/** The key of a bundle link, with which its address ends */
@JvmInline
public value class BundleKey(public val value: String) {
    override fun toString(): String = value
}

/** Identifier of a hardware item. Answers have it in upper case */
@JvmInline
public value class HardwareIdentifier(public val value: String) {
    override fun toString(): String = value
}

/** The public identifier of a tag: 12 lower-case hexadecimal digits */
@JvmInline
public value class TagIdentifier(public val value: String) {
    override fun toString(): String = value
}

/** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
@JvmInline
public value class TagRecordId(public val value: Int) {
    override fun toString(): String = value.toString()
}

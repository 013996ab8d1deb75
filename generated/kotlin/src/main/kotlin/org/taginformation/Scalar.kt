package org.taginformation

/** A plain value of whatever kind: what a field of a record held. */
public sealed class Scalar {
    /** As JSON has it. */
    internal val plain: Any?
        get() = when (this) {
            is Text -> value
            is Number -> value
            is Truth -> value
            Nothing -> null
        }

    public class Text(public val value: String) : Scalar() {
        override fun equals(other: Any?): Boolean = other is Text && other.value == value

        override fun hashCode(): Int = value.hashCode()

        override fun toString(): String = value
    }

    /** A number; ids are whole ones. */
    public class Number(public val value: Double) : Scalar() {
        override fun equals(other: Any?): Boolean = other is Number && other.value == value

        override fun hashCode(): Int = value.hashCode()

        override fun toString(): String = value.toString()
    }

    public class Truth(public val value: Boolean) : Scalar() {
        override fun equals(other: Any?): Boolean = other is Truth && other.value == value

        override fun hashCode(): Int = value.hashCode()

        override fun toString(): String = value.toString()
    }

    /** Null: the field was empty, or not there. */
    public object Nothing : Scalar() {
        override fun toString(): String = "Nothing"
    }
}

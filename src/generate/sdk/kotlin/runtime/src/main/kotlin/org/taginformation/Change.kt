package org.taginformation

/** What an update does with a field. */
public sealed class Change<out T> {
    /** The field stays as it is: the request does not mention it. */
    public object Keep : Change<Nothing>() {
        override fun toString(): String = "Keep"
    }

    /** The field gets this value. Where the field may be empty, `To(null)` empties it. */
    public class To<out T>(public val value: T) : Change<T>() {
        override fun equals(other: Any?): Boolean = other is To<*> && other.value == value

        override fun hashCode(): Int = value.hashCode()

        override fun toString(): String = "To($value)"
    }
}

package org.taginformation

/** A class around a plain value, so that no kind of value is taken for another. Two are equal where class and value are. */
public abstract class PlainValue<out T : Any> internal constructor(public val value: T) {
    final override fun equals(other: Any?): Boolean =
        other is PlainValue<*> && other.javaClass == javaClass && other.value == value

    final override fun hashCode(): Int = value.hashCode()

    final override fun toString(): String = value.toString()
}

/** What the service answers, and what is sent to it: fields with names. Two are equal where their class and all fields are. */
public abstract class Record internal constructor() {
    /** All fields, by their names here. */
    internal abstract fun fields(): List<Pair<String, Any?>>

    final override fun equals(other: Any?): Boolean =
        other is Record && other.javaClass == javaClass && other.fields() == fields()

    final override fun hashCode(): Int = fields().hashCode()

    /** Without tokens and passwords, so that it may be in a log. */
    final override fun toString(): String = fields().joinToString(", ", "${javaClass.simpleName}(", ")") { (name, value) ->
        if (secret.containsMatchIn(name)) "$name=…" else "$name=$value"
    }
}

private val secret = Regex("token|password", RegexOption.IGNORE_CASE)

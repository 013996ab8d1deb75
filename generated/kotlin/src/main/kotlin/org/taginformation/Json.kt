package org.taginformation

/** A value somewhere in a JSON document, as one of Kotlin's: a map, list, text, number or truth value, or null. */
internal class Json(private val value: Any?, private val place: String, private val isPresent: Boolean = true) {
    /** A field of an object. It may be absent, which shows when it is read. */
    operator fun get(name: String): Json {
        val fields = value as? Map<*, *> ?: wrong("an object")
        return Json(fields[name], "$place.$name", name in fields)
    }

    fun has(name: String): Boolean = (value as? Map<*, *>)?.containsKey(name) ?: false

    fun text(): String = value as? String ?: wrong("a text")

    fun boolean(): Boolean = value as? Boolean ?: wrong("true or false")

    fun number(): Double = (value as? Number ?: wrong("a number")).toDouble()

    fun integer(): Int {
        val number = number()
        return number.toInt().takeIf { it.toDouble() == number } ?: wrong("a whole number of 32 bits")
    }

    fun long(): Long {
        val number = number()
        return number.toLong().takeIf { it.toDouble() == number } ?: wrong("a whole number")
    }

    fun scalar(): Scalar =
        when (value) {
            is String -> Scalar.Text(value)
            is Number -> Scalar.Number(value.toDouble())
            is Boolean -> Scalar.Truth(value)
            null -> if (isPresent) Scalar.Nothing else wrong("a value")
            else -> wrong("a plain value")
        }

    fun <T> list(read: (Json) -> T): List<T> {
        val elements = value as? List<*> ?: wrong("a list")
        return elements.mapIndexed { index, element -> read(Json(element, "$place[$index]")) }
    }

    fun <T> map(read: (Json) -> T): Map<String, T> {
        val fields = value as? Map<*, *> ?: wrong("an object")
        return fields.entries.associate { (name, each) -> "$name" to read(Json(each, "$place.$name")) }
    }

    /** Null where it is null. */
    fun <T> orNull(read: (Json) -> T): T? = if (isPresent && value == null) null else read(this)

    /** Null where it is absent. */
    fun <T> orAbsent(read: (Json) -> T): T? = if (isPresent) read(this) else null

    private fun wrong(expected: String): Nothing =
        throw JsonException(if (isPresent) "$place is not $expected" else "$place is absent")
}

/** A text that is no JSON, or holds something else than was expected. */
internal class JsonException(message: String) : Exception(message)

/** The fields of an object that is to be sent. */
internal class JsonFields {
    val fields: MutableMap<String, Any?> = LinkedHashMap()

    fun put(name: String, value: Any) {
        fields[name] = value
    }

    /** Leaves it out where it is null. */
    fun optional(name: String, value: Any?) {
        if (value != null) fields[name] = value
    }

    fun nullable(name: String, value: Any?) {
        fields[name] = value
    }

    fun <T> change(name: String, change: Change<T>, write: (T & Any) -> Any) {
        if (change is Change.To) fields[name] = change.value?.let(write)
    }
}

internal fun jsonObject(fill: JsonFields.() -> Unit): Map<String, Any?> = JsonFields().apply(fill).fields

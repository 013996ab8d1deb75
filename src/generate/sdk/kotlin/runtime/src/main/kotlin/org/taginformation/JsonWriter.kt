package org.taginformation

/** Writes maps, lists, texts, numbers, truth values and null as JSON. */
internal fun writeJson(value: Any?): String = StringBuilder().apply { write(value) }.toString()

private fun StringBuilder.write(value: Any?) {
    when (value) {
        null, is Boolean, is Int, is Long -> append(value)
        is Double -> append(decimal(value))
        is String -> quote(value)
        is List<*> -> separated('[', value, ']') { write(it) }
        is Map<*, *> -> separated('{', value.entries, '}') { (name, each) ->
            quote("$name")
            append(':')
            write(each)
        }
        else -> throw IllegalArgumentException("JSON has no ${value::class.java.name}")
    }
}

private inline fun <T> StringBuilder.separated(start: Char, all: Iterable<T>, end: Char, write: (T) -> Unit) {
    append(start)
    all.forEachIndexed { index, each ->
        if (index > 0) append(',')
        write(each)
    }
    append(end)
}

private fun StringBuilder.quote(text: String) {
    append('"')
    for (character in text) {
        when {
            character == '"' || character == '\\' -> append('\\').append(character)
            // Half of a surrogate pair has no UTF-8, and would be sent as another character.
            character < ' ' || character.isSurrogate() -> append("\\u").append(character.code.toString(16).padStart(4, '0'))
            else -> append(character)
        }
    }
    append('"')
}

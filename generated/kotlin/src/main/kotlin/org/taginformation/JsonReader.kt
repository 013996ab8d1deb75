package org.taginformation

/** Reads one JSON document. Throws a [JsonException] where the text is none. */
internal fun readJson(text: String): Json = Json(JsonReader(text).document(), "$")

private const val DEEPEST = 100

private class JsonReader(private val text: String) {
    private var at = 0
    private var depth = 0

    fun document(): Any? {
        val value = value()
        skipSpace()
        if (at < text.length) wrong()
        return value
    }

    private fun value(): Any? {
        skipSpace()
        return when (peek()) {
            '{' -> deeper { fields() }
            '[' -> deeper { elements() }
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", null)
            else -> number()
        }
    }

    private fun fields(): Map<String, Any?> {
        val fields = LinkedHashMap<String, Any?>()
        commaSeparated('}') {
            skipSpace()
            val name = string()
            skipSpace()
            expect(':')
            fields[name] = value()
        }
        return fields
    }

    private fun elements(): List<Any?> {
        val elements = ArrayList<Any?>()
        commaSeparated(']') { elements.add(value()) }
        return elements
    }

    private inline fun commaSeparated(end: Char, element: () -> Unit) {
        at++
        skipSpace()
        if (peek() == end) {
            at++
            return
        }
        while (true) {
            element()
            skipSpace()
            if (peek() == end) break
            expect(',')
        }
        at++
    }

    private fun string(): String {
        expect('"')
        val result = StringBuilder()
        while (true) {
            when (val character = next()) {
                '"' -> return result.toString()
                '\\' -> result.append(escaped())
                else -> if (character < ' ') wrong() else result.append(character)
            }
        }
    }

    private fun escaped(): Char = when (val character = next()) {
        '"', '\\', '/' -> character
        'b' -> '\b'
        'f' -> '\u000c'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> {
            val digits = text.substring(at, minOf(at + 4, text.length))
            if (!hexadecimal.matches(digits)) wrong()
            at += 4
            digits.toInt(16).toChar()
        }
        else -> wrong()
    }

    private fun number(): Double {
        val found = numeral.matchAt(text, at) ?: wrong()
        at += found.value.length
        return found.value.toDouble()
    }

    private fun <T> word(word: String, value: T): T {
        if (!text.startsWith(word, at)) wrong()
        at += word.length
        return value
    }

    private inline fun <T> deeper(read: () -> T): T {
        if (++depth > DEEPEST) wrong()
        return read().also { depth-- }
    }

    private fun skipSpace() {
        while (at < text.length && text[at] in " \t\r\n") at++
    }

    private fun peek(): Char = if (at < text.length) text[at] else wrong()

    private fun next(): Char = peek().also { at++ }

    private fun expect(character: Char) {
        if (peek() != character) wrong()
        at++
    }

    private fun wrong(): Nothing = throw JsonException("The body is no JSON, from character $at on")

    private companion object {
        val numeral = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
        val hexadecimal = Regex("[0-9A-Fa-f]{4}")
    }
}

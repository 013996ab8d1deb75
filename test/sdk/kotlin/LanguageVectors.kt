package org.taginformation

import java.io.File

/** Writes for each row of a file of vectors the language that is chosen. */
fun main(args: Array<String>) {
    val rows = readJson(File(args[0]).readText())["rows"].list { row ->
        chooseLanguage(
            original = row["original"].text(),
            stored = row["stored"].list { it.text() },
            lang = row["lang"].orNull { it.text() },
            acceptLanguage = row["accept_language"].orNull { it.text() },
        )
    }
    println(rows.joinToString("\n"))
}

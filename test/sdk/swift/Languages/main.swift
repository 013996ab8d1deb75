import Foundation
import TagInformationService

struct Vector: Decodable {
    let original: String
    let stored: [String]
    let lang: String?
    let accept_language: String?
}

struct Vectors: Decodable {
    let rows: [Vector]
}

/// Writes for each row of a file of vectors the language that is chosen.
let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
for row in try JSONDecoder().decode(Vectors.self, from: file).rows {
    print(
        chooseLanguage(
            original: row.original,
            stored: row.stored,
            lang: row.lang,
            acceptLanguage: row.accept_language
        )
    )
}

import Foundation
import TagInformationService

/// One line of input, but for what only its operation can read.
struct Line: Decodable {
    let id: Int
    let baseUrl: URL
    let operation: String
    let token: String?
}

/// What only the operation can read of a line.
struct Parameters<Value: Decodable>: Decodable {
    let parameters: Value
}

struct Body<Value: Decodable>: Decodable {
    let body: Value
}

struct Request: Sendable {
    let line: Data
    let client: TagInformationClient

    func parameters<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(Parameters<Value>.self, from: line).parameters
    }

    func body<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(Body<Value>.self, from: line).body
    }
}

/// One line of output.
struct Outcome: Encodable {
    struct ErrorBody: Encodable {
        let code: String
        let message: String
        let values: [String]?
    }

    var id = 0
    let status: Int
    var body: (any Encodable & Sendable)?
    var headers: [String: String]?
    var error: ErrorBody?
    var reason: String?
    var errors: [String: [String]]?

    private enum CodingKeys: String, CodingKey {
        case id, status, body, headers, error, reason, errors
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        if let body { try body.encode(to: container.superEncoder(forKey: .body)) }
        try container.encodeIfPresent(headers, forKey: .headers)
        try container.encodeIfPresent(error, forKey: .error)
        try container.encodeIfPresent(reason, forKey: .reason)
        try container.encodeIfPresent(errors, forKey: .errors)
    }
}

extension Outcome {
    init<Value: Encodable & Sendable>(_ answer: Answer<Value>) {
        self.init(status: answer.status, body: answer.value, headers: Self.compared(answer.headers))
    }

    init(_ answer: Answer<Void>) {
        self.init(status: answer.status, headers: Self.compared(answer.headers))
    }

    init(_ thrown: CallFailure) throws {
        guard let refusal = thrown.refusal else { throw thrown }
        self.init(status: refusal.status, reason: refusal.reason?.rawValue)
        if let code = refusal.code {
            let values = refusal.values.isEmpty ? nil : refusal.values
            error = ErrorBody(code: code.rawValue, message: refusal.message, values: values)
        } else {
            errors = refusal.fieldErrors
        }
    }

    private static func compared(_ headers: AnswerHeaders) -> [String: String]? {
        let all = [
            "content-language": headers.contentLanguage,
            "x-translation-status": headers.translationStatus?.rawValue,
            "x-total-count": headers.totalCount.map(String.init),
        ].compactMapValues { $0 }
        return all.isEmpty ? nil : all
    }
}

@main
struct Driver {
    static func main() async throws {
        while let text = readLine() {
            let data = Data(text.utf8)
            let line = try JSONDecoder().decode(Line.self, from: data)
            var client = TagInformationClient(baseURL: line.baseUrl, time: Time(sleep: { _ in }))
            if let token = line.token { client = client.signedIn(with: token) }
            var outcome: Outcome
            do {
                outcome = try await perform(line.operation, Request(line: data, client: client))
            } catch let error as CallFailure {
                outcome = try Outcome(error)
            }
            outcome.id = line.id
            FileHandle.standardOutput.write(try JSONEncoder().encode(outcome) + Data("\n".utf8))
        }
    }
}

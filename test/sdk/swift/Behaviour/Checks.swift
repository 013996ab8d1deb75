import Foundation
import TagInformationService

/// What is wrong, for people.
struct Fault: Error, CustomStringConvertible {
    let description: String
}

/// Checks that go by a name. Each is a line of output: `ok` or `not ok`, its name, and what is wrong.
final class Checks {
    private(set) var count = 0

    func check(_ name: String, _ body: () async throws -> Void) async {
        count += 1
        do {
            try await body()
            print("ok \(name)")
        } catch {
            print("not ok \(name): \(error)".replacingOccurrences(of: "\n", with: " "))
        }
    }
}

func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) throws {
    guard value == expected else { throw Fault(description: "line \(line): \(value) is not \(expected)") }
}

/// What a call throws, as the type that it should throw.
func thrown<Failure: Error>(
    _ type: Failure.Type, line: Int = #line, _ body: () async throws -> Void
) async throws -> Failure {
    do {
        try await body()
    } catch let error as Failure {
        return error
    }
    throw Fault(description: "line \(line): nothing was thrown")
}

extension CallFailure {
    var isCancelled: Bool {
        if case .cancelled = self { true } else { false }
    }
}

import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the hooks were told, in turn.
private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    func add(_ note: String) { lock.withLock { all.append(note) } }

    var notes: [String] { lock.withLock { all } }
}

/// Answers 401 to all tokens but one.
private struct Doorkeeper: Transport {
    let good: String
    let sent = Notes()
    /// Before the answer to a token.
    var holds: @Sendable (String?) async -> Void = { _ in await Task.yield() }

    func send(_ request: URLRequest) async throws -> RawAnswer {
        let token = request.value(forHTTPHeaderField: "Authorization")
        sent.add(token ?? "none")
        await holds(token)
        let isGood = token == "Bearer \(good)"
        let body = isGood ? #"{"tags":[]}"# : refusal
        return RawAnswer(status: isGood ? 200 : 401, headers: AnswerHeaders(), body: Data(body.utf8))
    }
}

private let base = URL(string: "https://tags.example.com")!

/// Who is signed in.
private final class Account: @unchecked Sendable {
    var token: String?

    init(_ token: String?) { self.token = token }
}

/// Holds a client that its own renewal calls.
private final class Clients: @unchecked Sendable {
    var client: TagInformationClient?
}

extension Checks {
    func hooks() async {
        await check("the log has each request, and nothing that is secret") {
            let (script, notes) = (Script(.broken(.networkConnectionLost), .answer(200, "", ["X-Request-Id": "r1"])), Notes())
            let client = TagInformationClient(
                baseURL: base,
                token: { "secret" },
                log: { notes.add("\($0)") },
                transport: script,
                time: Time(sleep: { _ in })
            )
            _ = try await client.fetchBundle(key: "secret", since: "secret")
            try expect(notes.notes.count, 2)
            try expect(notes.notes.filter { $0.contains("secret") }, [])
            for part in [#""GET""#, #""/bundles/{key}""#, #""fetchBundle""#, "status: nil", "attempt: 1", "requestID: nil"] {
                try expect(notes.notes[0].contains(part), true)
            }
            for part in ["status: Optional(200)", "attempt: 2", #"requestID: Optional("r1")"#] {
                try expect(notes.notes[1].contains(part), true)
            }
        }
        await check("a token that is no longer taken is renewed once, for many calls at once, and stays renewed") {
            let notes = Notes()
            let client = TagInformationClient(
                baseURL: base,
                token: { "old" },
                renewToken: { rejected in
                    notes.add(rejected ?? "none")
                    return "new"
                },
                transport: Doorkeeper(good: "new")
            )
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...20 { group.addTask { _ = try await client.showMyTags() } }
                try await group.waitForAll()
            }
            _ = try await client.showMyTags()
            try expect(notes.notes, ["old"])
        }
        await check("a renewed token that is not taken either is a 401, and so is none") {
            for fresh in ["other", "old", nil] {
                let (notes, requests) = (Notes(), Notes())
                let client = TagInformationClient(
                    baseURL: base,
                    token: { "old" },
                    renewToken: { _ in
                        notes.add("")
                        return fresh
                    },
                    log: { requests.add("\($0.attempt)") },
                    transport: Doorkeeper(good: "new")
                )
                let error = try await thrown(CallFailure.self) { _ = try await client.showMyTags() }
                guard case .refused(let refusal) = error, refusal.isUnauthorized else { throw error }
                try expect(notes.notes.count, 1)
                try expect(requests.notes, fresh == "other" ? ["1", "2"] : ["1"])
            }
        }
        await check("a renewal is asked again for the next token, and where it has failed") {
            let notes = Notes()
            let client = TagInformationClient(
                baseURL: base,
                token: { "old" },
                renewToken: { rejected in
                    notes.add(rejected ?? "none")
                    return ["old": "second", "second": "third"][rejected ?? ""]
                },
                transport: Doorkeeper(good: "fourth")
            )
            for _ in 1...4 { _ = try await thrown(CallFailure.self) { _ = try await client.showMyTags() } }
            try expect(notes.notes, ["old", "second", "third", "third"])
        }
        await accounts()
        await check("a renewal may call the service, which renews nothing meanwhile") {
            let (notes, all) = (Notes(), Clients())
            all.client = TagInformationClient(
                baseURL: base,
                token: { "old" },
                renewToken: { _ in
                    notes.add("asked")
                    let error = try await thrown(CallFailure.self) { _ = try await all.client?.showMyTags() }
                    return error.status == 401 ? "new" : nil
                },
                transport: Doorkeeper(good: "new")
            )
            _ = try await all.client?.showMyTags()
            try expect(notes.notes, ["asked"])
        }
        await check("a renewal that throws has kept the call from being repeated") {
            let client = TagInformationClient(
                baseURL: base,
                token: { "old" },
                renewToken: { _ in throw Fault(description: "signed out") },
                transport: Doorkeeper(good: "new")
            )
            let error = try await thrown(CallFailure.self) { _ = try await client.showMyTags() }
            guard case .notSent(let cause as Fault) = error else { throw error }
            try expect(cause.description, "signed out")
        }
        await check("without a renewal a 401 stands, and who takes no token is not asked") {
            let scene = Scene(Script(.answer(401, refusal)), token: { "old" })
            _ = try await thrown(CallFailure.self) { _ = try await scene.client.showMyTags() }
            try expect(await scene.requests.count, 1)
            var client = scene.client
            client.renewToken = { _ in throw Fault(description: "asked") }
            let error = try await thrown(CallFailure.self) {
                try await client.getAuthToken(email: "a@example.com", password: "wrong")
            }
            try expect(error.status, 401)
        }
    }

    private func accounts() async {
        await check("a renewal brings nobody back who has signed out meanwhile, or in as somebody else") {
            for then in [nil, "bob"] {
                let (account, door) = (Account("ada"), Doorkeeper(good: "ada 2"))
                let client = TagInformationClient(
                    baseURL: base,
                    token: { account.token },
                    renewToken: { _ in
                        account.token = then
                        return "ada 2"
                    },
                    transport: door
                )
                let error = try await thrown(CallFailure.self) { _ = try await client.showMyTags() }
                try expect(error.status, 401)
                try expect(door.sent.notes, ["Bearer ada"])
            }
        }
        await check("calls of two accounts at once share no renewal") {
            let ((arrived, arrive), (released, release)) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
            let (account, notes) = (Account("ada"), Notes())
            let door = Doorkeeper(good: "bob 2", holds: { token in
                guard token == "Bearer ada" else { return }
                arrive.finish()
                for await _ in released {}
            })
            let client = TagInformationClient(
                baseURL: base,
                token: { account.token },
                renewToken: { rejected in
                    notes.add(rejected ?? "none")
                    return "\(rejected ?? "") 2"
                },
                transport: door
            )
            let ada = Task { _ = try await client.showMyTags() }
            for await _ in arrived {}
            account.token = "bob"
            _ = try await client.showMyTags()
            release.finish()
            let error = try await thrown(CallFailure.self) { try await ada.value }
            try expect(error.status, 401)
            try expect(notes.notes, ["bob", "ada"])
            try expect(door.sent.notes, ["Bearer ada", "Bearer bob", "Bearer bob 2"])
        }
    }
}

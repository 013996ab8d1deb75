import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that answers by a script, in turn; the last line of it for ever. It keeps what was sent.
actor Script: Transport {
    enum Scene: Sendable {
        case answer(Int, String = "", [String: String] = [:])
        case broken(URLError.Code)
    }

    private var scenes: [Scene]
    private(set) var requests: [URLRequest] = []

    init(_ scenes: Scene...) { self.scenes = scenes }

    func send(_ request: URLRequest) async throws -> RawAnswer {
        requests.append(request)
        switch scenes.count > 1 ? scenes.removeFirst() : scenes[0] {
        case .answer(let status, let body, let headers):
            return RawAnswer(status: status, headers: AnswerHeaders(headers), body: Data(body.utf8))
        case .broken(let code): throw URLError(code)
        }
    }
}

/// Waits that are only written down.
actor Waits {
    private(set) var seconds: [TimeInterval] = []

    func add(_ wait: TimeInterval) { seconds.append(wait) }
}

/// A client on a script, with waits that take no time.
struct Scene {
    let script: Script
    let waits = Waits()
    let client: TagInformationClient

    init(
        _ script: Script, base: String = "https://tags.example.com", chance: Double = 1, token: TokenProvider? = nil
    ) {
        let waits = waits
        let time = Time(
            now: { Date(timeIntervalSince1970: 1_700_000_000) },
            sleep: { await waits.add($0) },
            chance: { chance }
        )
        self.script = script
        client = TagInformationClient(baseURL: URL(string: base)!, token: token, transport: script, time: time)
    }

    var requests: [URLRequest] { get async { await script.requests } }

    func header(_ name: String) async -> String? { await requests.last?.value(forHTTPHeaderField: name) }

    /// What the last request sent, as it stands.
    var sent: String { get async { await requests.last?.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "" } }
}

let uuids = #"{"uuids":["B9407F30-F5F8-466E-AFF9-25556B57FE6D"]}"#
let refusal = #"{"error":{"message":"Not now","code":"ServerError"}}"#

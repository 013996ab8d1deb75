import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Checks {
    /// Against a server that misbehaves as the path of the base URL says.
    func network(server: String) async {
        func client(_ path: String) -> TagInformationClient {
            TagInformationClient(baseURL: URL(string: server + path)!, time: Time(sleep: { _ in }))
        }
        func failure(_ client: TagInformationClient) async throws -> URLError.Code {
            let error = try await thrown(CallFailure.self) {
                _ = try await client.supportedBeaconUUIDs(options: CallOptions(timeout: 0.2))
            }
            guard case .unreachable(let cause as URLError) = error else { throw error }
            return cause.code
        }
        await check("a server that does not answer is a time-out") {
            try expect(try await failure(client("/silent")), .timedOut)
        }
        await check("a server that does not end its answer is a time-out") {
            try expect(try await failure(client("/endless")), .timedOut)
        }
        await check("a call may have all the time there is") {
            let options = CallOptions(timeout: .infinity)
            try await expect(client("/good").supportedBeaconUUIDs(options: options).status, 200)
        }
        for path in ["/broken-once", "/cut-once"] {
            await check("a connection that the server breaks is tried again: \(path)") {
                try await expect(client(path).supportedBeaconUUIDs().status, 200)
            }
        }
        await check("a server that is not there is a failure of the network") {
            let nowhere = TagInformationClient(baseURL: URL(string: "http://127.0.0.1:1")!, retries: .never)
            try expect(try await failure(nowhere), .cannotConnectToHost)
        }
        await check("a redirect is not followed") {
            let error = try await thrown(CallFailure.self) {
                _ = try await client("/redirect").supportedBeaconUUIDs()
            }
            guard case .unexpected(let answer) = error else { throw error }
            try expect(answer.status, 302)
        }
        await check("a task that is cancelled in the middle of a request says so") {
            let task = Task { _ = try await client("/silent").supportedBeaconUUIDs() }
            task.cancel()
            guard case .cancelled = try await thrown(CallFailure.self, { try await task.value }) else {
                throw Fault(description: "it is something else")
            }
        }
        await check("many calls at once") {
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                let client = client("/good")
                for _ in 1...50 { group.addTask { try await client.supportedBeaconUUIDs().status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try expect(statuses, Array(repeating: 200, count: 50))
        }
    }
}

@main
struct Behaviour {
    static func main() async {
        let checks = Checks()
        await checks.retries()
        await checks.requests()
        await checks.unsendable()
        await checks.answers()
        await checks.network(server: CommandLine.arguments[1])
        await checks.refresh(server: CommandLine.arguments[1])
        await checks.hooks()
        await checks.paging()
        await checks.fakes()
        // Whoever reads it knows by this line that none is missing.
        print("1..\(checks.count)")
    }
}

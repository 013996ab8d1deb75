import Foundation
import TagInformationService

extension Checks {
    /// What would make another request than the one that is meant, and what is no number.
    func unsendable() async {
        /// Of a call that sends nothing.
        func refused(_ call: (TagInformationClient) async throws -> Void, base: String = "https://tags.example.com") async throws {
            let scene = Scene(Script(.answer(200)), base: base, token: { "token" })
            let error = try await thrown(CallFailure.self) { try await call(scene.client) }
            guard case .notSent(is UnsendableValue) = error else { throw error }
            try expect(await scene.requests.count, 0)
        }
        await check("a header with a line end is not sent, nor a call without what it should have") {
            try await refused { try await $0.createTag(lang: .en, purchaseID: "p", text: "t", idempotencyKey: "a\r\nX-More: 1") }
            try await refused { _ = try await $0.signedIn(with: "token\n").showMyTags() }
            try await refused { _ = try await $0.showMyTags(options: CallOptions(headers: ["X-Request-Id": "a\u{0}"])) }
        }
        await check("an identifier of dots leads to no other address") {
            for dots in [".", ".."] {
                try await refused { _ = try await $0.resolveTag(tagIdentifier: TagIdentifier(dots)) }
                try await refused { _ = try await $0.fetchBundle(key: BundleKey(dots)) }
            }
        }
        await check("a base URL that is no address of a service is not called") {
            let others = ["/tags", "ftp://example.com", "file:///tags", "https://example.com/?a=b", "https://example.com/#a"]
            for base in others { try await refused({ _ = try await $0.supportedBeaconUUIDs() }, base: base) }
        }
        await check("slashes at the end of the base URL do not matter") {
            let scene = Scene(Script(.answer(200, uuids)), base: "https://example.com/tags//")
            _ = try await scene.client.supportedBeaconUUIDs()
            try expect(await scene.requests[0].url?.path, "/tags/api/v1/tags/supportedBeaconUUIDs")
        }
        await check("a time-out that is no number is none") {
            for timeout in [TimeInterval.nan, -1] {
                let scene = Scene(Script(.answer(200, uuids)))
                _ = try await scene.client.supportedBeaconUUIDs(options: CallOptions(timeout: timeout))
                try expect(await scene.requests[0].timeoutInterval, 0)
            }
            try await Time().sleep(.nan)
        }
        await check("what is printed shows no password and no token") {
            let scene = Scene(Script(.answer(200, #"{"auth_token":"secret"}"#)))
            let input = GetAuthTokenInput(email: "a@example.com", password: "secret")
            let answer = try await scene.client.getAuthToken(input, options: CallOptions())
            let printed = "\(input) \(answer) \(CustomerChanges(password: "secret"))"
            try expect(printed.contains("secret"), false)
            try expect(printed.contains("a@example.com"), true)
        }
    }
}

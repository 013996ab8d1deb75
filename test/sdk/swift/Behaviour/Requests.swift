import Foundation
import TagInformationService

/// Tokens of which each is used once.
private actor Tickets {
    private var given = 0

    func next() -> String {
        given += 1
        return "token-\(given)"
    }
}

extension Checks {
    func requests() async {
        await check("the token provider is asked for each request, and only where a token is taken") {
            let tokens = Tickets()
            let scene = Scene(
                Script(.answer(503), .answer(200, #"{"tags":[]}"#), .answer(200, uuids)), token: { await tokens.next() })
            _ = try await scene.client.showMyTags()
            _ = try await scene.client.supportedBeaconUUIDs()
            let sent = await scene.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
            try expect(sent, ["Bearer token-1", "Bearer token-2", nil])
        }
        await check("what the token provider throws, the call throws") {
            let scene = Scene(Script(.answer(200)), token: { throw Fault(description: "no keychain") })
            let error = try await thrown(CallFailure.self) { _ = try await scene.client.showMyTags() }
            guard case .notSent(let cause as Fault) = error else { throw error }
            try expect(cause.description, "no keychain")
            try expect(await scene.requests.count, 0)
        }
        await check("a provider without a token sends none") {
            let scene = Scene(Script(.answer(200, #"{"tags":[]}"#)), token: { nil })
            _ = try await scene.client.showMyTags()
            try expect(await scene.header("Authorization"), nil)
        }
        await check("the base URL may end in a path, with or without a slash") {
            for base in ["https://example.com/tags", "https://example.com/tags/"] {
                let scene = Scene(Script(.answer(200, uuids)), base: base)
                _ = try await scene.client.supportedBeaconUUIDs()
                let address = await scene.requests[0].url?.absoluteString
                try expect(address, "https://example.com/tags/api/v1/tags/supportedBeaconUUIDs")
            }
        }
        await check("parameters are escaped, and absent ones are left out") {
            let scene = Scene(Script(.answer(404, refusal)))
            _ = try await thrown(CallFailure.self) {
                _ = try await scene.client.showTagByHardwareID(id: "ä +&=/?#", type: .qr, lat: -0.5, lon: 4)
            }
            let query = await scene.requests[0].url?.absoluteString.split(separator: "?").last
            try expect(query, "id=%C3%A4%20%2B%26%3D%2F%3F%23&type=qr&lat=-0.5&lon=4.0")
            _ = try await thrown(CallFailure.self) {
                try await scene.client.signInWithProvider(provider: "../a b", authToken: "t")
            }
            let path = await scene.requests[1].url?.absoluteString
            try expect(path, "https://tags.example.com/api/v1/login/signInWith..%2Fa%20b")
        }
        await check("each request says what it is, who sends it, and what a call adds") {
            let scene = Scene(Script(.answer(200, #"{"auth_token":"t"}"#)))
            let options = CallOptions(timeout: 3, headers: ["X-Request-Id": "mine", "User-Agent": "an app"])
            try await scene.client.getAuthToken(email: "a@example.com", password: "p", options: options)
            try expect(await scene.header("User-Agent"), "an app")
            try expect(await scene.header("Content-Type"), "application/json")
            try expect(await scene.header("Accept"), "application/json")
            try expect(await scene.header("X-Request-Id"), "mine")
            try expect(await scene.requests[0].timeoutInterval, 3)
        }
        await check("a kept field is absent from an update, a cleared one is null, a set one has its value") {
            let scene = Scene(Script(.answer(204)))
            try await scene.client.updatePlace(id: 1, place: PlaceChanges(name: .set("Harbour"), latitude: .clear))
            let place = try JSONDecoder().decode([String: [String: String?]].self, from: Data(await scene.sent.utf8))
            try expect(place, ["place": ["name": "Harbour", "latitude": nil]])
            try await scene.client.updatePlace(id: 1, place: PlaceChanges())
            try expect(await scene.sent, #"{"place":{}}"#)
        }
        await check("an update survives being stored") {
            let changes = PlaceChanges(name: .clear, latitude: .set(1.5))
            let stored = try JSONEncoder().encode(changes)
            try expect(try JSONDecoder().decode(PlaceChanges.self, from: stored), changes)
        }
        await check("the copy at hand is named, and may be still the same") {
            let scene = Scene(Script(.answer(304, "", ["ETag": "\"a\""])))
            let answer = try await scene.client.supportedBeaconUUIDs(ifNoneMatch: "\"a\"")
            guard case .unchanged(let headers) = answer else { throw Fault(description: "\(answer)") }
            try expect(headers.eTag, "\"a\"")
            try expect(await scene.header("If-None-Match"), "\"a\"")
        }
        await check("a copy that is no longer the same is replaced, and none is asked for anew") {
            let scene = Scene(Script(.answer(200, uuids)))
            for (copy, sent) in [("\"a\"", "\"a\""), (nil, nil)] {
                let answer = try await scene.client.supportedBeaconUUIDs(ifNoneMatch: copy)
                guard case .fresh(let fresh) = answer else { throw Fault(description: "\(answer)") }
                try expect(fresh.value.uuids.count, 1)
                try expect(await scene.header("If-None-Match"), sent)
            }
        }
        await check("a number that JSON can't hold is not sent") {
            let scene = Scene(Script(.answer(200)))
            let error = try await thrown(CallFailure.self) {
                try await scene.client.createPlace(place: NewPlace(latitude: .nan))
            }
            guard case .notSent(is EncodingError) = error else { throw error }
            try expect(await scene.requests.count, 0)
        }
    }
}

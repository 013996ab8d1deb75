import Foundation
import TagInformationService

extension Checks {
    func retries() async {
        await check("a 429 is tried again after Retry-After, whatever the method") {
            let scene = Scene(Script(.answer(429, refusal, ["Retry-After": "7"]), .answer(200, #"{"auth_token":"t"}"#)))
            let answer = try await scene.client.getAuthToken(email: "a@example.com", password: "p")
            try expect(answer.value.authToken, "t")
            try expect(await scene.waits.seconds, [7])
        }
        await check("Retry-After may be a date") {
            let date = "Tue, 14 Nov 2023 22:13:29 GMT"
            let scene = Scene(Script(.answer(429, refusal, ["Retry-After": date]), .answer(200, uuids)))
            try await expect(scene.client.supportedBeaconUUIDs().status, 200)
            try expect(await scene.waits.seconds, [9])
        }
        await check("a Retry-After that is too long is not waited for") {
            let scene = Scene(Script(.answer(429, refusal, ["Retry-After": "900"])))
            let error = try await thrown(CallFailure.self) {
                try await scene.client.getAuthToken(email: "a@example.com", password: "p")
            }
            guard case .refused(let answer) = error, answer.isTooManyRequests else { throw error }
            try expect(answer.retryAfter, 900)
            try expect(await scene.requests.count, 1)
        }
        for status in [502, 503, 504] {
            await check("a GET is tried again after \(status), with waits that double") {
                let scene = Scene(Script(.answer(status), .answer(status), .answer(200, uuids)))
                try await expect(scene.client.supportedBeaconUUIDs().status, 200)
                try expect(await scene.waits.seconds, [0.5, 1])
            }
        }
        await check("half of the wait is chance") {
            let scene = Scene(Script(.answer(503), .answer(503), .answer(200, uuids)), chance: 0)
            try await expect(scene.client.supportedBeaconUUIDs().status, 200)
            try expect(await scene.waits.seconds, [0.25, 0.5])
        }
        await check("after the limit the answer is final") {
            let scene = Scene(Script(.answer(503, refusal)))
            let error = try await thrown(CallFailure.self) {
                _ = try await scene.client.supportedBeaconUUIDs()
            }
            guard case .refused(let answer) = error, answer.isUnavailable else { throw error }
            try expect(await scene.requests.count, 3)
        }
        await check("a POST without a key is not tried again after 503, nor is a PATCH") {
            let scene = Scene(Script(.answer(503, refusal)))
            _ = try await thrown(CallFailure.self) {
                try await scene.client.createBundleLink(bundleLink: NewBundleLink())
            }
            _ = try await thrown(CallFailure.self) {
                try await scene.client.updatePlace(id: 1, place: PlaceChanges())
            }
            try expect(await scene.requests.map(\.httpMethod), ["POST", "PATCH"])
        }
        await check("a DELETE is tried again after 503") {
            let scene = Scene(Script(.answer(503), .answer(204)))
            try await expect(scene.client.destroyPlace(id: 1).status, 204)
            try expect(await scene.requests.map(\.httpMethod), ["DELETE", "DELETE"])
        }
        await check("a broken connection is tried again for a GET, and not for a POST without a key") {
            let scene = Scene(Script(.broken(.networkConnectionLost), .answer(200, uuids), .broken(.networkConnectionLost)))
            try await expect(scene.client.supportedBeaconUUIDs().status, 200)
            let error = try await thrown(CallFailure.self) {
                try await scene.client.createBundleLink(bundleLink: NewBundleLink())
            }
            guard case .unreachable(let cause as URLError) = error else { throw error }
            try expect(cause.code, .networkConnectionLost)
            try expect(await scene.requests.count, 3)
        }
        await keys()
        await check("without a key, a GET is tried once more after a time-out, a PATCH is not, and nothing is after a 500") {
            let scene = Scene(Script(.broken(.timedOut)))
            _ = try await thrown(CallFailure.self) { _ = try await scene.client.supportedBeaconUUIDs() }
            try expect(await scene.requests.count, 2)
            _ = try await thrown(CallFailure.self) { try await scene.client.updatePlace(id: 1, place: PlaceChanges()) }
            try expect(await scene.requests.count, 3)
            let failing = Scene(Script(.answer(500, refusal)))
            _ = try await thrown(CallFailure.self) { _ = try await failing.client.supportedBeaconUUIDs() }
            try expect(await failing.requests.count, 1)
        }
        await check("a POST that does no harm twice, as signing in, is tried again like a GET") {
            for trouble in [Script.Scene.broken(.networkConnectionLost), .broken(.timedOut), .answer(502)] {
                let scene = Scene(Script(trouble, .answer(200, #"{"auth_token":"t"}"#)))
                try await expect(scene.client.getAuthToken(email: "a@example.com", password: "p").value.authToken, "t")
            }
        }
        await check("whatever says with 503 when to come again has done nothing: any call is tried again") {
            let scene = Scene(Script(.answer(503, refusal, ["Retry-After": "2"]), .answer(204)))
            _ = try await scene.client.updatePlace(id: 1, place: PlaceChanges())
            try expect(await scene.waits.seconds, [2])
        }
        await check("a call ends at its deadline, whatever is left to be tried") {
            let scene = Scene(Script(.answer(503, refusal, ["Retry-After": "5"]), .answer(200, uuids)))
            _ = try await thrown(CallFailure.self) {
                _ = try await scene.client.supportedBeaconUUIDs(options: CallOptions(deadline: 5))
            }
            try expect(await scene.requests.count, 1)
            _ = try await scene.client.supportedBeaconUUIDs(options: CallOptions(timeout: 30, deadline: 6))
            try expect((await scene.requests.last?.timeoutInterval).map { $0 <= 6 }, true)
        }
        await check("a clock that is set meanwhile does not end a call") {
            let script = Script(.answer(503), .answer(503), .answer(200, uuids))
            nonisolated(unsafe) var now = Date()
            let time = Time(now: { now }, sleep: { _ in now += 86_400 })
            let client = TagInformationClient(baseURL: URL(string: "https://tags.example.com")!, transport: script, time: time)
            try await expect(client.supportedBeaconUUIDs().status, 200)
            try expect(await script.requests.map { $0.timeoutInterval > 0 }, [true, true, true])
        }
        await unknownOperations()
        await check("one call can have a policy of its own") {
            let scene = Scene(Script(.answer(503, refusal)))
            _ = try await thrown(CallFailure.self) {
                _ = try await scene.client.supportedBeaconUUIDs(options: CallOptions(retries: .never))
            }
            try expect(await scene.requests.count, 1)
        }
        await check("the longest wait may be for ever") {
            let scene = Scene(Script(.answer(429, refusal, ["Retry-After": "99999999999"]), .answer(200, uuids)))
            let patient = CallOptions(deadline: .infinity, retries: RetryPolicy(longestWait: .infinity))
            try await expect(scene.client.supportedBeaconUUIDs(options: patient).status, 200)
            try expect(await scene.waits.seconds, [99_999_999_999])
        }
        await check("who cancels the task is told so, and there is no further try") {
            let script = Script(.answer(503))
            let base = URL(string: "https://tags.example.com")!
            let client = TagInformationClient(baseURL: base, transport: script, time: Time(sleep: { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                try Task.checkCancellation()
            }))
            let error = try await thrown(CallFailure.self) {
                try await Task { _ = try await client.supportedBeaconUUIDs() }.value
            }
            guard error.isCancelled else { throw error }
            try expect(await script.requests.count, 1)
        }
    }

    private func unknownOperations() async {
        await check("request calls what the package does not know, with token, repetitions and errors") {
            let scene = Scene(
                Script(.broken(.networkConnectionLost), .answer(206, #"{"rooms":[]}"#, ["X-New": "yes"])), token: { "mine" })
            let answer = try await scene.client.request("GET", "/rooms/{id}.json", ["id": "a/b", "floor": 2])
            try expect(String(decoding: answer.value, as: UTF8.self), #"{"rooms":[]}"#)
            try expect(answer.headers["X-New"], "yes")
            try expect(await scene.requests.last?.url?.absoluteString, "https://tags.example.com/rooms/a%2Fb.json?floor=2")
            try expect(await scene.header("Authorization"), "Bearer mine")
        }
        await check("request sends a body, and is tried again with a key alone") {
            let scene = Scene(Script(.broken(.networkConnectionLost), .broken(.networkConnectionLost), .answer(201)))
            let room: [String: any Encodable & Sendable] = ["room": ["name": "Hall"]]
            _ = try await thrown(CallFailure.self) { _ = try await scene.client.request("POST", "/rooms.json?dry_run=1", room) }
            let keyed = CallOptions(headers: ["idempotency-key": "k1"], requestID: "r9")
            _ = try await scene.client.request("POST", "/rooms.json?dry_run=1", room, options: keyed)
            try expect(await scene.requests.count, 3)
            try expect(await scene.sent, #"{"room":{"name":"Hall"}}"#)
            try expect(await scene.header("Idempotency-Key"), "k1")
            try expect(await scene.header("X-Request-Id"), "r9")
            try expect(await scene.requests.last?.url?.query, "dry_run=1")
        }
        await check("request says what is wrong: a refusal, its parameters, and what is no call") {
            let scene = Scene(Script(.answer(400, refusal, ["X-Invalid-Values": "floor, id"])))
            let error = try await thrown(CallFailure.self) { _ = try await scene.client.request("DELETE", "/rooms/3.json") }
            try expect(error.refusal?.invalid, ["floor", "id"])
            for (method, path) in [("GET", "rooms.json"), ("LOOK", "/rooms.json")] {
                let error = try await thrown(CallFailure.self) { _ = try await scene.client.request(method, path) }
                guard case .notSent = error else { throw error }
            }
        }
    }

    private func keys() async {
        let underWay = Script.Scene.answer(409, refusal, ["X-Error-Reason": "idempotency_key_in_use", "Retry-After": "1"])
        let troubles: [(String, Script.Scene)] = [
            ("503", .answer(503, refusal)), ("a broken connection", .broken(.networkConnectionLost)),
            ("a time-out", .broken(.timedOut)), ("409 where it is under way", underWay),
        ]
        for (name, trouble) in troubles {
            await check("what takes a key is tried again with the same one after \(name)") {
                let scene = Scene(Script(trouble, trouble, .answer(201, place)))
                try await expect(scene.client.createPlace(place: NewPlace()).status, 201)
                let keys = await scene.keys
                try expect([keys.count, Set(keys).count], [3, 1])
            }
        }
        await check("each call has a fresh key, or the app's own") {
            let scene = Scene(Script(.answer(201, place)))
            for _ in 1...2 { _ = try await scene.client.createPlace(place: NewPlace()) }
            _ = try await scene.client.createPlace(place: NewPlace(), idempotencyKey: "mine")
            let keys = await scene.keys
            try expect([keys.count, Set(keys).count], [3, 3])
            try expect(keys.last, "mine")
        }
        await check("the service says when one that is under way is worth another try") {
            let scene = Scene(Script(underWay, .answer(201, place)))
            _ = try await scene.client.createPlace(place: NewPlace())
            try expect(await scene.waits.seconds, [1])
        }
        await check("a key that was used for something else is refused, and not tried again") {
            let scene = Scene(Script(.answer(409, refusal, ["X-Error-Reason": "idempotency_key_reused"])))
            _ = try await thrown(CallFailure.self) { try await scene.client.createPlace(place: NewPlace()) }
            try expect(await scene.requests.count, 1)
        }
    }
}

private let place = """
    {"id":3,"customer_id":1,"name":null,"names":{},"image_url":null,"latitude":null,"longitude":null,"created_at":"2026-11-21T12:00:00.000Z",\
    "updated_at":"2026-11-21T12:00:00.000Z","url":"https://tags.example.com/places/3.json"}
    """

extension Scene {
    /// The keys that were sent.
    fileprivate var keys: [String] {
        get async { await requests.compactMap { $0.value(forHTTPHeaderField: "Idempotency-Key") } }
    }
}

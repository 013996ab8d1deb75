import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private let one = "4f0c9a17be52"
private let tag =
    #"{"type":"tag","tag_identifier":"4f0c9a17be52","id":1,"place_id":null,"description":null,"gender":"m","image_url":null,"#
    + #""text_url":"a","hardware":[],"original_lang":"en","original_name_lang":null,"texts":{"en":"Hi"},"names":{},"hash":"h"}"#
private let whole = tag + "\n" + #"{"type":"end","cursor":"first","tags":1,"gone":0}"# + "\n"
private let emptied =
    #"{"type":"gone","tag_identifier":"4f0c9a17be52"}"# + "\n" + #"{"type":"end","cursor":"second","tags":0,"gone":1}"# + "\n"
private let expired = #"{"error":{"message":"No","code":"InvalidRequest"}}"#

extension Checks {
    func refresh(server: String) async {
        await check("a store fetches everything, then what has changed, and everything again where the cursor holds no more") {
            let script = Script(.answer(200, whole), .answer(200, emptied), .answer(410, expired), .answer(200, whole))
            let (scene, store) = (Scene(script), BundleStore())
            var found: [String] = []
            for _ in 1...3 {
                try await store.refresh { since in try await scene.client.bundleTags(lang: "fr", since: since) }
                found.append("\(await store.tagIdentifiers) \(await store.cursor ?? "")")
            }
            try expect(found, ["[\(one)] first", "[] second", "[\(one)] first"])
            let sinces = await scene.requests.map { $0.url?.query ?? "" }
            try expect(sinces, ["lang=fr", "lang=fr&since=first", "lang=fr&since=second", "lang=fr"])
        }
        await check("what was fetched since one bundle changes no other that was loaded meanwhile") {
            let script = Script(.answer(200, whole), .answer(200, emptied))
            let (scene, store) = (Scene(script), BundleStore())
            try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            _ = try await thrown(UnusableBundle.self) {
                try await store.refresh { since in
                    let answered = try await scene.client.bundleTags(since: since)
                    try await store.load(Data(whole.replacingOccurrences(of: "first", with: "other").utf8))
                    return answered
                }
            }
            try await expect("\(store.tagIdentifiers) \(store.cursor ?? "")", "[\(one)] other")
        }
        await check("a store fetches by a link, and gives the headers of the answer") {
            let scene = Scene(Script(.answer(200, whole, ["X-Request-Id": "r1"])))
            let headers = try await BundleStore().refresh { since in
                try await scene.client.fetchBundle(key: "k", since: since)
            }
            try expect(headers.requestID, "r1")
            try await expect(scene.requests.first?.url?.path, "/bundles/k")
        }
        await check("a refusal of a whole bundle is thrown, and leaves the store as it was") {
            let scene = Scene(Script(.answer(410, expired)))
            let error = try await thrown(CallFailure.self) {
                try await BundleStore().refresh { since in try await scene.client.bundleTags(since: since) }
            }
            guard case .refused(let refusal) = error, refusal.isGone else { throw error }
        }
        await check("a service that is busy says when to come again, and leaves the store as it was") {
            let busy = #"{"error":{"message":"Busy","code":"InvalidRequest"}}"#
            let script = Script(.answer(200, whole), .answer(503, busy, ["Retry-After": "900"]))
            let (scene, store) = (Scene(script), BundleStore())
            try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            let error = try await thrown(CallFailure.self) {
                try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            }
            guard case .refused(let refusal) = error else { throw error }
            try expect(refusal.retryAfter, 900)
            try await expect(store.cursor, "first")
        }
        await check("what is no bundle leaves the store as it was") {
            let script = Script(.answer(200, whole), .answer(200, "<!doctype html>\n<title>Sign in</title>\n"))
            let (scene, store) = (Scene(script), BundleStore())
            try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            _ = try await thrown(UnusableBundle.self) {
                try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            }
            try await expect("\(store.tagIdentifiers) \(store.cursor ?? "")", "[\(one)] first")
        }
        await check("what is looked up while a bundle comes, is looked up in what was there before") {
            let store = BundleStore()
            try await store.load(Data(whole.utf8))
            let (pieces, coming) = AsyncStream<Data>.makeStream()
            let applying = Task { try await store.apply(pieces) }
            coming.yield(Data(emptied.utf8))
            try await expect(store.showTag(id: TagIdentifier(one)) != nil, true)
            coming.finish()
            try await applying.value
            try await expect(store.showTag(id: TagIdentifier(one)) != nil, false)
        }
        await check("one refresh waits for another") {
            let (scene, store) = (Scene(Script(.answer(200, whole), .answer(200, emptied))), BundleStore())
            async let first = store.refresh { since in try await scene.client.bundleTags(since: since) }
            async let second = store.refresh { since in try await scene.client.bundleTags(since: since) }
            _ = try await (first, second)
            try await expect(store.cursor, "second")
        }
        await check("a bundle without its end leaves the store as it was") {
            let (scene, store) = (Scene(Script(.answer(200, tag))), BundleStore())
            _ = try await thrown(UnusableBundle.self) {
                try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            }
            try await expect(store.tagIdentifiers, [])
        }
        @Sendable func client(_ path: String) -> TagInformationClient {
            TagInformationClient(baseURL: URL(string: server + path)!, time: Time(sleep: { _ in }))
        }
        await check("a stream in which nothing more comes is a time-out") {
            let error = try await thrown(URLError.self) {
                let options = CallOptions(timeout: 0.5)
                try await BundleStore().refresh { _ in try await client("/endless").bundleTags(options: options) }
            }
            try expect(error.code, .timedOut)
        }
        await check("a server that does not answer with a stream is a time-out") {
            let error = try await thrown(CallFailure.self) {
                _ = try await client("/silent").bundleTags(options: CallOptions(timeout: 0.5))
            }
            guard case .unreachable(let cause as URLError) = error else { throw error }
            try expect(cause.code, .timedOut)
        }
        await check("a stream that the server cuts throws") {
            _ = try await thrown(URLError.self) {
                try await BundleStore().refresh { _ in try await client("/cut").bundleTags() }
            }
        }
        await check("a stream goes by URLSession, and one that is not wanted is broken off") {
            let store = BundleStore()
            try await store.refresh { _ in try await client("/bundle").bundleTags() }
            try await expect(store.cursor, "bm9uZQ")
            let task = Task { try await BundleStore().refresh { _ in try await client("/endless").bundleTags() } }
            task.cancel()
            let error = try await thrown((any Error).self) { _ = try await task.value }
            try expect(error is CancellationError || (error as? CallFailure)?.isCancelled == true, true)
        }
    }
}

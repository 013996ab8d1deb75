import Foundation
import TagInformationService

private func page(_ ids: Int..., next: Int? = nil) -> Script.Scene {
    let places = ids.map { id in
        #"{"id":\#(id),"customer_id":1,"name":null,"names":{},"image_url":null,"latitude":null,"longitude":null,"created_at":"","updated_at":"","url":""}"#
    }
    let link = next.map { ["Link": "<https://tags.example.com/places.json?limit=2&after=\($0)>; rel=\"next\""] }
    return .answer(200, "[\(places.joined(separator: ","))]", link ?? [:])
}

extension Checks {
    func paging() async {
        await check("a list comes page by page, to its end") {
            let scene = Scene(Script(page(1, 2, next: 2), page(next: 5), page(7)))
            var ids: [Int] = []
            for try await place in scene.client.allPlaces(ListPlacesInput(limit: 2)) { ids.append(place.id) }
            try expect(ids, [1, 2, 7])
            let queries = await scene.requests.map { $0.url?.query ?? "" }
            try expect(queries, ["limit=2", "limit=2&after=2", "limit=2&after=5"])
        }
        await check("who ends early fetches no more") {
            let scene = Scene(Script(page(1, 2, next: 2)))
            for try await place in scene.client.allPlaces() where place.id == 2 { break }
            try expect(await scene.requests.map { $0.url?.query ?? "" }, ["limit=100"])
        }
        await check("a page that can't be had ends the list, and what came before it counts") {
            let scene = Scene(Script(page(1, 2, next: 2), .answer(403, refusal)))
            var places = scene.client.allPlaces().makeAsyncIterator()
            try expect([try await places.next()?.id, try await places.next()?.id], [1, 2])
            let error = try await thrown(CallFailure.self) { _ = try await places.next() }
            try expect(error.refusal?.isForbidden, true)
            try expect(try await places.next() == nil, true)
        }
        await check("a task that is cancelled gets no further page") {
            let scene = Scene(Script(page(1, next: 1)))
            let task = Task {
                for try await _ in scene.client.allPlaces() { withUnsafeCurrentTask { $0?.cancel() } }
            }
            let error = try await thrown(CallFailure.self) { try await task.value }
            guard error.isCancelled else { throw error }
            try expect(await scene.requests.count, 1)
        }
        await check("what a record has comes page by page, too") {
            let link = ["Link": #"<https://tags.example.com/a?after=7>; rel="next""#]
            let scene = Scene(Script(.answer(200, "[]", link), .answer(200, "[]")))
            for try await _ in scene.client.allPlaceHistory(ListPlaceHistoryInput(id: 3)) {}
            let asked = await scene.requests.map { "\($0.url?.path ?? "")?\($0.url?.query ?? "")" }
            try expect(asked, ["/places/3/history.json?limit=100", "/places/3/history.json?limit=100&after=7"])
        }
        await check("ids of the history are exact up to 53 bits, and what fields held is of its kind") {
            let entry = #"{"id":9007199254740991,"at":"","resource":"places","record_id":3,"tag_id":null,"event":"update","via":"api","customer_id":1,"change_set":null,"changes":{"name":[null,"Hall"],"latitude":[50,-0.5],"suspended":[false,true],"n":[0,1]}}"#
            let link = ["Link": #"<https://tags.example.com/history.json?after=9007199254740991>; rel="next""#]
            let scene = Scene(Script(.answer(200, "[\(entry)]", link), .answer(200, "[]")))
            var found: [HistoryEntry] = []
            for try await each in scene.client.allHistory() { found.append(each) }
            let id: Int64 = 9_007_199_254_740_991
            try expect(found.map(\.id), [id])
            try expect(await scene.requests.last?.url?.query ?? "", "limit=100&after=\(id)")
            let changes = found[0].changes
            try expect(changes["name"], [.nothing, .text("Hall")])
            try expect(changes["latitude"], [.number(50), .number(-0.5)])
            try expect(changes["suspended"], [.truth(false), .truth(true)])
            try expect(changes["n"], [.number(0), .number(1)])
            try expect(try JSONDecoder().decode(HistoryEntry.self, from: JSONEncoder().encode(found[0])), found[0])
        }
        await check("records within an answer come page by page, too") {
            let link = ["Link": #"<https://tags.example.com/api/v1/tags/showMyTags?limit=1&after=4>; rel="next""#]
            let scene = Scene(Script(.answer(200, #"{"tags":[]}"#, link), .answer(200, #"{"tags":[]}"#)), token: { "t" })
            for try await _ in scene.client.allMyTags(ShowMyTagsInput(limit: 1)) {}
            try expect(await scene.requests.map { $0.url?.query ?? "" }, ["limit=1", "limit=1&after=4"])
        }
    }
}

import Foundation
import TagInformationService

extension Checks {
    func answers() async {
        await check("what this version does not know is no fault, and is kept") {
            let text = #"{"tags":[{"id":1,"tag_identifier":"4f0c9a17be52","description":null,"name":{"text":"","lang":"en"},"gender":"x","image_url":null,"text_url":"","translation":{"text":"Hej","lang":"sv-FI"},"new":{"a":1}}]}"#
            let scene = Scene(Script(.answer(200, text, ["X-Translation-Status": "guessed"])))
            let answer = try await scene.client.showTag(id: "4f0c9a17be52")
            let tag = answer.value.tags[0]
            try expect(tag.gender.rawValue, "x")
            try expect(tag.gender.isKnown, false)
            try expect(tag.translation.lang, LanguageCode(rawValue: "sv-FI"))
            try expect(answer.headers.translationStatus?.isKnown, false)
            try expect(LanguageCode.fr.isKnown, true)
        }
        await check("a null of an answer is nil, and is null when it is written again") {
            let text = #"{"created_at":"2026-11-21T12:00:00.000Z","customer_id":3,"id":1,"latitude":null,"longitude":4.5,"name":null,"updated_at":"2026-11-21T12:00:00Z","url":"u"}"#
            let scene = Scene(Script(.answer(201, #"{"id":1}"#), .answer(201, text)))
            let unreadable = try await thrown(CreatePlaceError.self) {
                try await scene.client.createPlace(place: NewPlace())
            }
            guard case .unexpected(let unexpected) = unreadable else { throw unreadable }
            try expect(unexpected.status, 201)
            let place = try await scene.client.createPlace(place: NewPlace()).value
            try expect(place.name, nil)
            try expect(place.createdAt.date, place.updatedAt.date)
            try expect(place.createdAt, Timestamp(Date(timeIntervalSince1970: 1_795_262_400)))
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try expect(String(decoding: try encoder.encode(place), as: UTF8.self), text)
        }
        await check("the headers of an answer are there, in any case") {
            let headers = [
                "content-language": "fr", "X-Total-Count": "42", "ETag": "\"a\"", "LOCATION": "https://a/1.json",
                "Link": #"<https://tags.example.com/a?after=7>; rel="next""#,
            ]
            let scene = Scene(Script(.answer(200, uuids, headers)))
            let answer = try await scene.client.supportedBeaconUUIDs()
            try expect(answer.headers.contentLanguage, "fr")
            try expect(answer.headers.totalCount, 42)
            try expect(answer.headers.eTag, "\"a\"")
            try expect(answer.headers.location, "https://a/1.json")
            try expect(answer.headers.nextPage?.query, "after=7")
            try expect(answer.headers["x-nothing"], nil)
        }
        await check("an error has its code, its reason, its values and the request's id") {
            let text = #"{"error":{"message":"Request values are missing","code":"InvalidRequest","values":["lang"]}}"#
            let headers = ["X-Request-Id": "r-1", "X-Error-Reason": "missing_values"]
            let scene = Scene(Script(.answer(400, text, headers)))
            let error = try await thrown(CreateTagError.self) {
                try await scene.client.createTag(lang: .en, purchaseID: "p", text: "t")
            }
            guard case .badRequest(let answer) = error else { throw error }
            try expect(answer.code, .invalidRequest)
            try expect(answer.reason, .missingValues)
            try expect(answer.values, ["lang"])
            try expect(error.requestID, "r-1")
            try expect(error.localizedDescription, "Request values are missing (request r-1)")
        }
        await check("a code and a reason that this version does not know are kept") {
            let text = #"{"error":{"message":"m","code":"Teapot"}}"#
            let scene = Scene(Script(.answer(404, text, ["X-Error-Reason": "short_and_stout"])))
            let error = try await thrown(ShowTagError.self) { _ = try await scene.client.showTag(id: "4f0c9a17be52") }
            guard case .notFound(let answer) = error else { throw error }
            try expect(answer.code.rawValue, "Teapot")
            try expect(answer.reason?.rawValue, "short_and_stout")
        }
        await check("a 422 has messages by field") {
            let scene = Scene(Script(.answer(422, #"{"latitude":["is not a number"],"base":["place is missing"]}"#)))
            let error = try await thrown(CreatePlaceError.self) {
                try await scene.client.createPlace(place: NewPlace())
            }
            guard case .invalidRecord(let answer) = error else { throw error }
            try expect(answer.errors["latitude"], ["is not a number"])
            try expect(answer.messages, ["place is missing", "latitude is not a number"])
        }
        await check("what the service does not document is unexpected") {
            let scene = Scene(
                Script(.answer(502, "<html>"), .answer(418, refusal), .answer(422, "{}"), .answer(200, "<html>"), .answer(301)))
            for status in [502, 418, 422, 200, 301] {
                let error = try await thrown(ShowTagError.self) {
                    _ = try await scene.client.showTag(id: "4f0c9a17be52", options: CallOptions(retries: .never))
                }
                guard case .unexpected(let answer) = error else { throw error }
                try expect(answer.status, status)
                try expect(error.status, status)
            }
        }
        await check("all errors can be treated alike") {
            let scene = Scene(Script(.answer(404, refusal, ["X-Request-Id": "r-2"])))
            do {
                _ = try await scene.client.showTag(id: "4f0c9a17be52")
            } catch let error as any OperationError {
                try expect(error.status, 404)
                try expect(error.requestID, "r-2")
                guard case .error(let answer) = error.failure else { throw error }
                try expect(answer.message, "Not now")
            }
        }
    }
}

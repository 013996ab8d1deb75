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
            let text = #"{"created_at":"2026-11-21T12:00:00.000Z","customer_id":3,"id":1,"image_url":null,"latitude":null,"longitude":4.5,"name":null,"names":{},"updated_at":"2026-11-21T12:00:00Z","url":"u"}"#
            let scene = Scene(Script(.answer(201, #"{"id":1}"#), .answer(201, text)))
            let unreadable = try await thrown(CallFailure.self) {
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
            let error = try await thrown(CallFailure.self) {
                try await scene.client.createTag(lang: .en, purchaseID: "p", text: "t")
            }
            guard case .refused(let answer) = error, answer.isBadRequest else { throw error }
            try expect(answer.code, .invalidRequest)
            try expect(answer.reason, .missingValues)
            try expect(answer.values, ["lang"])
            try expect(error.requestID, "r-1")
            try expect(error.localizedDescription, "Request values are missing (request r-1)")
        }
        await check("a code and a reason that this version does not know are kept") {
            let text = #"{"error":{"message":"m","code":"Teapot"}}"#
            let scene = Scene(Script(.answer(404, text, ["X-Error-Reason": "short_and_stout"])))
            let error = try await thrown(CallFailure.self) { _ = try await scene.client.showTag(id: "4f0c9a17be52") }
            guard case .refused(let answer) = error, answer.isNotFound else { throw error }
            try expect(answer.code?.rawValue, "Teapot")
            try expect(answer.reason?.rawValue, "short_and_stout")
        }
        await check("a 422 has messages by field") {
            let scene = Scene(Script(.answer(422, #"{"latitude":["is not a number"],"base":["place is missing"]}"#)))
            let error = try await thrown(CallFailure.self) {
                try await scene.client.createPlace(place: NewPlace())
            }
            guard case .refused(let answer) = error, answer.isInvalid else { throw error }
            try expect(answer.fieldErrors["latitude"], ["is not a number"])
            try expect(answer.message, "place is missing, latitude is not a number")
        }
        await check("a status that this version does not know is a refusal, where the service says no") {
            let scene = Scene(Script(.answer(418, refusal, ["Retry-After": "7"])))
            let error = try await thrown(CallFailure.self) { _ = try await scene.client.showTag(id: "4f0c9a17be52") }
            guard case .refused(let answer) = error else { throw error }
            try expect(answer.status, 418)
            try expect(answer.retryAfter, 7)
        }
        await check("what is none of the service's answers is unexpected") {
            let scene = Scene(
                Script(.answer(502, "<html>"), .answer(422, "[]"), .answer(200, "<html>"), .answer(301), .answer(304)))
            for status in [502, 422, 200, 301, 304] {
                let error = try await thrown(CallFailure.self) {
                    _ = try await scene.client.showTag(id: "4f0c9a17be52", options: CallOptions(retries: .never))
                }
                guard case .unexpected(let answer) = error else { throw error }
                try expect(answer.status, status)
                try expect(error.status, status)
            }
        }
        await check("all failures can be treated alike") {
            let scene = Scene(Script(.answer(404, refusal, ["X-Request-Id": "r-2"])))
            do throws(CallFailure) {
                _ = try await scene.client.showTag(id: "4f0c9a17be52")
            } catch {
                try expect(error.status, 404)
                try expect(error.requestID, "r-2")
                try expect(error.refusal?.message, "Not now")
            }
        }
        await check("languages are wished for by code, by a list, and by anything else that the service takes") {
            let scene = Scene(Script(.answer(404, refusal)))
            let wishes: [LanguageWishes] = [.fr, [.fr, .zhChs], .auto, "fr,de;q=0.5", LanguageWishes("x")]
            for lang in wishes {
                _ = try await thrown(CallFailure.self) {
                    _ = try await scene.client.showTag(id: "4f0c9a17be52", lang: lang)
                }
            }
            let sent = await scene.requests.map { $0.url?.query?.removingPercentEncoding?.split(separator: "&").last ?? "" }
            try expect(sent, ["lang=fr", "lang=fr,zh-CHS", "lang=auto", "lang=fr,de;q=0.5", "lang=x"])
        }
    }
}

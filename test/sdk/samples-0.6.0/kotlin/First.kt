package first

import org.taginformation.*

suspend fun main() {
    var token: String? = null
    val client = TagInformationClient("http://127.0.0.1:3000") { tokens { token } }
    token = client.getAuthToken("ada@example.com", "correct horse battery staple").valueOrThrow().authToken
    val made = client.createTag(
        lang = LanguageCode.EN,
        purchaseId = "7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40",
        text = "Welcome to the museum",
    )
    val tag = made.valueOrThrow().tags.first().tagIdentifier
    val beacon = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D")
    client.addHardwareIdToTag(tag, beacon, HardwareType.BLE_BEACON) {
        major = 1
        minor = 2
    }.valueOrThrow()
    val text = client.showTag(tag) { lang = "fr" }.valueOrThrow().tags.first().translation
    println("${text.lang}: ${text.text}")
}

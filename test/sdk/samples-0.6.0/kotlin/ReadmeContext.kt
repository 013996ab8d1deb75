/** What the snippets of the README take as given. */
package readme

import java.io.File
import okhttp3.OkHttpClient
import org.taginformation.BundleStore
import org.taginformation.MyTags
import org.taginformation.TagIdentifier
import org.taginformation.TagInformationClient

val client = TagInformationClient("https://tags.example.com")
val tag = TagIdentifier("4f0c9a17be52")
val okHttpClient = OkHttpClient()
val scanRecordBytes = ByteArray(62)
val tagIdBytes = ByteArray(7)
val messageBytes = ByteArray(0)
val file = File("tags.ndjson")
val store = BundleStore()
const val keyOfDraft = "0c6f8e1e-7a52-4a0c-9a51-2f7d8f1f4f6e"
const val email = "ada@example.com"
const val password = "correct horse battery staple"

class Kept(val tags: MyTags, val eTag: String?)

var kept = Kept(MyTags { }, null)

suspend fun readTokenFromKeyStore(): String? = null

suspend fun signInAgain(): String? = null

suspend fun keepInKeyStore(token: String) = println(token.length)

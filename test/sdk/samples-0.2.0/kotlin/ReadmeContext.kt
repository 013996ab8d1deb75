/** What the snippets of the README take as given. */
package readme

import okhttp3.OkHttpClient
import org.taginformation.MyTags
import org.taginformation.TagIdentifier
import org.taginformation.TagInformationClient

val client = TagInformationClient("https://tags.example.com")
val tag = TagIdentifier("4f0c9a17be52")
val okHttpClient = OkHttpClient()
const val email = "ada@example.com"
const val password = "correct horse battery staple"

class Kept(val tags: MyTags, val eTag: String?)

var kept = Kept(MyTags { }, null)

suspend fun readTokenFromKeyStore(): String? = null

suspend fun signInAgain(): String? = null

suspend fun keepInKeyStore(token: String) = println(token.length)

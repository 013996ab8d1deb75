/** What the snippets of the README take as given. */
package readme

import okhttp3.OkHttpClient
import taginformation.MyTags
import taginformation.TagIdentifier
import taginformation.TagInformationClient

val client = TagInformationClient("https://tags.example.com")
val tag = TagIdentifier("4f0c9a17be52")
val okHttpClient = OkHttpClient()
const val email = "ada@example.com"
const val password = "correct horse battery staple"

class Kept(val tags: MyTags, val eTag: String?)

var kept = Kept(MyTags(emptyList()), null)

suspend fun readTokenFromKeyStore(): String? = null

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import kotlin.coroutines.Continuation;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import org.taginformation.Answer;
import org.taginformation.ClientOptions;
import org.taginformation.ErrorReason;
import org.taginformation.HardwareType;
import org.taginformation.LanguageCode;
import org.taginformation.PlacesOperations;
import org.taginformation.Refusal;
import org.taginformation.ShowTagOptions;
import org.taginformation.ShownTags;
import org.taginformation.TagIdentifier;
import org.taginformation.TagInformationClient;
import org.taginformation.TagsOperations;
import org.taginformation.TransportResponse;

/** What the README promises to callers in Java. Writes what it finds. */
public final class FromJava {
    private static final String SHOWN =
        "{\"tags\":[{\"id\":17,\"tag_identifier\":\"4f0c9a17be52\",\"description\":null,\"name\":{\"text\":\"\",\"lang\":\"en\"},"
            + "\"gender\":\"m\",\"image_url\":null,\"text_url\":\"x\",\"translation\":{\"text\":\"Bonjour\",\"lang\":\"fr\"}}]}";

    public static void main(String[] args) throws InterruptedException {
        ClientOptions options = new ClientOptions();
        options.timeout(15, TimeUnit.SECONDS);
        options.tokens(done -> "token");
        options.renewToken((rejected, done) -> null);
        options.log(request -> System.out.println(request.getMethod() + " " + request.getPath() + " " + request.getStatus()));
        options.setTransport((request, done) -> new TransportResponse(200, Map.of(), SHOWN));
        TagInformationClient client = new TagInformationClient("https://tags.example.com", options);

        ShowTagOptions wishes = new ShowTagOptions();
        wishes.setLang("fr");
        wishes.timeout(3, TimeUnit.SECONDS);
        Answer<ShownTags> answer = BuildersKt.runBlocking(
            EmptyCoroutineContext.INSTANCE,
            (scope, done) -> client.showTag(new TagIdentifier("4f0c9a17be52"), wishes, done)
        );
        System.out.println(answer.valueOrThrow().getTags().get(0).getTranslation().getText());
        System.out.println(answer instanceof Answer.Success<ShownTags> success ? success.getStatus() : 0);
        System.out.println(new HardwareType("nfc").equals(HardwareType.NFC) && LanguageCode.known.contains(LanguageCode.FR));

        Answer<ShownTags> faked = BuildersKt.runBlocking(
            EmptyCoroutineContext.INSTANCE,
            (scope, done) -> new Fake().showTag(new TagIdentifier("4f0c9a17be52"), done)
        );
        System.out.println(faked.getRefusalOrNull().isNotFound());
        System.out.println(List.of(new PlacesOperations() { }).size());
    }

    private static final class Fake implements TagsOperations {
        @Override
        public Object showTag(TagIdentifier id, ShowTagOptions options, Continuation<? super Answer<ShownTags>> done) {
            return new Answer.Refused(new Refusal(404, ErrorReason.TAG_NOT_FOUND));
        }
    }
}

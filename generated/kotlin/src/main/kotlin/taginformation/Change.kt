package taginformation

/** What an update does with a field. */
public sealed interface Change<out T> {
    /** The field stays as it is: the request does not mention it. */
    public data object Keep : Change<Nothing>

    /** The field gets this value. Where the field may be empty, `To(null)` empties it. */
    public data class To<out T>(val value: T) : Change<T>
}

/** The client with all operations, and the headers of answers. */
import { type Declaration, type Header, isFlag, type Model } from '../model.ts';
import { className, interfaceName } from './operations.ts';
import { indent, kdoc, literal, property, sourceFile } from './text.ts';
import { kotlinType } from './types.ts';

export function clientFile({ version, description, groups }: Model): string {
  const delegated = groups.map((group) => `${interfaceName(group)} by ${className(group)}(caller)`);
  const client = `${kdoc(`The client of the service, version ${version}.\n\n${description}`)}
public class TagInformationClient private constructor(private val caller: Caller) :
${indent(['TagInformationOperations', ...delegated].join(',\n'))} {
${indent(constructors)}

${indent(requests)}
}

/** What [TagInformationClient.request] may be given. */
public class RequestOptions : CallOptions()`;
  const constant = `/** The version of the SDK. */\ninternal const val VERSION: String = ${literal(version)}`;
  return sourceFile('the client.', [client, constant]);
}

const constructors = `/** @param baseUrl Where the service is. It may end in a path */
public constructor(baseUrl: String, options: ClientOptions) : this(Caller(baseUrl, options))

/** A client that sends no token. */
public constructor(baseUrl: String) : this(baseUrl, ClientOptions())

/** A client with options set in braces. */
public constructor(baseUrl: String, fill: ClientOptions.() -> Unit) : this(baseUrl, ClientOptions().apply(fill))`;

const requests = `/**
 * A call of what this version of the SDK does not know, as the documentation of the service has it, with the token, the repetitions
 * and the errors of all others. Its success is the body as it came. A call with an \`Idempotency-Key\` among its headers is repeated
 * as those are that take one.
 *
 * @param path With the names of parameters in braces, and a query where a call that has a body needs one
 * @param parameters Those that the path does not name are the query of GET and DELETE, and else the body: maps, lists, texts,
 * numbers, truth values and null
 */
public suspend fun request(
    method: String,
    path: String,
    parameters: Map<String, Any?>,
    options: RequestOptions,
): Answer<String> = caller.text(unknownCall(method, path, parameters, options))

/** [request] with parameters alone. */
public suspend fun request(method: String, path: String, parameters: Map<String, Any?>): Answer<String> =
    request(method, path, parameters, RequestOptions())

/** [request] with its required parameters only. */
public suspend fun request(method: String, path: String): Answer<String> = request(method, path, emptyMap())

/** [request] with options set in braces. */
public suspend fun request(
    method: String,
    path: String,
    parameters: Map<String, Any?>,
    fill: RequestOptions.() -> Unit,
): Answer<String> = request(method, path, parameters, RequestOptions().apply(fill))`;

/** One interface for all operations. */
export function allFile({ groups }: Model): string {
  const all = `/**
 * All operations. The client has them; a fake overrides what it needs, and whatever else is called throws a
 * [NotImplementedError].
 */
public interface TagInformationOperations :
${indent(groups.map(interfaceName).join(',\n'))}`;
  return sourceFile('all operations.', [all]);
}

export function headersFile({ headers, declarations }: Model): string {
  const properties = headers.map((header) => indent(headerProperty(header, declarations)));
  const body = `/** The headers of an answer. Names are found in any case. */
public class AnswerHeaders(headers: Map<String, String>) {
    private val values: Map<String, String> = headers.mapKeys { (name) -> name.lowercase() }

    public operator fun get(name: String): String? = values[name.lowercase()]

    /** Whether a list goes on after this page. */
    public val hasNextPage: Boolean get() = link?.contains("rel=\\"next\\"") == true

${properties.join('\n\n')}

    internal companion object {
        val none: AnswerHeaders = AnswerHeaders(emptyMap())
    }
}`;
  return sourceFile('the headers of answers.', [body]);
}

function headerProperty({ name, description, type }: Header, declarations: readonly Declaration[]): string {
  const spelled = property(name.replace(/^X-/, ''));
  const flags = declarations.flatMap((each) => (each.kind === 'enum' && isFlag(each) ? [each.name] : []));
  if (type.kind === 'enum' && flags.includes(type.name))
    return `${kdoc(description, 4)}\npublic val ${spelled}: Boolean get() = this[${literal(name)}] == "true"`;
  const read = { integer: '?.toIntOrNull()', text: '', enum: `?.let(::${kotlinType(type)})` };
  if (!(type.kind in read)) throw new Error(`Kotlin: the header ${name} is no text, enum or integer`);
  const suffix = read[type.kind as keyof typeof read];
  return `${kdoc(description, 4)}
public val ${spelled}: ${kotlinType(type)}? get() = this[${literal(name)}]${suffix}`;
}

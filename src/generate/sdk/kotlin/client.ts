/** The client with all operations, and the headers of answers. */
import type { Header, Model } from '../model.ts';
import { className, interfaceName } from './operations.ts';
import { indent, kdoc, literal, property, source } from './text.ts';
import { kotlinType } from './types.ts';

export function clientFile({ version, description, groups }: Model): string {
  const client = `${kdoc(`The client of the service, version ${version}.\n\n${description}`)}
public class TagInformationClient private constructor(caller: Caller) :
${indent(groups.map((group) => `${interfaceName(group)} by ${className(group)}(caller)`).join(',\n'))} {
${indent(publicConstructor)}
}`;
  const imports = 'import kotlin.time.Duration\nimport kotlin.time.Duration.Companion.seconds';
  const constant = `/** The version of the SDK, which is that of the interface. */\ninternal const val VERSION: String = ${literal(version)}`;
  return source('the client.', [imports, client, constant]);
}

const publicConstructor = `/**
 * @param baseUrl Where the service is. It may end in a path
 * @param tokens Asked for the token of each request that takes one
 * @param transport What carries the requests
 * @param timeout The longest time for one request; a repetition has as much again
 * @param retries Which calls are repeated, and when
 */
public constructor(
    baseUrl: String,
    tokens: TokenProvider = TokenProvider { null },
    transport: Transport = OkHttpTransport(),
    timeout: Duration = 30.seconds,
    retries: Retries = Retries(),
) : this(Caller(baseUrl, tokens, transport, timeout, retries))`;

export function headersFile({ headers }: Model): string {
  const properties = headers.map((header) => indent(headerProperty(header)));
  const body = `/** The headers of an answer. Names are found in any case. */
public class AnswerHeaders(headers: Map<String, String>) {
    private val values: Map<String, String> = headers.mapKeys { (name) -> name.lowercase() }

    public operator fun get(name: String): String? = values[name.lowercase()]

    /** Whether a list goes on after this page. */
    public val hasNextPage: Boolean get() = link?.contains("rel=\\"next\\"") == true

${properties.join('\n\n')}
}`;
  return source('the headers of answers.', [body]);
}

function headerProperty({ name, description, type }: Header): string {
  const read = { integer: '?.toIntOrNull()', text: '', enum: `?.let(::${kotlinType(type)})` };
  if (!(type.kind in read)) throw new Error(`Kotlin: the header ${name} is no text, enum or integer`);
  const suffix = read[type.kind as keyof typeof read];
  return `${kdoc(description, 4)}
public val ${property(name.replace(/^X-/, ''))}: ${kotlinType(type)}? get() = this[${literal(name)}]${suffix}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { kotlinSdk } from '../../src/generate/sdk/kotlin/kotlin.ts';
import { kdoc, literal, property } from '../../src/generate/sdk/kotlin/text.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { type Given, named, object, ok, sdkModelOf, sending } from '../setup/sdk-document.ts';

const folder = 'generated/kotlin';
const text = { type: 'string' };

const fileOf = (given: Given, name: string) =>
  kotlinSdk(sdkModelOf(given)).get(`src/main/kotlin/org/taginformation/${name}.kt`);
const answering = (name: string, schema: unknown): Given => ({
  operation: { responses: { 200: ok(named(name)) } },
  schemas: { [name]: schema },
});

describe('the generator of the Kotlin SDK', () => {
  test('is deterministic, and its output is committed', () => {
    const files = kotlinSdk(readModel(openApi()));
    expect([...kotlinSdk(readModel(openApi()))]).toEqual([...files]);
    const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    expect([...files.keys()].sort()).toEqual(committed.sort());
    const differing = [...files].filter(([path, file]) => readFileSync(join(folder, path), 'utf8') !== file);
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  test('S3-11: keeps the names of records in logs when R8 or ProGuard renames classes', () => {
    const files = [...kotlinSdk(readModel(openApi()))];
    const [, rules = ''] =
      files.find(([path]) => /^src\/main\/resources\/META-INF\/proguard\/.+\.pro$/.test(path)) ?? [];
    const kept = [...rules.matchAll(/^-keepnames class \* extends org\.taginformation\.(\w+)$/gm)].map(
      ([, name]) => name,
    );
    // Of nothing else is the name of a class in a text, and each that is kept is there.
    const naming = files.flatMap(([path, file]) =>
      path.endsWith('.kt') && /simpleName|qualifiedName|javaClass\.name/.test(file) ? [path.split('/').at(-1)] : [],
    );
    expect([kept, naming]).toEqual([['Record'], ['Values.kt']]);
    const [, values = ''] = files.find(([path]) => path.endsWith('/Values.kt')) ?? [];
    const [, record = ''] = /abstract class Record[^{]*\{(.*?)\n\}/s.exec(values) ?? [];
    expect([values.match(/simpleName/g)?.length, record.includes('javaClass.simpleName')]).toEqual([1, true]);
  });

  test('puts the version into every file that needs it', () => {
    const files = [...kotlinSdk(sdkModelOf({}))].filter(([, file]) => file.includes('1.2.3')).map(([path]) => path);
    expect(files.map((path) => path.split('/').at(-1))).toEqual([
      'README.md',
      'build.gradle.kts',
      'TagInformationClient.kt',
    ]);
  });

  test('generates a function for each operation, with mandatory parameters first', () => {
    const given: Given = {
      path: '/things/{id}',
      method: 'put',
      operation: {
        parameters: [
          { name: 'a_word', in: 'query', description: 'A word', schema: text },
          { name: 'id', in: 'path', required: true, description: 'The id', schema: { type: 'integer' } },
        ],
        ...sending(object({ thing: named('Changes') })),
      },
      schemas: { Changes: object({ size: { type: ['number', 'null'] }, state: { ...text, enum: ['on'] } }, []) },
    };
    const file = fileOf(given, 'ThingsOperations');
    const start = 'public suspend fun doIt(id: Int, thing: Changes';
    expect(file).toContain(`${start}, options: DoItOptions): Answer<Unit> =\n        notFaked("doIt")\n`);
    expect(file).toContain(`${start}): Answer<Unit> =\n        doIt(id, thing, DoItOptions())\n`);
    expect(file).toContain(
      `${start}, fill: DoItOptions.() -> Unit): Answer<Unit> =\n        doIt(id, thing, DoItOptions().apply(fill))\n`,
    );
    expect(file).toContain(
      `public class DoItOptions : CallOptions() {\n    /** A word */\n    public var aWord: String? = null\n`,
    );
    const call = `            Call("PUT", "/things/{id}", sendsToken = false, options)
                .query("a_word", options.aWord)
                .path("id", id)
                .body { put("thing", thing.write()) },
`;
    expect(fileOf(given, 'ThingsCalls')).toContain(call);
    const sent = fileOf(given, 'Sent');
    expect(sent).toContain('public var size: Change<Double?> = Change.Keep\n');
    expect(sent).toContain('public var state: Change<ChangesState> = Change.Keep\n');
    expect(sent).toContain('change("size", size) { it }\n    change("state", state) { it.value }\n');
  });

  test('generates no public declaration whose signature an addition would change', () => {
    const files = [...kotlinSdk(readModel(openApi()))].filter(([path]) => path.endsWith('.kt'));
    const found = files.flatMap(
      ([, file]) => file.match(/^ *public .*\b(data|enum|value|inline) (class|fun) \w+/gm) ?? [],
    );
    expect(found).toEqual([]);
  });

  test('generates a flow of all elements for a list in pages', () => {
    const parameters = ['limit', 'after'].map((name) => ({ name, in: 'query', schema: { type: 'integer' } }));
    const responses = { 200: ok({ type: 'array', items: named('Thing') }) };
    const given: Given = {
      method: 'get',
      operation: { operationId: 'listThings', parameters, responses },
      schemas: { Thing: object({ id: { type: 'integer' } }) },
    };
    const file = fileOf(given, 'ThingsOperations');
    expect(file).toContain('public fun allThings(options: ListThingsOptions): Flow<Thing> =\n');
    expect(file).toContain('    page.limit = limit ?: 100\n    page.after = cursor?.toInt() ?: after\n');
  });

  test("passes the record's id when it fetches all pages of its parts", () => {
    const parameters = ['limit', 'after'].map((name) => ({ name, in: 'query', schema: { type: 'integer' } }));
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
    const responses = { 200: ok({ type: 'array', items: text }) };
    const operation = { operationId: 'listParts', parameters: [id, ...parameters], responses };
    const file = fileOf({ path: '/things/{id}/parts', method: 'get', operation }, 'ThingsOperations');
    for (const line of [
      'fun allParts(id: Int, options: ListPartsOptions): Flow<String> =',
      'elementsOf({ after -> listParts(id, options.onPage(after)) }) { it }',
      'fun allParts(id: Int): Flow<String> = allParts(id, ListPartsOptions())',
    ])
      expect(file).toContain(line);
  });

  test('reads every kind of field', () => {
    const fields = {
      when: { ...text, format: 'date-time' },
      sizes: { type: 'object', additionalProperties: { type: 'array', items: { type: 'number' } } },
      is_big: { type: ['boolean', 'null'] },
      id: named('Id'),
    };
    const given = answering('Thing', object({ ...fields, later: text }, Object.keys(fields)));
    const file = fileOf({ ...given, schemas: { ...given.schemas, Id: { type: 'integer' } } }, 'Answered');
    for (const line of [
      'public val `when`: Timestamp = from.`when`',
      'public var later: String? = null',
      'public var sizes: Map<String, List<Double>> = emptyMap()',
      'public var id: Id = Id(0)',
      '"when" to `when`,',
      '`when` = Timestamp(json["when"].text())',
      'sizes = json["sizes"].map { it.list { it.number() } }',
      'isBig = json["is_big"].orNull { it.boolean() }',
      'id = Id(json["id"].integer())',
      'later = json["later"].orAbsent { it.text() }',
    ])
      expect(file).toContain(line);
  });

  const refused: Record<string, [string, Given]> = {
    'a type with the name of one of its own': ['Answer: the Kotlin SDK has another', answering('Answer', object({}))],
    'a type that would hide a Kotlin type': ['String: the Kotlin SDK has another', answering('String', object({}))],
    'a value that gives no valid name': ['"404" gives no name', answering('Code', { ...text, enum: ['404'] })],
    'a parameter with the name of a call option': [
      'two parameters timeout',
      { operation: { parameters: [{ name: 'timeout', in: 'query', schema: text }] } },
    ],
    'two parameters of one name': [
      'two parameters aB',
      {
        operation: {
          parameters: ['a_b', 'aB'].map((name) => ({ name, in: 'query', schema: text })),
        },
      },
    ],
  };
  test.each(Object.entries(refused))('refuses %s', (_, [complaint, given]) => {
    expect(() => kotlinSdk(sdkModelOf(given))).toThrow(complaint);
  });

  test('escapes comments, literals and keywords', () => {
    expect(kdoc('/* a */ b')).toBe('/** /&#42; a *&#47; b */');
    expect(literal('a"$b\n')).toBe('"a\\"\\$b\\n"');
    expect([property('object'), property('text_url')]).toEqual(['`object`', 'textUrl']);
  });

  test('breaks long comments into lines that fit', () => {
    const lines = kdoc('word '.repeat(60), 4).split('\n');
    expect(lines.slice(1, -1).join(' ').replaceAll(' * ', '').match(/word/g)).toHaveLength(60);
    expect(Math.max(...lines.map(({ length }) => length + 4))).toBeLessThanOrEqual(120);
  });
});

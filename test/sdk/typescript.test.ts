/** The TypeScript SDK in a project without other packages: it compiles, and calls the real service. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../setup/app.ts';
import { startFrenchService } from './french-service.ts';
import { type ScriptedServer, startScripted } from './scripted-server.ts';
import { newProject, type Project, packageName } from './typescript-package.ts';
import { given, readmeSnippets } from './typescript-snippets.ts';

let project: Project;
beforeAll(() => {
  project = newProject();
});
afterAll(() => project.remove());

describe('the package', () => {
  test('has no dependencies', () => {
    const files = readdirSync('generated/typescript/dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|ts)$/.test(name),
    );
    const imports = files.flatMap((file) =>
      [...readFileSync(join('generated/typescript/dist', file), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(files.length).toBeGreaterThan(10);
    expect([...new Set(imports.filter((name) => !/^\.{1,2}\/[\w/-]+\.js$/.test(name)))]).toEqual([]);
    const { dependencies } = JSON.parse(readFileSync('generated/typescript/package.json', 'utf8'));
    expect(dependencies).toBeUndefined();
  });

  test('has no regular expressions that React Native before 0.75 cannot read', () => {
    const files = readdirSync('generated/typescript/dist', { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((name) => name.endsWith('.js'));
    const texts = scripts.map((name) => readFileSync(join('generated/typescript/dist', name), 'utf8'));
    expect(texts.join('')).toContain('test(text) ? undefined : text');
    expect(texts.filter((text) => /\\p\{/.test(text))).toEqual([]);
  });

  test('has `main`, for Metro before 0.82, which ignores `exports`', () => {
    const { main, exports } = JSON.parse(readFileSync('generated/typescript/package.json', 'utf8'));
    expect(main).toBe(exports['.'].require.default);
    expect(readFileSync(join('generated/typescript', main), 'utf8')).toContain('createClient');
  });

  test('S2-6: can be required as CommonJS, with its own types', async () => {
    const program = `const { chooseLanguage, TagInformationClient } = require('${packageName}');
new TagInformationClient({ baseUrl: 'https://tags.example.com' }) satisfies { request: unknown };
export const chosen: string = chooseLanguage({ original: 'en', stored: ['en'] });`;
    const importing = program.replace(/const (\{.*?\}) = require\((.*?)\);/, 'import $1 from $2;');
    for (const module of ['node16', 'nodenext'])
      expect(await project.complaints({ 'required.cts': importing }, { module })).toBe('');
    const asked = `import { createRequire } from 'node:module';
const { TagInformationClient, version } = createRequire(import.meta.url)('${packageName}');
console.log(typeof new TagInformationClient({ baseUrl: 'https://tags.example.com' }).showTag, version.length > 0);`;
    expect(await project.run(asked)).toBe('function true\n');
  });

  test('S2-4: allOf accepts every paged list without parameters, whatever the type of its ids', async () => {
    const service = readFileSync('generated/typescript/dist/service.d.ts', 'utf8');
    const types = readFileSync('generated/typescript/dist/calls.d.ts', 'utf8');
    const paged = [...service.matchAll(/readonly (\w+): (?:<[^>]*>)?\(parameters\?: (\w+)/g)].filter(([, , type]) =>
      new RegExp(`interface ${type} \\{[^}]*after\\?:`).test(types),
    );
    expect(paged.length).toBeGreaterThan(9);
    const loops = paged.map(([, name]) => `for await (const { id } of allOf(client.${name})) console.log(id);`);
    const program = `import { allOf, type TagInformationClient } from '${packageName}';
declare const client: TagInformationClient;
${loops.join('\n')}
for await (const tag of allOf(client.showMyTags)) console.log(tag.name.text);`;
    expect(await project.complaints({ 'lists.ts': program })).toBe('');
  });

  test('all snippets of its README compile with strict settings', async () => {
    expect(readmeSnippets.length).toBeGreaterThan(6);
    const files = Object.fromEntries(readmeSnippets.map((text, index) => [`snippet${index}.ts`, given(text) + text]));
    expect(await project.complaints(files)).toBe('');
  });

  test('its types compile with those of Node, without the DOM', async () => {
    const [first = ''] = readmeSnippets;
    expect(
      await project.complaints({ 'node.ts': first }, { lib: ['es2022'], types: ['node'], skipLibCheck: true }),
    ).toBe('');
  });

  const mistakes: Record<string, string> = {
    'a parameter is missing': `client.createTag({ lang: 'en', text: 'Welcome' })`,
    'a parameter is unknown': `client.showTag({ id: TagIdentifier('4f0c9a17be52'), language: 'fr' })`,
    'ids are mixed up': `client.showTag({ id: HardwareIdentifier('04:A2') })`,
    'a string is given as an id': `client.showTag({ id: '4f0c9a17be52' })`,
    'null is given for a mandatory field': `client.createTag({ lang: null, text: 'Welcome', purchase_id: 'x' })`,
    'the result is used without a check for success': '(await client.supportedLanguageCodes()).body',
    'an unknown enum value is sent': `client.addHardwareIdToTag({ id: TagIdentifier('4f0c9a17be52'), hardware_type: 'ncf', hardware_id: HardwareIdentifier('04:A2') })`,
    'an unsupported language is sent': `client.createTag({ lang: 'klingon', text: 'Welcome', purchase_id: 'x' })`,
    'options are given as parameters': `client.supportedLanguageCodes({ ifNoneMatch: '' })`,
    'a client lacks an operation': `createClient({ baseUrl: '' }, { showTag }).getAuthToken`,
    'operations are mixed up': `createClient({ baseUrl: '' }, { getAuthToken: showTag })`,
    'a condition is given to a call that has none': `client.signOut({ email: '', auth_token: '' }, { ifNoneMatch: '' })`,
    'an unknown field is changed': 'client.updatePlace({ id: 3, place: { colour: null } })',
  };
  const mistaken = (
    expression: string,
  ) => `import { createClient, HardwareIdentifier, showTag, TagIdentifier, TagInformationClient } from '${packageName}';
declare const client: TagInformationClient;
export const tried = [createClient, HardwareIdentifier, showTag, TagIdentifier, ${expression}];
`;

  test('each of the listed mistakes fails to compile', async () => {
    const names = Object.keys(mistakes);
    const files = Object.fromEntries(
      names.map((name, index) => [`mistake${10 + index}.ts`, mistaken(mistakes[name] ?? '')]),
    );
    const complaints = await project.complaints(files);
    const seen = [...complaints.matchAll(/^mistake(\d+)\.ts\(3,\d+\): error TS/gm)].map(
      ([, index]) => names[Number(index) - 10],
    );
    expect(seen).toEqual(names);
  });
});

describe('against the service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startFrenchService();
  });
  afterAll(() => app.stop());

  const local = (source: string) => source.replaceAll('http://127.0.0.1:3000', app.url);

  test('the first snippet of the README signs in, creates a tag, attaches a beacon and reads it in French', async () => {
    expect(await project.run(local(readmeSnippets[0] ?? ''))).toBe('fr: Bienvenue (fr)\n');
    expect(await app.db('hardwares').select('hardware_type', 'major', 'minor')).toEqual([
      { hardware_type: 'ble-beacon', major: 1, minor: 2 },
    ]);
  });
});

describe('in React Native', () => {
  let server: ScriptedServer;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server.stop());

  /** Runs a program there. What it needs of the SDK is imported; it prints what it finds. */
  const inReactNative = (program: string) =>
    project.run(`import '${join(process.cwd(), 'test/sdk/react-native.ts')}';
const { TagInformationClient } = await import('${packageName}');
const client = new TagInformationClient({ baseUrl: '${server.url}', token: () => 'ours', retries: { firstWait: 0 } });
const print = (value: unknown) => console.log(JSON.stringify(value));
${program}`);

  test('calls are made and retried', async () => {
    const made = { status: 200, body: { tags: [{ tag_identifier: '4f0c9a17be52' }] } };
    server.script({ status: 429, headers: { 'Retry-After': '0' }, body: {} }, made, 'break', made);
    const printed = await inReactNative(`
print(await client.createTag({ lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' }));
print(await client.showMyTags({ limit: 5 }));`);
    const answered = { ok: true, kind: 'answered', status: 200, body: made.body, headers: {} };
    expect(
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([answered, answered]);
    expect(server.requests.map(({ method, url, body }) => [method, url, body.slice(0, 12)])).toEqual([
      ['POST', '/api/v1/tags/create', '{"lang":"en"'],
      ['POST', '/api/v1/tags/create', '{"lang":"en"'],
      ['GET', '/api/v1/tags/showMyTags?limit=5', ''],
      ['GET', '/api/v1/tags/showMyTags?limit=5', ''],
    ]);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer ours',
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('tag-information-service-typescript/'),
    });
  });

  test('calls end on timeout, on abort, and on a refused connection', async () => {
    server.script('silence');
    const printed = await inReactNative(`
const slow = await client.supportedLanguageCodes({}, { timeout: 10 });
print([slow.kind, slow.kind === 'unreachable' && slow.isTimeout]);
const stop = new AbortController();
const ended = client.supportedLanguageCodes({}, { signal: stop.signal }).catch((error) => error.message);
stop.abort(new Error('The screen is gone'));
print(await ended);
const nowhere = new TagInformationClient({ baseUrl: 'http://127.0.0.1:1', retries: { limit: 0 } });
print((await nowhere.supportedLanguageCodes()).kind);
process.exit(0);`);
    expect(printed).toBe('["unreachable",true]\n"The screen is gone"\n"unreachable"\n');
  });
});

/** The SDKs, installed from a running service into empty projects. */
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SdkVersion, SdkVersions } from '../../../contracts/sdks.ts';
import { addVersion, packagesOf, releasedPackages } from '../../../src/generate/packages/build.ts';
import { filesIn } from '../../../src/generate/packages/folder.ts';
import { sdkVersion } from '../../../src/generate/sdk/version.ts';
import { startFrenchService } from '../../sdk/french-service.ts';
import { fileOf, packagedClasses } from '../../sdk/kotlin-programs.ts';
import { build, output, swiftToolchain, type Toolchain } from '../../sdk/swift/toolchain.ts';
import type { TestApp } from '../../setup/app.ts';
import { compileKotlin, libraries, quickly, whyNoKotlin } from '../../setup/kotlin.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { type NpmRegistry, startNpmRegistry } from '../../setup/npm-registry.ts';

const run = promisify(execFile);
const whyNot = whyNoKotlin();
const swift = swiftToolchain();
if (whyNot) leaveOut('kotlin', 'the packages of the SDKs', whyNot);
if (!swift) leaveOut('swift', 'the installation of the Swift SDK', 'there is no Swift compiler');

/** The first sample of an SDK's README, which signs in, makes a tag and reads it in French. */
function firstSample(language: string, mark: string, address: string, url: string): string {
  const readme = readFileSync(`generated/${language}/README.md`, 'utf8');
  const [, sample = ''] = new RegExp(`^\`\`\`${mark}\n(.*?)^\`\`\`$`, 'ms').exec(readme) ?? [];
  expect(sample).toContain(address);
  return sample.replaceAll(address, url);
}

/** The samples in one language that a running service documents, by operation. Each is on its page, too. */
async function samplesOf(app: TestApp, label: string): Promise<[operation: string, source: string][]> {
  interface Operation {
    operationId: string;
    'x-codeSamples'?: { label: string; source: string }[];
  }
  const [document, page] = await Promise.all(
    ['/openapi.json', '/docs'].map(async (path) => (await fetch(app.url + path)).text()),
  );
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document ?? '');
  const samples = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, 'x-codeSamples': all = [] }): [string, string][] =>
      all.filter((each) => each.label === label).map(({ source }) => [operationId, source]),
    ),
  );
  expect(samples.length).toBeGreaterThan(90);
  expect(samples.filter(([, source]) => !page?.includes(JSON.stringify(source)))).toEqual([]);
  return samples;
}

(whyNot ? describe.skip : describe)('installed from the service', () => {
  let packages: Map<string, Buffer>;
  let sdks: string;
  let project: string;
  let app: TestApp;
  let latest: SdkVersion;

  beforeAll(async () => {
    sdks = mkdtempSync(join(tmpdir(), 'sdks-'));
    packages = await packagesOf('.', sdkVersion, async () => filesIn(await packagedClasses()));
    addVersion(sdks, sdkVersion, packages);
    app = await startFrenchService({ SDKS_DIR: sdks });
    const { versions } = SdkVersions.parse(await (await fetch(`${app.url}/sdks/sdks.json`)).json());
    latest = versions.at(-1) as SdkVersion;
  }, 600_000);
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'empty-project-'));
  });
  afterAll(async () => {
    rmSync(project, { recursive: true, force: true });
    await app?.stop();
    rmSync(sdks, { recursive: true });
  });

  test('released packages of this version equal those built from the sources', () => {
    const released = filesIn(releasedPackages);
    const isReleased = [...packages.keys()].some((path) => released.has(path));
    const others = [...packages].filter(([path, bytes]) => isReleased && !released.get(path)?.equals(bytes));
    // Where this fails, the SDKs are others than those that were released: raise their version.
    expect(others.map(([path]) => path)).toEqual([]);
  });

  describe('the TypeScript SDK', () => {
    let registry: NpmRegistry;
    beforeAll(async () => {
      registry = await startNpmRegistry();
    });
    afterAll(() => registry.stop());

    test('is installed by npm, and compiles every sample of the documentation', async () => {
      const directory = join(project, 'typescript');
      mkdirSync(directory);
      writeFileSync(join(directory, 'package.json'), '{ "private": true, "type": "module" }');
      const scope = latest.npm.name.split('/')[0];
      const settings = ['--no-audit', '--no-fund', '--no-proxy', '--cache', join(project, 'npm-cache')];
      const registries = ['--registry', registry.url, `--${scope}:registry=${app.url}/sdks/npm/`];
      await run('npm', ['install', latest.npm.name, ...registries, ...settings], { cwd: directory });
      const { packages } = JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'));
      const bytes = readFileSync(join(sdks, latest.npm.files[0]?.path ?? ''));
      expect(packages[`node_modules/${latest.npm.name}`]).toMatchObject({
        version: sdkVersion,
        integrity: `sha512-${hash('sha512', bytes, 'base64')}`,
      });

      const program = join(directory, 'program.ts');
      writeFileSync(program, firstSample('typescript', 'ts', 'http://127.0.0.1:3000', app.url));
      const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', program]);
      expect(stdout).toBe('fr: Bienvenue (fr)\n');

      expect(await complaints(directory, await samplesOf(app, 'TypeScript'))).toBe('');
    });

    /** What the compiler says of the samples in a project that has the package. */
    async function complaints(directory: string, samples: readonly (readonly [string, string])[]): Promise<string> {
      const given = `import type { TagInformationClient } from '${latest.npm.name}';\ndeclare const client: TagInformationClient;\n`;
      for (const [operation, source] of samples)
        writeFileSync(join(directory, `${operation}.ts`), `${given}${source}\nexport {};\n`);
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022', 'dom'],
        module: 'nodenext',
        types: [],
        noEmit: true,
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
      };
      const files = samples.map(([operation]) => `${operation}.ts`);
      writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const tsc = resolve('node_modules/typescript/bin/tsc');
      const { stdout, stderr } = await run(process.execPath, [tsc], { cwd: directory }).catch((error) => error);
      return stdout + stderr;
    }
  });

  describe('the Kotlin SDK', () => {
    /** A file of the repository, which its checksums beside it confirm. */
    async function fetched(path: string): Promise<Buffer> {
      const get = async (file: string) =>
        Buffer.from(await (await fetch(`${app.url}/sdks/maven/${file}`)).arrayBuffer());
      const bytes = await get(path);
      for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
        expect(`${await get(`${path}.${algorithm}`)}`).toBe(hash(algorithm, bytes));
      return bytes;
    }

    // Neither Gradle nor Maven is asked: their files are fetched as they would fetch them, and given to the compiler.
    test('is fetched by Maven metadata and POM, and compiles every sample of the documentation', async () => {
      const { group, artifact } = latest.maven;
      const folder = `${group.replaceAll('.', '/')}/${artifact}`;
      const metadata = `${await fetched(`${folder}/maven-metadata.xml`)}`;
      const [, version = ''] = /<release>(.*)<\/release>/.exec(metadata) ?? [];
      const file = `${folder}/${version}/${artifact}-${version}`;
      const pom = `${await fetched(`${file}.pom`)}`;
      expect(pom.match(/<artifactId>.*(?=<)/g)?.map((line) => line.slice(12))).toEqual([
        ...[artifact, 'kotlin-stdlib', 'okhttp', 'kotlinx-coroutines-core'],
      ]);
      const jar = join(project, 'sdk.jar');
      writeFileSync(jar, await fetched(`${file}.jar`));
      expect((await fetched(`${file}-sources.jar`)).includes('org/taginformation/TagInformationClient.kt')).toBe(true);
      expect(await runOn(jar, firstSample('kotlin', 'kotlin', 'http://127.0.0.1:3000', app.url))).toBe(
        'fr: Bienvenue (fr)\n',
      );
    }, 600_000);

    /**
     * Compiles the sample, and those of the documentation, with the jar and what its POM names, and runs it; Java's own
     * client stands in for OkHttp's.
     */
    async function runOn(jar: string, sample: string): Promise<string> {
      const sources = new Map(
        readdirSync('test/sdk/kotlin-okhttp').map((name): [string, string] => [
          name,
          readFileSync(join('test/sdk/kotlin-okhttp', name), 'utf8'),
        ]),
      );
      const okhttp = await compileKotlin({ name: 'okhttp', sources, uses: [] });
      const program = await compileKotlin({
        name: 'installed',
        sources: new Map([
          ['Sample.kt', sample.replace('suspend fun main() {', 'suspend fun main() {\n    carryByJava()')],
          ['CarryByJava.kt', readFileSync('test/sdk/kotlin/CarryByJava.kt', 'utf8')],
          ['ReadmeContext.kt', readFileSync('test/sdk/kotlin/ReadmeContext.kt', 'utf8')],
          [
            'Samples.kt',
            fileOf(
              'samples',
              (await samplesOf(app, 'Kotlin')).map(
                ([operation, source]) => `suspend fun ${operation}() {\n${source}\n}`,
              ),
            ),
          ],
        ]),
        uses: [jar, okhttp],
        options: [],
      });
      const classpath = [program, jar, okhttp, ...libraries].join(':');
      return (await run('java', [...quickly, '-cp', classpath, 'SampleKt'])).stdout;
    }
  });

  (swift ? describe : describe.skip)('the Swift SDK', () => {
    const toolchain = swift as Toolchain;
    let directory: string;
    // What it remembers of packages, their checksums above all, is of this registry alone.
    const own = ['cache', 'config', 'security'].flatMap((name) => [`--${name}-path`, `own-${name}`]);

    beforeAll(() => {
      directory = mkdtempSync(join(tmpdir(), 'empty-swift-'));
    });
    afterAll(() => rmSync(directory, { recursive: true, force: true }));

    test('is installed by SwiftPM from the registry', async () => {
      const { id, product } = latest.swift;
      mkdirSync(join(directory, 'Sources/App'), { recursive: true });
      writeFileSync(
        join(directory, 'Package.swift'),
        `// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v12)],
    dependencies: [.package(id: "${id}", from: "${latest.version}")],
    targets: [.executableTarget(name: "App", dependencies: [.product(name: "${product}", package: "${id}")])]
)
`,
      );
      const sample = firstSample('swift', 'swift', 'https://tags.example.com', app.url);
      writeFileSync(join(directory, 'Sources/App/main.swift'), sample);
      const [scope = ''] = id.split('.');
      const registry = `${app.url}/sdks/swift`;
      const set = ['package-registry', 'set', '--scope', scope, '--allow-insecure-http', registry];
      await output(toolchain, directory, 'swift', ...set);
      await build(toolchain, directory, ...own);
      expect(await output(toolchain, directory, '.build/debug/App')).toContain('Bienvenue (fr)');
    }, 600_000);
  });
});

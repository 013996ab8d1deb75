/** Apps of earlier versions of the Swift SDK compile with the SDK of a service that has more of everything, and run as before. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read-document.ts';
import { swiftSdk } from '../../../src/generate/sdk/swift/swift.ts';
import { withAdditions } from '../../sdk/additions.ts';
import { sampleSources } from '../../sdk/swift/samples.ts';
import { build, output, swiftToolchain, type Toolchain } from '../../sdk/swift/toolchain.ts';
import { leaveOut } from '../../setup/left-out.ts';

const found = swiftToolchain();
if (!found) leaveOut('swift', 'apps of earlier versions of the Swift SDK', 'there is no Swift compiler');

const filesIn = (folder: string) =>
  new Map(readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]));

/** The samples of released versions, which stay as they are; each different set of them once. */
const released = [
  ...new Map(
    readdirSync('test/sdk')
      .filter((name) => /^samples-\d/.test(name))
      .map((name) => filesIn(join('test/sdk', name, 'swift')))
      .map((files) => [JSON.stringify([...files]), files]),
  ).values(),
];
const moduleOf = (index: number) => `Released${index}`;
(found ? describe : describe.skip)('with the SDK of a service that has more of everything', () => {
  const toolchain = found as Toolchain;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'swift-later-'));
    write(join(directory, 'swift'), swiftSdk(readModel(withAdditions(openApi()))));
    write(join(directory, 'apps/Sources/Current'), sampleSources());
    released.forEach((files, index) => {
      write(join(directory, 'apps/Sources', moduleOf(index)), files);
    });
    write(
      join(directory, 'apps'),
      new Map([
        ['Package.swift', manifest],
        ['Sources/App/App.swift', app],
      ]),
    );
    await build(toolchain, directory, '--package-path', 'apps', '-Xswiftc', '-warnings-as-errors');
  }, 600_000);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('the samples of all released versions compile, and run as before', async () => {
    const said = await output(toolchain, directory, 'apps/.build/debug/App');
    const once = ['fr: Bonjour, she', 'no such tag', 'as before', 'Harbour', 'nfc'];
    expect(said.trim().split('\n')).toEqual(released.flatMap(() => [...once, 'later']));
  });
});

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const modules = released.map((_, index) => moduleOf(index));

const manifest = `// swift-tools-version: 6.0
import PackageDescription

let sdk: Target.Dependency = .product(name: "TagInformationService", package: "swift")
let released = ${JSON.stringify(modules)}

let package = Package(
    name: "Apps",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../swift")],
    targets: [
        .target(name: "Current", dependencies: [sdk]),
        .executableTarget(name: "App", dependencies: released.map { .init(stringLiteral: $0) }),
    ] + released.map { .target(name: $0, dependencies: [sdk]) }
)
`;

const app = `${modules.map((module) => `import ${module}`).join('\n')}

@main
struct App {
    static func main() async throws {
${modules.map((module) => `        for line in try await ${module}.rehearsed() { print(line) }`).join('\n')}
    }
}
`;

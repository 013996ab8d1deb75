/** The page of the SDKs: installation, files and checksums. */
import type { PackageFile, SdkVersion } from '../../contracts/sdks.ts';
import { formatFigure } from '../html/chart.ts';
import { type Html, html } from '../html/html.ts';
import { markdown } from '../html/markdown.ts';
import type { View } from '../html/page.ts';
import { table } from '../html/table.ts';

/** The page of these versions, the latest first, at this URL of the service. */
export const sdksPage =
  (versions: readonly SdkVersion[], address: string): View =>
  ({ prefix }) => {
    const [latest, ...earlier] = versions;
    return {
      title: 'SDKs for apps',
      body: html`<p>Clients of <a href="${prefix}/docs">the API</a> for TypeScript, Kotlin and Swift, to be installed from here.
What has changed in them is in <a href="${prefix}/sdks/changelog">their changelog</a>.</p>
${latest ? released(latest, prefix, `${address}/sdks`) : html`<p>None has been released yet.</p>`}
${earlier.length > 0 && html`<h2>Earlier versions</h2>${earlier.map((each) => html`<h3>${each.version}</h3>${fileTable(each, prefix)}`)}`}`,
    };
  };

/** The changelog, with its own title as the page's. Its links to READMEs lead to the latest release. */
export const changelogPage =
  (text: string, [latest]: readonly SdkVersion[]): View =>
  ({ prefix }) => ({
    title: 'Changelog of the SDKs',
    body: html`${markdown(text.replace(/^# .*\n/, ''), (address) => leadTo(address, latest, prefix))}
<p><a href="${prefix}/sdks">The SDKs</a></p>`,
  });

function leadTo(address: string, latest: SdkVersion | undefined, prefix: string): string | undefined {
  if (address.startsWith('https:')) return address;
  const sdks: Record<string, { readme: string } | undefined> = {
    '../generated/typescript/README.md': latest?.npm,
    '../generated/kotlin/README.md': latest?.maven,
    '../generated/swift/README.md': latest?.swift,
  };
  const readme = sdks[address.replace(/#.*/, '')]?.readme;
  return readme && `${prefix}/sdks/${readme}`;
}

const released = (
  version: SdkVersion,
  prefix: string,
  sdks: string,
): Html => html`<p>The latest version is ${version.version}.</p>
<h2>TypeScript and JavaScript</h2>
${readme(version.npm, prefix)}
${code(npm(version, sdks))}
${version.npm.name.startsWith('@') && html`<p>The first line goes into <code>.npmrc</code> of the project. pnpm, Yarn and Bun read it too.</p>`}
<h2>Kotlin</h2>
${readme(version.maven, prefix)}
<p>For Gradle, in <code>settings.gradle.kts</code> and in the build of the app:</p>
${code(gradle(version, sdks))}
<p>Maven takes it from the same repository, by the same names.</p>
<h2>Swift</h2>
${readme(version.swift, prefix)}
<p>SwiftPM and Xcode take it from a registry of packages, which is named once for each machine or project:</p>
${code(swift(version, sdks))}
<p>Or unpack the archive below, and add the folder as a local package.</p>
<h2>Files of ${version.version}</h2>
${fileTable(version, prefix)}
<p>All files, with their SHA-256 and SHA-512, are in <a href="${prefix}/sdks/checksums.txt">checksums.txt</a>; <code>shasum -c</code> reads it.</p>`;

const readme = (sdk: { readme: string }, prefix: string): Html =>
  html`<p>How it is used is in <a href="${prefix}/sdks/${sdk.readme}">its README</a>.</p>`;

/** Scrolls by itself if wider than the screen. */
const code = (text: string): Html => html`<pre class="commands" tabindex="0"><code>${text}</code></pre>`;

/** A package without a scope is installed by its tarball's URL: by name, another package might come. */
const npm = ({ npm: { name, files } }: SdkVersion, sdks: string): string =>
  name.startsWith('@')
    ? `${name.split('/')[0]}:registry=${sdks}/npm/\n\nnpm install ${name}`
    : files.map(({ path }) => `npm install ${sdks}/${path}`).join('\n');

const isPlain = (address: string) => address.startsWith('http:');

const gradle = ({ version, maven: { group, artifact } }: SdkVersion, sdks: string) => `dependencyResolutionManagement {
    repositories {
        mavenCentral()
        maven {
            url = uri("${sdks}/maven")${isPlain(sdks) ? '\n            isAllowInsecureProtocol = true' : ''}
        }
    }
}

dependencies {
    implementation("${group}:${artifact}:${version}")
}`;

function swift({ version, swift: { id, product } }: SdkVersion, sdks: string): string {
  const [scope] = id.split('.');
  const insecure = isPlain(sdks) ? ' --allow-insecure-http' : '';
  return `swift package-registry set --scope ${scope}${insecure} ${sdks}/swift

.package(id: "${id}", from: "${version}"),
.product(name: "${product}", package: "${id}"),`;
}

const fileTable = ({ version, npm, maven, swift }: SdkVersion, prefix: string): Html =>
  table<PackageFile>({
    caption: `Files of version ${version}`,
    columns: [
      { heading: 'File', cell: ({ path }) => html`<a href="${prefix}/sdks/${path}">${path.split('/').at(-1)}</a>` },
      { heading: 'Bytes', cell: ({ size }) => formatFigure(size), isNumber: true },
      { heading: 'SHA-256', cell: ({ sha256 }) => html`<code class="digest">${sha256}</code>` },
    ],
    rows: [npm, maven, swift].flatMap(({ files }) => files),
    empty: html`<p>It has none.</p>`,
  });

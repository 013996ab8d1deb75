/** `generated/docs/index.html`: the introduction and the reference as one page, by Redoc, that loads nothing else. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { published } from '../../contracts/index.ts';
import { introduction } from './introduction.ts';
import { publishedOpenApi } from './openapi.ts';

const root = join(import.meta.dirname, '../..');

/** Redocly's program, its settings, and an environment in which it keeps to itself. */
export const redocly = {
  program: join(root, 'node_modules/redoc-cli/bin/cli.js'),
  settings: join(import.meta.dirname, 'redocly.yaml'),
  environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
};

export async function docsPage(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'tag-information-service-docs-'));
  try {
    // The page would lead to itself.
    const { externalDocs, ...document } = publishedOpenApi();
    document.info.description = introduction();
    const from = join(directory, 'openapi.json');
    const to = join(directory, 'index.html');
    writeFileSync(from, JSON.stringify({ ...document, 'x-tagGroups': sections() }));
    await promisify(execFile)(
      process.execPath,
      [redocly.program, 'build-docs', from, '--inlineBundle', '--output', to, '--config', redocly.settings],
      { env: { ...process.env, ...redocly.environment } },
    );
    return readFileSync(to, 'utf8').replaceAll(fetched, 'data:,');
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The groups of operations, by the titles under which they are published. */
function sections(): { name: string; tags: string[] }[] {
  const titles = new Set(published.map(({ title }) => title));
  const groupsUnder = (name: string) =>
    published.filter(({ title }) => title === name).flatMap(({ groups }) => Object.values(groups));
  return [...titles].map((name) => ({ name, tags: [...new Set(groupsUnder(name).map((group) => group.name))] }));
}

/** Addresses that Redoc would load a logo and icons from, and send telemetry to. */
const fetched = /https:\/\/(cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^`"'\s]*/g;

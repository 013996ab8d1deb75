/** `generated/docs/index.html`: the introduction and the reference as one page, by Redoc, that loads nothing else. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OperationObject } from 'openapi3-ts/oas31';
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
    for (const path of Object.values(document.paths ?? {})) Object.values(path).forEach(saysOptional);
    const from = join(directory, 'openapi.json');
    const to = join(directory, 'index.html');
    writeFileSync(from, JSON.stringify({ ...document, 'x-tagGroups': sections() }));
    await promisify(execFile)(
      process.execPath,
      [redocly.program, 'build-docs', from, '--inlineBundle', '--output', to, '--config', redocly.settings],
      { env: { ...process.env, ...redocly.environment } },
    );
    const page = readFileSync(to, 'utf8').replaceAll(fetched, 'data:,');
    return linkedWithin(page).replace('</head>', `${wholeWords}</head>`);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Redoc draws the token of an operation as needed, also where it can be left out. */
function saysOptional(operation: OperationObject): void {
  const isOptional = operation.security?.some((way) => Object.keys(way).length === 0) ?? false;
  if (isOptional) operation.description = `${operation.description ?? ''}\n\nThe token is optional.`;
}

/** Redoc breaks codes in narrow tables after each letter; its tables can be scrolled instead. */
const wholeWords =
  '<style>td code, th code { word-break: normal !important; overflow-wrap: normal !important; }</style>';

/** Redoc draws its links for pages of a site; they lead to parts of this one, where scripts do not run or have not yet. */
const linkedWithin = (page: string) =>
  page.replaceAll(/ href="\/([^"]+)"/g, (link, part) => (page.includes(` id="${part}"`) ? ` href="#${part}"` : link));

/** The groups of operations, by the titles under which they are published. */
function sections(): { name: string; tags: string[] }[] {
  const titles = new Set(published.map(({ title }) => title));
  const groupsUnder = (name: string) =>
    published.filter(({ title }) => title === name).flatMap(({ groups }) => Object.values(groups));
  return [...titles].map((name) => ({ name, tags: [...new Set(groupsUnder(name).map((group) => group.name))] }));
}

/** Addresses that Redoc would load a logo and icons from, and send telemetry to. */
const fetched = /https:\/\/(cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^`"'\s]*/g;

/** `generated/docs/index.html`: the introduction and the reference as one self-contained page, by Redoc. */
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

/** Redocly's program and settings, in an environment without telemetry. */
export const redocly = {
  program: join(root, 'node_modules/redoc-cli/bin/cli.js'),
  settings: join(import.meta.dirname, 'redocly.yaml'),
  environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
};

export async function docsPage(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'tag-information-service-docs-'));
  try {
    // The link would lead to the page itself.
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

/** Redoc shows optional tokens as required. */
function saysOptional(operation: OperationObject): void {
  const isOptional = operation.security?.some((way) => Object.keys(way).length === 0) ?? false;
  if (isOptional) operation.description = `${operation.description ?? ''}\n\nThe token is optional.`;
}

/** Redoc breaks codes in narrow tables after each letter; scrolling tables replace that. */
const wholeWords =
  '<style>td code, th code { word-break: normal !important; overflow-wrap: normal !important; }</style>';

/** Redoc's links need its router; these work as anchors without scripts. */
const linkedWithin = (page: string) =>
  page.replaceAll(/ href="\/([^"]+)"/g, (link, part) => (page.includes(` id="${part}"`) ? ` href="#${part}"` : link));

/** The groups of operations, by the titles under which they are published. */
function sections(): { name: string; tags: string[] }[] {
  const titles = new Set(published.map(({ title }) => title));
  const groupsUnder = (name: string) =>
    published.filter(({ title }) => title === name).flatMap(({ groups }) => Object.values(groups));
  return [...titles].map((name) => ({ name, tags: [...new Set(groupsUnder(name).map((group) => group.name))] }));
}

/** URLs from which Redoc would load a logo and icons, and to which it would send telemetry. */
const fetched = /https:\/\/(cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^`"'\s]*/g;

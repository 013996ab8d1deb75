/** The TypeScript sample app of the guide for offline apps. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { expectOffline } from './offline/guide.ts';
import { sampleAddress, sampleApp } from './offline/sample-apps.ts';
import { newProject } from './typescript-package.ts';

test('the sample app compiles, and shows the same online and offline', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'offline-guide-'));
  const project = newProject();
  try {
    const app = sampleApp('ts').replace("'tags.ndjson'", `'${join(directory, 'tags.ndjson')}'`);
    expect(await project.complaints({ 'app.ts': app }, { types: ['node'] })).toBe('');
    await expectOffline((address) => project.run(app.replace(sampleAddress, address)));
  } finally {
    project.remove();
    rmSync(directory, { recursive: true });
  }
});

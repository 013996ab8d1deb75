import { expect, test } from '@jest/globals';
import { driven } from '../../parity/driver.ts';
import { documented } from '../../parity/raw.ts';
import { runAll } from '../../parity/run.ts';

test('the TypeScript SDK gives the same outcomes as plain HTTP, for all vectors', async () => {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', 'test/parity/typescript/driver.ts'];
  const bySdk = await runAll((baseUrl) => driven(command, baseUrl), { isSdk: true });
  const byHttp = await runAll(documented, { isSdk: true });
  expect(bySdk.size).toBeGreaterThan(100);
  expect(Object.fromEntries(bySdk)).toEqual(Object.fromEntries(byHttp));
}, 180_000);

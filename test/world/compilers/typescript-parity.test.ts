import { expect, test } from '@jest/globals';
import { driven } from '../../parity/driver.ts';
import { byPlainHttp, runAll } from '../../parity/run.ts';

test('the TypeScript SDK gives the same results as plain HTTP, for all vectors', async () => {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', 'test/parity/typescript/driver.ts'];
  const bySdk = await runAll((baseUrl) => driven(command, baseUrl), { isSdk: true });
  expect(bySdk.size).toBeGreaterThan(100);
  expect(Object.fromEntries(bySdk)).toEqual(await byPlainHttp());
}, 180_000);

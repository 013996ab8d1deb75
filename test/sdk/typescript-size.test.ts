/** What the TypeScript SDK adds to the size of a web app. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';

/** The bytes of a program with all that it needs, as a site sends them. */
async function compressed(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  return gzipSync(contents, { level: 9 }).length;
}

const from = "from './generated/typescript/dist/index.js'";
const signIn = `
const { body } = await orThrow(client.getAuthToken({ email: 'ada@example.com', password: 'correct horse' }));
console.log(body.auth_token, await orThrow(client.showTag({ id: TagIdentifier('4f0c9a17be52'), lang: 'fr' })));
`;

describe('a bundle', () => {
  test('that signs in and shows a tag has at most 5 000 bytes', async () => {
    const bytes = await compressed(`import { createClient, getAuthToken, orThrow, showTag, TagIdentifier } ${from};
const client = createClient({ baseUrl: 'https://tags.example.com' }, { getAuthToken, showTag });${signIn}`);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThanOrEqual(5_000);
  });

  test('with all operations has at most 9 300 bytes', async () => {
    const bytes = await compressed(`import { orThrow, TagIdentifier, TagInformationClient } ${from};
const client = new TagInformationClient({ baseUrl: 'https://tags.example.com' });${signIn}`);
    expect(bytes).toBeLessThanOrEqual(9_300);
  });

  test('that uses nothing of the SDK contains nothing of it', async () => {
    expect(await compressed(`import { TagIdentifier } ${from};`)).toBeLessThan(50);
  });
});

/**
 * Programs that use the generated clients: each signs in, reads a tag and reads a bundle. They are compiled together with the
 * clients.
 */

/** The function that each program exports. */
export type Call = (url: string, account: { email: string; password: string }, id: string) => Promise<CallResult>;

interface CallResult {
  text: string | undefined;
  /** The lines of the bundle, unparsed. */
  lines: string;
}

const signature = `export async function call(baseUrl: string, account: { email: string; password: string }, id: string)`;

/** By tool. Each is stored next to `types.ts` and the folders `hey-api`, `orval` and `swagger-typescript-api`. */
export const callers = {
  'openapi-fetch': `
import createClient from 'openapi-fetch';
import type { paths } from './types';
${signature} {
  const api = createClient<paths>({ baseUrl });
  const signedIn = await api.POST('/api/v1/login/getAuthToken', { body: account });
  const headers = { Authorization: \`Bearer \${signedIn.data?.auth_token}\` };
  const shown = await api.GET('/api/v1/tags/show', { params: { query: { id, lang: 'en' } } });
  const bundle = await api.GET('/api/v1/tags/bundle', { headers, parseAs: 'text' });
  return { text: shown.data?.tags[0]?.translation.text, lines: \`\${bundle.data}\` };
}
`,
  'hey-api': `
import { bundleTags, getAuthToken, showTag } from './hey-api';
${signature} {
  const signedIn = await getAuthToken({ baseUrl, body: account });
  const shown = await showTag({ baseUrl, query: { id, lang: 'en' } });
  const bundle = await bundleTags({ baseUrl, auth: signedIn.data?.auth_token, parseAs: 'text' });
  return { text: shown.data?.tags[0]?.translation.text, lines: \`\${bundle.data}\` };
}
`,
  // Orval needs the address of the service when it generates, so `fetch` adds it here.
  orval: `
import { bundleTags, getAuthToken, showTag } from './orval/api';
${signature} {
  const fetched = globalThis.fetch;
  globalThis.fetch = (path, init) => fetched(new URL(\`\${path}\`, baseUrl), init);
  try {
    const signedIn = await getAuthToken(account);
    if (signedIn.status !== 200) throw new Error(\`\${signedIn.status}\`);
    const headers = { Authorization: \`Bearer \${signedIn.data.auth_token}\` };
    const shown = await showTag({ id, lang: 'en' });
    const bundle = await bundleTags({}, { headers });
    if (shown.status !== 200 || bundle.status !== 200) throw new Error(\`\${shown.status} \${bundle.status}\`);
    return { text: shown.data.tags[0]?.translation.text, lines: await bundle.stream.text() };
  } finally {
    globalThis.fetch = fetched;
  }
}
`,
  'swagger-typescript-api': `
import { Api, LanguageCode } from './swagger-typescript-api/api';
${signature} {
  const { api } = new Api({ baseUrl });
  const signedIn = await api.getAuthToken(account);
  const headers = { Authorization: \`Bearer \${signedIn.data.auth_token}\` };
  const shown = await api.showTag({ id, lang: LanguageCode.En });
  const bundle = await api.bundleTags({}, { headers });
  return { text: shown.data.tags[0]?.translation.text, lines: await bundle.text() };
}
`,
};

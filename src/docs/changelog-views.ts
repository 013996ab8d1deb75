/** The changelog of the API: what its users notice, out of the changelog for everybody. */
import { html } from '../html/html.ts';
import { markdown } from '../html/markdown.ts';
import type { View } from '../html/page.ts';

export const apiChangelogPage = (text: string): View => {
  const changes = ofApi(text);
  return ({ prefix }) => ({
    title: 'Changelog of the API',
    body: html`${markdown(changes, (address) => leadFrom(address, prefix))}
<p><a href="${prefix}/docs">The API</a>, <a href="${prefix}/sdks/changelog">the changelog of the SDKs</a></p>`,
  });
};

/** The part of each version that is about the API. */
function ofApi(text: string): string {
  const [, ...versions] = text.split(/^(?=## )/m);
  return versions
    .map((version) => {
      const [title = '', ...parts] = version.split(/^(?=### )/m);
      const own = parts.find((part) => part.startsWith('### API\n'));
      return own && title + own.replace('### API\n', '');
    })
    .filter(Boolean)
    .join('\n');
}

/** Other pages of the documentation are not served, but for the changelog of the SDKs. */
function leadFrom(address: string, prefix: string): string | undefined {
  if (address === 'sdk-changelog.md') return `${prefix}/sdks/changelog`;
  return address.startsWith('https:') ? address : undefined;
}

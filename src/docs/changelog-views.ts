/** The changelog of the API: the parts of the changelog that matter to its users. */
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

/** The part of each version about the API. */
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

/** Only the SDKs' changelog is served among the other pages of the documentation. */
function leadFrom(address: string, prefix: string): string | undefined {
  if (address === 'sdk-changelog.md') return `${prefix}/sdks/changelog`;
  return address.startsWith('https:') ? address : undefined;
}
